import { formatFee } from './formatFee';

it.each([
  [395, '$395'],
  [8, '$8'],
  [912.25, '$912.25'],
  [1360.5, '$1,360.50'],
  [0.5, '$0.50'],
])('CO-061 formats a fee of %s as %s', (amount, text) => {
  expect(formatFee(amount)).toBe(text);
});
