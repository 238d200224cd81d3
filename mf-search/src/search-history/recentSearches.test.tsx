import { searchRecorded } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import { parseSearchParams } from '../search-url/searchParams';

const site = aSite();

it('NA-054 links to the last searches of this browser, described by their filters, newest first', async () => {
  const store = createPlatformStore({ site });
  for (const query of ['query=hilux', 'make=Toyota&price=10000:30000'])
    store.dispatch(searchRecorded({ path: `/search?${query}`, filters: parseSearchParams(new URLSearchParams(query)) }));
  await renderSlot(remote, 'recent-searches', {}, { site, store });
  const section = within(screen.getByRole('region', { name: 'Recent searches' }));
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Toyota, $10,000 to $30,000', '/search?make=Toyota&price=10000:30000'],
    ['“hilux”', '/search?query=hilux'],
  ]);
});

it('NA-054 renders nothing before the first search', async () => {
  const { container } = await renderSlot(remote, 'recent-searches', {}, { site });
  expect(container).toBeEmptyDOMElement();
});
