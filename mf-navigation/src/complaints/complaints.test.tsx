import type { Location, SiteConfig } from '@forecourt/shared-contracts';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const inState = (id: number, state: string, over: Partial<Location> = {}) =>
  aLocation({ id, address: { ...aLocation().address, state }, ...over });
const renderNotice = (over: Parameters<typeof aSite>[0] = {}) =>
  renderPage(remote, '/pages/complaint-handling-process', { site: aSite(over) });
const regulators = () =>
  within(screen.getByRole('list', { name: 'Regulators' }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(' (opens in a new tab)', ''), link.getAttribute('href')]);

const EVERY_REGULATOR = [
  ['Access Canberra', 'https://www.accesscanberra.act.gov.au'],
  ['NSW Fair Trading', 'https://www.fairtrading.nsw.gov.au'],
  ['NT Consumer Affairs', 'https://consumeraffairs.nt.gov.au'],
  ['Office of Fair Trading Queensland', 'https://www.qld.gov.au/law/fair-trading'],
  ['Consumer and Business Services', 'https://www.cbs.sa.gov.au'],
  ['Consumer, Building and Occupational Services', 'https://www.cbos.tas.gov.au'],
  ['Consumer Affairs Victoria', 'https://www.consumer.vic.gov.au'],
  ['Consumer Protection WA', 'https://www.consumerprotection.wa.gov.au'],
];

describe('the complaints page', () => {
  it('NA-044 SH-088 names the department manager, who remains the contact, the e-mail and the phone', async () => {
    await renderNotice({ email: 'hello@harbour.example', phone: '08 5550 1234', switches: { complaintsContact: 'care@harbour.example' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Complaint handling' })).toBeVisible();
    expect(screen.getByText(/manager of the department first/)).toHaveTextContent('that manager remains your contact');
    expect(screen.getByText(/^You reach us/)).toHaveTextContent(
      'You reach us at care@harbour.example, or on 08 5550 1234 during business hours.',
    );
    expect(screen.getByRole('link', { name: '08 5550 1234' })).toHaveAttribute('href', 'tel:0855501234');
  });

  it.each<[string, Partial<SiteConfig>, string]>([
    [
      'the site’s e-mail without complaintsContact',
      { email: 'hello@harbour.example', phone: null },
      'You reach us at hello@harbour.example.',
    ],
    ['the phone alone', { email: null, phone: '08 5550 1234' }, 'You reach us on 08 5550 1234 during business hours.'],
  ])('NA-045 has %s', async (_what, site, text) => {
    await renderNotice(site);
    expect(screen.getByText(/^You reach us/)).toHaveTextContent(text);
  });

  it('NA-046 NA-048 has the regulator of each state with a visible location once, in the order of the states', async () => {
    await renderNotice({ locations: [inState(1, 'WA'), inState(2, 'nsw'), inState(3, 'WA'), inState(4, 'VIC', { visible: false })] });
    expect(regulators()).toEqual([EVERY_REGULATOR[1], EVERY_REGULATOR[7]]);
    expect(screen.getByText('or seek independent legal advice.')).toBeVisible();
  });

  it('NA-047 NA-048 has all eight where no state is known', async () => {
    await renderNotice({ locations: [inState(1, '')] });
    expect(regulators()).toEqual(EVERY_REGULATOR);
  });
});

it('NA-044 NA-058 the notice can be a section of a page, under a heading of its own', async () => {
  await renderSlot(remote, 'complaints-notice', {}, { site: aSite({ email: 'hello@harbour.example' }) });
  expect(screen.getByRole('heading', { level: 2, name: 'If something went wrong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@harbour.example' })).toBeVisible();
  expect(regulators()).toHaveLength(1);
});
