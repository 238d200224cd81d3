import { createBreaker } from './breaker';

it('PL-028 opens the circuit of a version that stopped a render and closes it after the cooldown', () => {
  let clock = 1000;
  const breaker = createBreaker({ cooldownMs: 500, now: () => clock });
  expect(breaker.isOpen('mf-search@1.0.0')).toBe(false);

  breaker.trip('mf-search@1.0.0');
  expect(breaker.isOpen('mf-search@1.0.0')).toBe(true);
  expect(breaker.isOpen('mf-search@1.0.1')).toBe(false);
  expect(breaker.open()).toEqual(['mf-search@1.0.0']);

  clock += 499;
  expect(breaker.isOpen('mf-search@1.0.0')).toBe(true);
  clock += 1;
  expect(breaker.open()).toEqual([]);
  expect(breaker.isOpen('mf-search@1.0.0')).toBe(false);
});
