import { useMemo } from 'react';
import { RadioGroup } from '@forecourt/shared-ui';
import type { StepFailure } from '../sendStep';
import type { ConditionQuestion, Valuation } from '../valuation';
import { StepForm } from './StepForm';
import { useStepField } from './useStepField';

const MISSING = 'Please select an option.';

interface ConditionStepProps {
  questions: readonly ConditionQuestion[];
  answers: Valuation['answers'];
  onAnswer(answers: Valuation['answers']): Promise<StepFailure | null>;
  onBack: () => void;
}

/** Questions on the condition of the car, one answer each. */
export function ConditionStep({ questions, answers, onAnswer, onBack }: ConditionStepProps) {
  const initialValues = useMemo(() => Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? ''])), [questions, answers]);
  return (
    <StepForm
      title="Condition"
      initialValues={initialValues}
      validate={(values) => Object.fromEntries(questions.flatMap(({ id }) => (values[id] ? [] : [[id, MISSING]])))}
      onSubmit={onAnswer}
      submitText="Next"
      onBack={onBack}
    >
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
    </StepForm>
  );
}

function QuestionField({ question: { id: name, text, options } }: { question: ConditionQuestion }) {
  const { id, error, props, setValue } = useStepField(name);
  return (
    <div id={id}>
      <RadioGroup
        legend={text}
        name={name}
        options={options}
        value={props.value || null}
        onChange={setValue}
        error={error}
        presentation="chips"
      />
    </div>
  );
}
