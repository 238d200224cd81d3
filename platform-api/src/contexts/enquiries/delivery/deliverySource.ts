import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { noLastGood, type LastGood } from '@forecourt/server-kit';
import { readDeliveryConfig, type DeliveryConfig } from './deliveryConfig';

/** The delivery configuration of each tenant, always the last good version of its document. */
export interface DeliverySource {
  of(tenant: string): DeliveryConfig;
  /** Tenants that have a configuration. */
  tenants(): readonly string[];
  /** Invalid documents: 'file: path: reason (what happens to leads)'. */
  problems(): readonly string[];
  close(): void;
}

export const NO_ENDPOINTS: DeliveryConfig = { endpoints: {}, rules: [] };

/** Configurations by tenant from a record; a tenant without one has no endpoints, and its leads wait. */
export const deliveryOf = (configs: Readonly<Record<string, DeliveryConfig>>): DeliverySource => ({
  of: (tenant) => configs[tenant] ?? NO_ENDPOINTS,
  tenants: () => Object.keys(configs),
  problems: () => [],
  close: () => {},
});

interface FolderOptions {
  /** Targets may be plain HTTP and the outbox. */
  isDemonstration: boolean;
  /** How often the folder is read again, in milliseconds. */
  everyMs?: number;
  /** Where the last good text of each document survives the process; nowhere without it. */
  lastGood?: LastGood;
  /** Called once for each newly invalid document. */
  onProblem?(problem: string): void;
}

/**
 * `<tenant slug>.json` documents of a folder. One with a mistake is reported with line, path and reason; the last good one remains in use, also
 * after a restart, and without one the tenant's leads are stored and wait: no mistake here loses a lead.
 */
export async function deliveryFromFolder(
  folder: string,
  { isDemonstration, everyMs = 5000, lastGood = noLastGood, onProblem = console.warn }: FolderOptions,
): Promise<DeliverySource> {
  const texts = new Map<string, string>();
  const configs = new Map<string, DeliveryConfig>();
  const invalid = new Map<string, string>();

  /** The last good configuration of an earlier process; undefined where there is none. */
  async function earlierConfig(file: string): Promise<DeliveryConfig | undefined> {
    const text = await lastGood.read(file);
    try {
      return text === null ? undefined : readDeliveryConfig(text, { isDemonstration });
    } catch {
      return undefined;
    }
  }

  async function accept(file: string, text: string): Promise<void> {
    const tenant = path.basename(file, '.json');
    try {
      configs.set(tenant, readDeliveryConfig(text, { isDemonstration }));
      invalid.delete(file);
    } catch (error) {
      const before = configs.get(tenant);
      const inForce = before && !before.isUnusable ? before : await earlierConfig(file);
      configs.set(tenant, inForce ?? { ...NO_ENDPOINTS, isUnusable: true });
      const outcome = inForce ? 'the last good document remains in use' : 'leads of this site wait until it has no mistake';
      const problem = `${file}: ${(error as Error).message} (${outcome})`;
      invalid.set(file, problem);
      onProblem(problem);
      return;
    }
    await lastGood
      .write(file, text)
      .catch((error: Error) => onProblem(`${file}: it cannot be stored for the next start: ${error.message}`));
  }

  async function readAgain(): Promise<void> {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (texts.get(file) === text) continue;
      texts.set(file, text);
      await accept(file, text);
    }
  }

  await readAgain();
  const timer = setInterval(() => {
    readAgain().catch((error: Error) => onProblem(`The delivery folder cannot be read: ${error.message}`));
  }, everyMs).unref();
  return {
    of: (tenant) => configs.get(tenant) ?? NO_ENDPOINTS,
    tenants: () => [...configs].flatMap(([tenant, { isUnusable }]) => (isUnusable ? [] : [tenant])),
    problems: () => [...invalid.values()],
    close: () => clearInterval(timer),
  };
}
