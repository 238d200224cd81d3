import type { MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { FinancePage } from '../finance-page/FinancePage';
import { StoredQuoteNote } from '../account/StoredQuoteNote';
import type { FinanceRequest } from '../finance-page/financeRequest';
import { QuoteEstimate } from '../quote/QuoteEstimate';
import { quotesSlice } from '../quote/quotesSlice';

export { financeRequest as loader } from '../finance-page/financeRequest';
export const slices = [quotesSlice];

export const meta = ({ site }: MetaContext<FinanceRequest>): PageMeta => ({
  title: 'Your finance',
  description: `Your finance estimate for a vehicle at ${site.name}.`,
  robots: 'noindex',
});

/** The lender's estimate for a signed-in visitor's car, above the calculator and the form. */
export function Component({ data }: { data: FinanceRequest }) {
  return (
    <FinancePage heading="Your finance" request={data}>
      {data.car && (
        <QuoteEstimate key={`quote-${data.car.id}`} car={data.car}>
          <StoredQuoteNote car={data.car} />
        </QuoteEstimate>
      )}
    </FinancePage>
  );
}
