import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { checkDocument } from './documents/checkDocument';
import { describeMistakes } from './documents/describeMistakes';
import { tenantDocument } from './documents/documentKinds';
import { noLastGood, type LastGood } from './documents/lastGood';
import { StartError } from './lifecycle';
import { InvalidSiteError, resolveSite } from '@forecourt/shared-contracts/documents';
import { templatesFromFolder } from './templatesFromFolder';

/** The sites of both servers, each in its last valid version. */
export interface TenantSource {
  all(): readonly SiteConfig[];
  bySlug(slug: string): SiteConfig | null;
  /** Finds a site by the Host header, with or without port: one of its `hosts`, or in a demonstration `<slug>.localhost`. */
  byHost(host: string): SiteConfig | null;
  /** Documents that are not valid now, as 'file: path: reason (what is served)', and a folder that cannot be read. */
  problems(): readonly string[];
  close(): void;
}

interface FolderOptions {
  /** Interval between two reads of the folder, milliseconds. */
  everyMs?: number;
  /** Whether `<slug>.localhost` leads to a site, as in a demonstration. */
  hasDevelopmentHosts?: boolean;
  /** Where the last good text of each document survives the process; nowhere without it. */
  lastGood?: LastGood;
  /** Called once for each newly invalid document. */
  onProblem?(problem: string): void;
}

/** A host in lower case, without port and without the dot of the root domain at its end. */
export const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * Tenant documents from a folder of JSON files, with the templates that they name in its folder `templates`, read again at an interval. A document
 * with a mistake is reported with the line of each, and never replaces what is served: the last good one is, also after a restart. One that is there
 * at the start without a last good one is served as far as it can be read. Rejects when no document is valid at the start.
 */
export async function tenantsFromFolder(
  folder: string,
  { everyMs = 1000, hasDevelopmentHosts = true, lastGood = noLastGood, onProblem = console.warn }: FolderOptions = {},
): Promise<TenantSource> {
  const texts = new Map<string, string>();
  const sites = new Map<string, SiteConfig>();
  const invalid = new Map<string, string>();
  const templates = templatesFromFolder(path.join(folder, 'templates'), { lastGood, onProblem });
  let folderProblem: string | null = null;
  const hostsOf = ({ slug, hosts }: SiteConfig) => [...(hasDevelopmentHosts ? [`${slug}.localhost`] : []), ...hosts.map(hostName)];

  /** A site with its slug and hosts, which no other document may have: the visitors of one dealer would see another's site. */
  function resolved(file: string, text: string): SiteConfig {
    const site = resolveSite(JSON.parse(text) as Record<string, unknown>, {
      templates: templates.all(),
      warn: (message) => onProblem(`${file}: ${message}`),
    });
    const names = hostsOf(site);
    for (const [other, taken] of sites) {
      const shared = hostsOf(taken).find((name) => names.includes(name));
      if (other !== file && shared) throw new Error(`${other} has the host ${shared} already`);
    }
    return site;
  }

  function refuse(file: string, reason: string, isServed: string): void {
    const problem = `${file}: ${reason} (${isServed})`;
    if (invalid.get(file) !== problem) onProblem(problem);
    invalid.set(file, problem);
  }

  /** Serves a document without a mistake, and stores it for the next start. */
  async function serve(file: string, text: string): Promise<void> {
    const site = resolved(file, text);
    sites.set(file, site);
    invalid.delete(file);
    await lastGood
      .write(file, text)
      .catch((error: Error) => onProblem(`${file}: it cannot be stored for the next start: ${error.message}`));
  }

  /** The site of the last start that had no mistake in the document; null where there is none that can be read. */
  async function earlierSite(file: string): Promise<SiteConfig | null> {
    const text = await lastGood.read(file);
    try {
      return text === null ? null : resolved(file, text);
    } catch {
      return null;
    }
  }

  /** Serves what there is of a document with mistakes that is not served yet: its last good text, else the document as far as it can be read. */
  async function serveInstead(file: string, text: string, mistakes: string): Promise<void> {
    const earlier = await earlierSite(file);
    sites.set(file, earlier ?? resolved(file, text));
    refuse(file, mistakes, earlier ? 'the last good document is served' : 'it is served as far as it can be read');
  }

  async function accept(file: string, text: string): Promise<void> {
    const name = path.basename(file, '.json');
    const mistakes = describeMistakes(checkDocument(text, tenantDocument({ name, templates: templates.all() })));
    try {
      if (mistakes === '') await serve(file, text);
      else if (sites.has(file)) refuse(file, mistakes, 'the last good document stays in force');
      else await serveInstead(file, text, mistakes);
    } catch (error) {
      const reason = error instanceof InvalidSiteError ? mistakes || error.problems.join('; ') : (error as Error).message;
      refuse(file, reason, sites.has(file) ? 'the last good document stays in force' : 'this site is not served');
    }
  }

  async function readFolder(): Promise<void> {
    // A changed template may change every site.
    if (await templates.readAgain()) texts.clear();
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
    let hasChanged = false;
    for (const removed of [...sites.keys(), ...invalid.keys()].filter((file) => !files.includes(file))) {
      texts.delete(removed);
      sites.delete(removed);
      invalid.delete(removed);
      await lastGood.remove(removed);
      hasChanged = true;
    }
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (texts.get(file) === text) continue;
      texts.set(file, text);
      const before = sites.get(file);
      await accept(file, text);
      hasChanged = hasChanged || sites.get(file) !== before;
    }
    // The next read tries these again: the document that had their host may have given it up.
    if (hasChanged) for (const file of invalid.keys()) texts.delete(file);
  }

  await readFolder();
  if (sites.size === 0) {
    throw new StartError(
      `No usable tenant document in ${folder}. ${[...invalid.values()].join(' ') || 'Put one JSON document per site there.'}`,
    );
  }

  async function readAgain(): Promise<void> {
    try {
      await readFolder();
      folderProblem = null;
    } catch (error) {
      const problem = `The tenant folder cannot be read: ${(error as Error).message} (the last good documents stay in force)`;
      if (folderProblem !== problem) onProblem(problem);
      folderProblem = problem;
    }
  }

  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    void readAgain().finally(() => {
      isReading = false;
    });
  }, everyMs);
  timer.unref();

  const all = () => [...sites.values()];
  return {
    all,
    bySlug: (slug) => all().find((site) => site.slug === slug) ?? null,
    byHost(host) {
      const name = hostName(host);
      return all().find((site) => hostsOf(site).includes(name)) ?? null;
    },
    problems: () => [...templates.problems(), ...invalid.values(), ...(folderProblem ? [folderProblem] : [])],
    close: () => clearInterval(timer),
  };
}
