import { findRemoteReservations, type RemoteReservations } from '@forecourt/platform-api';
import { StartError } from '@forecourt/server-kit';
import { settings } from '../settings';

type Listed = Awaited<ReturnType<RemoteReservations['list']>>[number];

/** The payment provider belongs to the running site. */
async function withReservations(work: (reservations: RemoteReservations) => Promise<void>): Promise<void> {
  const reservations = await findRemoteReservations(settings().dataFolder);
  if (!reservations) throw new StartError('No site is running here, and the payment provider belongs to it: start it and try again.');
  await work(reservations);
}

const stateOf = ({ state, endedReason }: Listed) => (state === 'ended' ? (endedReason ?? state) : state);
const printed = (listed: Listed) =>
  [
    listed.at,
    listed.receiptNumber,
    listed.tenant.padEnd(22),
    listed.kind.padEnd(11),
    `car ${listed.carId}`,
    `$${(listed.amountCents / 100).toFixed(2)} ${listed.paymentState}`,
    `${stateOf(listed)}${listed.state === 'held' ? ` until ${listed.heldUntil}` : ''}`,
    `lead ${listed.leadId}`,
  ].join('  ');

/** Prints the newest reservations with their payments. */
export const listReservations = ({ tenant, json }: { tenant?: string; json?: boolean }) =>
  withReservations(async (reservations) => {
    const found = await reservations.list(tenant);
    if (json) console.log(JSON.stringify(found, null, 2));
    else if (found.length === 0) console.error('There are no such reservations.');
    else for (const each of found) console.log(printed(each));
  });

/** Ends the hold of a receipt and returns its deposit. */
export const cancelReservation = (receipt: string) =>
  withReservations(async (reservations) => {
    const cancelled = await reservations.cancel(receipt);
    if (!cancelled) throw new StartError(`There is no reservation with the receipt ${receipt}; see forecourt reservations list.`);
    console.log(printed(cancelled));
  });

/** Settles payments without outcome, and due refunds. */
export const reconcilePayments = () =>
  withReservations(async (reservations) => {
    const { lookedUp, held, returned, unclear } = await reservations.reconcile();
    console.log(`${lookedUp} payments looked up, ${held} vehicles held for them, ${returned} deposits returned, ${unclear} unclear.`);
    if (unclear > 0) throw new StartError('The log of the site names the unclear ones; they are tried again each minute.');
  });
