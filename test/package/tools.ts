/** The tools of other people that the packed tarball is used with at every change. */
export const TOOLS = {
  typescript: 'typescript@6.0.3',
  vite: 'vite@8.3.8',
  jest: 'jest@30',
  fastCheck: 'fast-check@4.11.0',
} as const;
