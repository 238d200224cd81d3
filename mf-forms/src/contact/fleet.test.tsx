import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const servicesIn = (block: HTMLElement) =>
  within(block)
    .getAllByRole('listitem')
    .map((each) => each.textContent);

it('FO-061 the fleet block is titled and has its three bullets, with a link to the enquiry', async () => {
  await renderSlot(remote, 'fleet-block', {});
  const block = screen.getByRole('region', { name: 'Get In Touch' });
  expect(servicesIn(block)).toEqual(['Custom fleet solutions', 'Servicing and repairs', 'Fast quotes and finance options']);
  expect(within(block).getByRole('link', { name: 'Fleet enquiry' })).toHaveAttribute('href', '/enquiries/fleet-enquiry');
});

it('FO-063 the fleet page has the block and the fleet enquiry', async () => {
  const { meta } = await renderPage(remote, '/fleet');
  expect(meta).toMatchObject({ title: 'Fleet', canonical: '/fleet' });
  expect(servicesIn(screen.getByRole('region', { name: 'Get In Touch' }))).toHaveLength(3);
  expect(screen.getByRole('form', { name: 'Fleet enquiry' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Fleet enquiry' })).not.toBeInTheDocument();
});
