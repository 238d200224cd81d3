import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../infrastructure/database/database';
import { disclaimerRoutes } from '../domains/finance/disclaimerRoutes';
import { geocodeRoutes } from '../domains/geocoding/geocodeRoutes';
import type { LeadRepository } from '../domains/leads/leadRepository';
import { integrationWarnings, type Integrations } from './integrations';
import { brochureRoutes } from '../domains/brochures/brochureRoutes';
import type { ImageService } from '../domains/images/imageService';
import { onlinePaymentRoutes } from '../domains/payments/onlinePaymentRoutes';
import { createPaymentService } from '../domains/payments/paymentService';
import { quoteRoutes } from '../domains/quotes/quoteRoutes';
import { createHoldRepository } from '../domains/reservations/holdRepository';
import { reservationRoutes } from '../domains/reservations/reservationRoutes';
import { addSessions } from '../domains/sessions/addSessions';
import { createSessionRepository } from '../domains/sessions/sessionRepository';
import { sessionRoutes } from '../domains/sessions/sessionRoutes';
import { createCodeRepository } from '../domains/sign-in/codeRepository';
import { signInRoutes } from '../domains/sign-in/signInRoutes';
import type { SpinPromotions } from '../domains/spins/spinPromotion';
import { spinRoutes } from '../domains/spins/spinRoutes';
import type { CarRepository } from '../domains/stock/carRepository';
import { createWatchlistRepository } from '../domains/watchlist/watchlistRepository';
import { watchlistRoutes } from '../domains/watchlist/watchlistRoutes';

export interface CommerceOptions {
  database: Database;
  cars: CarRepository;
  leads: Pick<LeadRepository, 'addAttributes'>;
  images: ImageService;
  integrations: Integrations;
  promotions: SpinPromotions;
  /** The same text on every process; part of the key that sign-in codes are hashed with. */
  signInSecret: string;
  isProduction: boolean;
  now: () => Date;
}

const TIDY_EVERY_MS = 15_000;

/** What shoppers do beside looking and asking: sign in, save, reserve, buy, pay, spin, and the figures that go with a car. */
export const commerceRoutes: FastifyPluginAsync<CommerceOptions> = async (app, options) => {
  const { database, cars, leads, images, integrations, promotions, signInSecret, isProduction, now } = options;
  const sessions = createSessionRepository(database);
  const codes = createCodeRepository(database, signInSecret);
  const holds = createHoldRepository(database);
  const payments = createPaymentService(database, integrations.payments);

  await addSessions(app, sessions, now);
  await app.register(sessionRoutes);
  await app.register(signInRoutes, { codes, sms: integrations.sms, now });
  await app.register(watchlistRoutes, { cars, watchlist: createWatchlistRepository(database) });
  await app.register(disclaimerRoutes, { cars });
  await app.register(brochureRoutes, { cars, images, now });
  await app.register(quoteRoutes, { provider: integrations.quotes, now });
  await app.register(geocodeRoutes, { geocoder: integrations.geocoder });
  await app.register(reservationRoutes, { cars, holds, leads, payments, now });
  await app.register(onlinePaymentRoutes, { payments });
  await app.register(spinRoutes, { database, promotions, now });
  if (isProduction) for (const warning of integrationWarnings(integrations, signInSecret)) app.log.warn(warning);

  const tidy = async () => {
    await holds.releaseOver(now());
    await sessions.forgetExpired(now());
    await codes.forgetOld(now());
  };
  let tidying: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    tidying = tidy().catch((error: unknown) => app.log.error({ err: error }, 'ended holds, sessions and codes could not be cleared'));
  }, TIDY_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await tidying;
  });
};
