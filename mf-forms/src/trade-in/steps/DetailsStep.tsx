import { useMemo } from 'react';
import type { ValuedVehicle } from '@forecourt/shared-contracts';
import { FieldGrid, StepForm, StepTextField, stepErrors } from '@forecourt/shared-forms';
import { number, object, string } from 'yup';
import type { StepFailure } from '../valuationSteps';
import { stepProblem } from './stepProblem';

const YEAR = 'Please enter the year, for example 2021.';
const OLDEST_YEAR = 1950;
const MOST_CHARACTERS = 100;

const named = (missing: string) => string().trim().required(missing).max(MOST_CHARACTERS, missing);
const SCHEMA = object({
  year: number()
    .typeError(YEAR)
    .required(YEAR)
    .integer(YEAR)
    .min(OLDEST_YEAR, YEAR)
    .max(new Date().getFullYear() + 1, YEAR),
  make: named('Please enter the make.'),
  model: named('Please enter the model.'),
  badge: string().trim().max(MOST_CHARACTERS).defined(),
});

interface Details {
  year: string;
  make: string;
  model: string;
  badge: string;
}

const validate = (values: Details) => stepErrors(SCHEMA, values);

interface DetailsStepProps {
  vehicle: ValuedVehicle | null;
  onName(vehicle: ValuedVehicle): Promise<StepFailure | null>;
}

/** Year, make and model of a car whose registration is not known. */
export function DetailsStep({ vehicle, onName }: DetailsStepProps) {
  const initialValues = useMemo(
    () => ({
      year: vehicle ? String(vehicle.year) : '',
      make: vehicle?.make ?? '',
      model: vehicle?.model ?? '',
      badge: vehicle?.badge ?? '',
    }),
    [vehicle],
  );
  const handleSubmit = (values: Details) => {
    const { badge, ...rest } = SCHEMA.cast(values);
    return stepProblem(onName({ ...rest, badge: badge || null, body: null }));
  };
  return (
    <StepForm title="Year, make and model" initialValues={initialValues} validate={validate} onSubmit={handleSubmit} submitText="Next">
      <FieldGrid>
        <StepTextField name="year" label="Year" inputMode="numeric" maxLength={4} data-width="6ch" />
        <StepTextField name="make" label="Make" maxLength={MOST_CHARACTERS} />
        <StepTextField name="model" label="Model" maxLength={MOST_CHARACTERS} />
        <StepTextField name="badge" label="Badge" isOptional maxLength={MOST_CHARACTERS} />
      </FieldGrid>
    </StepForm>
  );
}
