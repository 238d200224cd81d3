/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { noStorage } from '@forecourt/shared-contracts';
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { renderDocument } from '../../renderer/document';
import { App } from '../App';
import type { PageHead } from '../document-head/pageHead';
import { createPageNavigation } from '../navigation/pageNavigation';
import { PageRouter } from '../navigation/PageRouter';
import { servicesFor } from '../testing/renderShell';
import { DocumentMeta } from './DocumentMeta';

const carPage: AnyPageModule = {
  Component: () => null,
  loader: ({ params }) => params.slug,
  meta: ({ data }) => ({
    title: data,
    description: `About ${data}`,
    canonical: data === 'sold' ? undefined : `/cars/${data}`,
    image: data === 'sold' ? undefined : `/images/${data}.jpg`,
    robots: data === 'sold' ? 'noindex' : undefined,
  }),
};
const serverHead: PageHead = {
  title: 'The server’s title',
  description: 'The server’s description',
  canonical: 'https://harbour-motors.example/cars/corolla',
  robots: null,
  image: 'https://harbour-motors.example/images/corolla.jpg',
  jsonLd: [{ '@type': 'Car' }],
  status: 200,
};

/** Title, metadata and canonical link of the document, as 'name=value'. */
const tags = () =>
  [...document.querySelectorAll('title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"]')].map((tag) =>
    tag instanceof HTMLTitleElement
      ? `title=${tag.text}`
      : `${tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel')}=${tag.getAttribute('content') ?? tag.getAttribute('href')}`,
  );

const SERVER_TAGS = [
  'title=The server’s title',
  'description=The server’s description',
  'og:title=The server’s title',
  'og:description=The server’s description',
  'og:type=website',
  'canonical=https://harbour-motors.example/cars/corolla',
  'og:url=https://harbour-motors.example/cars/corolla',
  'og:image=https://harbour-motors.example/images/corolla.jpg',
  'twitter:card=summary_large_image',
];

let cleanUp: () => void = () => undefined;
afterEach(() => cleanUp());

/** Hydrates the head that the server's document has. */
async function hydrateHead() {
  const { services, store, site } = servicesFor({
    remotes: { 'mf-vehicle': { pages: { detail: async () => carPage } } },
    serverHead,
  });
  const files = { styles: [], scripts: [], preloads: [], fonts: {} };
  document.head.innerHTML = new DOMParser().parseFromString(
    renderDocument(serverHead, files, '', { site, stateJson: '{}' }),
    'text/html',
  ).head.innerHTML;
  history.replaceState(null, '', '/cars/corolla');
  const navigation = createPageNavigation(services, { kind: 'ready', data: 'corolla' });
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      document.body.appendChild(document.createElement('div')),
      <App shell={services} track={() => undefined} storage={noStorage} serverState={store.getState()}>
        <PageRouter navigation={navigation}>
          <DocumentMeta />
        </PageRouter>
      </App>,
      { onRecoverableError: (error) => problems.push(error) },
    ),
  );
  cleanUp = () => {
    navigation.stop();
    act(() => root.unmount());
  };
  return { navigation, problems };
}

it('SH-181 hydration adopts the tags of the server’s document, each once', async () => {
  const { problems } = await hydrateHead();
  expect(tags()).toEqual(SERVER_TAGS);
  expect(problems).toEqual([]);
});

it('SH-181 PL-058 a navigation updates title and metadata, without duplicates', async () => {
  const { navigation } = await hydrateHead();
  await act(async () => navigation.navigate('/cars/yaris'));
  expect(tags().toSorted()).toEqual(
    [
      'title=yaris | Harbour Motors',
      'description=About yaris',
      'og:title=yaris | Harbour Motors',
      'og:description=About yaris',
      'og:type=website',
      'canonical=https://harbour-motors.example/cars/yaris',
      'og:url=https://harbour-motors.example/cars/yaris',
      'og:image=https://harbour-motors.example/images/yaris.jpg',
      'twitter:card=summary_large_image',
    ].toSorted(),
  );
});

it('PL-061 a navigation adds and removes robots, canonical and image with the pages that have them', async () => {
  const { navigation } = await hydrateHead();
  await act(async () => navigation.navigate('/cars/sold'));
  expect(tags().filter((tag) => /^(?:robots|canonical|og:url|og:image|twitter)/.test(tag))).toEqual(['robots=noindex']);
  await act(async () => navigation.navigate('/cars/yaris'));
  expect(tags().filter((tag) => /^(?:robots|canonical)/.test(tag))).toEqual(['canonical=https://harbour-motors.example/cars/yaris']);
});

it('SH-017 a page that is not found is excluded from search engines', async () => {
  const { navigation } = await hydrateHead();
  await act(async () => navigation.navigate('/no/such/page/here'));
  expect(tags()).toContain('robots=noindex');
  expect(document.title).toBe('Page not found | Harbour Motors');
});
