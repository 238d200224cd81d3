import { waitFor } from '@testing-library/react';
import { EVENTS, noStorage, type OutsideAnalytics } from '@forecourt/shared-contracts';
import { lateAnalytics } from './lateAnalytics';

const ANALYTICS: OutsideAnalytics = { id: 'GTM-ABC1234', consent: false, scripts: [], origins: [], trusted_types: true };
const OPTIONS = { storage: noStorage, policy: null, reload: () => undefined };
const SEARCH = { id: EVENTS.search, label: 'found' } as const;
const page = window as unknown as { dataLayer?: object[] };

let isBlocked = false;
const mockTried = jest.fn();
const mockStart = jest.requireActual<typeof import('./outsideAnalytics')>('./outsideAnalytics').startOutsideAnalytics;
jest.mock('./outsideAnalytics', () => ({
  get startOutsideAnalytics() {
    mockTried();
    if (isBlocked) throw new Error('Loading chunk outside failed.');
    return mockStart;
  },
}));
beforeEach(() => {
  isBlocked = false;
  mockTried.mockClear();
  delete page.dataLayer;
});

it('PL-101 an event from before the code is there is sent once it is, after what the visitor allows', async () => {
  const { track } = lateAnalytics(ANALYTICS, OPTIONS);
  track(SEARCH);
  expect(page.dataLayer).toBeUndefined();
  await waitFor(() =>
    expect(page.dataLayer?.map((each) => (each as { event?: string }).event)).toEqual([undefined, 'gtm.js', 'forecourt']),
  );
  track(SEARCH);
  expect(page.dataLayer).toHaveLength(4);
});

it('PL-101 a page that the browser renders in advance loads nothing before it is seen', async () => {
  Object.assign(document, { prerendering: true });
  const { track } = lateAnalytics(ANALYTICS, OPTIONS);
  track(SEARCH);
  // As long as its code takes to load.
  await Promise.all([import('./outsideAnalytics'), import('../privacy/PrivacyChoices')]);
  expect(mockTried).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(page.dataLayer).toHaveLength(3));
});

it('PL-101 code that does not come, as with a blocker, costs the analytics alone', async () => {
  isBlocked = true;
  const { track } = lateAnalytics(ANALYTICS, OPTIONS);
  track(SEARCH);
  await waitFor(() => expect(mockTried).toHaveBeenCalled());
  track(SEARCH);
  expect(page.dataLayer).toBeUndefined();
});

it('PL-101 the visitor can choose on the page of a site that needs consent', async () => {
  lateAnalytics({ ...ANALYTICS, consent: true }, OPTIONS);
  await waitFor(() => expect(document.querySelector('section')).toHaveTextContent('Your privacy choices'));
});
