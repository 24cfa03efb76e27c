import { checkVariant, defineVariant, PRESETS, type PresetName, standard, type Variant, VariantError } from 'kings-corner';
import { describe, expect, it } from 'vitest';
import { readVectors } from './files.js';

interface VariantVectors {
  readonly presets: Readonly<Record<PresetName, Variant>>;
  readonly valid: readonly { readonly base: PresetName; readonly overrides: object; readonly result: Variant }[];
  readonly invalid: readonly { readonly overrides: object; readonly options: readonly string[] }[];
}

const { presets, valid, invalid } = readVectors<VariantVectors>('variants');

/** The text `(undefined)` stands for a value that JSON lacks. */
const withUndefined = (overrides: object): object =>
  Object.fromEntries(Object.entries(overrides).map(([key, value]) => [key, value === '(undefined)' ? undefined : value]));

describe('variants are those of an independent implementation', () => {
  it('has every preset, option by option', () => {
    expect(PRESETS).toEqual(presets);
    for (const preset of Object.values(PRESETS)) expect(checkVariant(preset)).toEqual([]);
  });

  it.each(valid)('defines a valid variant from $base and $overrides', ({ base, overrides, result }) => {
    expect(defineVariant(PRESETS[base], withUndefined(overrides))).toEqual(result);
  });

  it.each(invalid)('refuses $overrides at $options', ({ overrides, options }) => {
    const issues = checkVariant({ ...standard, ...withUndefined(overrides) });
    expect([...new Set(issues.map(({ path }) => path.split('.')[0]))].sort()).toEqual(options);
    expect(() => defineVariant(standard, withUndefined(overrides))).toThrow(VariantError);
  });
});
