import { StartError } from '@forecourt/server-kit';
import { createTestPayments, httpPayments, type PaymentProvider } from '../contexts/commerce';
import { httpValuations, localExampleValuations, type ValuationProvider } from '../contexts/enquiries';
import { httpSmsSender, isTwilio, outboxSmsSender, twilioSmsSender, type SmsSender } from '../contexts/identity';
import { bundledPostcodes, mapsService, type Geocoder } from '../contexts/site';
import { httpQuotes, localExampleQuotes, type QuoteProvider } from '../contexts/vehicles';
import { credentialsFrom, serviceFrom, type Credentials, type Environment } from '../infrastructure/integrations/credentials';
import type { Outbox } from '../infrastructure/outbox/outbox';

/** Outside services of the back end. null: none is configured, and routes that need it respond with upstream_failed. */
export interface Integrations {
  sms: SmsSender | null;
  payments: PaymentProvider | null;
  quotes: QuoteProvider | null;
  valuations: ValuationProvider | null;
  geocoder: Geocoder;
}

interface IntegrationOptions {
  outbox: Pick<Outbox, 'append'>;
  now: () => Date;
  isDemonstration: boolean;
}

/** Twilio by its own address, which needs a sender; any other service by the template. Throws a StartError. */
export function smsSenderFrom({ url, secret: token }: Credentials, { SMS_FROM: from, SMS_TEMPLATE: template }: Environment): SmsSender {
  if (!isTwilio(url)) return httpSmsSender({ url, token, template });
  if (!from) throw new StartError('SMS_FROM is not set: it is the number, sender id or messaging service (MG…) from which Twilio sends.');
  return twilioSmsSender({ url, token, from });
}

/**
 * The integrations that the environment configures: SMS_URL, SMS_TOKEN and SMS_TEMPLATE, or SMS_FROM for Twilio, PAYMENTS_URL and PAYMENTS_KEY, QUOTES_URL and
 * QUOTES_TOKEN, VALUATIONS_URL and VALUATIONS_TOKEN, MAPS_URL and MAPS_KEY. Without them a demonstration uses the outbox, test payments and
 * example providers; no other process does.
 */
export function integrationsFrom(environment: Environment, { outbox, now, isDemonstration }: IntegrationOptions): Integrations {
  const inDemonstration = <Service>(fake: Service) => (isDemonstration ? fake : null);
  const maps = credentialsFrom(environment, 'MAPS_URL', 'MAPS_KEY');
  return {
    sms: serviceFrom<SmsSender>(
      environment,
      ['SMS_URL', 'SMS_TOKEN'],
      (credentials) => smsSenderFrom(credentials, environment),
      inDemonstration(outboxSmsSender(outbox)),
    ),
    payments: serviceFrom<PaymentProvider>(
      environment,
      ['PAYMENTS_URL', 'PAYMENTS_KEY'],
      ({ url, secret: key }) => httpPayments({ url, key }),
      inDemonstration(createTestPayments()),
    ),
    quotes: serviceFrom<QuoteProvider>(
      environment,
      ['QUOTES_URL', 'QUOTES_TOKEN'],
      ({ url, secret: token }) => httpQuotes({ url, token }),
      inDemonstration(localExampleQuotes(now)),
    ),
    valuations: serviceFrom<ValuationProvider>(
      environment,
      ['VALUATIONS_URL', 'VALUATIONS_TOKEN'],
      ({ url, secret: token }) => httpValuations({ url, token }),
      inDemonstration(localExampleValuations(now)),
    ),
    geocoder: maps ? mapsService({ url: maps.url, key: maps.secret }) : bundledPostcodes,
  };
}
