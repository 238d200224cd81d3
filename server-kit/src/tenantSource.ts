import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { InvalidSiteError, resolveSite } from '@forecourt/shared-contracts/schemas';

/** The sites that both servers serve, always the last good version of each. */
export interface TenantSource {
  all(): readonly SiteConfig[];
  bySlug(slug: string): SiteConfig | null;
  /** Finds a site by the Host header, with or without port: `<slug>.localhost` or one of its `hosts`. */
  byHost(host: string): SiteConfig | null;
  /** Documents that are refused now, 'file: path: reason' (PL-034). */
  problems(): readonly string[];
  close(): void;
}

interface FolderOptions {
  /** How often the folder is read again, in milliseconds. */
  everyMs?: number;
  /** Hears of each newly refused document once. */
  onProblem?(problem: string): void;
}

const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/**
 * Tenant documents from a folder of JSON files. A document that is not valid is refused with path and
 * reason, and the last good one stays in force (PL-034). Rejects when no document is usable at the start.
 */
export async function tenantsFromFolder(folder: string, { everyMs = 1000, onProblem = console.warn }: FolderOptions = {}): Promise<TenantSource> {
  const texts = new Map<string, string>();
  const sites = new Map<string, SiteConfig>();
  const refused = new Map<string, string>();

  async function readAgain(): Promise<void> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
    for (const gone of [...texts.keys()].filter((file) => !files.includes(file))) {
      texts.delete(gone);
      sites.delete(gone);
      refused.delete(gone);
    }
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (texts.get(file) === text) continue;
      texts.set(file, text);
      try {
        const warn = (message: string) => onProblem(`${file}: ${message}`);
        sites.set(file, resolveSite(JSON.parse(text) as Record<string, unknown>, warn));
        refused.delete(file);
      } catch (error) {
        const reason = error instanceof InvalidSiteError ? error.problems.join('; ') : (error as Error).message;
        const problem = `${file}: ${reason}`;
        refused.set(file, problem);
        onProblem(`${problem} (${sites.has(file) ? 'the last good document stays in force' : 'this site is not served'})`);
      }
    }
  }

  await readAgain();
  if (sites.size === 0) {
    throw new Error(`No usable tenant document in ${folder}. ${[...refused.values()].join(' ') || 'Put one JSON document per site there.'}`);
  }

  let reading = false;
  const timer = setInterval(() => {
    if (reading) return;
    reading = true;
    readAgain()
      .catch((error: Error) => onProblem(`The tenant folder cannot be read: ${error.message}`))
      .finally(() => {
        reading = false;
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
    problems: () => [...refused.values()],
    close: () => clearInterval(timer),
  };
}
