import { searchRecorded, type SearchState } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '../search-box/SearchBox';
import { parseSearchParams } from '../search-url/searchParams';
import { describeSearch } from './describeSearch';
import { useRecordSearch } from './useRecordSearch';

const site = aSite();
const search = (query: string) => parseSearchParams(new URLSearchParams(query));
const links = {
  href: ({ query, facets }: SearchState) => `/search?query=${query}&make=${(facets.make ?? []).join()}`,
  parse: () => null,
  cleanPath: () => null,
};

function Recorder({ state }: { state: SearchState }) {
  useRecordSearch(state, links);
  return null;
}

describe('record', () => {
  it('SE-084 records filters and path of the last five searches', () => {
    const { store, rerender } = renderOnPlatform(<Recorder state={search('query=one')} />);
    for (const word of ['two', 'three', 'four', 'five', 'six']) rerender(<Recorder state={search(`query=${word}`)} />);
    expect(store.getState().searchHistory.map(({ path }) => path)).toEqual(
      ['six', 'five', 'four', 'three', 'two'].map((word) => `/search?query=${word}&make=`),
    );
    expect(store.getState().searchHistory[0]?.filters.query).toBe('six');
  });

  it('SE-084 records another page of a search once, and an unfiltered search not at all', () => {
    const { store, rerender } = renderOnPlatform(<Recorder state={search('')} />);
    rerender(<Recorder state={search('query=hilux')} />);
    rerender(<Recorder state={search('query=hilux&page=3')} />);
    expect(store.getState().searchHistory).toMatchObject([{ path: '/search?query=hilux&make=', filters: { page: 1 } }]);
  });
});

it('SE-085 describes a search by its filters', () => {
  expect(describeSearch(search('query=hilux&make=Toyota&price=10000:30000'), site)).toBe('“hilux”, Toyota, $10,000 to $30,000');
  expect(describeSearch(search(''), site)).toBe('All vehicles');
});

describe('list', () => {
  function show() {
    const store = createPlatformStore({ site });
    for (const word of ['hilux', 'ranger'])
      store.dispatch(searchRecorded({ path: `/search?query=${word}`, filters: search(`query=${word}`) }));
    return renderOnPlatform(<SearchBox placement="hero" />, { site, store });
  }
  const field = () => screen.getByRole('searchbox');

  it('SE-085 offers the stored searches when the empty box has focus, and opens the chosen one', async () => {
    const { address } = show();
    expect(screen.queryByRole('navigation', { name: 'Recent searches' })).not.toBeInTheDocument();

    await userEvent.click(field());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['“ranger”', '“hilux”']);
    await userEvent.click(screen.getByRole('link', { name: '“hilux”' }));
    expect(address()).toBe('/search?query=hilux');
    expect(screen.queryByRole('navigation', { name: 'Recent searches' })).not.toBeInTheDocument();
  });

  it('SE-085 closes on typing and Escape, and is reachable by keyboard', async () => {
    show();
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('x');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
