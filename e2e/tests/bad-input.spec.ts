import { connect } from 'node:net';
import { FAULTS } from '../harness/faultProxy';
import { getPage, type ServedSite } from '../harness/site';
import { expect, test } from '../harness/test';

const TENANT = 'kestrel-motor-group';
const isFullRun = process.env.FORECOURT_TESTS === 'all';
const REQUESTS = isFullRun ? 5_000 : 120;
const AT_ONCE = 4;

/** Sends a request as it is written, which no HTTP client would do; resolves with the status and the text of the response. */
function send({ port }: ServedSite, target: string, host: string, method = 'GET'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${method === 'POST' ? 'content-length: 0\r\n' : ''}\r\n`,
        'latin1',
      );
    });
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }));
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no response to ${method} ${target} host ${host}`)));
  });
}

/** The same numbers for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PATHS = [
  ...[
    '/',
    '/cars',
    '/cars/{x}',
    '/search',
    '/search/{x}',
    '/search/{x}/{x}',
    '/locations',
    '/locations/{x}',
    '/contact',
    '/finance',
    '/offers',
    '/offers/{x}',
  ],
  ...[
    '/blog',
    '/blog/{x}',
    '/models/{x}',
    '/about-us',
    '/{x}',
    '/{x}/{x}/{x}',
    '/{x}.html',
    '/compare',
    '/favourites',
    '/reserve/{x}',
    '/sign-in',
    '/success',
  ],
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/_forecourt/composition?path={x}',
    '/_forecourt/icon.svg',
    '/_forecourt/{x}',
    '/_remotes/{x}',
    '/_shell/{x}',
    '/images/{x}',
    '/api/{x}',
    '/api/cars/{x}',
    '/api/cars?id={x}',
  ],
];
const WORDS = [
  ...[
    '',
    '.',
    '..',
    '%00',
    '%0d%0aset-cookie:x',
    '%ff',
    '%',
    '%zz',
    '%u0041',
    '%E2%80%AE',
    '%F0%9F%9A%97',
    '//',
    '/',
    '\\',
    '%5c%5c',
    '%2f%2f',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/',
  ],
  ...[
    'toyota',
    'used-cars',
    '1.5',
    '-1',
    '1e309',
    'Infinity',
    'NaN',
    '9223372036854775808',
    'null',
    '__proto__',
    'constructor',
    'toString',
    '<script>',
    '"',
    "'",
    '%27%20or%201=1',
    '{{7*7}}',
    '${x}',
  ],
  ...[
    'a'.repeat(300),
    'a'.repeat(3000),
    '%00'.repeat(50),
    ';',
    ',',
    '@',
    ':80',
    '*',
    '?',
    '#',
    'é',
    '\u00ff',
    '[::1]',
    'a[b]=c',
    'index.php',
    '.env',
    '.git/config',
  ],
];
const QUERIES = [
  ...[
    '',
    '',
    '',
    '?',
    '?page=1e309',
    '?page=-1',
    '?page=99999999999',
    '?page=x&page=y',
    '?make=%00',
    '?make=%ff',
    '?price=1:1e309',
    '?sortBy=__proto__',
    '?query=%F0%9F%9A%97',
    '?a[b][c]=1',
  ],
  ...[
    '?%',
    '?__proto__[x]=1',
    `?q=${'x'.repeat(4000)}`,
    '?car_id=1.5',
    '?car_id=1e300',
    '?redirect=//evil.example',
    '?redirect=javascript:alert(1)',
    '?path=//',
    '?scenario=x',
  ],
];
const HOSTS = [
  'evil.example',
  '',
  ' ',
  'a b',
  '%00',
  `${TENANT}.localhost:99999`,
  `${TENANT}.localhost:x`,
  `${TENANT}.localhost..`,
  `x.${TENANT}.localhost`,
  '127.0.0.1',
  '[::1]',
  '[',
  'a@b',
  `${TENANT}.localhost/evil`,
  'x'.repeat(500),
  '__proto__',
];

test(`PL-046 ${REQUESTS} odd addresses, hosts and methods cause no response of status 5xx and no stack trace`, async ({ site }) => {
  if (isFullRun) test.setTimeout(600_000);
  const seed = Number(process.env.PAGE_FUZZ_SEED ?? (isFullRun ? Math.floor(Math.random() * 1e9) : 1));
  const random = seeded(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const known = `${TENANT}.localhost:${site.port}`;
  const requests = Array.from({ length: REQUESTS }, () => ({
    target: `${pick(PATHS).replaceAll('{x}', () => pick(WORDS))}${pick(QUERIES)}`.replaceAll(/[\s#]/g, ''),
    host: random() < 0.85 ? known : pick(HOSTS),
    method: random() < 0.9 ? 'GET' : pick(['HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']),
  }));
  // Whole addresses, as a proxy sends them, and targets that are none.
  requests.push(
    ...['http://evil.example/cars', `http://${known}/search`, '*', '//', '///', '/\\evil.example', '//evil.example/x'].map((target) => ({
      target,
      host: known,
      method: 'GET',
    })),
  );
  const faults: string[] = [];
  const sendOne = async ({ target, host, method }: (typeof requests)[number]) => {
    const { status, text } = await send(site, target, host, method);
    const isTrace = /\n\s+at [\w.<>]+ \(|node_modules|\.ts:\d+/.test(text);
    if (!(status >= 200 && status < 500) || isTrace)
      faults.push(`${status} ${method} ${JSON.stringify(target.slice(0, 200))} host ${JSON.stringify(host.slice(0, 60))}`);
  };
  for (let at = 0; at < requests.length; at += AT_ONCE) await Promise.all(requests.slice(at, at + AT_ONCE).map(sendOne));
  expect(faults, `PAGE_FUZZ_SEED=${seed}`).toEqual([]);
});

test('PL-046 an address with characters that no text has is not found', async ({ site }) => {
  for (const address of ['/cars/%00', '/search/%0d%0a', '/cars/%7f']) {
    const { status, html } = await getPage(site, TENANT, address);
    expect([address, status, html.includes('Page not found')]).toEqual([address, 404, true]);
  }
});

test('PL-046 a host name with the dot of the root domain is that of the site', async ({ site }) => {
  const { status, text } = await send(site, '/search', `${TENANT}.localhost.:${site.port}`);
  expect([status, text.includes('<article')]).toEqual([200, true]);
});

test('each site has a robots.txt that leads to its own site map, also while the back end is away', async ({ site, faults }) => {
  const address = `http://${TENANT}.localhost:3000`;
  faults.fail('/', FAULTS.down);
  const { status, html } = await getPage(site, TENANT, '/robots.txt');
  expect([status, html]).toEqual([200, `User-agent: *\nDisallow:\n\nSitemap: ${address}/sitemap.xml\n`]);
  expect((await getPage(site, 'nobody-here', '/robots.txt')).status).toBe(404);
});
