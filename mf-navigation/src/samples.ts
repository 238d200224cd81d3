import type { RemoteSamples } from '@forecourt/shared-contracts';

/** Keys of the tenant's content under /pages/. */
const PAGES = 'pages/';

/** Samples of this remote's pages and slots. */
export const samples: RemoteSamples = {
  pages: {
    content: ({ site, to }) =>
      Object.keys(site.pages)
        .filter((key) => key.startsWith(PAGES))
        .map((key) => to('navigation.page', { page: key.slice(PAGES.length) })),
  },
  slots: {
    header: () => [{}],
    footer: () => [{}],
    'popup-promotion': () => [{}],
    'complaints-notice': () => [{}],
    chat: () => [{ subject: 'sales' }],
  },
  scenarios: {
    'page/customer-area': ['empty', 'slow-api', 'failing-api', 'signed-in'],
  },
};
