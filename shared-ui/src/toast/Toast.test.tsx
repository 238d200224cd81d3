import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { Toast } from './Toast';

it('SH-149 announces a message politely in a region that is there before, with its action', async () => {
  const onClose = jest.fn();
  const { rerender } = renderOnPlatform(<Toast message={null} onClose={onClose} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  rerender(<Toast message={{ text: 'Car Removed', action: { label: 'View List', to: '/favourites' } }} onClose={onClose} />);
  expect(region).toHaveTextContent('Car Removed');
  expect(screen.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/favourites');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
