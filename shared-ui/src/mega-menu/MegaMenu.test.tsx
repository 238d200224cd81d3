import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { MegaMenu } from './MegaMenu';

const main = (
  <MegaMenu
    label="Main"
    items={[
      { id: 'stock', label: 'Our stock', panel: <a href="/search?type=used">Used cars</a>, isCurrent: true },
      { id: 'finance', label: 'Finance', panel: <a href="/finance">Calculator</a> },
      { id: 'contact', label: 'Contact', to: '/contact' },
    ]}
  />
);

it('opens one panel at a time, on click', async () => {
  renderOnPlatform(main);
  await userEvent.hover(screen.getByRole('button', { name: 'Our stock' }));
  expect(screen.queryByRole('link', { name: 'Used cars' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Our stock' }));
  expect(screen.getByRole('link', { name: 'Used cars' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Finance' }));
  expect(screen.queryByRole('link', { name: 'Used cars' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Finance' })).toHaveAttribute('aria-expanded', 'true');
});

it('moves along the bar by the arrow keys', async () => {
  renderOnPlatform(main);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Our stock' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('button', { name: 'Our stock' })).toHaveFocus();
});
