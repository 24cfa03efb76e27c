import { expect, it } from 'vitest';
import { loaded, src } from '../architecture/loaded.js';

it('is not loaded by the root entry', () => {
  const files = [...loaded(`${src}/index.ts`)].map((file) => file.slice(src.length));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.includes('/kernel'))).toEqual([]);
});
