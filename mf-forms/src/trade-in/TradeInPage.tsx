import { useMemo } from 'react';
import { canBeValued, carHeading, carPath, usePlatform, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { Card, CarImage, PageArea, PageFrame, PageHeading, Stack } from '@forecourt/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { DirectContact } from '../direct-contact/DirectContact';
import { formDraft } from '../draft/formDraft';
import { tradeIn } from '../forms/tradeIn';
import { LeadForm } from '../lead-form/LeadForm';
import { PlainFormContext } from './PlainLink';
import type { Sale } from './sale';
import styles from './TradeIn.module.css';
import { TradeInFaq } from './TradeInFaq';
import { useValuation } from './useValuation';
import { valuationText } from './valuation';
import { ValuationFlow } from './ValuationFlow';

interface TradeInPageProps {
  sale: Sale;
  /** The car that the visitor would buy. */
  car: Car | undefined;
  /** The visitor chose the plain form. */
  isPlain: boolean;
}

/** Whether there is an online valuation: the site has a provider, or values the car in question (FO-067). */
const isValuedOnline = ({ switches }: Pick<SiteConfig, 'switches'>, car: Car | undefined) =>
  Boolean(switches.valuationProvider) || (car ? canBeValued(car, switches) : switches.autograbEnabled);

/** Valuation of the visitor's own car step by step, or a plain form about it; with questions and answers. */
export function TradeInPage({ sale, car, isPlain }: TradeInPageProps) {
  const { site, storage } = usePlatform();
  const { pathname, search } = useLocation();
  const state = useValuation(sale, car);
  const subject = useMemo(() => ({ car, subcategory: sale.subcategory ?? undefined }), [car, sale]);
  const { valuation } = state;
  const form = useMemo(() => ({ ...tradeIn, name: sale.form }), [sale]);

  const plainForm = useMemo(() => {
    const query = new URLSearchParams(search);
    query.set('by', 'enquiry');
    return {
      path: `${pathname}?${query.toString()}`,
      onOpen() {
        const { rego, vehicle } = valuation;
        const known = { Rego: rego, 'Vehicle Make': vehicle?.make ?? '', 'Vehicle Model': vehicle?.model ?? '' };
        const draft = formDraft(storage, form, subject);
        const values = { message: valuationText(valuation), ...Object.fromEntries(Object.entries(known).filter(([, text]) => text)) };
        draft.write({ values: { ...draft.read().values, ...values } });
      },
    };
  }, [form, pathname, search, storage, subject, valuation]);

  return (
    <PageFrame kind="form">
      <PageHeading lead={sale.lead}>{sale.title}</PageHeading>
      <PageArea area="main">
        <Stack gap={5}>
          <Card padding="l">
            {isPlain || !isValuedOnline(site, car) ? (
              <div className={styles.form}>
                <h2 className={styles.heading}>{form.title}</h2>
                <p>{form.intro}</p>
                <LeadForm form={form} subject={subject} />
              </div>
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
  const { to } = usePlatform();
  return (
    <Card padding="none" className={styles.wanted}>
      <CarImage src={car.primary_image_url} alt="" width={420} />
      <p className={styles.wantedText}>
        Towards your <Link to={carPath(to, car)}>{carHeading(car)}</Link>
      </p>
    </Card>
  );
}
