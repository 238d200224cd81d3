import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { TextInput } from '../text-input/TextInput';
import { Field } from './Field';

it('ties label, hint and error to the control', () => {
  renderOnPlatform(
    <Field label="Mobile" hint="So that we can text you" error="Phone is required.">
      {(control) => <TextInput {...control} type="tel" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('So that we can text you Phone is required.');
});

it('has no error description without an error', () => {
  renderOnPlatform(<Field label="Mobile">{(control) => <TextInput {...control} />}</Field>);
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});
