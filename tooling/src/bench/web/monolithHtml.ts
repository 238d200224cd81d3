import { REMOTES_BASE, type Release } from '@forecourt/shell/registry';
import type { ShellFile } from '@forecourt/shell/registry';
import type { Monolith } from '../../build/monolith/buildMonolith';
import { filesOfPage } from '../../checks/sizes';

const REGION = /data-remote="([^"]+)" data-version="[^"]*" data-(page|slot)="([^"]+)"/g;
const FILE_TAG =
  /<link rel="(stylesheet|preload)"(?: as="script")? href="\/_(?:shell|remotes)\/[^>]*>|<(style) data-href=[^>]*>.*?<\/style>|<script defer [^>]*><\/script>/gs;

/** A page or slot in some HTML, and whether its scripts load at once or when it comes near the window. */
export interface RenderedPart {
  id: string;
  loadsAtOnce: boolean;
}

/** The pages and slots that a composed page renders, each once. */
export function renderedParts(html: string, releases: Readonly<Record<string, Release>>): RenderedPart[] {
  const named = new Set(filesOfPage(html).js);
  const parts = new Map<string, RenderedPart>();
  for (const [, remote = '', kind, name = ''] of html.matchAll(REGION)) {
    const release = releases[remote];
    const id = `${remote}/${kind}s/${name}`;
    const scripts = (kind === 'page' ? release?.pages : release?.slots)?.[name]?.js ?? [];
    const loadsAtOnce = kind === 'page' || scripts.every((file) => named.has(`${REMOTES_BASE}/${remote}/${file}`));
    parts.set(id, { id, loadsAtOnce });
  }
  return [...parts.values()];
}

const unique = (files: readonly ShellFile[]) => [...new Map(files.map((file) => [file.path, file])).values()];
const attributes = ({ path, integrity }: ShellFile, name: string) => `${name}="${path}" integrity="${integrity}" crossorigin="anonymous"`;

/** Files of the monolith that the same first view needs. */
export function monolithFiles(rendered: readonly RenderedPart[], { scripts, styles, parts }: Monolith) {
  const of = (id: string) => {
    const part = parts[id];
    if (!part) throw new Error(`The monolith has no '${id}': it was built from other sources than the site.`);
    return part;
  };
  return {
    scripts,
    styles: unique([...styles, ...rendered.flatMap(({ id }) => of(id).css)]),
    preloads: unique(rendered.flatMap(({ id, loadsAtOnce }) => (loadsAtOnce ? of(id).js : []))),
  };
}

/** The HTML of a composed page with the monolith's scripts and styles in the places of its own. */
export function monolithHtml(html: string, releases: Readonly<Record<string, Release>>, monolith: Monolith): string {
  const files = monolithFiles(renderedParts(html, releases), monolith);
  const waiting: Record<string, string> = {
    stylesheet: files.styles.map((file) => `<link rel="stylesheet" ${attributes(file, 'href')}>`).join(''),
    script: files.scripts.map((file) => `<script defer ${attributes(file, 'src')}></script>`).join(''),
    preload: files.preloads.map((file) => `<link rel="preload" as="script" ${attributes(file, 'href')} fetchpriority="low">`).join(''),
  };
  return html.replaceAll(FILE_TAG, (_tag, kind: string | undefined, inline: string | undefined) => {
    if (inline) return '';
    const tags = waiting[kind ?? 'script'] ?? '';
    delete waiting[kind ?? 'script'];
    return tags;
  });
}
