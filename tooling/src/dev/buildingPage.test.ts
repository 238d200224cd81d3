/** @jest-environment jsdom */
import { buildingPage } from './buildingPage';

const STOCK = { name: 'stock', state: 'done' } as const;

it('PL-023 the page before the first build lists what is done and what is not', () => {
  const html = buildingPage([STOCK, { name: 'mf-<search> from its sources', state: 'in progress' }]);
  expect(html).toContain('<li>● stock <small>done</small></li><li>◐ mf-&lt;search> from its sources <small>in progress</small></li>');
});

it('PL-023 the page follows the steps, goes on where nothing responds, and loads the site once it is there', async () => {
  const html = buildingPage([STOCK]);
  document.documentElement.innerHTML = html;
  const timers: (() => Promise<void>)[] = [];
  const fetch = jest.fn();
  const reload = jest.fn();
  const script = /<script>([^]*)<\/script>/.exec(html)?.[1] ?? '';
  // oxlint-disable-next-line no-new-func -- what a browser does with the page
  new Function('fetch', 'location', 'setTimeout', script)(fetch, { href: '/any/page', reload }, (run: () => Promise<void>) =>
    timers.push(run),
  );
  const second = () => timers.shift()?.();

  const next = buildingPage([STOCK, { name: 'shell', state: 'in progress' }]);
  fetch.mockResolvedValueOnce({ status: 503, text: async () => next });
  await second();
  expect(document.querySelector('ul')?.textContent).toBe('● stock done◐ shell in progress');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await second();
  fetch.mockResolvedValueOnce({ status: 200 });
  expect(reload).not.toHaveBeenCalled();
  await second();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(timers).toEqual([]);
  expect(fetch.mock.calls).toEqual([['/any/page'], ['/any/page'], ['/any/page']]);
});
