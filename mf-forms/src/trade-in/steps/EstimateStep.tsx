import {
  clockAt,
  estimateText,
  formatCount,
  hasAmount,
  isOpenOffer,
  leadReference,
  shortDate,
  useClock,
  useSite,
  type Car,
  type EstimateAmount,
  type ValuationEstimate,
} from '@forecourt/shared-contracts';
import { FormStack, Note } from '@forecourt/shared-forms';
import type { Sale } from '../sale';
import styles from '../TradeIn.module.css';
import { vehicleName, type Valuation } from '../valuation';
import { AcceptOffer } from './AcceptOffer';
import { AfterValuation } from './AfterValuation';

interface EstimateStepProps {
  sale: Sale;
  /** The car that the visitor would buy. */
  car: Car | undefined;
  valuation: Valuation;
  /** Resolves when the acceptance is stored; rejects with the error. */
  onAccept(): Promise<void>;
  onAgain: () => void;
}

/** The estimate with its basis and validity, or that the dealer calls, and the way on. The lead is stored in either case. */
export function EstimateStep({ sale, car, valuation, onAccept, onAgain }: EstimateStepProps) {
  const { estimate, vehicle, leadId } = valuation;
  const now = useClock();
  const canAccept = estimate !== null && isOpenOffer(estimate, now);
  return (
    <FormStack>
      <Note>{vehicle && vehicleName(vehicle)}</Note>
      {hasAmount(estimate) ? (
        <>
          <GivenEstimate estimate={estimate} kms={valuation.kms ?? 0} />
          <p>
            {!canAccept && 'We call you to find a time. '}
            {sale.next}
          </p>
          {canAccept && <AcceptOffer onAccept={onAccept} />}
        </>
      ) : (
        <p className={styles.calm}>We will contact you with a valuation.</p>
      )}
      {leadId && <Note>Your reference is {leadReference(leadId)}.</Note>}
      <AfterValuation sale={sale} car={car} onAgain={onAgain} />
    </FormStack>
  );
}

/** What the estimate is, an offer or a guide; both depend on the inspection. */
function GivenEstimate({ estimate, kms }: { estimate: ValuationEstimate & EstimateAmount; kms: number }) {
  const { switches } = useSite();
  const now = useClock();
  const isOver = estimate.valid_until !== null && Date.parse(estimate.valid_until) < now.getTime();
  const until = estimate.valid_until && shortDate(clockAt(new Date(estimate.valid_until), switches.openingHoursTimeZone).date);
  return (
    <>
      <p className={styles.amount}>{estimateText(estimate)}</p>
      <p>
        {estimate.is_offer ? 'An offer' : 'A guide'}
        {until && `, ${isOver ? 'expired on' : 'valid until'} ${until}`}, subject to inspection. It is based on {formatCount(kms)} km and on
        what you said about the condition.
      </p>
    </>
  );
}
