import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { lastGoodIn } from './documents/lastGood';
import { tenantsFromFolder, type TenantSource } from './tenantSource';

const EVERY_MS = 10;

let folder: string;
let tenants: TenantSource | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-tenants-'));
});
afterEach(() => {
  tenants?.close();
  tenants = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Writes aside and renames: the source must not read half of a document. */
function put(file: string, document: unknown): void {
  writeFileSync(path.join(folder, `${file}.new`), typeof document === 'string' ? document : JSON.stringify(document));
  renameSync(path.join(folder, `${file}.new`), path.join(folder, file));
}

async function until(isMet: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!isMet()) {
    if (performance.now() > end) throw new Error('The condition was not met within 20 s.');
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

it.each([
  ['its development host with a port', 'harbour-motors.localhost:3000', 'harbour-motors'],
  ['its development host in capitals', 'Harbour-Motors.LOCALHOST', 'harbour-motors'],
  ['one of its own hosts', 'www.harbour.example', 'harbour-motors'],
  ['one of its own hosts with a port', 'www.harbour.example:8443', 'harbour-motors'],
  ['one of its own hosts with the dot of the root domain', 'www.harbour.example.:8443', 'harbour-motors'],
  ['the host of another tenant', 'hill-cars.localhost', 'hill-cars'],
  ['an unknown host', 'elsewhere.localhost', null],
  ['the bare slug', 'harbour-motors', null],
  ['a host that only ends like a tenant', 'evil-harbour-motors.localhost', null],
  ['an empty host', '', null],
])('SH-003 finds a site by %s', async (_what, host, slug) => {
  put('harbour-motors.json', aSiteDocument({ hosts: ['www.harbour.example'] }));
  put('hill-cars.json', aSiteDocument({ id: 2, slug: 'hill-cars', name: 'Hill Cars' }));
  tenants = await tenantsFromFolder(folder);
  expect(tenants.byHost(host)?.slug ?? null).toBe(slug);
});

it('SH-003 <slug>.localhost is a host of development only', async () => {
  put('harbour-motors.json', aSiteDocument({ hosts: ['www.harbour.example'] }));
  tenants = await tenantsFromFolder(folder, { hasDevelopmentHosts: false });
  expect(tenants.byHost('harbour-motors.localhost')).toBeNull();
  expect(tenants.byHost('www.harbour.example')?.slug).toBe('harbour-motors');
});

it('SH-003 finds a site by slug and reads only JSON files', async () => {
  put('harbour-motors.json', aSiteDocument());
  put('notes.txt', 'no document');
  tenants = await tenantsFromFolder(folder);
  expect(tenants.all().map(({ slug }) => slug)).toEqual(['harbour-motors']);
  expect(tenants.bySlug('harbour-motors')?.name).toBe('Harbour Motors');
  expect(tenants.bySlug('hill-cars')).toBeNull();
});

it('PL-034 reports an invalid document with file, path and reason, serves the last valid one, and recovers', async () => {
  const problems: string[] = [];
  put('harbour-motors.json', aSiteDocument());
  tenants = await tenantsFromFolder(folder, { everyMs: EVERY_MS, onProblem: (problem) => problems.push(problem) });

  put('harbour-motors.json', aSiteDocument({ name: '', routes: [{ route: 'SH-999' }] }));
  await until(() => problems.length > 0);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^harbour-motors\.json: line 1: name is missing\. line 1: routes\[0\]\.route SH-999 is no name of a route/);
  expect(problems[0]).toContain('(the last good document stays in force)');
  expect(tenants.problems()).toHaveLength(1);
  expect(tenants.bySlug('harbour-motors')?.name).toBe('Harbour Motors');

  put('harbour-motors.json', aSiteDocument({ name: 'Harbour Motors Perth' }));
  await until(() => tenants?.problems().length === 0);
  expect(tenants.bySlug('harbour-motors')?.name).toBe('Harbour Motors Perth');
});

it('PL-034 reports a half-written document once, not on every read', async () => {
  const problems: string[] = [];
  put('harbour-motors.json', aSiteDocument());
  tenants = await tenantsFromFolder(folder, { everyMs: EVERY_MS, onProblem: (problem) => problems.push(problem) });

  put('harbour-motors.json', '{"slug": "harb');
  await until(() => problems.length > 0);
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS * 10));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^harbour-motors\.json: .*JSON/);
  expect(tenants.byHost('harbour-motors.localhost')).not.toBeNull();
});

it('PL-034 an invalid document at the start affects only its own site', async () => {
  const problems: string[] = [];
  put('bad.json', { slug: 'bad' });
  put('harbour-motors.json', aSiteDocument());
  tenants = await tenantsFromFolder(folder, { onProblem: (problem) => problems.push(problem) });
  expect(tenants.all().map(({ slug }) => slug)).toEqual(['harbour-motors']);
  expect(problems[0]).toContain('this site is not served');
});

it('PL-034 rejects without any valid document and lists the invalid ones', async () => {
  await expect(tenantsFromFolder(folder)).rejects.toThrow('Put one JSON document per site there.');
  put('bad.json', 'null');
  await expect(tenantsFromFolder(folder, { onProblem: () => undefined })).rejects.toThrow(
    `No usable tenant document in ${folder}. bad.json: line 1: The document must be an object of fields (this site is not served)`,
  );
});

it('SH-004 adds new sites and removes deleted ones while it runs', async () => {
  put('harbour-motors.json', aSiteDocument());
  tenants = await tenantsFromFolder(folder, { everyMs: EVERY_MS, onProblem: () => undefined });
  put('hill-cars.json', aSiteDocument({ id: 2, slug: 'hill-cars', name: 'Hill Cars' }));
  await until(() => tenants?.bySlug('hill-cars') !== null);
  rmSync(path.join(folder, 'harbour-motors.json'));
  await until(() => tenants?.bySlug('harbour-motors') === null);
  expect(tenants.all()).toHaveLength(1);
});

it('PL-034 SH-003 a document that claims the host of another site is not served until that gives it up', async () => {
  const problems: string[] = [];
  put('harbour-motors.json', aSiteDocument({ hosts: ['www.harbour.example'] }));
  tenants = await tenantsFromFolder(folder, { everyMs: EVERY_MS, onProblem: (problem) => problems.push(problem) });
  // Its name comes first in the folder.
  put('copy-cars.json', aSiteDocument({ id: 2, slug: 'copy-cars', name: 'Copy Cars', hosts: ['WWW.harbour.example'] }));
  await until(() => problems.length > 0);
  expect(problems).toEqual(['copy-cars.json: harbour-motors.json has the host www.harbour.example already (this site is not served)']);
  expect(tenants.byHost('www.harbour.example')?.slug).toBe('harbour-motors');

  put('harbour-motors.json', aSiteDocument({ hosts: [] }));
  await until(() => tenants?.byHost('www.harbour.example')?.slug === 'copy-cars');
  expect([tenants.problems(), problems.length]).toEqual([[], 1]);
});

it('PL-034 a folder that is gone leaves the sites as they were and is reported once', async () => {
  const problems: string[] = [];
  put('harbour-motors.json', aSiteDocument());
  tenants = await tenantsFromFolder(folder, { everyMs: EVERY_MS, onProblem: (problem) => problems.push(problem) });
  renameSync(folder, `${folder}-away`);
  await until(() => tenants?.problems().length === 1);
  expect(tenants.bySlug('harbour-motors')).not.toBeNull();
  renameSync(`${folder}-away`, folder);
  await until(() => tenants?.problems().length === 0);
  expect(problems).toEqual([
    expect.stringMatching(/^The tenant folder cannot be read: ENOENT.* \(the last good documents stay in force\)$/),
  ]);
});

describe('PL-034 a document with a mistake', () => {
  const MISTAKE = { tagLine: 'Fair and square.' };
  const served = () => tenants?.bySlug('harbour-motors')?.name;
  let stored: string;
  let problems: string[];
  const start = async () => {
    // A read of the source of before may still be under way: it has a list of its own.
    const own: string[] = [];
    problems = own;
    tenants = await tenantsFromFolder(folder, {
      everyMs: EVERY_MS,
      lastGood: lastGoodIn(stored),
      onProblem: (problem) => own.push(problem),
    });
  };
  beforeEach(() => {
    stored = path.join(folder, 'stored');
    put('harbour-motors.json', aSiteDocument({ name: 'Older Motors' }));
  });

  it('does not replace what is served, nor after a restart', async () => {
    await start();
    put('harbour-motors.json', { ...aSiteDocument({ name: 'Newer Motors' }), ...MISTAKE });
    await until(() => problems.length > 0);
    expect([served(), problems]).toEqual([
      'Older Motors',
      ['harbour-motors.json: line 1: tagLine is no field here; did you mean tagline (the last good document stays in force)'],
    ]);

    tenants?.close();
    await start();
    expect([served(), problems]).toEqual([
      'Older Motors',
      ['harbour-motors.json: line 1: tagLine is no field here; did you mean tagline (the last good document is served)'],
    ]);
    put('harbour-motors.json', aSiteDocument({ name: 'Newer Motors' }));
    await until(() => served() === 'Newer Motors');
    expect(tenants?.problems()).toEqual([]);
  });

  it('is served as far as it can be read where no good one was ever there, as after an upgrade', async () => {
    put('harbour-motors.json', { ...aSiteDocument({ name: 'Older Motors' }), ...MISTAKE });
    await start();
    expect(served()).toBe('Older Motors');
    expect(problems).toEqual([expect.stringMatching(/tagLine is no field here.* \(it is served as far as it can be read\)$/)]);
  });

  it('loses no site of a file that is named unlike its slug: it says so', async () => {
    await start();
    put('hill.json', aSiteDocument({ id: 2, slug: 'hill-cars', name: 'Hill Cars' }));
    await until(() => problems.length > 0);
    expect(problems).toEqual(['hill.json: line 1: slug must be hill, the name of its file (it is served as far as it can be read)']);
    expect(tenants?.bySlug('hill-cars')?.name).toBe('Hill Cars');
  });

  it('that is removed takes its last good one with it', async () => {
    put('hill-cars.json', aSiteDocument({ id: 2, slug: 'hill-cars', name: 'Hill Cars' }));
    await start();
    rmSync(path.join(folder, 'hill-cars.json'));
    await until(() => tenants?.bySlug('hill-cars') === null);
    await until(() => !existsSync(path.join(stored, 'hill-cars.json')));
    expect(readFileSync(path.join(stored, 'harbour-motors.json'), 'utf8')).toContain('Older Motors');
  });

  it('keeps the last good template after a restart', async () => {
    mkdirSync(path.join(folder, 'templates'));
    put('templates/group.json', { tagline: 'By the river' });
    put('harbour-motors.json', aSiteDocument({ template: 'group' }));
    await start();
    tenants?.close();
    put('templates/group.json', { tagline: 'On the river', tagLine: 'x' });
    await start();
    expect(tenants?.bySlug('harbour-motors')?.tagline).toBe('By the river');
    expect(problems).toEqual([expect.stringMatching(/^templates\/group\.json: line 1: tagLine is no field here/)]);
  });
});

describe('templates', () => {
  const putTemplate = (name: string, template: unknown) => {
    mkdirSync(path.join(folder, 'templates'), { recursive: true });
    put(path.join('templates', name), template);
  };

  it('NA-060 a site inherits from the template document that it names, follows it, and has its own values before it', async () => {
    putTemplate('river-dealers.json', { tagline: 'By the river', switches: { soldWindowDays: 9, justArrivedDays: 3 } });
    put('harbour-motors.json', aSiteDocument({ template: 'river-dealers', switches: { justArrivedDays: 5 } }));
    put('hill-cars.json', aSiteDocument({ id: 2, slug: 'hill-cars', name: 'Hill Cars' }));
    tenants = await tenantsFromFolder(folder, { everyMs: EVERY_MS });
    expect(tenants.all()).toHaveLength(2);
    expect(tenants.bySlug('harbour-motors')).toMatchObject({
      tagline: 'By the river',
      switches: { soldWindowDays: 9, justArrivedDays: 5 },
    });
    expect(tenants.bySlug('hill-cars')).toMatchObject({ tagline: '', switches: { soldWindowDays: 3 } });

    putTemplate('river-dealers.json', { tagline: 'On the river' });
    await until(() => tenants?.bySlug('harbour-motors')?.tagline === 'On the river');
    expect(tenants.bySlug('harbour-motors')?.switches).toMatchObject({ soldWindowDays: 3, justArrivedDays: 5 });
  });

  it('NA-060 PL-034 reports an invalid template, uses its last valid version, and names an unknown one', async () => {
    const problems: string[] = [];
    putTemplate('river-dealers.json', { tagline: 'By the river' });
    put('harbour-motors.json', aSiteDocument({ template: 'river-dealers' }));
    put('hill-cars.json', aSiteDocument({ id: 2, slug: 'hill-cars', name: 'Hill Cars', template: 'hill-dealers' }));
    tenants = await tenantsFromFolder(folder, { everyMs: EVERY_MS, onProblem: (problem) => problems.push(problem) });
    expect(problems).toEqual([
      'hill-cars.json: line 1: template hill-dealers does not exist; there are river-dealers; did you mean river-dealers (this site is not served)',
    ]);

    putTemplate('river-dealers.json', { slug: 'river' });
    await until(() => problems.length > 1);
    expect(problems[1]).toMatch(
      /^templates\/river-dealers\.json: line 1: slug is no field here \(the last good document stays in force\)$/,
    );
    expect(tenants.bySlug('harbour-motors')?.tagline).toBe('By the river');
    expect(tenants.problems()).toHaveLength(2);
  });
});
