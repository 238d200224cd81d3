import type { Command } from 'commander';
import { StartError } from '@forecourt/server-kit';

function receipt(text: string): string {
  if (!/^R-\d{8,15}$/.test(text))
    throw new StartError(`"${text}" is no receipt: take it from forecourt reservations list, for example R-00000012.`);
  return text;
}

const actions = () => import('../reservations/reservationActions');

/** Commands on the reservations and deposits of all tenants. */
export function addReservationCommands(program: Command): void {
  const reservations = program.command('reservations').description('reservations and deposits of all tenants, while the site runs');

  reservations
    .command('list')
    .description('the newest reservations with their payments')
    .option('--tenant <slug>', 'of one tenant only')
    .option('--json', 'as JSON')
    .action(async (flags: { tenant?: string; json?: boolean }) => (await actions()).listReservations(flags));

  reservations
    .command('cancel')
    .argument('<receipt>', 'receipt of the deposit', receipt)
    .description('free the vehicle at once and return the deposit')
    .action(async (of: string) => (await actions()).cancelReservation(of));

  reservations
    .command('reconcile')
    .description(
      'look up payments without outcome at the provider, and return deposits that nothing is held for; the site does it each minute',
    )
    .action(async () => (await actions()).reconcilePayments());
}
