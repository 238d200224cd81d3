import type { Quote } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';

/** More than this many are of no use to anybody. */
const LISTED = 20;

interface StoredQuote {
  carId: number;
  /** AUD, which the quote is for; null for the quote of a car without a price. */
  price: number | null;
  quote: Quote;
  at: Date;
}

/** The last quote of each car for signed-in people. */
export const createAccountQuotes = (database: Database) => ({
  async store(tenant: string, userId: number, { carId, price, quote, at }: StoredQuote): Promise<void> {
    await database.query(
      `insert into account_quotes
         (tenant, user_id, car_id, price, weekly_repayment_amount, advertised_rate, comparison_rate, quoted_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (tenant, user_id, car_id) do update set
         price = excluded.price, weekly_repayment_amount = excluded.weekly_repayment_amount,
         advertised_rate = excluded.advertised_rate, comparison_rate = excluded.comparison_rate, quoted_at = excluded.quoted_at`,
      [tenant, userId, carId, price, quote.weeklyRepaymentAmount, quote.advertisedRate, quote.comparisonRate, at],
    );
  },

  /** Newest first. */
  async list(tenant: string, userId: number): Promise<StoredQuote[]> {
    const rows = await database.query<Quote & Omit<StoredQuote, 'quote'>>(
      `select car_id::float8 as "carId", price::float8, weekly_repayment_amount::float8 as "weeklyRepaymentAmount",
              advertised_rate::float8 as "advertisedRate", comparison_rate::float8 as "comparisonRate", quoted_at as at
         from account_quotes where tenant = $1 and user_id = $2 order by quoted_at desc, car_id limit ${LISTED}`,
      [tenant, userId],
    );
    return rows.map(({ carId, price, at, ...quote }) => ({ carId, price, at, quote }));
  },
});
export type AccountQuotes = ReturnType<typeof createAccountQuotes>;
