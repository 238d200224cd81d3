import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { Client } from 'pg';
import { KillableApi } from '../../testing/KillableApi';
import { startPostgres, type PostgresServer } from '../../testing/postgresServer';
import { waitFor } from '../../testing/waitFor';

jest.setTimeout(120_000);

let folder: string;
let postgres: PostgresServer;
let databaseUrl: string;
let api: KillableApi;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-failover-'));
  const [tenantsFolder, deliveryFolder] = ['tenants', 'delivery'].map((name) => path.join(folder, name)) as [string, string];
  await Promise.all([tenantsFolder, deliveryFolder].map((each) => mkdir(each)));
  await writeFile(path.join(tenantsFolder, 'harbour-motors.json'), JSON.stringify(aSiteDocument()));
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  // Its delivery worker is at work too, so that claimed jobs break as well.
  api = new KillableApi({
    tenantsFolder,
    deliveryFolder,
    dataDir: path.join(folder, 'data'),
    databaseUrl,
    environment: { RATE_LIMITS: 'off' },
  });
  await api.start();
});
afterAll(async () => {
  await api?.kill();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a statement on a connection of its own. */
async function onServer<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every process of the server, the first one at the end. */
async function serverProcesses(): Promise<number[]> {
  const rows = await onServer<{ pid: number }>(
    `select pid from pg_stat_activity where pid <> pg_backend_pid() union all select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`,
  );
  return rows.map(({ pid }) => pid);
}

const ready = async () => {
  const response = await fetch(`${api.address}/readyz`);
  return [response.status, ((await response.json()) as { missing?: string[] }).missing ?? []];
};

/** What a visitor without JavaScript gets who submits a form: status, Retry-After, whether the page says what to do. */
async function plainForm(): Promise<[number, string | null, boolean]> {
  const response = await fetch(`${api.address}/api/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-host': 'harbour-motors.localhost',
      'x-forwarded-for': '198.51.100.1',
    },
    body: 'name=Visitor&last_name=Lee&email=form%40example.com&phone=0412345678&postcode=6000&message=Hello&category=General+Enquiry',
  });
  const page = await response.text();
  return [
    response.status,
    response.headers.get('retry-after'),
    page.includes('Please try again in a few seconds.') && page.includes('what you typed is still there'),
  ];
}

/** Visitors who send one lead after another, each with its key until it is accepted, as a browser does. */
class Visitors {
  readonly acceptedIds: string[] = [];
  readonly statuses: number[] = [];
  private isOpen = true;
  private readonly visits = Promise.all(Array.from({ length: 6 }, () => this.visit()));

  count(status: number): number {
    return this.statuses.filter((each) => each === status).length;
  }

  async leave(): Promise<void> {
    this.isOpen = false;
    await this.visits;
  }

  private async visit(): Promise<void> {
    while (this.isOpen) this.acceptedIds.push(await this.submit());
  }

  private async submit(): Promise<string> {
    const key = randomUUID();
    const email = `${key}@example.com`;
    const lead = {
      name: 'Visitor',
      last_name: 'Lee',
      email,
      phone: '0412345678',
      postcode: '6000',
      message: email,
      category: 'General Enquiry',
      fill_seconds: 20,
      url: 'http://harbour-motors.localhost/contact',
    };
    for (;;) {
      const response = await fetch(`${api.address}/api/leads`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-forwarded-host': 'harbour-motors.localhost',
          'x-forwarded-for': '198.51.100.1',
        },
        body: JSON.stringify(lead),
      });
      this.statuses.push(response.status);
      if (response.status === 201) return ((await response.json()) as { lead_id: string }).lead_id;
      if (response.status !== 503 || response.headers.get('retry-after') !== '5')
        throw new Error(`${response.status}: ${await response.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

interface Outcome {
  /** Leads that a visitor saw accepted and the database does not have. */
  lost: string[];
  /** Leads in the database that no visitor saw accepted: second copies. */
  doubled: string[];
  isApiRunning: boolean;
}
const EVERY_LEAD_ONCE: Outcome = { lost: [], doubled: [], isApiRunning: true };

/** Leads are sent while `fail` makes the database fail, and until it accepts them again. */
async function leadsDuring(fail: (visitors: Visitors) => Promise<void>): Promise<Outcome> {
  const storedIds = async () => (await onServer<{ id: string }>('select id from leads')).map(({ id }) => id);
  const before = await storedIds();
  const visitors = new Visitors();
  await waitFor(() => visitors.count(201) > 0);
  await fail(visitors);
  const accepted = visitors.count(201);
  // More than one for each visitor, so that those that failed have been sent again.
  await waitFor(() => visitors.count(201) > accepted + 6);
  await visitors.leave();
  await waitFor(async () => (await ready())[0] === 200);
  const stored = await storedIds();
  const expected = new Set([...before, ...visitors.acceptedIds]);
  return {
    lost: [...expected].filter((id) => !stored.includes(id)),
    doubled: stored.filter((id) => !expected.has(id)),
    isApiRunning: api.isRunning,
  };
}

it('PL-086 no lead is lost or stored twice when all connections are terminated again and again', async () => {
  const outcome = await leadsDuring(async (visitors) => {
    for (let round = 0; round < 20; round += 1) {
      const accepted = visitors.count(201);
      await onServer(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await waitFor(() => visitors.count(201) > accepted);
    }
  });
  expect(outcome).toEqual(EVERY_LEAD_ONCE);
});

it('PL-086 a frozen database is 503 for leads and readiness, and leads are stored when it goes on', async () => {
  const outcome = await leadsDuring(async (visitors) => {
    const processes = await serverProcesses();
    processes.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    try {
      expect(await ready()).toEqual([503, ['database']]);
      await waitFor(() => visitors.count(503) > 10);
      expect(await plainForm()).toEqual([503, '5', true]);
      expect((await fetch(`${api.address}/healthz`)).status).toBe(200);
    } finally {
      processes.forEach((pid) => process.kill(pid, 'SIGCONT'));
    }
  });
  expect(outcome).toEqual(EVERY_LEAD_ONCE);
});

it('PL-086 no lead is lost or stored twice when the database restarts', async () => {
  expect(await leadsDuring(() => postgres.restart())).toEqual(EVERY_LEAD_ONCE);
});
