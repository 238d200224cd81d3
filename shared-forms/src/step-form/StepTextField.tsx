import type { ComponentProps } from 'react';
import { Field, TextInput } from '@forecourt/shared-ui';
import fields from '../fields/fields.module.css';
import { useStepField } from './useStepField';

interface StepTextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'className'> {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Expected length: '10ch'. */
  'data-width'?: string;
}

/** A text of a step, with its label and error. */
export function StepTextField({ name, label, hint, isOptional = false, ...input }: StepTextFieldProps) {
  const { id, error, props } = useStepField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <TextInput
          autoComplete="off"
          enterKeyHint="next"
          {...input}
          {...control}
          {...props}
          className={fields.input}
          required={!isOptional}
        />
      )}
    </Field>
  );
}
