import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');
export const CLI = path.join(ROOT, 'tooling/bin/forecourt.mjs');

/** Made once by `forecourt prepare`: releases, registry and stock that every suite copies. */
export const BASE = process.env.E2E_BASE ?? path.join(ROOT, '.forecourt/e2e/base');

export const TENANTS = ['swan-valley-toyota', 'kestrel-motor-group', 'clearmark-cars', 'wattle-track-caravans'] as const;
