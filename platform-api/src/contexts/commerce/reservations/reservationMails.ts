import { carHeading, timeZoneOfCar, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { instantInWords } from '@forecourt/shared-contracts/back-end';
import type { VisitorMail } from '../../enquiries';
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
export function depositMail({ site, car, kind, at, until, amount, receiptNumber, link }: Deposit): VisitorMail {
  const heading = carHeading(car);
  const timeZone = timeZoneOfCar(car, site);
  const isReserved = kind === 'reservation';
  return {
    subject: `${isReserved ? 'Reserved' : 'Your purchase'}: ${heading}`,
    parts: [
      {
        text: isReserved
          ? `Your vehicle is reserved until ${instantInWords(until, timeZone)}.`
          : 'Thank you for your purchase. We call you to arrange the rest.',
      },
      { label: 'Vehicle', value: `${heading}${car.stocknum ? `, stock number ${car.stocknum}` : ''}` },
      { label: 'Deposit paid', value: `${money(amount)}, ${instantInWords(at, timeZone)}` },
      { label: 'Receipt', value: receiptNumber },
      { text: `The deposit is fully refundable, and counts towards the price.${link ? '' : ' To cancel, call us.'}` },
      ...(link ? [{ link, text: `See or cancel the ${kind}` }] : []),
    ],
  };
}

/** Receipt of a deposit that was returned. */
export function refundMail(car: Car | null, { amountCents, receiptNumber }: Refunded): VisitorMail {
  const heading = car ? carHeading(car) : 'vehicle that you reserved';
  return {
    subject: `Deposit returned: ${heading}`,
    parts: [
      {
        text: `We have returned your deposit of ${money(amountCents / 100)} for the ${heading}. Your bank may take a few days to show it.`,
      },
      { label: 'Receipt', value: receiptNumber },
    ],
  };
}
