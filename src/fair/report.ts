import { FairError } from './errors.js';

/** One thing that was looked at. */
export interface FairCheck {
  /** Kebab-case; part of the API. */
  readonly id: string;
  /** `skipped`: there was nothing to look at, or an earlier check left nothing to compare with. */
  readonly status: 'pass' | 'fail' | 'skipped';
  /** A short English sentence for people. */
  readonly detail: string;
}

/** A check of a claim, `null` when there was nothing to look at; the sentence says when the claim is false, or not looked at. */
export function check(id: string, ok: boolean | null, claim: string): FairCheck {
  if (ok === null) return { id, status: 'skipped', detail: `Not looked at: ${claim}.` };
  return ok ? { id, status: 'pass', detail: `${claim}.` } : { id, status: 'fail', detail: `False: ${claim}.` };
}

/** The one check of what cannot be read. */
export function malformed(id: string, error: unknown): FairCheck {
  return check(id, false, `It is well-formed${error instanceof FairError ? ` (${error.message})` : ''}`);
}

/** The checks that something gives, or the one that it cannot be read. */
export function guarded(look: () => FairCheck[]): FairCheck[] {
  try {
    return look();
  } catch (error) {
    return [malformed('shape', error)];
  }
}

/** Whether a function says `true`; whatever it throws is no. */
export function isTrue(say: () => boolean): boolean {
  try {
    return say() === true;
  } catch {
    return false;
  }
}

/** The ids of the checks that failed. */
export function failedIds(checks: readonly FairCheck[]): string[] {
  return checks.flatMap(({ id, status }) => (status === 'fail' ? id : []));
}
