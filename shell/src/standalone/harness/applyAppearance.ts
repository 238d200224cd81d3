import type { Appearance } from '../../scenarios/appearances';

/** The page looks as with this setting of a visitor's browser. */
export function applyAppearance(appearance: Appearance): void {
  const { style } = document.documentElement;
  if (appearance === 'dark') style.colorScheme = 'dark';
  if (appearance === 'large-text') style.fontSize = '200%';
}
