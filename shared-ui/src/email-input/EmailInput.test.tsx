import { screen } from '@testing-library/react';
import { PhoneInput } from '../phone-input/PhoneInput';
import { renderOnPlatform } from '../testing';
import { EmailInput } from './EmailInput';

it('sets input mode and autocomplete, which a caller can override', () => {
  renderOnPlatform(
    <>
      <EmailInput aria-label="Email" />
      <PhoneInput aria-label="Mobile" />
      <PhoneInput aria-label="Work" autoComplete="work tel" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocapitalize', 'none');
  expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveAttribute('autocomplete', 'tel');
  expect(screen.getByRole('textbox', { name: 'Work' })).toHaveAttribute('autocomplete', 'work tel');
});
