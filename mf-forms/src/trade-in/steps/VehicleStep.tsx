import { useMemo } from 'react';
import type { ValuedVehicle } from '@forecourt/shared-contracts';
import { odometer, ValidationError } from '@forecourt/shared-contracts/schemas';
import { Note, StepForm, StepTextField } from '@forecourt/shared-forms';
import type { StepFailure } from '../valuationSteps';
import styles from '../TradeIn.module.css';
import { vehicleName } from '../valuation';
import { stepProblem } from './stepProblem';

const SCHEMA = odometer();

function validate({ kms }: { kms: string }) {
  try {
    SCHEMA.validateSync(kms);
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return { kms: error.message };
    throw error;
  }
}

interface VehicleStepProps {
  vehicle: ValuedVehicle;
  rego: string;
  kms: number | null;
  onConfirm(kms: number): Promise<StepFailure | null>;
  onBack: () => void;
}

/** The car that was found, to confirm, and its kilometres. */
export function VehicleStep({ vehicle, rego, kms, onConfirm, onBack }: VehicleStepProps) {
  const initialValues = useMemo(() => ({ kms: kms === null ? '' : String(kms) }), [kms]);
  return (
    <>
      <div className={styles.found}>
        <p className={styles.foundName}>{vehicleName(vehicle)}</p>
        <Note>{[vehicle.body, rego && `registration ${rego}`].filter(Boolean).join(', ')}</Note>
      </div>
      <StepForm
        title="Your vehicle"
        initialValues={initialValues}
        validate={validate}
        onSubmit={(values) => stepProblem(onConfirm(SCHEMA.cast(values.kms) as number))}
        submitText="This is my car"
        onBack={onBack}
        backText="Not my car"
      >
        <StepTextField
          name="kms"
          label="Kilometres"
          hint="What the odometer shows, roughly."
          data-width="10ch"
          inputMode="numeric"
          maxLength={11}
        />
      </StepForm>
    </>
  );
}
