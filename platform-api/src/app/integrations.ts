import { bundledPostcodes } from '../domains/geocoding/bundledPostcodes';
import type { Geocoder } from '../domains/geocoding/geocoder';
import { mapsService } from '../domains/geocoding/mapsService';
import { httpPayments } from '../domains/payments/httpPayments';
import type { PaymentProvider } from '../domains/payments/paymentProvider';
import { testPayments } from '../domains/payments/testPayments';
import { httpQuotes } from '../domains/quotes/httpQuotes';
import { LOCAL_QUOTES, localExampleQuotes } from '../domains/quotes/localExampleQuotes';
import type { QuoteProvider } from '../domains/quotes/quoteProvider';
import { httpSmsSender } from '../domains/sign-in/httpSmsSender';
import { outboxSmsSender } from '../domains/sign-in/outboxSmsSender';
import type { SmsSender } from '../domains/sign-in/smsSender';
import { credentialsFrom, type Environment } from '../infrastructure/integrations/credentials';
import type { Outbox } from '../infrastructure/outbox/outbox';

/** Outside services of the back end. null: none is configured, and routes that need it respond with upstream_failed. */
export interface Integrations {
  sms: SmsSender | null;
  payments: PaymentProvider | null;
  quotes: QuoteProvider;
  geocoder: Geocoder;
}

interface IntegrationOptions {
  outbox: Pick<Outbox, 'append'>;
  now: () => Date;
  isProduction: boolean;
}

/**
 * The integrations that the environment configures: SMS_URL, SMS_TOKEN and SMS_TEMPLATE, PAYMENTS_URL and PAYMENTS_KEY, QUOTES_URL and
 * QUOTES_TOKEN, MAPS_URL and MAPS_KEY. Without them development sites use the outbox and test payments; production sites use neither.
 */
export function integrationsFrom(environment: Environment, { outbox, now, isProduction }: IntegrationOptions): Integrations {
  const sms = credentialsFrom(environment, 'SMS_URL', 'SMS_TOKEN');
  const payments = credentialsFrom(environment, 'PAYMENTS_URL', 'PAYMENTS_KEY');
  const quotes = credentialsFrom(environment, 'QUOTES_URL', 'QUOTES_TOKEN');
  const maps = credentialsFrom(environment, 'MAPS_URL', 'MAPS_KEY');
  const inDevelopment = <Service>(service: Service) => (isProduction ? null : service);
  return {
    sms: sms ? httpSmsSender({ url: sms.url, token: sms.secret, template: environment.SMS_TEMPLATE }) : inDevelopment(outboxSmsSender(outbox)),
    payments: payments ? httpPayments({ url: payments.url, key: payments.secret }) : inDevelopment(testPayments),
    quotes: quotes ? httpQuotes({ url: quotes.url, token: quotes.secret }) : localExampleQuotes(now),
    geocoder: maps ? mapsService({ url: maps.url, key: maps.secret }) : bundledPostcodes,
  };
}

/** Warnings for the operator of a production site at the start: integrations that are missing or example data. */
export function integrationWarnings({ sms, payments, quotes }: Integrations, signInSecret: string): string[] {
  return [
    ...(sms ? [] : ['Nobody can sign in: no SMS provider is configured. Set SMS_URL and SMS_TOKEN.']),
    ...(payments ? [] : ['Nobody can pay online: no payment provider is configured. Set PAYMENTS_URL and PAYMENTS_KEY.']),
    ...(quotes.name === LOCAL_QUOTES ? [`Quotes are ${LOCAL_QUOTES}. Set QUOTES_URL and QUOTES_TOKEN for a lender's.`] : []),
    ...(signInSecret ? [] : ['The key of sign-in codes is in the database alone. Set SIGN_IN_SECRET, the same on every process.']),
  ];
}
