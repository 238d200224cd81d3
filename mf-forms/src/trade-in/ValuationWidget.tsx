import { useLinks, useSite } from '@forecourt/shared-contracts';
import { FormStack } from '@forecourt/shared-forms';
import { Card } from '@forecourt/shared-ui';
import { isValuedOnline } from './isValuedOnline';
import { PlainFormContext } from './PlainLink';
import { saleOf } from './sale';
import { FirstStep } from './steps/FirstStep';
import styles from './TradeIn.module.css';
import { usePlainForm } from './usePlainForm';
import { useValuation } from './useValuation';

const SALE = saleOf('trade-in');
const NOTHING_IN_PARTICULAR = {};

/** The first step of a valuation, which goes on at the trade-in page. */
export function ValuationWidget() {
  const site = useSite();
  const page = useLinks().ifDeployed('forms.trade-in');
  return page !== null && isValuedOnline(site) ? <Widget page={page} /> : null;
}

function Widget({ page }: { page: string }) {
  const state = useValuation(SALE, undefined, page);
  const plainForm = usePlainForm(page, SALE, NOTHING_IN_PARTICULAR, state.valuation);
  return (
    <PlainFormContext value={plainForm}>
      <Card as="section" padding="l" aria-labelledby="valuation-widget">
        <FormStack>
          <h2 id="valuation-widget" className={styles.heading}>
            What is your car worth?
          </h2>
          <FirstStep state={state} />
        </FormStack>
      </Card>
    </PlainFormContext>
  );
}
