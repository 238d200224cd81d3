import type { Flag } from '../switches/switches';
import type { SignInGate } from './gates';
import type { RouteContent } from './writtenContent';

/** Switches that are the path of a page. */
export type PatternSwitch = 'customerAreaPath';

/** An address that a remote or the shell declares. Plain data: the build of a remote writes it to release.json. */
export interface Route {
  /** 'area.name', the area being the name of the remote without 'mf-'. Links and tenants' documents use it. */
  name: string;
  /** Whole segments, fixed or ':name'; no slash at the end. */
  pattern: string;
  /** Name of the page in the definition of its remote. */
  page: string;
  /** Owner of the page: a remote, or 'shell' for the host's own pages. */
  remote: string;
  /** Title of the page until, or unless, its meta has one. */
  title: string;
  /** 'file': served by the back end; the browser leaves the app for it. */
  kind: 'page' | 'file';
  /** The address responds as an unknown path while one of these switches is off. */
  requires: readonly Flag[];
  /** The content without which it responds as an unknown path; releases from before leave it out. */
  content?: RouteContent;
  /** The sign-in gate, null for a public page. */
  gate: SignInGate | null;
  /** The switch whose value is the pattern on a site; `pattern` is then its default. null: `pattern` is that of every site. */
  patternSwitch: PatternSwitch | null;
  /** Patterns with the same parameters that lead to the route on a site where they are no other page's. */
  redirects: readonly string[];
  /** Fixed parameters of the route; pages get them with those of the pattern. */
  params: Readonly<Record<string, string>>;
  /** Required prefixes of parameters. */
  paramPrefixes: Readonly<Record<string, string>>;
}

/** What a route needs beside its name and page; the rest has defaults. */
export type RouteFields = Pick<Route, 'name' | 'pattern' | 'page' | 'remote' | 'title'> & Partial<Route>;

/** A route with the defaults of what it leaves out: a public page without conditions. */
export const routeOf = (fields: RouteFields): Route => ({
  kind: 'page',
  requires: [],
  gate: null,
  patternSwitch: null,
  redirects: [],
  params: {},
  paramPrefixes: {},
  ...fields,
});

/** The shell's own pages, and the file that the back end serves at an address of each site. */
export const SHELL_ROUTES: readonly Route[] = [
  routeOf({ name: 'shell.home', pattern: '/', page: 'home', remote: 'shell', title: 'Home' }),
  routeOf({ name: 'shell.sitemap', pattern: '/sitemap.xml', page: 'sitemap', remote: 'shell', title: 'Site map', kind: 'file' }),
];
