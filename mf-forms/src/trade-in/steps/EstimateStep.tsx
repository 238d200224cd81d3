import { useState } from 'react';
import {
  clockAt,
  formatCount,
  formatMoney,
  reportFailure,
  shortDate,
  useAppDispatch,
  useSite,
  type ValuationEstimate,
} from '@forecourt/shared-contracts';
import { FormButtons, FormStack, Note } from '@forecourt/shared-forms';
import { Alert, Button } from '@forecourt/shared-ui';
import type { Sale } from '../sale';
import styles from '../TradeIn.module.css';
import { isGivenEstimate, vehicleName, type Valuation } from '../valuation';

interface EstimateStepProps {
  sale: Sale;
  valuation: Valuation;
  /** Resolves when the acceptance is stored; rejects with the error. */
  onAccept(): Promise<void>;
  onAgain: () => void;
}

/** The estimate with its basis and validity, or that the dealer calls. The lead is stored in either case. */
export function EstimateStep({ sale, valuation, onAccept, onAgain }: EstimateStepProps) {
  const { estimate, vehicle } = valuation;
  return (
    <FormStack>
      <Note>{vehicle && vehicleName(vehicle)}</Note>
      {isGivenEstimate(estimate) ? (
        <GivenEstimate sale={sale} valuation={valuation} estimate={estimate} onAccept={onAccept} />
      ) : (
        <p className={styles.calm}>We will contact you with a valuation.</p>
      )}
      <Button variant="quiet" onClick={onAgain}>
        Value another car
      </Button>
    </FormStack>
  );
}

interface GivenEstimateProps extends Pick<EstimateStepProps, 'sale' | 'valuation' | 'onAccept'> {
  estimate: ValuationEstimate & { low: number; high: number };
}

function GivenEstimate({ sale, valuation, estimate, onAccept }: GivenEstimateProps) {
  const { switches } = useSite();
  const dispatch = useAppDispatch();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const until = estimate.valid_until && shortDate(clockAt(new Date(estimate.valid_until), switches.openingHoursTimeZone).date);

  const handleAccept = async () => {
    setSending(true);
    setFailure(null);
    try {
      await onAccept();
    } catch (error) {
      setFailure(reportFailure(dispatch, 'formNotSent', error));
      setSending(false);
    }
  };

  return (
    <>
      <p className={styles.amount}>
        {formatMoney(estimate.low)} to {formatMoney(estimate.high)}
      </p>
      <p>
        A guide{until && `, valid until ${until}`}, subject to inspection. It is based on {formatCount(valuation.kms ?? 0)} km and on what
        you said about the condition.
      </p>
      <p>{sale.next}</p>
      {failure && (
        <Alert tone="error" title={failure}>
          <p>Your valuation is stored. Press the button to try again.</p>
        </Alert>
      )}
      <FormButtons>
        <Button size="l" busy={isSending} onClick={() => void handleAccept()}>
          Accept offer
        </Button>
      </FormButtons>
      <Note>Accepting is no contract: it tells us that you would like to go ahead.</Note>
    </>
  );
}
