import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Route } from '@forecourt/shared-contracts/shell';
import { SHELL_ROUTES, type WrittenContent } from '@forecourt/shared-contracts/site-routes';
import type { FontFiles } from '@forecourt/shared-ui/theme';
import type { StandaloneOptions, Composition } from '../app/composition/composition';
import { integrityOf, type Release } from '../registry/release';

/** A file of the shell's own browser build. */
export interface ShellFile {
  path: string;
  integrity: string;
}

export interface ShellAssets {
  scripts: ShellFile[];
  styles: ShellFile[];
  /** Scripts and styles of platform libraries that load only where they are needed, by library. */
  shared: Record<string, ShellFile[]>;
  /** Scripts and styles of a standalone remote's bar and start page. */
  standalone: ShellFile[];
  /** Heading fonts of the tenants. */
  fonts: FontFiles;
}

/** Constant data of a render worker: one registry revision. */
export interface RendererSetup {
  artifactsFolder: string;
  assets: ShellAssets;
  /** By 'name@version'. */
  releases: Record<string, Release>;
  /** Of remotes without a usable version: their addresses are not unknown, their pages are unavailable. */
  lostRoutes: readonly Route[];
  /** Shared memory where the worker writes whose code is running, as an index into `owners`. */
  watch: Int32Array;
  owners: string[];
  slotTimeoutMs: number;
  /** Each page says so at its foot. */
  isDemonstration: boolean;
  /** After which the server terminates a worker that has not rendered its page. */
  renderTimeoutMs: number;
}

/** Data of a worker that renders nothing: it sends the names that the build provides, see ../platform/providedNames.ts, and ends. */
export interface DescribeRequest {
  describe: true;
}

export interface RenderTask {
  id: number;
  /** The URL that the visitor requested. */
  url: string;
  site: SiteConfig;
  /** What is written for the site; null where that is not known. */
  written: WrittenContent | null;
  /** Selected version of each remote. */
  versions: Record<string, string>;
  revision: number;
  /** null on a whole site. */
  standalone: StandaloneOptions | null;
  /** Key and end of the preview in which the visitor is, ISO 8601; null for everybody else. */
  preview: { key: string; until: string } | null;
  now: string;
  apiBase: string;
  /** Ids of the visitor's request and of the composition for the back end's log. */
  requestId: string;
  compositionId: string;
  /** Remotes whose code must not run in this render. */
  skip: string[];
}

export interface RenderedPage {
  id: number;
  status: number;
  headers: Record<string, string>;
  /** Hashes of the page's inline styles beside its theme. */
  inlineStyles: string[];
  /** null where the back end did not let the page load: the server sends its static page instead. */
  body: string | null;
  failures: { remote: string; version: string; region: string; message: string }[];
}

/** Headers of every response of 503: when the visitor, a crawler or a probe may try again, in seconds. */
export const RETRY_LATER = { 'retry-after': '5', 'cache-control': 'no-store' } as const;

/** What the server sends to a worker: a page to render, or the id of one that nobody awaits any more. */
export type RenderRequest = RenderTask | { abort: number };

export type RenderReply =
  | { id: number; page: RenderedPage }
  | { id: number; error: string }
  | { id: number; aborted: true }
  | { ready: true };

/** The remotes of a composition; a version without release is left out. */
export const composedRemotes = (
  releases: Record<string, Release>,
  versions: Record<string, string>,
  base: string,
): Composition['remotes'] =>
  Object.fromEntries(
    Object.entries(versions).flatMap(([name, version]) => {
      const release = releases[`${name}@${version}`];
      if (!release) return [];
      const { contract, container, entry } = release;
      return [
        [
          name,
          {
            version,
            contract,
            container,
            entry: `${base}/${name}/${entry}`,
            integrity: integrityOf(release, entry),
          },
        ],
      ];
    }),
  );

/** The slots of a composition; of two remotes with one name for a slot the first by its own name provides it. */
export const composedSlots = (releases: Record<string, Release>, versions: Record<string, string>): Composition['slots'] =>
  Object.fromEntries(
    Object.entries(versions)
      .toSorted(([one], [other]) => other.localeCompare(one, 'en'))
      .flatMap(([remote, version]) =>
        Object.entries(releases[`${remote}@${version}`]?.slots ?? {}).map(([name, { version: propsVersion, reserve, needs }]) => [
          name,
          { remote, reserve, ...(propsVersion !== 1 && { versions: [propsVersion] }), ...(needs && { needs }) },
        ]),
      ),
  );

/** The routes that the shell and the releases of a composition declare. */
export const declaredRoutes = (
  { releases, lostRoutes }: Pick<RendererSetup, 'releases' | 'lostRoutes'>,
  versions: Record<string, string>,
): Route[] => [
  ...SHELL_ROUTES,
  ...Object.entries(versions).flatMap(([name, version]) => releases[`${name}@${version}`]?.routes ?? []),
  ...lostRoutes,
];
