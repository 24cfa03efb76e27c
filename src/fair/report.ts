/** One thing that was looked at. */
export interface FairCheck {
  /** Kebab-case; part of the API. */
  readonly id: string;
  /** `skipped`: there was nothing to look at, or an earlier check left nothing to compare with. */
  readonly status: 'pass' | 'fail' | 'skipped';
  /** A short English sentence for people. */
  readonly detail: string;
}

export function pass(id: string, detail: string): FairCheck {
  return { id, status: 'pass', detail };
}

export function fail(id: string, detail: string): FairCheck {
  return { id, status: 'fail', detail };
}

export function skipped(id: string, detail: string): FairCheck {
  return { id, status: 'skipped', detail };
}

/** A check with a sentence for either result. */
export function check(id: string, ok: boolean, good: string, bad: string): FairCheck {
  return ok ? pass(id, good) : fail(id, bad);
}

/** Whether any check failed. */
export function anyFailed(checks: readonly FairCheck[]): boolean {
  return checks.some(({ status }) => status === 'fail');
}
