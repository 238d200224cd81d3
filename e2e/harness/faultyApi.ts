import { createServer, request as forward, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a back end does that is not well. */
export const FAULTS = {
  /** The connection breaks. */
  down: (request) => request.socket.destroy(),
  refusing: (_request, response) => response.writeHead(400, { 'content-type': 'application/json' }).end('{"status":400,"message":"The index is being repaired"}'),
  nonsense: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome to our wireless network</title>'),
} satisfies Record<string, RequestListener>;

/** A server between a site and its back end: browser and server both meet the faults that a test gives it. */
export interface FaultyApi {
  /** Starts to pass calls on to the back end at this port; answers its own port. */
  listen(apiPort: number): Promise<number>;
  /** Answers calls to paths that begin so with a fault, until `heal`. */
  fail(path: string, fault: RequestListener): void;
  /** Passes such calls on that much later, until `heal`. */
  delay(path: string, milliseconds: number): void;
  heal(): void;
  close(): Promise<void>;
}

export function createFaultyApi(): FaultyApi {
  let target = 0;
  let faults: { path: string; fault: RequestListener }[] = [];
  const passOn: RequestListener = (incoming, response) => {
    const { method, url, headers } = incoming;
    const outgoing = forward({ host: '127.0.0.1', port: target, method, path: url, headers, agent: false }, (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };
  const server: Server = createServer((request, response) => {
    const found = faults.find(({ path }) => request.url?.startsWith(path));
    (found?.fault ?? passOn)(request, response);
  });

  return {
    async listen(apiPort) {
      target = apiPort;
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      return (server.address() as AddressInfo).port;
    },
    fail: (path, fault) => {
      faults = [...faults, { path, fault }];
    },
    delay: (path, milliseconds) => {
      const fault: RequestListener = (request, response) => {
        setTimeout(() => passOn(request, response), milliseconds);
      };
      faults = [...faults, { path, fault }];
    },
    heal: () => {
      faults = [];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
