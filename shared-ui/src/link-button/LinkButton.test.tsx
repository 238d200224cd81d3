import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { LinkButton } from './LinkButton';

it('is a link with the styles of a button: it navigates inside the app, but not for telephone numbers', async () => {
  const { address } = renderOnPlatform(
    <>
      <LinkButton to="/search">View all cars</LinkButton>
      <LinkButton to="tel:1300555019" variant="secondary">
        Call now
      </LinkButton>
    </>,
    { path: '/start' },
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:1300555019');
  await userEvent.click(screen.getByRole('link', { name: 'View all cars' }));
  expect(address()).toBe('/search');
});
