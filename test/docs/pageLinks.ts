/** A link of a page, as it is written there. */
export interface Link {
  readonly page: string;
  readonly target: string;
}

/** The links and pictures of a page, but for what looks like one in a block of code. */
export function linksOf(page: string, text: string): readonly Link[] {
  const prose = text.replace(/```.*?```/gs, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ page, target }));
}
