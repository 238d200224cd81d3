import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface PhotoServer {
  /** For PHOTO_ORIGINS. */
  origin: string;
  /** Lets the responses go, those of later requests too. */
  release(): void;
  close(): Promise<void>;
}

/** A server of photos that responds to no request before `release`. */
export async function startPhotoServer(): Promise<PhotoServer> {
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((_request, response) => {
    void released.then(() => response.setHeader('content-type', 'image/jpeg').end(photo));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
