import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { LinkButton } from './LinkButton';

it('is a link in a button\u2019s look: it stays inside the site, and leaves telephone numbers to the browser', async () => {
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
