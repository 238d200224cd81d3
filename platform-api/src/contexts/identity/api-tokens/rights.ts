/** What a token may be allowed, each right by itself: one to write does not include the one to read. */
export const RIGHTS = [
  'content:read',
  'content:write',
  'stock:read',
  'stock:write',
  'leads:read',
  'leads:write',
  'feeds:read',
  'figures:read',
] as const;
export type Right = (typeof RIGHTS)[number];

export const isRight = (text: string): text is Right => RIGHTS.some((right) => right === text);
