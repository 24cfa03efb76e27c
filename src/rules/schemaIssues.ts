import type * as v from 'valibot';
import { type Issue, issue } from './errors.js';

/** The issues of a schema in this library's terms: what should be there, never what is, for that may be a hidden card. */
export function schemaIssues(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  return issues.map((found) => {
    const { kind, type, path, expected } = found;
    // of a key that is missing, quoted, the path tells already
    const tellsOptions = kind === 'schema' && type !== 'custom' && type !== 'never' && expected?.[0] !== '"';
    const message = tellsOptions ? `${expected} expected` : undefined;
    return issue(path?.map(({ key }) => key).join('.') ?? '', codeOf(found), message);
  });
}

/** The message of a check is its code. */
function codeOf({ type, received, message }: v.BaseIssue<unknown>): string {
  switch (type) {
    case 'never':
      return 'unknown-key';
    case 'check':
      return message;
    default:
      if (received === 'undefined') return 'missing-key';
      return type === 'picklist' || type === 'variant' ? 'unknown-value' : 'wrong-type';
  }
}
