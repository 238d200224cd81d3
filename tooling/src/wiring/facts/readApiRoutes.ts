import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, startPlatformApi } from '@forecourt/platform-api';
import type { TenantSource } from '@forecourt/server-kit';
import type { ApiRouteFact } from './wiringFacts';

/** The routes of platform-api, from the server itself over an empty database in memory. */
export async function readApiRoutes(tenants: TenantSource): Promise<ApiRouteFact[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-wiring-'));
  try {
    const api = await startPlatformApi({
      port: 0,
      host: '127.0.0.1',
      tenants,
      dataDir,
      database: await openDatabase({}),
      environment: { DELIVERY_WORKER: 'off', IMAGE_WARMING: 'off', FORECOURT_DEMO: '1' },
      logger: false,
    });
    const routes = api.app.apiRoutes.flatMap(({ method, url }) => [method].flat().map((each) => ({ method: each, url })));
    await api.close();
    return routes;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
