import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { settings } from '../settings';
import type { GalleryBuild } from './buildGallery';

const COLOURS = ['white', 'silver', 'blue', 'red', 'black', 'grey'];
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** A car for '/images/…/cars/101/1.jpg', always the same one. */
async function carPicture(address: string): Promise<string> {
  const { BODY_NAMES, carSvg } = await import('@forecourt/car-imagery');
  const number = Number(/cars\/(\d+)/.exec(address)?.[1] ?? 0);
  const [body, colour] = [BODY_NAMES[number % BODY_NAMES.length] ?? 'suv', COLOURS[number % COLOURS.length] ?? 'white'];
  return carSvg({ body, colour, angle: 'front-quarter', setting: 'yard', seed: String(number) });
}

async function page({ script, style, fonts }: GalleryBuild): Promise<string> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  const sites = JSON.stringify(tenants.all()).replaceAll('<', '\\u003c');
  tenants.close();
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Components</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/${style}"><script defer src="/${script}"></script></head>`,
    `<body><div id="root"></div><script type="application/json" id="sites">${sites}</script><script type="application/json" id="fonts">${JSON.stringify(fonts)}</script></body></html>`,
  ].join('');
}

/** Serves the gallery on this machine; port 0 takes a free one. Answers the address. */
export async function serveGallery(build: GalleryBuild, port: number): Promise<{ url: string; server: Server }> {
  const html = await page(build);
  const files = new Map(
    [build.script, build.style, ...Object.values(build.fonts)].map((file) => path.basename(file)).map((file) => [`/${file}`, readFileSync(path.join(build.folder, file))]),
  );
  const respond = async (url: string, answer: ServerResponse) => {
    const { pathname } = new URL(url, 'http://gallery');
    const file = files.get(pathname);
    if (file) answer.setHeader('content-type', TYPES[path.extname(pathname)] ?? '').end(file);
    else if (pathname.startsWith('/images/')) answer.setHeader('content-type', 'image/svg+xml').end(await carPicture(pathname));
    else if (pathname === '/') answer.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    else answer.writeHead(404).end();
  };
  const server = createServer(({ url = '/' }, answer) => {
    respond(url, answer).catch((error: unknown) => answer.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
