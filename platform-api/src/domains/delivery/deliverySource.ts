import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readDeliveryConfig, type DeliveryConfig } from './deliveryConfig';

/** Where the leads of each tenant go, always the last good version of each document. */
export interface DeliverySource {
  of(tenant: string): DeliveryConfig;
  /** Documents that are refused now: 'file: path: reason'. */
  problems(): readonly string[];
  close(): void;
}

export const NO_ENDPOINTS: DeliveryConfig = { endpoints: {}, rules: [] };

/** Delivery by a plain record; for a tenant that it does not name there are no endpoints, and its leads wait. */
export const deliveryOf = (configs: Readonly<Record<string, DeliveryConfig>>): DeliverySource => ({
  of: (tenant) => configs[tenant] ?? NO_ENDPOINTS,
  problems: () => [],
  close: () => {},
});

interface FolderOptions {
  isProduction: boolean;
  /** How often the folder is read again, in milliseconds. */
  everyMs?: number;
  /** Hears of each newly refused document once. */
  onProblem?(problem: string): void;
}

/**
 * `<tenant slug>.json` documents of a folder. An invalid one is refused with path and reason; the last good one stays in
 * force, and without one the tenant's leads are kept and wait: no mistake here costs a lead.
 */
export async function deliveryFromFolder(
  folder: string,
  { isProduction, everyMs = 5000, onProblem = console.warn }: FolderOptions,
): Promise<DeliverySource> {
  const texts = new Map<string, string>();
  const configs = new Map<string, DeliveryConfig>();
  const refused = new Map<string, string>();

  async function readAgain(): Promise<void> {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (texts.get(file) === text) continue;
      texts.set(file, text);
      const tenant = path.basename(file, '.json');
      try {
        configs.set(tenant, readDeliveryConfig(JSON.parse(text), { isProduction }));
        refused.delete(file);
      } catch (error) {
        const problem = `${file}: ${(error as Error).message}`;
        refused.set(file, problem);
        onProblem(`${problem} (${configs.has(tenant) ? 'the last good document stays in force' : 'leads of this site wait until it is right'})`);
      }
    }
  }

  await readAgain();
  const timer = setInterval(() => {
    readAgain().catch((error: Error) => onProblem(`The delivery folder cannot be read: ${error.message}`));
  }, everyMs).unref();
  return {
    of: (tenant) => configs.get(tenant) ?? NO_ENDPOINTS,
    problems: () => [...refused.values()],
    close: () => clearInterval(timer),
  };
}
