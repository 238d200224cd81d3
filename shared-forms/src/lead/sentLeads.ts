import { isRecord, type LeadPayload, type LeadReceipt, type PlatformStorage } from '@forecourt/shared-contracts';

const REMEMBERED_MS = 60 * 60_000;

interface SentLead {
  fingerprint: string;
  /** Milliseconds since 1970. */
  at: number;
  receipt: LeadReceipt;
}

const isSentLead = (value: unknown): value is SentLead =>
  isRecord(value) && typeof value.fingerprint === 'string' && typeof value.at === 'number' && isRecord(value.receipt);

const REMEMBERED = 'mf-forms/sentLeads';

/** The leads that were accepted within the hour. */
function sentLeads(storage: PlatformStorage, now: number): SentLead[] {
  const stored = storage.local(REMEMBERED).read();
  return (Array.isArray(stored) ? stored : []).filter((each) => isSentLead(each) && now - each.at < REMEMBERED_MS) as SentLead[];
}

/** What differs between two submits of the same thing. */
const VARYING = new Set(['fill_seconds', 'lead_attributes', 'lead_id', 'url', 'user_agent']);

/** Hash of what a lead says, or null where the browser has no cryptography, as on a site without HTTPS. */
async function fingerprintOf(payload: LeadPayload): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return null;
  const said = Object.entries(payload).filter(([field]) => !VARYING.has(field));
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(said.toSorted())));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Runs `task` in one tab at a time; where the browser refuses locks, as one that blocks storage does, without waiting for others. */
async function inOneTab<Result>(task: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return task();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  try {
    return (await locks.request(REMEMBERED, begin)) as Result;
  } catch (error) {
    if (hasBegun) throw error;
    return task();
  }
}

/** What became of a lead. `isRepeat`: this browser has sent an equal one before, which is the one of the receipt. */
export interface AcceptedLead {
  receipt: LeadReceipt;
  isRepeat: boolean;
}

/**
 * Sends a lead once for the whole browser: where an equal one was accepted within the hour, from another tab or before the browser's
 * Back, the receipt is that one's. Only hashes are stored. Rejects as `send` does.
 */
export async function sendOnce(storage: PlatformStorage, payload: LeadPayload, send: () => Promise<LeadReceipt>): Promise<AcceptedLead> {
  const fingerprint = await fingerprintOf(payload);
  if (fingerprint === null) return { receipt: await send(), isRepeat: false };
  return inOneTab(async () => {
    const now = Date.now();
    const recent = sentLeads(storage, now);
    const known = recent.find((each) => each.fingerprint === fingerprint);
    if (known) return { receipt: known.receipt, isRepeat: true };
    const receipt = await send();
    storage.local(REMEMBERED).write([...recent, { fingerprint, at: now, receipt }]);
    return { receipt, isRepeat: false };
  });
}

/** Lets an equal lead be sent again: what became of this one has changed. */
export function forgetSentLead(storage: PlatformStorage, leadId: string): void {
  storage.local(REMEMBERED).write(sentLeads(storage, Date.now()).filter(({ receipt }) => receipt.lead_id !== leadId));
}
