import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isInStock, purchasePrice, type AccountQuote, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { invalid, notFound } from '../../../infrastructure/http/problems';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { accountCar } from '../stock/accountCar';
import type { CarRepository } from '../stock/carRepository';
import type { AccountQuotes } from './accountQuotes';
import type { QuoteRequest } from './quoteProvider';
import type { QuoteService } from './quoteService';

/** More than this many are of no use to anybody. */
const LISTED = 20;

interface AccountQuoteRoutesOptions {
  cars: Pick<CarRepository, 'findById' | 'findByIds'>;
  quotes: AccountQuotes;
  quoteFor: QuoteService;
  now: () => Date;
}

const store = {
  summary: "Adds the lender's quote for a car to the account of the person who is signed in (AP-069)",
  description: 'The last quote of each car; the same one again for an hour.',
  body: Type.Object({ car_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: { 204: Type.Null(), 401: ProblemSchema, 404: ProblemSchema, 422: ProblemSchema, 502: ProblemSchema },
};
const list = {
  summary: "Lenders' quotes of the person who is signed in, newest first (AP-070)",
  response: {
    200: Type.Array(Type.Unsafe<AccountQuote>({ type: 'object', additionalProperties: true })),
    401: ProblemSchema,
  },
};

/** The request for a car's quote, as the page of a car sends it. */
const requestFor = (car: Car, price: number): QuoteRequest => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: price,
  loanTerm: 5,
  year: car.year,
  vin: car.vin ?? '',
  nvic: car.nvic ?? '',
  whoIsHelping: '',
});

const hasQuotes = ({ switches }: SiteConfig) => switches.financeEnabled && switches.youxQuoteEnabled;

/** What an account has of lenders' quotes. */
export const accountQuoteRoutes: FastifyPluginAsyncTypebox<AccountQuoteRoutesOptions> = async (app, { cars, quotes, quoteFor, now }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/api/account/quotes', { schema: store }, async (request, reply) => {
    const { site, body } = request;
    const user = await app.sessions.required(request);
    if (!hasQuotes(site)) throw invalid({ site: 'does not offer quotes' });
    const car = await cars.findById(site.slug, body.car_id);
    if (!car || !isInStock(car)) throw notFound();
    // What its own quote is for is not known.
    const price = car.youxQuote ? null : purchasePrice(car, site.switches);
    const quote = car.youxQuote ?? (await quoteFor(site, requestFor(car, price ?? 0)));
    await quotes.store(site.slug, user.id, { carId: car.id, price, quote, at: now() });
    return reply.code(204).send(null);
  });

  app.get('/api/account/quotes', { schema: list }, async (request) => {
    const { site } = request;
    const user = await app.sessions.required(request);
    if (!hasQuotes(site)) return [];
    const listed = await quotes.list(site.slug, user.id, now());
    const found = new Map(
      (
        await cars.findByIds(
          site.slug,
          listed.map(({ carId }) => carId),
        )
      ).map((car) => [car.id, car]),
    );
    const available = listed.flatMap(({ carId, price, quote, at }): AccountQuote[] => {
      const car = found.get(carId);
      return car && isInStock(car) ? [{ car: accountCar(car), price, quote, quoted_at: at.toISOString() }] : [];
    });
    return available.slice(0, LISTED);
  });
};
