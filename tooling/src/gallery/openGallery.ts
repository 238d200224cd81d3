import { stopOnSignal } from '@forecourt/server-kit';
import { buildGallery } from './buildGallery';
import { serveGallery } from './serveGallery';

/** Serves the components until a signal stops it. */
export async function openGallery({ port }: { port: string }): Promise<void> {
  const { url, server } = await serveGallery(await buildGallery(), Number(port));
  console.log(`The components are at ${url}, all four tenants side by side at ${url}/?view=four\nCtrl-C stops it.`);
  stopOnSignal(async () => {
    server.close();
    server.closeAllConnections();
  });
}
