import { financePath, type MetaContext, type PageMeta } from '@forecourt/shared-contracts';
import { FinancePage } from '../finance-page/FinancePage';
import type { FinanceRequest } from '../finance-page/financeRequest';

export { financeRequest as loader } from '../finance-page/financeRequest';

export function meta({ site, to }: MetaContext<FinanceRequest>): PageMeta {
  return {
    title: 'Finance',
    description: `Work out your repayments and send a finance enquiry to ${site.name}.`,
    canonical: financePath({ site, to }),
  };
}

/** The finance application page. */
export function Component({ data }: { data: FinanceRequest }) {
  return <FinancePage heading="Finance" request={data} />;
}
