import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const CLI = path.join(ROOT, 'tooling/bin/forecourt.mjs');

/** Releases, registry and stock that every site copies; `npm run e2e` creates them. */
export const BASE = process.env.E2E_BASE ?? path.join(ROOT, '.forecourt/e2e/base');

export const TENANTS = ['swan-valley-toyota', 'kestrel-motor-group', 'clearmark-cars', 'wattle-track-caravans'] as const;
