import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { ErrorState } from './ErrorState';

it('is announced at once and has a retry button', async () => {
  const onRetry = jest.fn();
  renderOnPlatform(
    <ErrorState title="We could not load these cars" onRetry={onRetry}>
      <p>Check your connection.</p>
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load these carsCheck your connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
