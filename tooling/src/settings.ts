import { inRoot, inState } from './workspace';

const number = (name: string, otherwise: number): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new Error(`${name} must be a whole number from 0 to 65535, and it is "${text}".`);
  }
  return value;
};

/** What the environment may change; README lists the names. */
export const settings = () => ({
  port: number('PORT', 3000),
  apiPort: number('API_PORT', 3001),
  host: process.env.HOST ?? '127.0.0.1',
  databaseUrl: process.env.DATABASE_URL ?? null,
  tenantsFolder: process.env.TENANTS_DIR ?? inRoot('shell/tenants'),
  deliveryFolder: process.env.DELIVERY_DIR ?? inRoot('platform-api/delivery'),
  promotionsFile: process.env.SPIN_PROMOTIONS ?? inRoot('platform-api/spin-promotions.json'),
  artifactsFolder: process.env.ARTIFACTS_DIR ?? inState('artifacts'),
  registryFolder: process.env.REGISTRY_DIR ?? inState('registry'),
  dataFolder: process.env.DATA_DIR ?? inState('data'),
  logLevel: process.env.LOG_LEVEL ?? 'warn',
  renderTimeoutMs: Number(process.env.RENDER_TIMEOUT_MS ?? 3000),
  slotTimeoutMs: Number(process.env.SLOT_TIMEOUT_MS ?? 300),
});
export type Settings = ReturnType<typeof settings>;
