import type { NavigationItem } from '@forecourt/shared-contracts';
import { aLocation, aNavigationItem, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const link = (name: string, url: string, dropdownItems: NavigationItem[] = []) => aNavigationItem({ name, url, dropdownItems });
const column = (name: string) => {
  const heading = within(screen.getByRole('navigation', { name: 'Footer' })).getByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement)
    .getAllByRole('link')
    .map((each) => each.textContent);
};

describe('Footer', () => {
  it('NA-029 renders the menu’s groups and a group of the ungrouped entries', async () => {
    await renderSlot(
      remote,
      'footer',
      {},
      {
        site: aSite({
          navigation: [link('New', '/new', [link('Utes', '/search/ute'), link('SUVs', '/search/suv')]), link('Contact', '/contact')],
        }),
      },
    );
    expect(column('New')).toEqual(['Utes', 'SUVs']);
    expect(column('Explore')).toEqual(['Contact']);
  });

  it.each([
    [{ valuationProvider: 'valuer' }, 'Instant valuation'],
    [{ autograbEnabled: true }, 'Instant valuation'],
    [{}, 'Trade-in valuation'],
  ])('NA-030 the pre-owned group has browse, demonstrators, valuation, quote and certified; with %j', async (valuations, valuation) => {
    await renderSlot(
      remote,
      'footer',
      {},
      {
        site: aSite({
          navigation: [link('Pre-Owned', '/pre-owned', [link('Anything', '/anything')])],
          switches: { manufacturerDealerHost: 'city.example', ...valuations },
        }),
      },
    );
    expect(column('Pre-Owned')).toEqual([
      'Browse pre-owned',
      'Demonstrators (opens in a new tab)',
      valuation,
      'Request a quote',
      'Certified pre-owned',
    ]);
    expect(screen.getByRole('link', { name: /^Demonstrators/ })).toHaveAttribute('href', 'https://city.example/demonstrators');
  });

  it('NA-031 links to the legal pages that are deployed', async () => {
    await renderSlot(remote, 'footer', {});
    const legal = within(screen.getByRole('list', { name: 'Legal' })).getAllByRole('link');
    expect(legal.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['Sitemap', '/sitemap.xml'],
      ['Privacy policy', '/privacy-policy'],
      ['Terms and conditions', '/terms-and-conditions'],
      ['Complaint handling', '/pages/complaint-handling-process'],
    ]);
  });

  it('NA-032 lists the accepted payments of a site that takes cards', async () => {
    const { unmount } = await renderSlot(remote, 'footer', {}, { site: aSite({ payment_key: 'pk_live_1' }) });
    const payments = within(screen.getByRole('list', { name: 'Accepted payments' })).getAllByRole('listitem');
    expect(payments.map((each) => each.textContent)).toEqual(['Mastercard', 'Visa', 'American Express']);
    unmount();
    await renderSlot(remote, 'footer', {});
    expect(screen.queryByRole('list', { name: 'Accepted payments' })).not.toBeInTheDocument();
  });

  it('NA-033 displays "Powered by" with poweredBy only', async () => {
    const { unmount } = await renderSlot(
      remote,
      'footer',
      {},
      { site: aSite({ switches: { poweredBy: { name: 'Forecourt', url: 'https://forecourt.example' } } }) },
    );
    expect(screen.getByText(/^Powered by/)).toHaveTextContent('Powered by Forecourt (opens in a new tab)');
    unmount();
    await renderSlot(remote, 'footer', {});
    expect(screen.queryByText(/^Powered by/)).not.toBeInTheDocument();
  });

  it('NA-034 displays the rating of the primary location, hidden with reviewsEnabled off', async () => {
    const locations = [
      aLocation({ id: 1, primary: false, average_rating: 2 }),
      aLocation({ id: 2, average_rating: 4.6, review_count: 1234 }),
    ];
    const { unmount } = await renderSlot(remote, 'footer', {}, { site: aSite({ locations }) });
    expect(screen.getByText('Rated 4.6 out of 5')).toBeInTheDocument();
    unmount();
    await renderSlot(remote, 'footer', {}, { site: aSite({ locations, switches: { reviewsEnabled: false } }) });
    expect(screen.queryByText(/^Rated/)).not.toBeInTheDocument();
  });

  it.each([
    ['both numbers', 'MD1', 'MRB2', '© 2026 Harbour Motors | Dealer Licence MD1 | Motor Vehicle Repairer MRB2'],
    ['one number', null, 'MRB2', '© 2026 Harbour Motors | Motor Vehicle Repairer MRB2'],
    ['none', null, null, '© 2026 Harbour Motors'],
  ])(
    'NA-035 displays the copyright line with %s and the year in the tenant’s time zone',
    async (_what, dealer_license_number, motor_vehicle_repairer, line) => {
      await renderSlot(
        remote,
        'footer',
        {},
        {
          site: aSite({ locations: [aLocation({ dealer_license_number, motor_vehicle_repairer })] }),
          now: new Date('2025-12-31T16:30:00Z'),
        },
      );
      expect(screen.getByText(line)).toBeVisible();
    },
  );

  it('PL-066 lists the licence of each state for a dealer with several', async () => {
    const { address } = aLocation();
    await renderSlot(
      remote,
      'footer',
      {},
      {
        site: aSite({
          locations: [
            aLocation({ id: 1, dealer_license_number: 'MD1', address: { ...address, state: 'WA' } }),
            aLocation({ id: 2, dealer_license_number: 'LMCT 7', address: { ...address, state: 'VIC' } }),
          ],
        }),
      },
    );
    expect(screen.getByText('Dealer licences: WA MD1, VIC LMCT 7')).toBeVisible();
  });

  it('NA-036 displays the tenant’s legal text', async () => {
    await renderSlot(
      remote,
      'footer',
      {},
      { site: aSite({ pages: { footer: { title: 'Footer', html: '<p>Offers end <strong>soon</strong>.</p>' } } }) },
    );
    expect(screen.getByText('soon').closest('p')).toHaveTextContent('Offers end soon.');
  });

  it('NA-037 links to the dealer’s social media profiles', async () => {
    await renderSlot(remote, 'footer', {}, { site: aSite({ facebook_url: 'https://facebook.example/harbour', tiktok_url: '' }) });
    const profiles = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(profiles.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['Facebook (opens in a new tab)', 'https://facebook.example/harbour'],
    ]);
  });
});

it('PL-101 leads to the privacy choices where the site needs consent', async () => {
  const consent = { id: 'GTM-ABC1234', consent: true, scripts: [], origins: [], trusted_types: true };
  await renderSlot(remote, 'footer', {}, { site: aSite({ analytics: consent }) });
  expect(screen.getByRole('link', { name: 'Privacy choices' })).toHaveAttribute('href', '#privacy-choices');
});

it.each([null, { id: 'GTM-ABC1234', consent: false, scripts: [], origins: [], trusted_types: true }])(
  'PL-101 has no privacy choices with the analytics %j',
  async (analytics) => {
    await renderSlot(remote, 'footer', {}, { site: aSite({ analytics }) });
    expect(screen.queryByRole('link', { name: 'Privacy choices' })).not.toBeInTheDocument();
  },
);
