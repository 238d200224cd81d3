import { useMemo } from 'react';
import type { AdjustmentQuestion } from '@forecourt/shared-contracts';
import { PHOTOS_NOT_SENT, Photos, StepForm, isStored, useStepField } from '@forecourt/shared-forms';
import { RadioGroup } from '@forecourt/shared-ui';
import type { StepFailure } from '../valuationSteps';
import type { Condition } from '../useValuation';
import type { Valuation } from '../valuation';
import { stepProblem } from './stepProblem';

const MISSING = 'Please select an option.';
const PHOTOS = 'photos';

interface ConditionStepProps extends Pick<Valuation, 'answers' | 'photos'> {
  /** None where the provider of valuations has none. */
  questions: readonly AdjustmentQuestion[];
  onDescribe(condition: Condition): Promise<StepFailure | null>;
  onBack: () => void;
}

interface Values {
  [PHOTOS]: string[];
  [question: `question:${string}`]: string;
}
const fieldOf = (id: string) => `question:${id}` as const;

/** Questions on the condition of the car, one answer each, and its photos. */
export function ConditionStep({ questions, answers, photos, onDescribe, onBack }: ConditionStepProps) {
  const initialValues = useMemo<Values>(
    () => ({ ...Object.fromEntries(questions.map(({ id }) => [fieldOf(id), answers[id] ?? ''])), photos: [...photos] }),
    [questions, answers, photos],
  );
  const validate = (values: Values) => ({
    ...Object.fromEntries(questions.flatMap(({ id }) => (values[fieldOf(id)] ? [] : [[fieldOf(id), MISSING]]))),
    ...(!values.photos.every(isStored) && { photos: PHOTOS_NOT_SENT }),
  });
  return (
    <StepForm
      title="Condition"
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) =>
        stepProblem(
          onDescribe({ answers: Object.fromEntries(questions.map(({ id }) => [id, values[fieldOf(id)] ?? ''])), photos: values.photos }),
        )
      }
      submitText="Next"
      onBack={onBack}
    >
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
      <PhotosOfCar />
    </StepForm>
  );
}

function QuestionField({ question }: { question: AdjustmentQuestion }) {
  const name = fieldOf(question.id);
  const { id, error, props, setValue } = useStepField(name);
  return (
    <div id={id}>
      <RadioGroup
        legend={question.text}
        name={name}
        options={question.options}
        value={props.value || null}
        onChange={setValue}
        error={error}
        presentation="chips"
      />
    </div>
  );
}

function PhotosOfCar() {
  const { id, error, value, setValue } = useStepField<readonly string[]>(PHOTOS);
  return <Photos id={id} label="Photos of your car" value={value} onChange={setValue} error={error} />;
}
