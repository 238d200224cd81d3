import type { Queryable } from '../../../infrastructure/database/database';
import { DEVICE_SECONDS } from './deviceCookie';

/** Devices that one number is known on: more would add up to messages without a limit. */
const MAX_KNOWN_DEVICES = 10;

const oldestKnown = (now: Date) => new Date(now.getTime() - DEVICE_SECONDS * 1000);

/** Whether the device has signed in with the number, within 400 days and as one of the number's ten most recent devices. */
export async function isKnownDevice(database: Queryable, phoneHash: string, deviceHash: string, now: Date): Promise<boolean> {
  const rows = await database.query('select 1 from sign_in_devices where phone_hash = $1 and device_hash = $2 and signed_in_at > $3', [
    phoneHash,
    deviceHash,
    oldestKnown(now),
  ]);
  return rows.length > 0;
}

/** Stores that the device has signed in with the number. */
export async function addKnownDevice(transaction: Queryable, phoneHash: string, deviceHash: string, now: Date): Promise<void> {
  await transaction.query(
    `insert into sign_in_devices (phone_hash, device_hash, signed_in_at) values ($1, $2, $3)
     on conflict (phone_hash, device_hash) do update set signed_in_at = excluded.signed_in_at`,
    [phoneHash, deviceHash, now],
  );
  await transaction.query(
    `delete from sign_in_devices where phone_hash = $1 and device_hash not in (
       select device_hash from sign_in_devices where phone_hash = $1 order by signed_in_at desc limit ${MAX_KNOWN_DEVICES})`,
    [phoneHash],
  );
}

/** Deletes devices that have not signed in for 400 days. */
export async function deleteForgottenDevices(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from sign_in_devices where signed_in_at <= $1', [oldestKnown(now)]);
}
