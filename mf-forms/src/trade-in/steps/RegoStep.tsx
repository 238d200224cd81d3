import { useMemo } from 'react';
import { STATES } from '@forecourt/shared-contracts';
import { rego, requiredSelect } from '@forecourt/shared-contracts/schemas';
import { Field, Select } from '@forecourt/shared-ui';
import { object } from 'yup';
import { FieldGrid } from '../../layout/FieldGrid';
import { FIELD_TYPES } from '../../definition/fieldTypes';
import type { StepFailure } from '../valuationSteps';
import styles from '../TradeIn.module.css';
import type { Registration } from '../valuation';
import { stepErrors } from '../../step-form/stepErrors';
import { StepForm } from '../../step-form/StepForm';
import { stepProblem } from './stepProblem';
import { StepTextField } from '../../step-form/StepTextField';
import { useStepField } from '../../step-form/useStepField';

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
