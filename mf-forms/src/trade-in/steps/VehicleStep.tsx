import { useMemo } from 'react';
import type { ValuedVehicle } from '@forecourt/shared-contracts';
import { odometer, ValidationError } from '@forecourt/shared-contracts/schemas';
import { Field, TextInput } from '@forecourt/shared-ui';
import { Note } from '../../layout/Note';
import fields from '../../fields/fields.module.css';
import type { StepFailure } from '../valuationSteps';
import styles from '../TradeIn.module.css';
import { vehicleName } from '../valuation';
import { StepForm } from './StepForm';
import { useStepField } from './useStepField';

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
        onSubmit={(values) => onConfirm(SCHEMA.cast(values.kms) as number)}
        submitText="This is my car"
        onBack={onBack}
        backText="Not my car"
      >
        <KilometresField />
      </StepForm>
    </>
  );
}

function KilometresField() {
  const { id, error, props } = useStepField('kms');
  return (
    <Field id={id} label="Kilometres" hint="What the odometer shows, roughly." error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...props}
          className={fields.input}
          data-width="10ch"
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          enterKeyHint="next"
          required
        />
      )}
    </Field>
  );
}
