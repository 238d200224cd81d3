import { yupToFormErrors } from 'formik';
import { useMemo, type ComponentProps } from 'react';
import { Field, TextInput } from '@forecourt/shared-ui';
import { number, object, string } from 'yup';
import layout from '../../lead-form/LeadForm.module.css';
import fields from '../../fields/fields.module.css';
import type { StepFailure } from '../sendStep';
import type { ValuedVehicle } from '../valuation';
import { StepForm } from './StepForm';
import { useStepField } from './useStepField';

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

function validate(values: Details) {
  try {
    SCHEMA.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return yupToFormErrors<Details>(error);
  }
}

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
    return onName({ ...rest, badge: badge || null, body: null });
  };
  return (
    <StepForm title="Year, make and model" initialValues={initialValues} validate={validate} onSubmit={handleSubmit} submitText="Next">
      <div className={layout.fields}>
        <DetailField name="year" label="Year" inputMode="numeric" maxLength={4} data-width="6ch" />
        <DetailField name="make" label="Make" maxLength={MOST_CHARACTERS} />
        <DetailField name="model" label="Model" maxLength={MOST_CHARACTERS} />
        <DetailField name="badge" label="Badge" isOptional maxLength={MOST_CHARACTERS} />
      </div>
    </StepForm>
  );
}

interface DetailFieldProps extends Omit<ComponentProps<typeof TextInput>, 'className'> {
  name: keyof Details;
  label: string;
  isOptional?: boolean;
}

function DetailField({ name, label, isOptional = false, ...input }: DetailFieldProps) {
  const { id, error, props } = useStepField(name);
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          {...props}
          className={fields.input}
          autoComplete="off"
          enterKeyHint="next"
          required={!isOptional}
        />
      )}
    </Field>
  );
}
