import { buildingPage } from './buildingPage';

it('PL-023 the page before the first build lists what is done and what is not, and reloads itself', () => {
  const html = buildingPage([
    { name: 'stock', state: 'done' },
    { name: 'mf-<search> from its sources', state: 'in progress' },
  ]);
  expect(html).toContain('<li>● stock <small>done</small></li><li>◐ mf-&lt;search> from its sources <small>in progress</small></li>');
  expect(html).toContain('http-equiv="refresh" content="1"');
});
