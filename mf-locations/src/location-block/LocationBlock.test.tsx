import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';

const at = (id: number) =>
  aLocation({ id, slug: `location-${id}`, name: `Location ${id}`, address: { ...aLocation().address, street: `${id} Quay Street` } });
const siteWith = (count: number) => aSite({ locations: Array.from({ length: count }, (_each, index) => at(index + 1)) });

describe('LocationBlock', () => {
  it('LO-024 renders one match in full, with its hours', async () => {
    await renderSlot(remote, 'location-block', { filter: 'all' }, { site: siteWith(1) });
    expect(screen.getByRole('heading', { level: 3, name: 'Location 1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Opening Hours' })).toBeVisible();
  });

  it.each([
    [2, '2'],
    [3, '3'],
    [5, '3'],
  ])('LO-025 LO-027 renders %i matches as cards in a grid of %s columns', async (count, columns) => {
    await renderSlot(remote, 'location-block', { filter: 'all' }, { site: siteWith(count) });
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(screen.getByRole('list')).toHaveAttribute('data-columns', columns);
  });

  it('LO-026 renders nothing without a match', async () => {
    const { container } = await renderSlot(remote, 'location-block', { filter: 'parts' }, { site: siteWith(2) });
    expect(container).toBeEmptyDOMElement();
  });
});
