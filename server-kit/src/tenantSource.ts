import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { StartError } from './lifecycle';
import { InvalidSiteError, resolveSite } from '@forecourt/shared-contracts/schemas';
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
  /** Called once for each newly invalid document. */
  onProblem?(problem: string): void;
  /**
   * What of a valid document does not fit what is deployed. Such a change is refused, but a document that is there at the start is served,
   * as no site may be lost because a release was taken back.
   */
  check?(site: SiteConfig): Promise<readonly string[]>;
}

/** A host in lower case, without port and without the dot of the root domain at its end. */
export const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * Tenant documents from a folder of JSON files, with the templates that they name in its folder `templates`, read again at an interval. An
 * invalid document is reported with path and reason, and the last valid one stays active. Rejects when no document is valid at the start.
 */
export async function tenantsFromFolder(
  folder: string,
  { everyMs = 1000, hasDevelopmentHosts = true, onProblem = console.warn, check = async () => [] }: FolderOptions = {},
): Promise<TenantSource> {
  const texts = new Map<string, string>();
  const sites = new Map<string, SiteConfig>();
  const invalid = new Map<string, string>();
  const templates = templatesFromFolder(path.join(folder, 'templates'), onProblem);
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

  let isStart = true;

  /** Rejects for a change of a document that does not fit what is deployed. */
  async function requireFit(file: string, site: SiteConfig): Promise<void> {
    const misfits = await check(site);
    if (misfits.length === 0) return;
    if (isStart) return onProblem(`${file}: ${misfits.join('; ')} (it is served as it is)`);
    // Each read tries it again: a release may bring what it needs.
    texts.delete(file);
    throw new InvalidSiteError(misfits);
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
      hasChanged = true;
    }
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (texts.get(file) === text) continue;
      texts.set(file, text);
      try {
        const site = resolved(file, text);
        await requireFit(file, site);
        sites.set(file, site);
        invalid.delete(file);
        hasChanged = true;
      } catch (error) {
        const reason = error instanceof InvalidSiteError ? error.problems.join('; ') : (error as Error).message;
        const problem = `${file}: ${reason} (${sites.has(file) ? 'the last good document stays in force' : 'this site is not served'})`;
        if (invalid.get(file) !== problem) onProblem(problem);
        invalid.set(file, problem);
      }
    }
    // The next read tries these again: the document that had their host may have given it up.
    if (hasChanged) for (const file of invalid.keys()) texts.delete(file);
  }

  await readFolder();
  isStart = false;
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
