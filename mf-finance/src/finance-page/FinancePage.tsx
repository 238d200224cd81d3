import type { ReactNode } from 'react';
import { carHeading } from '@forecourt/shared-contracts';
import { PageFrame, PageHeading } from '@forecourt/shared-ui';
import { FinanceCalculator } from '../calculator/FinanceCalculator';
import { FinanceForm } from './FinanceForm';
import type { FinanceRequest } from './financeRequest';
import styles from './FinancePage.module.css';

interface FinancePageProps {
  heading: string;
  request: FinanceRequest;
  /** Content between heading and calculator. */
  children?: ReactNode;
}

/** A page about finance: heading, calculator and the form. */
export function FinancePage({ heading, request, children }: FinancePageProps) {
  const { car, budget } = request;
  return (
    <PageFrame kind="content">
      <PageHeading lead={car ? `For the ${carHeading(car)}` : 'Work out your repayments, then tell us what you need.'}>
        {heading}
      </PageHeading>
      {children}
      <FinanceCalculator key={car?.id} car={car ?? undefined} budget={budget ?? undefined} />
      <div className={styles.form}>
        <FinanceForm request={request} />
      </div>
    </PageFrame>
  );
}
