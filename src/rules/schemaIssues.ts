import * as v from 'valibot';
import type { Issue } from './errors.js';

/** The issues of a schema in this library's terms. */
export function schemaIssues(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', code: codeOf(issue), message: issue.message }));
}

function codeOf({ type, received }: v.BaseIssue<unknown>): string {
  switch (type) {
    case 'never':
      return 'unknown-key';
    case 'safe_integer':
      return 'not-whole';
    case 'min_value':
    case 'max_value':
    case 'min_length':
    case 'max_length':
    case 'check':
      return 'out-of-range';
    default:
      if (received === 'undefined') return 'missing-key';
      return type === 'picklist' || type === 'literal' || type === 'variant' ? 'unknown-value' : 'wrong-type';
  }
}
