import { bundledPostcodes } from '../../domains/geocoding/bundledPostcodes';
import type { Geocoder } from '../../domains/geocoding/geocoder';
import { mapsService } from '../../domains/geocoding/mapsService';
import type { Outbox } from '../outbox/outbox';
import { httpPayments } from '../../domains/payments/httpPayments';
import type { PaymentProvider } from '../../domains/payments/paymentProvider';
import { testPayments } from '../../domains/payments/testPayments';
import { httpQuotes } from '../../domains/quotes/httpQuotes';
import { LOCAL_QUOTES, localExampleQuotes } from '../../domains/quotes/localExampleQuotes';
import type { QuoteProvider } from '../../domains/quotes/quoteProvider';
import { httpSmsSender } from '../../domains/sign-in/httpSmsSender';
import { outboxSmsSender } from '../../domains/sign-in/outboxSmsSender';
import type { SmsSender } from '../../domains/sign-in/smsSender';

/** Services of others that the back end uses. null: none is configured, and calls that need it answer upstream_failed. */
export interface Partners {
  sms: SmsSender | null;
  payments: PaymentProvider | null;
  quotes: QuoteProvider;
  geocoder: Geocoder;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface PartnerSources {
  outbox: Pick<Outbox, 'append'>;
  now: () => Date;
  isProduction: boolean;
}

/** Both settings of a service, or null when neither is set; one alone is a mistake that ends the start. */
function pairOf(environment: Environment, address: string, secret: string): { url: string; secret: string } | null {
  const url = environment[address];
  const value = environment[secret];
  if (!url && !value) return null;
  if (!url || !value) throw new Error(`${address} and ${secret} belong together: set both or neither.`);
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`${address} must be an http(s) address.`);
  return { url, secret: value };
}

/**
 * The partners that the environment names: SMS_URL, SMS_TOKEN and SMS_TEMPLATE, PAYMENTS_URL and PAYMENTS_KEY, QUOTES_URL and QUOTES_TOKEN,
 * MAPS_URL and MAPS_KEY. Without them development sites use the outbox and test payments; production sites use neither.
 */
export function partnersFrom(environment: Environment, { outbox, now, isProduction }: PartnerSources): Partners {
  const sms = pairOf(environment, 'SMS_URL', 'SMS_TOKEN');
  const payments = pairOf(environment, 'PAYMENTS_URL', 'PAYMENTS_KEY');
  const quotes = pairOf(environment, 'QUOTES_URL', 'QUOTES_TOKEN');
  const maps = pairOf(environment, 'MAPS_URL', 'MAPS_KEY');
  const stand = <Service>(service: Service) => (isProduction ? null : service);
  return {
    sms: sms ? httpSmsSender({ url: sms.url, token: sms.secret, template: environment.SMS_TEMPLATE }) : stand(outboxSmsSender(outbox)),
    payments: payments ? httpPayments({ url: payments.url, key: payments.secret }) : stand(testPayments),
    quotes: quotes ? httpQuotes({ url: quotes.url, token: quotes.secret }) : localExampleQuotes(now),
    geocoder: maps ? mapsService({ url: maps.url, key: maps.secret }) : bundledPostcodes,
  };
}

/** What the operator of a production site should know at the start: services that are missing or only stand in. */
export function partnerWarnings({ sms, payments, quotes }: Partners, signInSecret: string): string[] {
  return [
    ...(sms ? [] : ['Nobody can sign in: no SMS provider is configured. Set SMS_URL and SMS_TOKEN.']),
    ...(payments ? [] : ['Nobody can pay online: no payment provider is configured. Set PAYMENTS_URL and PAYMENTS_KEY.']),
    ...(quotes.name === LOCAL_QUOTES ? [`Quotes are ${LOCAL_QUOTES}. Set QUOTES_URL and QUOTES_TOKEN for a lender's.`] : []),
    ...(signInSecret ? [] : ['The key of sign-in codes is in the database alone. Set SIGN_IN_SECRET, the same on every process.']),
  ];
}
