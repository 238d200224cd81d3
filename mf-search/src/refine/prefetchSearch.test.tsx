import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Configure, InstantSearch, useInstantSearch } from 'react-instantsearch';
import { usePrefetchSearch, type PrefetchSearch } from './prefetchSearch';

/** A search client whose responses wait for `respond`, by the words that were searched. */
function heldClient() {
  const held = new Map<string, (() => void)[]>();
  const search = jest.fn(
    (requests: { params?: { query?: string } }[]) =>
      new Promise((resolve) => {
        const query = requests[0]?.params?.query ?? '';
        const results = requests.map(() => ({ hits: [], nbHits: query.length, page: 0, nbPages: 1, hitsPerPage: 20, query, params: '' }));
        held.set(query, [...(held.get(query) ?? []), () => resolve({ results })]);
      }),
  );
  const respond = async (query: string) => {
    await waitFor(() => expect(held.has(query)).toBe(true));
    await act(async () => {
      for (const resolve of held.get(query) ?? []) resolve();
    });
  };
  return { client: { search } as never, respond };
}

let prefetch: PrefetchSearch = () => undefined;
const parametersOf = (href: string) => ({ query: href });

function Status() {
  const { status, results } = useInstantSearch();
  const prefetchSearch = usePrefetchSearch(parametersOf);
  useEffect(() => {
    prefetch = prefetchSearch;
  });
  return (
    <p>
      {results.query} {status}
    </p>
  );
}

function start() {
  const { client, respond } = heldClient();
  const page = (query: string) => (
    <InstantSearch searchClient={client} indexName="Car" stalledSearchDelay={60_000}>
      <Configure query={query} />
      <Status />
    </InstantSearch>
  );
  const view = render(page('all'));
  const show = (query: string) => act(async () => view.rerender(page(query)));
  return { respond, show };
}

it('SE-015 is idle again where the results of a later search arrived before a prefetched one', async () => {
  const { respond, show } = start();
  await respond('all');
  expect(await screen.findByText('all idle')).toBeVisible();

  act(() => prefetch('kia'));
  await show('kia');
  await show('hybrid');
  await respond('hybrid');
  expect(screen.getByText('hybrid loading')).toBeVisible();
  await respond('kia');
  expect(await screen.findByText('hybrid idle')).toBeVisible();
});
