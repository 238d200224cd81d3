import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildingPage } from './buildingPage';
import { FAILURES } from './failureReports';
import type { PageGate } from './pageGate';
import type { StartStep } from './startSteps';

/** Path of the socket over which browsers hear of updates. */
const SOCKET = '/_dev/socket';
/** The policy of Trusted Types that the overlay with compile errors creates. */
const OVERLAY_POLICY = 'webpack-dev-server#overlay';

/** Allows the overlay, which no page of production has. */
function allowOverlay({ headers }: IncomingMessage): void {
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') headers['content-security-policy'] = policy.replace('trusted-types ', `trusted-types ${OVERLAY_POLICY} `);
}

/** Neither a file of shell, remotes or webpack nor a call of the back end. */
const isPage = ({ method, url = '' }: IncomingMessage) => method === 'GET' && !/^\/(?:_|api\/)/.test(url);

interface DevServerOptions {
  port: number;
  /** Address of the site that everything else comes from; null until it has started. */
  siteAddress(): string | null;
  gate: PageGate;
  /** What is done before the site starts. */
  steps(): readonly StartStep[];
  /** Responds to the report of what failed in a page. */
  handleFailure(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** In front of the site: serves what webpack has built, sends updates to browsers, and lets pages wait for the build that they show. */
export function createDevServer(
  compiler: MultiCompiler,
  { port, siteAddress, gate, steps, handleFailure }: DevServerOptions,
): WebpackDevServer {
  async function handle(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    if (request.method === 'POST' && request.url === FAILURES) return handleFailure(request, response);
    if (isPage(request)) {
      if (siteAddress() === null) {
        response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(buildingPage(steps()));
        return;
      }
      await gate.passed();
    }
    next();
  }
  return new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      allowedHosts: ['.localhost'],
      hot: true,
      liveReload: false,
      static: false,
      compress: false,
      setupExitSignals: false,
      devMiddleware: { index: false, stats: false, headers: { 'cache-control': 'no-cache' } },
      webSocketServer: { type: 'ws', options: { path: SOCKET } },
      client: {
        logging: 'warn',
        webSocketURL: `auto://0.0.0.0:0${SOCKET}`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      setupMiddlewares: (middlewares) => [{ name: 'development', middleware: handle }, ...middlewares],
      proxy: [
        {
          context: () => true,
          target: 'http://127.0.0.1',
          router: () => siteAddress() ?? undefined,
          changeOrigin: false,
          xfwd: true,
          ws: false,
          logLevel: 'warn',
          onProxyRes: allowOverlay,
        },
      ],
    },
    compiler,
  );
}
