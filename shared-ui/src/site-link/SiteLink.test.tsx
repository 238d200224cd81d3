import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { SiteLink } from './SiteLink';

it.each(['/search?make=Toyota', '/cars/2021-corolla-1.8-101#finance-calculator', '/'])(
  'goes to %s without loading the page again',
  async (to) => {
    const { address } = renderOnPlatform(<SiteLink to={to}>Go</SiteLink>, { path: '/start' });
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(address()).toBe(to);
  },
);

it.each([
  '/sitemap.xml',
  '/api/cars/2021-corolla/brochure.pdf?print=1',
  'https://swan-valley.example/service',
  '//evil.example',
  'tel:0855501234',
  'mailto:hello@harbour.example',
  '#finance-form',
])('leaves %s to the browser', async (to) => {
  const { address } = renderOnPlatform(<SiteLink to={to}>Go</SiteLink>, { path: '/start' });
  const link = screen.getByRole('link', { name: 'Go' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(link).toHaveAttribute('href', to);
  expect(address()).toBe('/start');
});

it('gives another tab no reference to this page', () => {
  renderOnPlatform(
    <SiteLink to="https://maps.example/dealership" target="_blank">
      Map
    </SiteLink>,
  );
  expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('rel', 'noopener noreferrer');
});
