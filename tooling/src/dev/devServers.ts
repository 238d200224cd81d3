import { startChild } from '../serve/children';
import { keepRunning } from '../serve/keepRunning';
import type { DevSettings } from '../settings';

/** The environment of a server. Rendering shares the machine with the builds, so that it may take longer than in production. */
const environment = ({ artifactsFolder, registryFolder, dataFolder }: DevSettings): NodeJS.ProcessEnv => ({
  ...process.env,
  HOST: '127.0.0.1',
  ARTIFACTS_DIR: artifactsFolder,
  REGISTRY_DIR: registryFolder,
  DATA_DIR: dataFolder,
  DATABASE_URL: '',
  RENDER_TIMEOUT_MS: '30000',
  SLOT_TIMEOUT_MS: '3000',
  RENDER_START_TIMEOUT_MS: '30000',
});

/** Starts a server on a port, a free one for 0, and again on the same one whenever it ends. */
async function startServer(name: string, args: readonly string[], env: NodeJS.ProcessEnv, variable: 'PORT' | 'API_PORT', port = 0) {
  let address = '';
  const start = async () => {
    const child = await startChild(name, args, { ...env, [variable]: address === '' ? String(port) : new URL(address).port });
    ({ address } = child);
    return child;
  };
  const { stop } = await keepRunning({ start, say: console.log });
  return { address, stop };
}
type Server = Awaited<ReturnType<typeof startServer>>;

interface DevServersOptions {
  /** A built shell. */
  shellFolder: string;
  /** The one remote of a standalone site. */
  only?: string;
  /** Port of the site; a free one without it. */
  port?: number;
}

/** Back end and site, each in a process of its own. */
export function createDevServers(settings: DevSettings, { shellFolder, only, port = 0 }: DevServersOptions) {
  const env = environment(settings);
  const siteArguments = ['site', '--shell', shellFolder, ...(only === undefined ? [] : ['--only', only])];
  let api: Promise<Server> | null = null;
  let site: Server | null = null;
  return {
    startApi: () => (api = startServer('The back end', ['api'], env, 'API_PORT')),
    /** Starts the site, or starts it again with another build of the shell. */
    async restartSite(): Promise<void> {
      if (!api) throw new Error('The site needs the back end: start that first.');
      const { port: apiPort } = new URL((await api).address);
      await site?.stop();
      site = await startServer('The site', siteArguments, { ...env, API_PORT: apiPort }, 'PORT', port);
    },
    /** Address of the site, or null until it has started. */
    siteAddress: () => site?.address ?? null,
    async stop(): Promise<void> {
      const started = await api?.catch(() => null);
      await Promise.all([started?.stop(), site?.stop()]);
    },
  };
}
