import * as v from 'valibot';
import type { Issue } from './errors.js';

/** The issues of a schema in this library's terms: what should be there, never what is, for that may be a hidden card. */
export function schemaIssues(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  return issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    code: codeOf(issue),
    message: `${wordsOf(issue)} expected`,
  }));
}

/** Our own words where a schema has them; the messages of valibot tell what was received. */
function wordsOf({ kind, type, expected, message }: v.BaseIssue<unknown>): string {
  if (type === 'never') return 'no such key';
  return kind === 'validation' || type === 'custom' ? message : (expected ?? 'something else');
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
