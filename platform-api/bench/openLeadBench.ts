import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { createApp } from '../src/app/createApp';
import { openDatabase } from '../src/infrastructure/database/openDatabase';
import { deliveryOf } from '../src/contexts/enquiries';
import { leadCounts } from '../src/contexts/enquiries/lead-operations/leadCounts';

export interface LeadBench {
  /** Sends so many leads over HTTP, so many at once; resolves with the milliseconds of each. */
  submit(count: number, atOnce: number): Promise<number[]>;
  /** Resolves when every accepted lead is delivered. */
  delivered(): Promise<void>;
  close(): Promise<void>;
}

const LEAD = {
  ...{ name: 'Ann', last_name: 'Lee', postcode: '6000', message: 'Is it still there?', category: 'General Enquiry' },
  ...{ url: 'http://bench.example/contact', fill_seconds: 14, opt_in: true, opt_in_wording: 'Yes.' },
};

async function startReceiver(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The lead path of one site as in production, but for the rate limits: a database on disk, and a receiver on this machine. */
export async function openLeadBench(site: SiteConfig, databaseUrl: string | null): Promise<LeadBench> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-lead-bench-'));
  const receiver = await startReceiver();
  const database = await openDatabase({ dataDir, databaseUrl });
  const app = createApp({
    database,
    tenants: { all: () => [site], bySlug: () => site, byHost: () => site, problems: () => [], close: () => {} },
    imageFolder: path.join(dataDir, 'images'),
    rateLimits: null,
    isDemonstration: true,
    delivery: {
      source: deliveryOf({
        [site.slug]: { endpoints: { crm: { channel: 'adf-http', url: receiver.url } }, rules: [{ endpoints: ['crm'] }] },
      }),
      environment: {},
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  let sent = 0;

  async function submitOne(): Promise<number> {
    const number = (sent += 1);
    const begin = performance.now();
    const response = await fetch(`${address}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...LEAD, email: `ann${number}@example.com`, phone: `04${String(number).padStart(8, '0')}` }),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`A lead got the response ${response.status}.`);
    return performance.now() - begin;
  }

  return {
    async submit(count, atOnce) {
      const times: number[] = [];
      let left = count;
      const visitor = async () => {
        while (left > 0) {
          left -= 1;
          times.push(await submitOne());
        }
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      return times;
    },
    async delivered() {
      while ((await leadCounts(database)).some(({ state }) => state === 'pending')) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async close() {
      await app.close();
      await receiver.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
