/** The whole numbers from 0 up, so many of them: all seats, or the positions of a list. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A copy of a list with the item at one index replaced. */
export function withItem<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** A copy of a list without the item at one index. */
export function withoutItem<T>(list: readonly T[], index: number): readonly T[] {
  const copy = list.slice();
  copy.splice(index, 1);
  return copy;
}
