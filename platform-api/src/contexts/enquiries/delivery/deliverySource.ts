import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readDeliveryConfig, type DeliveryConfig } from './deliveryConfig';

/** The delivery configuration of each tenant, always the last valid version of its document. */
export interface DeliverySource {
  of(tenant: string): DeliveryConfig;
  /** Invalid documents: 'file: path: reason (what happens to leads)'. */
  problems(): readonly string[];
  close(): void;
}

export const NO_ENDPOINTS: DeliveryConfig = { endpoints: {}, rules: [] };

/** Configurations by tenant from a record; a tenant without one has no endpoints, and its leads wait. */
export const deliveryOf = (configs: Readonly<Record<string, DeliveryConfig>>): DeliverySource => ({
  of: (tenant) => configs[tenant] ?? NO_ENDPOINTS,
  problems: () => [],
  close: () => {},
});

interface FolderOptions {
  /** Targets may be plain HTTP and the outbox. */
  isDemonstration: boolean;
  /** How often the folder is read again, in milliseconds. */
  everyMs?: number;
  /** Called once for each newly invalid document. */
  onProblem?(problem: string): void;
}

/**
 * `<tenant slug>.json` documents of a folder. An invalid one is reported with path and reason; the last valid one remains in
 * use, and without one the tenant's leads are stored and wait: no mistake here loses a lead.
 */
export async function deliveryFromFolder(
  folder: string,
  { isDemonstration, everyMs = 5000, onProblem = console.warn }: FolderOptions,
): Promise<DeliverySource> {
  const texts = new Map<string, string>();
  const configs = new Map<string, DeliveryConfig>();
  const invalid = new Map<string, string>();

  async function readAgain(): Promise<void> {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (texts.get(file) === text) continue;
      texts.set(file, text);
      const tenant = path.basename(file, '.json');
      try {
        configs.set(tenant, readDeliveryConfig(JSON.parse(text), { isDemonstration }));
        invalid.delete(file);
      } catch (error) {
        const problem = `${file}: ${(error as Error).message} (${configs.has(tenant) ? 'the last valid document remains in use' : 'leads of this site wait until it is valid'})`;
        invalid.set(file, problem);
        onProblem(problem);
      }
    }
  }

  await readAgain();
  const timer = setInterval(() => {
    readAgain().catch((error: Error) => onProblem(`The delivery folder cannot be read: ${error.message}`));
  }, everyMs).unref();
  return {
    of: (tenant) => configs.get(tenant) ?? NO_ENDPOINTS,
    problems: () => [...invalid.values()],
    close: () => clearInterval(timer),
  };
}
