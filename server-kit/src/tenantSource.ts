import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { InvalidSiteError, resolveSite } from '@forecourt/shared-contracts/schemas';

/** The sites of both servers, each in its last valid version. */
export interface TenantSource {
  all(): readonly SiteConfig[];
  bySlug(slug: string): SiteConfig | null;
  /** Finds a site by the Host header, with or without port: `<slug>.localhost` or one of its `hosts`. */
  byHost(host: string): SiteConfig | null;
  /** Documents that are invalid now, as 'file: path: reason'. */
  problems(): readonly string[];
  close(): void;
}

interface FolderOptions {
  /** Interval between two reads of the folder, milliseconds. */
  everyMs?: number;
  /** Called once for each newly invalid document. */
  onProblem?(problem: string): void;
}

/** Without port, and without the dot of the root domain at the end. */
const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * Tenant documents from a folder of JSON files, read again at an interval. An invalid document is reported with path and
 * reason, and the last valid one stays active. Rejects when no document is valid at the start.
 */
export async function tenantsFromFolder(folder: string, { everyMs = 1000, onProblem = console.warn }: FolderOptions = {}): Promise<TenantSource> {
  const texts = new Map<string, string>();
  const sites = new Map<string, SiteConfig>();
  const invalid = new Map<string, string>();

  async function readFolder(): Promise<void> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
    for (const removed of [...texts.keys()].filter((file) => !files.includes(file))) {
      texts.delete(removed);
      sites.delete(removed);
      invalid.delete(removed);
    }
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (texts.get(file) === text) continue;
      texts.set(file, text);
      try {
        const warn = (message: string) => onProblem(`${file}: ${message}`);
        sites.set(file, resolveSite(JSON.parse(text) as Record<string, unknown>, warn));
        invalid.delete(file);
      } catch (error) {
        const reason = error instanceof InvalidSiteError ? error.problems.join('; ') : (error as Error).message;
        const problem = `${file}: ${reason}`;
        invalid.set(file, problem);
        onProblem(`${problem} (${sites.has(file) ? 'the last good document stays in force' : 'this site is not served'})`);
      }
    }
  }

  await readFolder();
  if (sites.size === 0) {
    throw new Error(`No usable tenant document in ${folder}. ${[...invalid.values()].join(' ') || 'Put one JSON document per site there.'}`);
  }

  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    readFolder()
      .catch((error: Error) => onProblem(`The tenant folder cannot be read: ${error.message}`))
      .finally(() => {
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
      return all().find((site) => name === `${site.slug}.localhost` || site.hosts.includes(name)) ?? null;
    },
    problems: () => [...invalid.values()],
    close: () => clearInterval(timer),
  };
}
