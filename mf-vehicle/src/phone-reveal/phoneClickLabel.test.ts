import { phoneClickLabel } from './phoneClickLabel';

it.each([
  ['/search/used-cars', 'Used Car'],
  ['/pre-owned', 'Used Car'],
  ['/search/new-used-and-demo-cars', 'Used Car'],
  ['/search/new-cars', 'New Car'],
  ['/cars/2024-kia-sorento-101', 'New Car'],
])('CO-091 labels a click on %s as %s', (path, label) => {
  expect(phoneClickLabel(path)).toBe(label);
});
