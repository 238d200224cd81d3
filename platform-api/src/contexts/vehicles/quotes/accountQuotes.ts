import type { Quote } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';

/** Lenders change their rates: what is older says nothing about a loan of today. */
const DAYS = 30;
const MAX_READ = 200;

interface StoredQuote {
  carId: number;
  /** AUD, which the quote is for; null where that is not known. */
  price: number | null;
  quote: Quote;
  at: Date;
}

const oldest = (now: Date) => new Date(now.getTime() - DAYS * 86_400_000);

/** The last quote of each car for signed-in people, for 30 days. */
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

  async deleteOld(now: Date): Promise<void> {
    await database.query('delete from account_quotes where quoted_at < $1', [oldest(now)]);
  },

  /** Newest first. */
  async list(tenant: string, userId: number, now: Date): Promise<StoredQuote[]> {
    const rows = await database.query<Quote & Omit<StoredQuote, 'quote'>>(
      `select car_id::float8 as "carId", price::float8, weekly_repayment_amount::float8 as "weeklyRepaymentAmount",
              advertised_rate::float8 as "advertisedRate", comparison_rate::float8 as "comparisonRate", quoted_at as at
         from account_quotes where tenant = $1 and user_id = $2 and quoted_at >= $3
        order by quoted_at desc, car_id limit ${MAX_READ}`,
      [tenant, userId, oldest(now)],
    );
    return rows.map(({ carId, price, at, ...quote }) => ({ carId, price, at, quote }));
  },
});
export type AccountQuotes = ReturnType<typeof createAccountQuotes>;
