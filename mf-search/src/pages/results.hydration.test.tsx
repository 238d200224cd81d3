import { aSite } from '@forecourt/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { aStock } from '../testing/aStock';
import { loadResults } from '../testing/renderResults';
import { startSearchEndpoint } from '../testing/searchEndpoint';
import { serverPage } from '../testing/serverPage';
import { Component } from './results';

// React runs as in a browser here, see results.test.tsx.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

let service: Awaited<ReturnType<typeof startSearchEndpoint>>;

beforeEach(async () => {
  service = await startSearchEndpoint(aStock(Array.from({ length: 30 }, (_each, index) => ({ year: 1990 + index, make: 'Kia' }))));
});

afterEach(async () => {
  await service.stop();
});

it.each([
  ['results', '/search?page=2', true],
  ['a page whose search failed', '/search?make=Kia', false],
])('PL-026 hydrates the HTML of %s without a mismatch', async (_case, address, isFound) => {
  const site = aSite({ switches: { searchFilterPreset: 3 } });
  const loaded = await loadResults(address, { search: service.search, site });
  const data: typeof loaded = JSON.parse(JSON.stringify(isFound ? loaded : { ...loaded, initialResults: null }));
  // One page for the server and one for the browser: nothing may pass between them but the data.
  const page = () => serverPage(<Component data={data} />, address, site, { ...service.search });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<StrictMode>{page()}</StrictMode>);
  const mismatches: unknown[] = [];

  const root = hydrateRoot(container, <StrictMode>{page()}</StrictMode>, { onRecoverableError: (error) => mismatches.push(error) });
  await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(isFound ? 9 : 21));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

  expect(mismatches).toEqual([]);
  // One request of the loader; another one only where it failed.
  expect(service.requests).toHaveLength(isFound ? 1 : 2);
  root.unmount();
  container.remove();
});
