import { rmSync } from 'node:fs';
import path from 'node:path';
import { tenantsFromFolder, type TenantSource } from '@forecourt/server-kit';
import {
  artifactsInFolder,
  canaried,
  changeRegistry,
  pinned,
  promoted,
  registryInFolder,
  rolledBack,
  SHELL,
  type AllChannels,
} from '../../registry';
import { publishShell } from '../../registry/testing/publishShell';
import { RENDERER } from '../rendering/testing/fakeRenderer';
import { startShell, type RunningShell } from '../startShell';
import { getFrom } from '../testing/getFrom';
import { writeSiteFolder } from '../testing/siteFolder';

const HOST = 'harbour-motors.localhost';

let files: Awaited<ReturnType<typeof writeSiteFolder>>;
let tenants: TenantSource;
let site: RunningShell;

/** The fake renderer, which names its version in the icon and the page of 503, and in a header of each page. */
const rendererOf = (version: string) =>
  RENDERER.replace("icon: '<svg>'", `icon: '<svg>${version} '`).replace('headers: {}', `headers: { 'x-shell': '${version}' }`);

beforeEach(async () => {
  files = await writeSiteFolder();
  tenants = await tenantsFromFolder(files.tenantsFolder);
  await publish('2.0.0');
  site = await start();
});
afterEach(async () => {
  await site.close();
  tenants.close();
  files.remove();
});

const start = () => startShell({ ...files, port: 0, host: '127.0.0.1', tenants, apiBase: 'http://127.0.0.1:1', workers: 1 });
const artifacts = () => artifactsInFolder(files.artifactsFolder);
const publish = (version: string, over: Parameters<typeof publishShell>[2] = {}) =>
  publishShell(artifacts(), version, { renderer: rendererOf(version), ...over });
async function change(apply: (all: AllChannels) => AllChannels): Promise<void> {
  await changeRegistry(registryInFolder(files.registryFolder), { author: 'Ann', change: 'a change', apply });
  await site.app.siteSnapshot.refresh();
}
const get = (address: string, headers: Record<string, string> = {}) => getFrom(site.address, address, HOST, headers);
const shellOf = async (headers: Record<string, string> = {}) => (await get('/', headers)).headers['x-shell'];
const revision = async () => JSON.parse((await get('/_forecourt/revision')).body) as { revision: number; problems: string[] };

it('PL-073 a running server takes a new version of the shell, and goes back to the one before', async () => {
  expect(await shellOf()).toBeUndefined();
  await change(promoted(SHELL, '2.0.0'));
  expect(await shellOf()).toBe('2.0.0');
  expect((await get('/_shell/shell.2.0.0.js')).body).toBe('the shell 2.0.0');
  // What a tab of the version before still loads.
  expect((await get('/_shell/shell.1.0.0.js')).body).toBe('the shell 1.0.0');
  expect((await get('/_forecourt/icon.svg')).body).toBe('<svg>2.0.0 Harbour Motors</svg>');
  expect(JSON.parse((await get('/_forecourt/composition')).body)).toMatchObject({ shell: '2.0.0' });
  await change(rolledBack(SHELL));
  expect(await shellOf()).toBeUndefined();
});

it('PL-073 a canary of the shell is for its share of visitors, and a pin for its tenant', async () => {
  await change(canaried(SHELL, { version: '2.0.0', percent: 30, tenants: [] }));
  expect(await shellOf({ cookie: '__Host-forecourt_bucket=29' })).toBe('2.0.0');
  expect(await shellOf({ cookie: '__Host-forecourt_bucket=30' })).toBeUndefined();
  expect((await get('/', {})).headers['set-cookie']?.[0]).toContain('forecourt_bucket=');
  await change(pinned(SHELL, 'harbour-motors', '2.0.0'));
  expect(await shellOf({ cookie: '__Host-forecourt_bucket=99' })).toBe('2.0.0');
});

it('PL-073 a version that is damaged or speaks another interface is not served: the one before is, and /readyz says why', async () => {
  await publish('3.0.0', { protocol: 9 });
  await change(promoted(SHELL, '3.0.0'));
  expect(await shellOf()).toBeUndefined();
  expect((await revision()).problems).toEqual([
    'shell 3.0.0 speaks version 9 of the interface, and this server 1: update the server. shell 1.0.0 is served instead.',
  ]);
  await change(promoted(SHELL, '2.0.0'));
  rmSync(path.join(files.artifactsFolder, 'shell/2.0.0/server/renderer.cjs'));
  await change(canaried('mf-search', { version: '1.0.0', percent: 0, tenants: [] }));
  expect(await shellOf()).toBeUndefined();
  expect((await revision()).problems).toContain('shell 2.0.0 lacks its file server/renderer.cjs. shell 1.0.0 is served instead.');
});

it('PL-073 a version that does not start costs that version: the one before is served, also after a restart', async () => {
  await publish('4.0.0', { renderer: "throw new Error('no such module');" });
  await change(promoted(SHELL, '4.0.0'));
  expect(await shellOf()).toBeUndefined();
  const problem = 'shell 4.0.0 does not work: The render workers do not start: no such module. shell 1.0.0 is served instead.';
  expect(await revision()).toEqual({ revision: 2, problems: [problem] });
  await site.close();
  site = await start();
  expect(await shellOf()).toBeUndefined();
  expect(await revision()).toEqual({ revision: 2, problems: [problem] });
});

it('PL-073 where no version of the shell works a running server goes on with what it serves', async () => {
  rmSync(path.join(files.artifactsFolder, 'shell/1.0.0/server/renderer.cjs'));
  await publish('4.0.0', { renderer: "throw new Error('no such module');" });
  // The canary would start: without a stable version nobody gets it.
  await change(() => canaried(SHELL, { version: '2.0.0', percent: 1, tenants: [] })(promoted(SHELL, '4.0.0')({})));
  expect((await get('/')).status).toBe(200);
  expect((await revision()).problems).toEqual([expect.stringContaining('shell 4.0.0 does not work')]);
});

it('PL-073 where every version is damaged a running server goes on as well', async () => {
  await publish('4.0.0', { protocol: 9 });
  await change(() => promoted(SHELL, '4.0.0')({}));
  expect((await get('/')).status).toBe(200);
  const { revision: served, problems } = await revision();
  expect([served, problems]).toEqual([
    1,
    [expect.stringContaining('shell 4.0.0 speaks version 9'), expect.stringContaining('Registry revision 2 is refused')],
  ]);
});

it('PL-073 a version whose own code hangs in its first page is not served', async () => {
  const hanging = RENDERER.replace("if (pathname === '/slow')", "if (pathname === '/') for (;;);\n  if (pathname === '/slow')");
  await publish('4.0.0', { renderer: hanging });
  await change(promoted(SHELL, '4.0.0'));
  expect(await shellOf()).toBeUndefined();
  expect((await revision()).problems).toEqual([expect.stringMatching(/^shell 4\.0\.0 does not work: The render took longer than/)]);
});

it('PL-073 without a shell pages are 503, and /readyz names the command that publishes one', async () => {
  await change(({ [SHELL]: _shell, ...remotes }) => remotes);
  expect((await get('/')).status).toBe(503);
  const ready = await get('/readyz');
  expect([ready.status, ready.body]).toEqual([503, expect.stringContaining('npx forecourt release shell')]);
  await change(promoted(SHELL, '1.0.0'));
  expect((await get('/')).status).toBe(200);
});
