import type { MetaContext, PageMeta } from '@forecourt/shared-contracts';
import { FinancePage } from '../finance-page/FinancePage';
import type { FinanceRequest } from '../finance-page/financeRequest';
import { FinanceSteps } from '../finance-page/FinanceSteps';

export { financeRequest as loader } from '../finance-page/financeRequest';

export function meta({ site, to }: MetaContext<FinanceRequest>): PageMeta {
  return {
    title: 'Car finance',
    description: `How car finance works at ${site.name}, with a repayment calculator.`,
    canonical: to('finance.information'),
  };
}

/** The car finance page: finance information above calculator and form. */
export function Component({ data }: { data: FinanceRequest }) {
  return (
    <FinancePage heading="Car finance" request={data}>
      <FinanceSteps />
    </FinancePage>
  );
}
