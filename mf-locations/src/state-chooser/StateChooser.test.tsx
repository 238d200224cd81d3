import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const at = (id: number, name: string, city: string, state: string, location_type: 'sales' | 'service' = 'sales') =>
  aLocation({
    id,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    location_type,
    address: { ...aLocation().address, street: `${id} Yard Road`, city, state },
  });
const GROUP = aSite({
  switches: { locationPageBase: '/our-location' },
  locations: [
    at(1, 'Kestrel Parramatta', 'Parramatta', 'NSW'),
    at(2, 'Kestrel Newstead', 'Newstead', 'QLD'),
    at(3, 'Kestrel Newcastle', 'Newcastle West', 'nsw'),
    at(4, 'Kestrel Southport Service', 'Southport', 'QLD', 'service'),
  ],
});
const yards = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((yard) => within(yard).getByText(/^Kestrel/).textContent);

it('SH-013 the chooser has the yards of the chosen state, the first one of the site first', async () => {
  await renderSlot(remote, 'state-chooser', {}, { site: GROUP });
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['New South Wales', 'Queensland']);
  expect(yards()).toEqual(['Kestrel Parramatta', 'Kestrel Newcastle']);

  await userEvent.click(screen.getByRole('radio', { name: 'Queensland' }));
  expect(yards()).toEqual(['Kestrel Newstead']);
  expect(screen.getByRole('link', { name: 'Kestrel Newstead' })).toHaveAttribute('href', '/our-location/kestrel-newstead');
  expect(screen.getByRole('link', { name: 'See cars at Kestrel Newstead' })).toHaveAttribute('href', '/search/kestrel-newstead');
});

it('SH-013 a dealer of one state has no choice, one without yards nothing', async () => {
  const { unmount } = await renderSlot(
    remote,
    'state-chooser',
    {},
    { site: aSite({ locations: [at(1, 'Kestrel Parramatta', 'Parramatta', 'NSW')] }) },
  );
  expect(screen.queryByRole('radio')).toBeNull();
  expect(yards()).toEqual(['Kestrel Parramatta']);
  unmount();

  await renderSlot(remote, 'state-chooser', {}, { site: aSite({ locations: [] }) });
  expect(screen.queryByRole('list')).toBeNull();
});
