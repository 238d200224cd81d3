import type { SiteConfig } from '@forecourt/shared-contracts';
import type { ChangeTag } from '@forecourt/shared-contracts/site-changes';
import type { Route } from '@forecourt/shared-contracts/shell';
import type { WrittenContent } from '@forecourt/shared-contracts/site-routes';
import type { Release } from '../registry/release';
import type { ShellAssets } from '../registry/shellRelease';
import type { StandaloneOptions } from '../scenarios/standaloneOptions';

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

/** What changed last on a site, by tag; what has just changed, or is not known, is missing. */
export type SiteVersions = Readonly<Partial<Record<ChangeTag, string>>>;

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
  /** Equal for renders with the same document and written content; missing where nobody else has them. */
  siteKey?: string;
  /** By which the worker knows what of the back end's responses it may use again; missing: nothing. */
  siteVersions?: SiteVersions;
  apiBase: string;
  /** Ids of the visitor's request and of the composition for the back end's log. */
  requestId: string;
  compositionId: string;
  /** Remotes whose code must not run in this render. */
  skip: string[];
}

/** What a page needs beside its own origin, as sources of a security policy. The front writes the policy, and nothing else into it. */
export interface PagePolicy {
  scripts: readonly string[];
  /** Hashes of inline styles, such as `sha256-…`. */
  styles: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  /** Names of policies that may make scripts of text; null where the page may do so without any. */
  trustedTypes: readonly string[] | null;
}

/**
 * Phases of a render: composition and routes, the page's loader while it waits for calls and otherwise, React with the slots and their data, the
 * state of the page, the document around it.
 */
export const PHASES = ['routes', 'calls', 'loaders', 'react', 'state', 'document'] as const;
export type Phase = (typeof PHASES)[number];

export interface RenderedPage {
  id: number;
  status: number;
  headers: Record<string, string>;
  policy: PagePolicy;
  /** null where the back end did not let the page load: the server sends its static page instead. */
  body: string | null;
  failures: { remote: string; version: string; region: string; message: string }[];
  /** What of the site the page depends on, as far as the back end tells; missing where that is not known: on everything. */
  dependsOn?: readonly ChangeTag[];
  /** Whether every call got its response; missing where that is not known. */
  isComplete?: boolean;
  /** For how long each phase kept the worker busy, milliseconds. */
  phases?: Partial<Record<Phase, number>>;
}

/** A site whose texts the front needs when no worker has time for it. */
export interface DescriptionTask {
  id: number;
  describe: SiteConfig;
}

/** What the front sends for a site without rendering a page. */
export interface SiteDescription {
  /** HTML of the responses of 503: to who opens a page, and to who sends a form without script. */
  unavailable: Record<'page' | 'submission', string>;
  policy: PagePolicy;
  /** SVG of the site's icon. */
  icon: string;
}

/** Headers of every response of 503: when the visitor, a crawler or a probe may try again, in seconds. */
export const RETRY_LATER = { 'retry-after': '5', 'cache-control': 'no-store' } as const;

/** What the front sends to a worker: a page to render, a site to describe, or the id of what nobody awaits any more. */
export type RenderRequest = RenderTask | DescriptionTask | { abort: number };

export type RenderedReply = { id: number; page: RenderedPage } | { id: number; description: SiteDescription };
export type RenderReply = RenderedReply | { id: number; error: string } | { id: number; aborted: true } | { ready: true };
