import { PREMISES, premisesSvg } from './premisesSvg';

it.each(PREMISES)('draws %s in the dealer’s colour, the same for the same seed and another for another', (kind) => {
  const svg = premisesSvg({ kind, accent: '#12ab34', seed: 1 });
  expect(svg).toMatch(/^<svg [^>]*width="1600" height="1067"/);
  expect(svg).toContain('#12ab34');
  expect(svg).not.toMatch(/NaN|undefined|href/);
  expect(premisesSvg({ kind, accent: '#12ab34', seed: 1 })).toBe(svg);
  expect(premisesSvg({ kind, accent: '#12ab34', seed: 2 })).not.toBe(svg);
});
