import { assertVariant } from 'kings-corner/testing';
import { it } from 'vitest';
import { spreadVariants } from '../laws/spread.js';

it('every law holds for a few variants that differ much', () => {
  for (const [seed, variant] of spreadVariants(8, 1).entries()) assertVariant(variant, { seed, walks: 3, matches: 1 });
});
