/** Settings of a visitor in which a standalone remote can be viewed; a browser has them as settings of its own. */
export const APPEARANCES = [
  { name: 'normal', label: 'Normal' },
  { name: 'dark', label: 'Dark' },
  { name: 'large-text', label: 'Text 200 %' },
] as const;
export type Appearance = (typeof APPEARANCES)[number]['name'];

/** Appearance of a browser session. The query parameter selects one and sets the cookie. */
export const APPEARANCE_COOKIE = 'forecourt_appearance';
export const APPEARANCE_PARAMETER = 'appearance';

/** The appearance of this name, or null. */
export const appearanceNamed = (name: unknown): Appearance | null => APPEARANCES.find((each) => each.name === name)?.name ?? null;

/** The appearance in a Cookie header; 'normal' without one. */
export function appearanceFromCookie(cookies: string | undefined): Appearance {
  return appearanceNamed(new RegExp(`(?:^|;\\s*)${APPEARANCE_COOKIE}=([a-z-]+)`).exec(cookies ?? '')?.[1]) ?? 'normal';
}
