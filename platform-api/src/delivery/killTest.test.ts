import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { openDatabase } from '../database/openDatabase';
import { chanceOf } from '../demo/random';
import { startLeadReceiver, type LeadReceiver, type ReceivedPost } from '../testing/leadReceiver';
import { postgresUrl } from '../testing/postgres';
import type { ApiProcessOptions } from '../testing/apiProcess';

const LEADS = 250;
const KILLS = 5;
const VISITORS = 12;
const SECRET = `whsec_${Buffer.from('a secret of the dealer').toString('base64')}`;
const TIMING = {
  policy: { firstWaitMs: 60, longestWaitMs: 400, giveUpAfterMs: 5000 },
  timeLimitMs: 400,
  expireAfterSeconds: 1,
  pollEveryMs: 30,
  tendEveryMs: 300,
};
const PATIENCE_MS = 90_000;

/** The same test again: KILL_TEST_SEED=… */
const seed = Number(process.env.KILL_TEST_SEED ?? Math.floor(Math.random() * 1e9));
jest.setTimeout(PATIENCE_MS + 30_000);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The back end in a process that can be killed and started again. */
class KillableApi {
  address: string | null = null;
  private child: ChildProcess | null = null;
  constructor(private readonly options: ApiProcessOptions) {}

  async start(): Promise<void> {
    const child = fork(fileURLToPath(new URL('../testing/apiProcess.ts', import.meta.url)), [JSON.stringify(this.options)], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    this.address = await new Promise<string>((resolve, reject) => {
      child.once('message', (message: { ready: string }) => resolve(message.ready));
      child.once('exit', (code) => reject(new Error(`The back end ended with code ${code} before it served (seed ${seed}).`)));
    });
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.address = null;
    if (!child) return;
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await ended;
  }
}

/** A dealer's CRM that fails at random: an error, a hang, a connection that breaks before or after the lead is taken. */
function failAtRandom(receiver: LeadReceiver, random: () => number, taken: Map<string, string>): void {
  const take = ({ headers, body }: ReceivedPost) => {
    const { data } = JSON.parse(body) as { data: { lead_id: string } };
    taken.set(headers['idempotency-key'] as string, data.lead_id);
  };
  receiver.answerWith((post, response: ServerResponse) => {
    const chance = random();
    if (chance < 0.2) return void response.writeHead(500).end();
    if (chance < 0.25) return;
    if (chance < 0.35) return void response.destroy();
    take(post);
    if (chance < 0.45) return void response.destroy();
    response.writeHead(204).end();
  });
}

/** Sends one lead as a browser does: the same key until there is an answer, sometimes by a double click. Answers the lead's id. */
async function submit(api: KillableApi, index: number, isDoubleClick: boolean, deadline: number): Promise<string> {
  const key = randomUUID();
  const body = JSON.stringify({
    ...{ name: `Visitor ${index}`, last_name: 'Lee', email: `visitor${index}@example.com`, phone: `04${String(index).padStart(8, '0')}` },
    ...{ postcode: '6000', message: `Question ${index}`, category: 'General Enquiry', fill_seconds: 20, url: 'http://harbour-motors.localhost/contact' },
  });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-forwarded-host': 'harbour-motors.localhost',
    'x-forwarded-for': `198.51.${Math.floor(index / 250)}.${index % 250}`,
  };
  const once = async (): Promise<string | null> => {
    if (!api.address) return null;
    const answer = await fetch(`${api.address}/api/leads`, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (!answer || answer.status >= 500 || answer.status === 429) return null;
    const text = await answer.text().catch(() => null);
    if (text === null) return null;
    if (answer.status !== 201) throw new Error(`A lead was answered ${answer.status}: ${text} (seed ${seed})`);
    return (JSON.parse(text) as { lead_id: string }).lead_id;
  };
  while (Date.now() < deadline) {
    const ids = (await Promise.all(isDoubleClick ? [once(), once()] : [once()])).filter((id) => id !== null);
    if (new Set(ids).size > 1) throw new Error(`One key made two leads (seed ${seed}).`);
    if (ids[0]) return ids[0];
    await pause(100);
  }
  throw new Error(`Lead ${index} was never accepted (seed ${seed}).`);
}

interface StateRow {
  id: string;
  lead_id: string;
  state: 'pending' | 'delivered' | 'dead';
}

describe.each([
  { name: 'PGlite', url: async () => null },
  { name: 'PostgreSQL', url: postgresUrl },
])('leads on $name', ({ url }) => {
  it('PL-031 kill -9 at any moment and a receiver that fails at random lose no lead and deliver none twice', async () => {
    process.stdout.write(`kill test: KILL_TEST_SEED=${seed}\n`);
    const random = chanceOf(String(seed)).next;
    const deadline = Date.now() + PATIENCE_MS;
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-kill-'));
    const [tenantsFolder, deliveryFolder, dataDir] = ['tenants', 'delivery', 'data'].map((name) => path.join(folder, name)) as [string, string, string];
    await Promise.all([tenantsFolder, deliveryFolder].map((each) => mkdir(each)));
    const receiver = await startLeadReceiver();
    await writeFile(path.join(tenantsFolder, 'harbour-motors.json'), JSON.stringify(aSiteDocument()));
    const document = { endpoints: { crm: { channel: 'webhook', url: receiver.url, secret: 'env:HOOK_SECRET' } }, rules: [{ endpoints: ['crm'] }] };
    await writeFile(path.join(deliveryFolder, 'harbour-motors.json'), JSON.stringify(document));
    const databaseUrl = await url();
    const api = new KillableApi({ tenantsFolder, deliveryFolder, dataDir, databaseUrl, deliveryTiming: TIMING, environment: { HOOK_SECRET: SECRET } });
    const taken = new Map<string, string>();
    failAtRandom(receiver, random, taken);

    await api.start();
    const accepted: string[] = [];
    let next = 0;
    let kills = 0;
    const visit = async () => {
      while (next < LEADS) {
        const index = (next += 1);
        // Visitors come over the whole time, so that every kill meets some of them.
        while (index > ((kills + 1) / (KILLS + 1)) * LEADS && kills < KILLS) await pause(20);
        accepted.push(await submit(api, index, random() < 0.2, deadline));
      }
    };
    const killing = (async () => {
      for (; kills < KILLS; kills += 1) {
        await pause(100 + random() * 900);
        await api.kill();
        await api.start();
      }
    })();
    await Promise.all([killing, ...Array.from({ length: VISITORS }, visit)]);

    // The receiver goes on failing; what it never takes becomes a dead letter.
    await pause(2500);
    await api.kill();

    const database = await openDatabase({ dataDir, databaseUrl });
    const leads = await database.query<{ id: string }>('select id from leads');
    const deliveries = await database.query<StateRow>('select id, lead_id, state from lead_deliveries');
    await database.close();
    await receiver.close();
    await rm(folder, { recursive: true, force: true });

    const count = (state: StateRow['state']) => deliveries.filter((each) => each.state === state).length;
    const [delivered, pending, dead] = [count('delivered'), count('pending'), count('dead')];
    process.stdout.write(`kill test: ${accepted.length} accepted = ${delivered} delivered + ${pending} pending + ${dead} dead, ${receiver.received.length} posts, ${kills} kills\n`);

    // Every lead that a visitor saw accepted is there, and no other.
    expect(new Set(accepted).size).toBe(LEADS);
    expect(leads.map(({ id }) => id).toSorted()).toEqual(accepted.toSorted());
    expect(deliveries.map(({ lead_id }) => lead_id).toSorted()).toEqual(accepted.toSorted());
    expect(delivered + pending + dead).toBe(accepted.length);
    // The receiver, which drops what it has by key, has no lead under two keys, and every delivered one.
    expect(new Set(taken.values()).size).toBe(taken.size);
    expect(deliveries.filter(({ id, state }) => state === 'delivered' && !taken.has(id))).toEqual([]);
    expect([...taken].every(([id, leadId]) => deliveries.some((each) => each.id === id && each.lead_id === leadId))).toBe(true);
    expect(delivered).toBeGreaterThan(LEADS / 2);
  });
});
