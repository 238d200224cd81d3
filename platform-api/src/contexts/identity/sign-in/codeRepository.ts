import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import { createKeyedHash } from './keyedHash';
import { addKnownDevice, deleteForgottenDevices, isKnownDevice } from './knownDevices';
import { DAY_SECONDS, secondsUntilAllowed } from './sendLimits';

const CODE_SECONDS = 5 * 60;
const TRIES_PER_CODE = 5;

/** The number that a code is sent to, and the id of the device that it is entered on. */
export interface Recipient {
  phone: string;
  device: string;
}
export type CodeRequest = { kind: 'made'; id: number; code: string } | { kind: 'too-many'; retryAfterSeconds: number };
export type CodeCheck = 'right' | 'wrong' | 'expired' | 'too-many';

/** One code that was sent to a number for a device. */
interface Challenge {
  id: number;
  hash: string;
  tries: number;
  isOver: boolean;
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Sign-in codes: random from a cryptographic source, stored as HMAC of number and code, valid once. */
export function createCodeRepository(database: Database, secret: string) {
  const keyedHash = createKeyedHash(database, secret);
  const hashesOf = async ({ phone, device }: Recipient) => ({
    phoneHash: await keyedHash('phone', phone),
    deviceHash: await keyedHash('device', device),
  });
  /** One transaction at a time for each number, in all processes. */
  const withPhoneLock = async <Result>(phoneHash: string, work: (transaction: Queryable) => Promise<Result>): Promise<Result> =>
    database.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [phoneHash]);
      return work(transaction);
    });

  return {
    /** Creates the code of a new challenge, which replaces the device's previous one. The limits count codes of all sites together. */
    async request(tenant: string, recipient: Recipient, now: Date): Promise<CodeRequest> {
      const { phoneHash, deviceHash } = await hashesOf(recipient);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeHash = await keyedHash('code', tenant, recipient.phone, code);
      return withPhoneLock(phoneHash, async (transaction) => {
        const sent = await transaction.query<{ sentAt: Date | string; isOwn: boolean }>(
          `select sent_at as "sentAt", device_hash = $2 as "isOwn" from sign_in_codes
           where phone_hash = $1 and sent_at > $3 order by sent_at desc`,
          [phoneHash, deviceHash, before(now, DAY_SECONDS)],
        );
        const retryAfterSeconds = secondsUntilAllowed(
          sent.map(({ sentAt, isOwn }) => ({ at: new Date(sentAt), isOwn })),
          await isKnownDevice(transaction, phoneHash, deviceHash, now),
          now,
        );
        if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
        const [made] = await transaction.query<{ id: number }>(
          `insert into sign_in_codes (tenant, phone_hash, device_hash, code_hash, sent_at) values ($1, $2, $3, $4, $5)
           returning id::float8 as id`,
          [tenant, phoneHash, deviceHash, codeHash, now],
        );
        return { kind: 'made', id: (made as { id: number }).id, code };
      });
    },

    /** Deletes a code that could not be sent; it does not count, and the device's previous one applies again. */
    async withdraw(tenant: string, id: number): Promise<void> {
      await database.query('delete from sign_in_codes where tenant = $1 and id = $2', [tenant, id]);
    },

    /** Checks the latest challenge of the device: a correct code ends it, and so do five wrong ones. Other devices are not affected. */
    async check(tenant: string, recipient: Recipient, code: string, now: Date): Promise<CodeCheck> {
      const { phoneHash, deviceHash } = await hashesOf(recipient);
      const codeHash = await keyedHash('code', tenant, recipient.phone, code);
      return withPhoneLock(phoneHash, async (transaction): Promise<CodeCheck> => {
        const [latest] = await transaction.query<Challenge>(
          `select id::float8 as id, code_hash as hash, tries, (is_over or sent_at <= $4) as "isOver" from sign_in_codes
           where tenant = $1 and phone_hash = $2 and device_hash = $3 order by id desc limit 1`,
          [tenant, phoneHash, deviceHash, before(now, CODE_SECONDS)],
        );
        // A number without a code gets the same result as one whose code was mistyped.
        if (!latest) return 'wrong';
        if (latest.tries >= TRIES_PER_CODE) return 'too-many';
        if (latest.isOver) return 'expired';
        if (timingSafeEqual(Buffer.from(latest.hash, 'hex'), Buffer.from(codeHash, 'hex'))) {
          await transaction.query('update sign_in_codes set is_over = true where tenant = $1 and id = $2', [tenant, latest.id]);
          await addKnownDevice(transaction, phoneHash, deviceHash, now);
          return 'right';
        }
        await transaction.query('update sign_in_codes set tries = tries + 1 where tenant = $1 and id = $2', [tenant, latest.id]);
        return latest.tries + 1 >= TRIES_PER_CODE ? 'too-many' : 'wrong';
      });
    },

    /** Deletes codes that no limit counts any more, and devices that are no longer recognised. */
    async deleteExpired(now: Date): Promise<void> {
      await database.query('delete from sign_in_codes where sent_at <= $1', [before(now, DAY_SECONDS)]);
      await deleteForgottenDevices(database, now);
    },
  };
}
export type CodeRepository = ReturnType<typeof createCodeRepository>;
