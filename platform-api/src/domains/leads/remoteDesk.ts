import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DESK_PATH } from './deskRoutes';
import type { ExportPage, LeadDesk, ListedLead } from './leadDesk';

export interface DeskAddress {
  address: string;
  token: string;
}

const fileIn = (folder: string) => path.join(folder, 'operator.json');

/** Leaves the address of a running site's desk in its data folder, readable by its owner alone; the answer takes it away. */
export async function publishDesk(folder: string, desk: DeskAddress): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  await rm(fileIn(folder), { force: true });
  await writeFile(fileIn(folder), JSON.stringify(desk), { mode: 0o600 });
  return () => rm(fileIn(folder), { force: true });
}

/** Where the site that has a data folder open takes commands; null when none left its address. */
export async function deskAddress(folder: string): Promise<DeskAddress | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as DeskAddress);
}

/** The desk of the site that has a data folder open; null when none left its address. */
export async function findRemoteDesk(folder: string): Promise<LeadDesk | null> {
  const desk = await deskAddress(folder);
  if (desk === null) return null;
  const { address, token } = desk;
  async function ask<Result>(body: object): Promise<Result> {
    const answer = await fetch(`${address}${DESK_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The running site at ${address} answered ${answer.status}: restart it, or stop it and try again.`);
    return ((await answer.json()) as { result: Result }).result;
  }
  return {
    list: (filter = {}) => ask<ListedLead[]>({ call: 'list', ...withoutNull(filter) }),
    replay: (filter) => ask<number>({ call: 'replay', ...withoutNull(filter) }),
    release: (leadId) => ask<boolean>({ call: 'release', leadId }),
    export: (filter = {}) => ask<ExportPage>({ call: 'export', ...withoutNull(filter) }),
  };
}

const withoutNull = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));
