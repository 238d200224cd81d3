import Fastify, { type FastifyInstance } from 'fastify';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { startShell, type RunningShell } from '../startShell';
import { getFrom } from '../testing/getFrom';
import { writeSiteFolder } from '../testing/siteFolder';

const UNTIL = '2026-12-01T02:00:00.000Z';
let shell: RunningShell;
let api: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  const files = await writeSiteFolder({ analytics: { id: 'GTM-ABC1234' } as never });
  api = Fastify();
  api.get('/api/written-content', ({ headers }, reply) => {
    const isPreview = headers.cookie === 'preview=the-key';
    if (isPreview) reply.header('x-preview-until', UNTIL);
    return { kinds: isPreview ? ['offer'] : [], pages: [] };
  });
  const apiBase = await api.listen({ port: 0, host: '127.0.0.1' });
  const tenants = await tenantsFromFolder(files.tenantsFolder);
  shell = await startShell({ ...files, port: 0, host: '127.0.0.1', tenants, apiBase, workers: 1, renderTimeoutMs: 60_000 });
  close = async () => {
    await shell.close();
    await api.close();
    tenants.close();
    files.remove();
  };
});
afterAll(() => close());

async function page(cookie: string) {
  const { status, headers, body } = await getFrom(shell.address, '/', 'harbour-motors.localhost', { cookie });
  const { preview, written } = JSON.parse(body) as { preview: object | null; written: { kinds: string[] } | null };
  return { status, cache: headers['cache-control'], robots: headers['x-robots-tag'], preview, kinds: written?.kinds };
}

it('PL-099 a page of a preview is rendered with its content, and is stored nowhere', async () => {
  expect(await page('other=1; preview=the-key')).toEqual({
    ...{ status: 200, cache: 'no-store', robots: 'noindex', kinds: ['offer'] },
    preview: { key: 'the-key', until: UNTIL },
  });
});

it.each(['', 'preview=another-key', 'preview=<script>', 'my-preview=the-key'])(
  'PL-099 a visitor with the cookie "%s" sees the site',
  async (cookie) => {
    expect(await page(cookie)).toMatchObject({ status: 200, cache: 'public, max-age=0, must-revalidate', preview: null });
  },
);

it('PL-101 a preview has no outside analytics', async () => {
  const policyFor = async (cookie: string) =>
    String((await getFrom(shell.address, '/', 'harbour-motors.localhost', { cookie })).headers['content-security-policy']);
  expect(await policyFor('')).toContain('googletagmanager');
  expect(await policyFor('preview=the-key')).not.toContain('google');
});
