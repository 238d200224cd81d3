import fp from 'fastify-plugin';
import type { BrochureTimeouts } from './brochures/brochureRoutes';
import { brochuresPlugin } from './brochures/brochuresPlugin';
import { carFeedsPlugin } from './car-feeds/carFeedsPlugin';
import { financePlugin } from './finance/financePlugin';
import { imagesPlugin, type ImagesOptions } from './images/imagesPlugin';
import type { QuoteProvider } from './quotes/quoteProvider';
import { quotesPlugin } from './quotes/quotesPlugin';
import { stockFeedPlugin, type StockFeedOptions } from './stock-feed/stockFeedPlugin';
import { stockPlugin } from './stock/stockPlugin';
import { visitsPlugin } from './visits/visitsPlugin';
import { watchlistPlugin } from './watchlist/watchlistPlugin';

interface VehiclesPluginOptions {
  now: () => Date;
  stockFeed: StockFeedOptions;
  images: ImagesOptions;
  /** How long a brochure and its photo may take. */
  brochures?: BrochureTimeouts;
  /** null: the tenant does without quotes. */
  quotesOf(tenant: string): QuoteProvider | null;
}

/** The cars of every tenant (`app.cars`, `app.carAddresses`), and what shoppers see and do with them. */
export const vehiclesPlugin = fp<VehiclesPluginOptions>(
  async (app, { now, stockFeed, images, brochures, quotesOf }) => {
    await app.register(stockPlugin);
    await app.register(stockFeedPlugin, { now, ...stockFeed });
    await app.register(carFeedsPlugin, { now });
    await app.register(imagesPlugin, images);
    await app.register(brochuresPlugin, { now, ...brochures });
    await app.register(visitsPlugin);
    await app.register(watchlistPlugin);
    await app.register(quotesPlugin, { providerOf: quotesOf, now });
    await app.register(financePlugin);
  },
  { name: 'vehicles', dependencies: ['database', 'tenants', 'identity'] },
);
