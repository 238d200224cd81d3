import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const locations = [
  aLocation({ id: 1, slug: 'north', name: 'North', location_type: 'sales', manufacturers: ['land-rover', 'toyota'] }),
  aLocation({ id: 2, slug: 'south', name: 'South', location_type: 'service', manufacturers: ['toyota'] }),
  aLocation({ id: 3, slug: 'west', name: 'West', location_type: 'sales', manufacturers: ['toyota'] }),
  aLocation({ id: 4, slug: 'hidden', name: 'Hidden', visible: false, manufacturers: ['toyota'] }),
];
const select = () => screen.getByRole('combobox', { name: 'Location' });
const optionTexts = () =>
  within(select())
    .getAllByRole('option')
    .map((each) => each.textContent);

describe('LocationSelector', () => {
  it('LO-048 lists every visible location and is required', async () => {
    await renderSlot(remote, 'location-selector', { field: 'location' }, { site: aSite({ locations }) });
    expect(optionTexts()).toEqual(['Select a location', 'North', 'South', 'West']);
    expect(select()).toBeRequired();
    expect(select()).toHaveValue('');
  });

  it('LO-044 lists locations of the make, with spaces as hyphens', async () => {
    await renderSlot(remote, 'location-selector', { field: 'location', make: 'Land Rover' }, { site: aSite({ locations }) });
    expect(optionTexts()).toEqual(['North']);
  });

  it('LO-045 lists locations of the type', async () => {
    await renderSlot(remote, 'location-selector', { field: 'location', type: 'sales' }, { site: aSite({ locations }) });
    expect(optionTexts()).toEqual(['Select a location', 'North', 'West']);
  });

  it('LO-045 lists every location where none has the type', async () => {
    await renderSlot(remote, 'location-selector', { field: 'location', type: 'parts' }, { site: aSite({ locations }) });
    expect(optionTexts()).toEqual(['Select a location', 'North', 'South', 'West']);
  });

  it('LO-046 selects the only option and submits it with the form', async () => {
    const { container } = await renderSlot(
      remote,
      'location-selector',
      { field: 'location', type: 'service' },
      { site: aSite({ locations }) },
    );
    expect(select()).toBeDisabled();
    expect(select()).toHaveDisplayValue('South');
    const sent = [...container.querySelectorAll<HTMLInputElement>('[name="location"]:not(:disabled)')];
    expect(sent.map(({ value }) => value)).toEqual(['south']);
  });

  it('LO-047 leaves out excluded locations', async () => {
    await renderSlot(
      remote,
      'location-selector',
      { field: 'location' },
      { site: aSite({ locations, switches: { locationSelectorExcludedIds: [1] } }) },
    );
    expect(optionTexts()).toEqual(['Select a location', 'South', 'West']);
  });
});
