import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { settings } from '../settings';
import type { GalleryBuild } from './buildGallery';

const COLOURS = ['white', 'silver', 'blue', 'red', 'black', 'grey'];
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** The image of a car for '/images/…/cars/101/1.jpg'; the same path returns the same image. */
async function carImage(pathname: string): Promise<string> {
  const { BODY_NAMES, carSvg } = await import('@forecourt/car-imagery');
  const id = Number(/cars\/(\d+)/.exec(pathname)?.[1] ?? 0);
  const [body, colour] = [BODY_NAMES[id % BODY_NAMES.length] ?? 'suv', COLOURS[id % COLOURS.length] ?? 'white'];
  return carSvg({ body, colour, angle: 'front-quarter', setting: 'yard', seed: String(id) });
}

async function page({ script, style, fonts }: GalleryBuild): Promise<string> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  const sites = JSON.stringify(tenants.all()).replaceAll('<', '\\u003c');
  tenants.close();
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Components</title><link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="/${style}"><script defer src="/${script}"></script></head>`,
    `<body><div id="root"></div><script type="application/json" id="sites">${sites}</script>`,
    `<script type="application/json" id="fonts">${JSON.stringify(fonts)}</script></body></html>`,
  ].join('');
}

/** Serves the gallery on this machine; port 0 selects a free port. Resolves to the URL and the server. */
export async function serveGallery(build: GalleryBuild, port: number): Promise<{ url: string; server: Server }> {
  const html = await page(build);
  const files = new Map(
    [build.script, build.style, ...Object.values(build.fonts)]
      .map((file) => path.basename(file))
      .map((file) => [`/${file}`, readFileSync(path.join(build.folder, file))]),
  );
  const respond = async (url: string, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://gallery');
    const file = files.get(pathname);
    if (file) response.setHeader('content-type', TYPES[path.extname(pathname)] ?? '').end(file);
    else if (pathname.startsWith('/images/')) response.setHeader('content-type', 'image/svg+xml').end(await carImage(pathname));
    else if (pathname === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    else response.writeHead(404).end();
  };
  const server = createServer(({ url = '/' }, response) => {
    respond(url, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
