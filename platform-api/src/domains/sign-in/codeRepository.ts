import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Queryable } from '../../infrastructure/database/database';

/** Limits against guessing and flooding. */
const CODE_SECONDS = 5 * 60;
const TRIES_PER_CODE = 5;
const FAILURES_PER_DAY = 10;
const SENDS: readonly { within: number; most: number }[] = [
  { within: 30, most: 1 },
  { within: 10 * 60, most: 3 },
  { within: 24 * 60 * 60, most: 6 },
];
const DAY_SECONDS = 24 * 60 * 60;

export type CodeRequest = { kind: 'made'; id: number; code: string } | { kind: 'too-many'; retryAfterSeconds: number };
export type CodeCheck = 'right' | 'wrong' | 'expired' | 'too-many';

interface CodeRow {
  id: number;
  hash: string;
  tries: number;
  isOver: boolean;
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Seconds until the strictest limit has room again; 0 where one more may be sent now. `sent` is newest first. */
function waitAfter(sent: readonly Date[], now: Date): number {
  const waits = SENDS.map(({ within, most }) => {
    const blocking = sent[most - 1];
    return blocking ? within - (now.getTime() - blocking.getTime()) / 1000 : 0;
  });
  return Math.ceil(Math.max(0, ...waits));
}

/** Sign-in codes: random from a cryptographic source, stored as HMAC of number and code, valid once. */
export function createCodeRepository(database: Database, secret: string) {
  let installationKey: Promise<string> | null = null;
  const readKey = async () => {
    const [row] = await database.query<{ value: string }>(`select value from installation where name = 'sign_in_key'`);
    return (row as { value: string }).value;
  };
  const keyed = async (...parts: string[]) => {
    installationKey ??= readKey();
    return createHmac('sha256', `${secret}\n${await installationKey}`)
      .update(parts.join('\n'))
      .digest('hex');
  };
  /** One transaction at a time for each number, in all processes. */
  const withPhoneLock = async <Result>(phoneHash: string, work: (transaction: Queryable) => Promise<Result>): Promise<Result> =>
    database.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [phoneHash]);
      return work(transaction);
    });

  return {
    /** Creates a code and invalidates the ones before it. The limits count a number's messages of all sites together. */
    async request(tenant: string, phone: string, now: Date): Promise<CodeRequest> {
      const phoneHash = await keyed('phone', phone);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeHash = await keyed('code', tenant, phone, code);
      return withPhoneLock(phoneHash, async (transaction) => {
        const sent = await transaction.query<{ sent_at: Date | string }>(
          'select sent_at from sign_in_codes where phone_hash = $1 and sent_at > $2 order by sent_at desc limit 6',
          [phoneHash, before(now, DAY_SECONDS)],
        );
        const failed = await transaction.query<{ failed_at: Date | string }>(
          `select failed_at from sign_in_failures where tenant = $1 and phone_hash = $2 and failed_at > $3 order by failed_at desc limit ${FAILURES_PER_DAY}`,
          [tenant, phoneHash, before(now, DAY_SECONDS)],
        );
        const first = failed[FAILURES_PER_DAY - 1];
        const cooldown = first ? Math.ceil(DAY_SECONDS - (now.getTime() - new Date(first.failed_at).getTime()) / 1000) : 0;
        const wait = Math.max(
          cooldown,
          waitAfter(
            sent.map((row) => new Date(row.sent_at)),
            now,
          ),
        );
        if (wait > 0) return { kind: 'too-many', retryAfterSeconds: wait };
        await transaction.query('update sign_in_codes set is_over = true where tenant = $1 and phone_hash = $2', [tenant, phoneHash]);
        const [made] = await transaction.query<{ id: number }>(
          'insert into sign_in_codes (tenant, phone_hash, code_hash, sent_at) values ($1, $2, $3, $4) returning id::float8 as id',
          [tenant, phoneHash, codeHash, now],
        );
        return { kind: 'made', id: (made as { id: number }).id, code };
      });
    },

    /** Deletes a code that could not be sent; it does not count. */
    async withdraw(tenant: string, id: number): Promise<void> {
      await database.query('delete from sign_in_codes where tenant = $1 and id = $2', [tenant, id]);
    },

    /** Invalidates a correct code; counts a wrong one, for the code and for the number. */
    async check(tenant: string, phone: string, code: string, now: Date): Promise<CodeCheck> {
      const phoneHash = await keyed('phone', phone);
      const codeHash = await keyed('code', tenant, phone, code);
      return withPhoneLock(phoneHash, async (transaction): Promise<CodeCheck> => {
        const [latest] = await transaction.query<CodeRow>(
          `select id::float8 as id, code_hash as hash, tries, (is_over or sent_at <= $3) as "isOver" from sign_in_codes
           where tenant = $1 and phone_hash = $2 order by id desc limit 1`,
          [tenant, phoneHash, before(now, CODE_SECONDS)],
        );
        const [failures] = await transaction.query<{ count: number }>(
          'select count(*)::int as count from sign_in_failures where tenant = $1 and phone_hash = $2 and failed_at > $3',
          [tenant, phoneHash, before(now, DAY_SECONDS)],
        );
        if ((failures?.count ?? 0) >= FAILURES_PER_DAY || (latest && latest.tries >= TRIES_PER_CODE)) return 'too-many';
        // A number without a code gets the same result as one whose code was mistyped.
        if (latest?.isOver) return 'expired';
        const isRight = latest !== undefined && timingSafeEqual(Buffer.from(latest.hash, 'hex'), Buffer.from(codeHash, 'hex'));
        if (isRight) {
          await transaction.query('update sign_in_codes set is_over = true where tenant = $1 and id = $2', [tenant, latest.id]);
          await transaction.query('delete from sign_in_failures where tenant = $1 and phone_hash = $2', [tenant, phoneHash]);
          return 'right';
        }
        await transaction.query('insert into sign_in_failures (tenant, phone_hash, failed_at) values ($1, $2, $3)', [
          tenant,
          phoneHash,
          now,
        ]);
        if (!latest) return 'wrong';
        await transaction.query('update sign_in_codes set tries = tries + 1 where tenant = $1 and id = $2', [tenant, latest.id]);
        return latest.tries + 1 >= TRIES_PER_CODE ? 'too-many' : 'wrong';
      });
    },

    /** Deletes codes and failures that no limit counts any more. */
    async deleteExpired(now: Date): Promise<void> {
      await database.query('delete from sign_in_codes where sent_at <= $1', [before(now, DAY_SECONDS)]);
      await database.query('delete from sign_in_failures where failed_at <= $1', [before(now, DAY_SECONDS)]);
    },
  };
}
export type CodeRepository = ReturnType<typeof createCodeRepository>;
