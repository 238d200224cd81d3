import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { PageGate } from './pageGate';

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
}

/** In front of the site: serves what webpack has built, sends updates to browsers, and lets pages wait for the build that they show. */
export function createDevServer(compiler: MultiCompiler, { port, siteAddress, gate }: DevServerOptions): WebpackDevServer {
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
      setupMiddlewares: (middlewares) => [
        {
          name: 'page-gate',
          middleware: async (request: IncomingMessage, _response: ServerResponse, next: () => void) => {
            if (isPage(request)) await gate.passed();
            next();
          },
        },
        ...middlewares,
      ],
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
