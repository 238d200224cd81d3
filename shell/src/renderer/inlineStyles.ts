import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES_BASE } from '../registry/release';
import type { ShellFile } from './protocol';

/** A sheet of a page; with its text where it stands in the page itself. */
export interface PageStyle extends ShellFile {
  text?: string;
}

/** An address beside the sheet, as most imports have, would be looked for beside the page, and an end tag would end the style. */
const NOT_INLINABLE = /<\/|@import|url\((?!["']?(?:data:|#|\/))/i;

/** By file. A worker serves the releases of one registry revision, whose files never change. */
const texts = new Map<string, string>();

/** null for a file that can not be read: it is left to the browser, as all that a page can do without. */
function textOf(file: string): string | null {
  const known = texts.get(file);
  if (known !== undefined) return known;
  try {
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  } catch {
    return null;
  }
}

/**
 * Puts the sheets of remotes into the page: there are up to ten, of a few hundred bytes each, and nothing shows before the
 * last of them has come (PL-053). The shell's own, which every page needs, stay files that the browser keeps. Each
 * carries the hash that its release names, by which the page's policy allows it (PL-042).
 */
export function withInlineStyles(styles: readonly ShellFile[], artifactsFolder: string): PageStyle[] {
  return styles.map((style) => {
    if (!style.path.startsWith(`${REMOTES_BASE}/`)) return style;
    const text = textOf(path.join(artifactsFolder, style.path.slice(REMOTES_BASE.length)));
    return text === null || NOT_INLINABLE.test(text) ? style : { ...style, text };
  });
}
