import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { Alert } from './Alert';

it('PL-067 interrupts with an error only; what can wait is announced politely', () => {
  renderOnPlatform(
    <>
      <Alert tone="error" title="Please fix the following errors:">
        Phone is missing.
      </Alert>
      <Alert tone="info">Prices include on-road costs.</Alert>
      <Alert tone="success" title="Thank you" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please fix the following errors:Phone is missing.');
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['Prices include on-road costs.', 'Thank you']);
});
