import { statSync } from 'node:fs';
import path from 'node:path';
import { StartError, trustIn } from '@forecourt/server-kit';
import { inRoot, inState } from './workspace';

/** A whole number of the environment within bounds; throws a StartError for anything else. */
function number(name: string, otherwise: number, { min, max }: { min: number; max: number }): number {
  const text = process.env[name]?.trim();
  if (!text) return otherwise;
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, and it is "${text}".`);
  }
  return Number(text);
}

/** The entries of a list with commas. */
const list = (name: string): string[] => (process.env[name] ?? '').split(',').flatMap((each) => each.trim() || []);

/** on or off; throws a StartError for anything else. */
function flag(name: string, otherwise: boolean): boolean {
  const text = process.env[name]?.trim();
  if (!text) return otherwise;
  if (text !== 'on' && text !== 'off') throw new StartError(`${name} must be on or off, and it is "${text}".`);
  return text === 'on';
}

type Place = 'file' | 'folder';

/** A file or folder; throws a StartError where there is another thing, and for one that an operator writes where there is nothing. */
function place(name: string, otherwise: string, { is, isRequired }: { is: Place; isRequired: boolean }): string {
  const given = process.env[name]?.trim();
  if (!given) return otherwise;
  const found = statSync(given, { throwIfNoEntry: false });
  if (!found && isRequired) throw new StartError(`${name} is ${given}, and there is nothing: create it, or correct the path.`);
  if (found && found.isDirectory() !== (is === 'folder')) throw new StartError(`${name} is ${given}, which is no ${is}: correct the path.`);
  return given;
}
const WRITTEN = { is: 'folder', isRequired: true } as const;
const CREATED = { is: 'folder', isRequired: false } as const;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function logLevel(): string {
  const text = process.env.LOG_LEVEL?.trim() || 'warn';
  if (!LEVELS.includes(text)) throw new StartError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, and it is "${text}".`);
  return text;
}

/** Whose X-Forwarded-* headers count, and whether the host is one of them. */
function proxySettings() {
  const named = list('TRUSTED_PROXIES');
  const trustedProxies = named.length > 0 ? named : ['loopback'];
  trustIn(trustedProxies);
  return { trustedProxies, trustsForwardedHost: flag('TRUST_FORWARDED_HOST', false) };
}

const PORTS = { min: 0, max: 65_535 };
const RENDER_MS = { min: 100, max: 60_000 };
const SLOT_MS = { min: 1, max: 60_000 };
const START_MS = { min: 1, max: 60_000 };
const PAGE_MS = { min: 100, max: 600_000 };
const CACHE_MB = { min: 0, max: 100_000 };
const QUEUE_LENGTH = { min: 1, max: 10_000 };

/** Limits of rendering. A page has time for three renders that stop, and a second for one without any remote. */
function renderLimits() {
  const renderTimeoutMs = number('RENDER_TIMEOUT_MS', 3000, RENDER_MS);
  return {
    renderTimeoutMs,
    slotTimeoutMs: number('SLOT_TIMEOUT_MS', 300, SLOT_MS),
    pageTimeoutMs: number('PAGE_TIMEOUT_MS', 3 * renderTimeoutMs + 1000, PAGE_MS),
    maxWaitingRenders: number('RENDER_QUEUE_LENGTH', 8, QUEUE_LENGTH),
    renderStartTimeoutMs: number('RENDER_START_TIMEOUT_MS', 2000, START_MS),
    pageCacheMb: number('PAGE_CACHE_MB', 64, CACHE_MB),
  };
}

/** What the environment may change; README lists the names. */
export const settings = () => ({
  port: number('PORT', 3000, PORTS),
  apiPort: number('API_PORT', 3001, PORTS),
  host: process.env.HOST ?? '127.0.0.1',
  databaseUrl: process.env.DATABASE_URL || null,
  tenantsFolder: place('TENANTS_DIR', inRoot('shell/tenants'), WRITTEN),
  deliveryFolder: place('DELIVERY_DIR', inRoot('platform-api/delivery'), WRITTEN),
  promotionsFile: place('SPIN_PROMOTIONS', inRoot('platform-api/spin-promotions.json'), { is: 'file', isRequired: true }),
  artifactsFolder: place('ARTIFACTS_DIR', inState('artifacts'), CREATED),
  registryFolder: place('REGISTRY_DIR', inState('registry'), CREATED),
  dataFolder: place('DATA_DIR', inState('data'), CREATED),
  logLevel: logLevel(),
  ...renderLimits(),
  ...proxySettings(),
  hstsSubdomains: list('HSTS_INCLUDE_SUBDOMAINS'),
});
export type Settings = ReturnType<typeof settings>;

/** Settings of a site from sources, which runs beside `start`: port, folders and database are its own; tenants and providers are the same. */
export interface DevSettings extends Settings {
  /** Everything that it stores. */
  folder: string;
  /** Variable that its port comes from. */
  portVariable: string;
}

function besideStart(name: 'DEV' | 'STANDALONE', port: number): DevSettings {
  const folder = process.env[`${name}_DIR`] ?? inState(name.toLowerCase());
  const portVariable = `${name}_PORT`;
  return {
    ...settings(),
    folder,
    portVariable,
    port: number(portVariable, port, PORTS),
    databaseUrl: null,
    artifactsFolder: path.join(folder, 'artifacts'),
    registryFolder: path.join(folder, 'registry'),
    dataFolder: path.join(folder, 'data'),
  };
}
export const devSettings = () => besideStart('DEV', 3200);
export const standaloneSettings = () => besideStart('STANDALONE', 3300);
