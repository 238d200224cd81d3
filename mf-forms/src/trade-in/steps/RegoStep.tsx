import { useMemo } from 'react';
import { STATES } from '@forecourt/shared-contracts';
import { rego, requiredSelect } from '@forecourt/shared-contracts/schemas';
import { FIELD_TYPES, FieldGrid, StepForm, StepTextField, stepErrors, useStepField } from '@forecourt/shared-forms';
import { Field, Select } from '@forecourt/shared-ui';
import { object } from 'yup';
import type { StepFailure } from '../valuationSteps';
import styles from '../TradeIn.module.css';
import type { Registration } from '../valuation';
import { stepProblem } from './stepProblem';

const SCHEMA = object({ rego: rego().required('Please enter the registration number.'), regoState: requiredSelect() });
const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

const tidied = ({ rego: text, regoState }: Registration): Registration => ({ rego: FIELD_TYPES.Rego.tidy?.(text) ?? text, regoState });

const validate = (values: Registration) => stepErrors(SCHEMA, tidied(values));

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
      onSubmit={(values) => stepProblem(onFind(tidied(values)))}
      submitText="Find my car"
    >
      <RegoFields />
    </StepForm>
  );
}

function RegoFields() {
  const state = useStepField('regoState');
  const { input, width } = FIELD_TYPES.Rego;
  return (
    <FieldGrid>
      <StepTextField {...input} name="rego" label="Registration" data-width={width} enterKeyHint="search" />
      <div className={styles.state}>
        <Field id={state.id} label="State" error={state.error}>
          {(control) => <Select {...control} {...state.props} options={STATE_OPTIONS} placeholder="Select" required />}
        </Field>
      </div>
    </FieldGrid>
  );
}
