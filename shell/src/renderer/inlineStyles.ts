import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES_BASE } from '../registry/release';
import type { ShellFile } from '../registry/shellRelease';

/** A stylesheet of a page; with its text when it is inlined. */
export interface PageStyle extends ShellFile {
  text?: string;
}

/** A relative URL would be resolved against the page instead of the stylesheet, and an end tag would close the style element. */
const NOT_INLINABLE = /<\/|@import|url\((?!["']?(?:data:|#|\/))/i;

/** Texts by file; unbounded, because a worker serves the releases of one registry revision, whose files never change. */
const texts = new Map<string, string>();

/** null for a file that cannot be read: the page then links to it. */
function textOf(file: string): string | null {
  const cached = texts.get(file);
  if (cached !== undefined) return cached;
  try {
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  } catch {
    return null;
  }
}

/**
 * Inlines the stylesheets of remotes: a page has up to ten of a few hundred bytes each, and nothing paints before the last
 * one has loaded. The shell's own, which every page needs, stay files that the browser caches. Each style has the hash
 * of its release, by which the page's security policy allows it.
 */
export function withInlineStyles(styles: readonly ShellFile[], artifactsFolder: string): PageStyle[] {
  return styles.map((style) => {
    if (!style.path.startsWith(`${REMOTES_BASE}/`)) return style;
    const text = textOf(path.join(artifactsFolder, style.path.slice(REMOTES_BASE.length)));
    return text === null || NOT_INLINABLE.test(text) ? style : { ...style, text };
  });
}
