import { yupToFormErrors } from 'formik';
import { useMemo } from 'react';
import { STATES } from '@forecourt/shared-contracts';
import { rego, requiredSelect } from '@forecourt/shared-contracts/schemas';
import { Field, Select, TextInput } from '@forecourt/shared-ui';
import { object } from 'yup';
import layout from '../../lead-form/LeadForm.module.css';
import fields from '../../fields/fields.module.css';
import { FIELD_TYPES } from '../../definition/fieldTypes';
import type { StepFailure } from '../sendStep';
import styles from '../TradeIn.module.css';
import type { Registration } from '../valuation';
import { StepForm } from './StepForm';
import { useStepField } from './useStepField';

const SCHEMA = object({ rego: rego().required('Please enter a valid registration number.'), regoState: requiredSelect() });
const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

const tidied = ({ rego: text, regoState }: Registration): Registration => ({ rego: FIELD_TYPES.Rego.tidy?.(text) ?? text, regoState });

function validate(values: Registration) {
  try {
    SCHEMA.validateSync(tidied(values), { abortEarly: false });
    return {};
  } catch (error) {
    return yupToFormErrors<Registration>(error);
  }
}

interface RegoStepProps extends Registration {
  onFind(registration: Registration): Promise<StepFailure | null>;
}

/** The registration and the state of the car. */
export function RegoStep({ rego: given, regoState, onFind }: RegoStepProps) {
  const initialValues = useMemo(() => ({ rego: given, regoState }), [given, regoState]);
  return (
    <StepForm
      title="Registration"
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => onFind(tidied(values))}
      submitText="Find my car"
    >
      <RegoFields />
    </StepForm>
  );
}

function RegoFields() {
  const plate = useStepField('rego');
  const state = useStepField('regoState');
  const { input, width } = FIELD_TYPES.Rego;
  return (
    <div className={layout.fields}>
      <Field id={plate.id} label="Registration" error={plate.error}>
        {(control) => (
          <TextInput {...input} {...control} {...plate.props} className={fields.input} data-width={width} enterKeyHint="search" required />
        )}
      </Field>
      <div className={styles.state}>
        <Field id={state.id} label="State" error={state.error}>
          {(control) => <Select {...control} {...state.props} options={STATE_OPTIONS} placeholder="Select" required />}
        </Field>
      </div>
    </div>
  );
}
