import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '@forecourt/server-kit';
import type { DevSettings } from '../settings';
import { buildingPage } from './buildingPage';
import type { StartStep } from './startSteps';

/** A server that has the port of a site until the site itself listens there. */
export interface WaitingServer {
  /** The port, also where the settings leave the choice to the machine. */
  port: number;
  /** Frees the port; nothing happens the second time. */
  close(): Promise<void>;
}

interface WaitingOptions {
  steps(): readonly StartStep[];
  print?(line: string): void;
}

/** Serves the page that lists the steps on the port of a site, and prints its address. Throws a StartError where another program listens there. */
export async function startWaitingServer(
  { port, portVariable }: Pick<DevSettings, 'port' | 'portVariable'>,
  { steps, print = console.log }: WaitingOptions,
): Promise<WaitingServer> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(buildingPage(steps()));
  });
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(`Port ${port} is taken by another program: stop it, or choose another port with ${portVariable}=<port>.`, {
      cause: error,
    });
  }
  const taken = (server.address() as AddressInfo).port;
  print(`Until the site is built, http://localhost:${taken} lists what is done and what is not:`);
  return {
    port: taken,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
