import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { LocationSelector } from './LocationSelector';

const locations = [
  aLocation({ id: 1, slug: 'north', name: 'North', location_type: 'sales', manufacturers: ['land-rover', 'toyota'] }),
  aLocation({ id: 2, slug: 'south', name: 'South', location_type: 'service', manufacturers: ['toyota'] }),
  aLocation({ id: 3, slug: 'west', name: 'West', location_type: 'sales', manufacturers: ['toyota'] }),
  aLocation({ id: 4, slug: 'gone', name: 'Gone', visible: false, manufacturers: ['toyota'] }),
];
const select = () => screen.getByRole('combobox', { name: 'Location' });
const offered = () =>
  within(select())
    .getAllByRole('option')
    .map((each) => each.textContent);

describe('LocationSelector', () => {
  it('LO-048 offers every visible location and must be chosen', () => {
    renderOnPlatform(<LocationSelector field="location" />, { site: aSite({ locations }) });
    expect(offered()).toEqual(['Select a location', 'North', 'South', 'West']);
    expect(select()).toBeRequired();
    expect(select()).toHaveValue('');
  });

  it('LO-044 keeps locations that hold the make, spaces as hyphens', () => {
    renderOnPlatform(<LocationSelector field="location" make="Land Rover" />, { site: aSite({ locations }) });
    expect(offered()).toEqual(['North']);
  });

  it('LO-045 keeps locations of the type', () => {
    renderOnPlatform(<LocationSelector field="location" type="sales" />, { site: aSite({ locations }) });
    expect(offered()).toEqual(['Select a location', 'North', 'West']);
  });

  it('LO-046 chooses the only option and sends it with the form', () => {
    const { container } = renderOnPlatform(
      <form>
        <LocationSelector field="location" type="service" />
      </form>,
      { site: aSite({ locations }) },
    );
    expect(select()).toBeDisabled();
    expect(select()).toHaveDisplayValue('South');
    expect(new FormData(container.querySelector('form') ?? undefined).getAll('location')).toEqual(['south']);
  });

  it('LO-047 never offers an excluded location', () => {
    renderOnPlatform(<LocationSelector field="location" />, { site: aSite({ locations, switches: { locationSelectorExcludedIds: [1] } }) });
    expect(offered()).toEqual(['Select a location', 'South', 'West']);
  });
});
