import type { Appearance } from '../../scenarios/appearances';

/** The page looks as with this setting of a visitor's browser: a site without dark colours stays as it is. */
export function applyAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  const hasDark = getComputedStyle(root).colorScheme.split(' ').includes('dark');
  if (appearance === 'dark' && hasDark) root.style.colorScheme = 'dark';
  if (appearance === 'large-text') root.style.fontSize = '200%';
}
