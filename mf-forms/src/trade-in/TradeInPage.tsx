import { useMemo } from 'react';
import { carHeading, carPath, useLinks, useSite, type Car } from '@forecourt/shared-contracts';
import { FormStack, LeadForm } from '@forecourt/shared-forms';
import { Card, CarImage, PageArea, PageFrame, PageHeading, Stack } from '@forecourt/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { DirectContact } from '../contact/DirectContact';
import { tradeIn } from '../forms/tradeIn';
import { isValuedOnline } from './isValuedOnline';
import { PlainFormContext } from './PlainLink';
import type { Sale } from './sale';
import styles from './TradeIn.module.css';
import { TradeInFaq } from './TradeInFaq';
import { usePlainForm } from './usePlainForm';
import { useValuation } from './useValuation';
import { ValuationFlow } from './ValuationFlow';

interface TradeInPageProps {
  sale: Sale;
  /** The car that the visitor would buy. */
  car: Car | undefined;
  /** The visitor chose the plain form. */
  isPlain: boolean;
}

/** Valuation of the visitor's own car step by step, or a plain form about it; with questions and answers. */
export function TradeInPage({ sale, car, isPlain }: TradeInPageProps) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const state = useValuation(sale, car);
  const form = useMemo(() => ({ ...tradeIn, name: sale.form }), [sale]);
  const subject = useMemo(() => ({ car, subcategory: sale.subcategory ?? undefined }), [car, sale]);
  const plainForm = usePlainForm(`${pathname}${search}`, sale, subject, state.valuation);

  return (
    <PageFrame kind="form">
      <PageHeading lead={sale.lead}>{sale.title}</PageHeading>
      <PageArea area="main">
        <Stack gap={5}>
          <Card padding="l">
            {isPlain || !isValuedOnline(site, car) ? (
              <FormStack>
                <h2 className={styles.heading}>{form.title}</h2>
                <p>{form.intro}</p>
                <LeadForm form={form} subject={subject} />
              </FormStack>
            ) : (
              <PlainFormContext value={plainForm}>
                <ValuationFlow sale={sale} car={car} state={state} />
              </PlainFormContext>
            )}
          </Card>
          <TradeInFaq />
        </Stack>
      </PageArea>
      <PageArea area="aside">
        <Stack gap={4}>
          {car && <WantedCar car={car} />}
          <DirectContact />
        </Stack>
      </PageArea>
    </PageFrame>
  );
}

/** The car that the trade-in is towards. */
function WantedCar({ car }: { car: Car }) {
  const to = useLinks();
  return (
    <Card padding="none" className={styles.wanted}>
      <CarImage src={car.primary_image_url} alt="" width={420} />
      <p className={styles.wantedText}>
        Towards your <Link to={carPath(to, car)}>{carHeading(car)}</Link>
      </p>
    </Card>
  );
}
