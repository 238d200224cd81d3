import { carHeading, timeZoneOfCar, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { instantInWords } from '@forecourt/shared-contracts/back-end';
import { mailSignature, type VisitorMail } from '../../enquiries';
import type { Refunded } from '../payments/paymentPurpose';
import { money } from '../payments/receiptText';
import type { HoldKind } from './holdRepository';

interface Deposit {
  site: SiteConfig;
  car: Car;
  kind: HoldKind;
  /** When it was paid. */
  at: Date;
  until: Date;
  /** AUD. */
  amount: number;
  receiptNumber: string;
  /** Page of the reservation; null where there is none. */
  link: string | null;
}

/** Receipt of a deposit. */
export function depositText({ site, car, kind, at, until, amount, receiptNumber, link }: Deposit): VisitorMail {
  const heading = carHeading(car);
  const timeZone = timeZoneOfCar(car, site);
  const isReserved = kind === 'reservation';
  return {
    subject: `${isReserved ? 'Reserved' : 'Your purchase'}: ${heading}`,
    text: [
      isReserved
        ? `Your vehicle is reserved until ${instantInWords(until, timeZone)}.`
        : 'Thank you for your purchase. We call you to arrange the rest.',
      '',
      `Vehicle: ${heading}${car.stocknum ? `, stock number ${car.stocknum}` : ''}`,
      `Deposit paid: ${money(amount)}, ${instantInWords(at, timeZone)}`,
      `Receipt: ${receiptNumber}`,
      '',
      `The deposit is fully refundable, and counts towards the price. ${link ? `To cancel and get it back: ${link}` : 'To cancel, call us.'}`,
      '',
      mailSignature(site),
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
      mailSignature(site),
    ].join('\n'),
  };
}
