import { createServer, request as forward, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of a back end. */
export const FAULTS = {
  /** The connection breaks. */
  down: (request) => request.socket.destroy(),
  refusing: (_request, response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"status":400,"message":"The index is being repaired"}'),
  nonsense: (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome to our wireless network</title>'),
} satisfies Record<string, RequestListener>;

/** A proxy between a site and its back end: server and browser both get the faults that a test sets. */
export interface FaultProxy {
  port: number;
  /** Calls to paths with this prefix get a fault, until `reset`. */
  fail(path: string, fault: RequestListener): void;
  /** Calls to paths with this prefix wait until the returned function is called, then `fault` or the back end responds; until `reset`. */
  hold(path: string, fault?: RequestListener): () => void;
  reset(): void;
  close(): Promise<void>;
}

/** Starts a proxy for the back end at this port. */
export async function startFaultProxy(apiPort: number): Promise<FaultProxy> {
  let faults: { path: string; fault: RequestListener }[] = [];
  const forwardCall: RequestListener = (incoming, response) => {
    const { method, url, headers } = incoming;
    const outgoing = forward(
      { host: '127.0.0.1', port: apiPort, method, path: url, headers, agent: false },
      (received: IncomingMessage) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };
  const server: Server = createServer((request, response) => {
    const found = faults.find(({ path }) => request.url?.startsWith(path));
    (found?.fault ?? forwardCall)(request, response);
  });
  // As long as the back end's own: a connection that the proxy closes while the site is about to use it would be one more fault.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    fail: (path, fault) => {
      faults = [...faults, { path, fault }];
    },
    hold: (path, fault = forwardCall) => {
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      faults = [...faults, { path, fault: (request, response) => void released.then(() => fault(request, response)) }];
      return release;
    },
    reset: () => {
      faults = [];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
