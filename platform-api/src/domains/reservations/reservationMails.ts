import { carHeading, clockAt, shortDay, timeLabel, withOffset, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import type { VisitorMail } from '../delivery/deliveryRepository';
import type { Refunded } from '../payments/paymentService';
import type { HoldKind } from './holdRepository';

/** '$200.00'. */
const money = (amount: number) => `$${amount.toFixed(2)}`;

/** 'Tue 3 Mar, 9:00 am (Perth time)': an e-mail is read on any clock. */
function moment(instant: Date, timeZone: string): string {
  const { date, minutes } = clockAt(instant, timeZone);
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return `${shortDay(date)}, ${timeLabel(withOffset(date, minutes, timeZone))} (${city} time)`;
}

const signature = ({ name, phone, url }: SiteConfig) => [name, phone, url].filter(Boolean).join('\n');

interface Deposit {
  site: SiteConfig;
  car: Car;
  kind: HoldKind;
  until: Date;
  /** AUD. */
  amount: number;
  receiptNumber: string;
  /** Page of the reservation; null where there is none. */
  link: string | null;
}

/** Receipt of a deposit. */
export function depositText({ site, car, kind, until, amount, receiptNumber, link }: Deposit): VisitorMail {
  const heading = carHeading(car);
  const isReserved = kind === 'reservation';
  return {
    subject: `${isReserved ? 'Reserved' : 'Your purchase'}: ${heading}`,
    text: [
      isReserved
        ? `Your vehicle is reserved until ${moment(until, site.switches.openingHoursTimeZone)}.`
        : 'Thank you for your purchase. We call you to arrange the rest.',
      '',
      `Vehicle: ${heading}${car.stocknum ? `, stock number ${car.stocknum}` : ''}`,
      `Deposit paid: ${money(amount)}`,
      `Receipt: ${receiptNumber}`,
      '',
      `The deposit is fully refundable. ${link ? `To cancel and get it back: ${link}` : 'To cancel, call us.'}`,
      '',
      signature(site),
    ].join('\n'),
  };
}

/** Receipt of a deposit that was returned. */
export function refundText(site: SiteConfig, car: Car | null, { amountCents, receiptNumber }: Refunded): VisitorMail {
  const heading = car ? carHeading(car) : 'vehicle that you reserved';
  return {
    subject: `Deposit returned: ${heading}`,
    text: [
      `We have returned your deposit of ${money(amountCents / 100)} for the ${heading} (receipt ${receiptNumber}).`,
      'Your bank may take a few days to show it.',
      '',
      signature(site),
    ].join('\n'),
  };
}
