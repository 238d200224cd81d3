import { createPaths, createPlatformStore, PlatformContext, type Platform, type SiteConfig } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

const unanswered = () => new Promise<never>(() => undefined);

/** The element's HTML as a server sends it, and its text before and after the browser takes it over. */
export async function hydrateOnPlatform(element: ReactElement, site: SiteConfig = aSite()) {
  const platform: Platform = {
    site,
    paths: createPaths(site),
    api: { get: unanswered, post: unanswered, search: { appId: 'local', apiKey: 'search-only-test', host: null, headers: {} } },
    track: () => undefined,
    now: new Date('2026-03-02T02:00:00Z'),
    SlotHost: ({ name }) => <div data-slot={name} />,
  };
  const page = (
    <Provider store={createPlatformStore({ site })}>
      <MemoryRouter>
        <PlatformContext value={platform}>{element}</PlatformContext>
      </MemoryRouter>
    </Provider>
  );
  const html = renderToString(page);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const before = container.textContent;
  const problems: unknown[] = [];
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError: (error) => problems.push(error) }));
  const after = container.textContent;
  await act(() => root.unmount());
  container.remove();
  return { html, before, after, problems };
}
