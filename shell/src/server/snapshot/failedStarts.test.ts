import { createFailedStarts } from './failedStarts';

it('PL-073 a version that did not start is not tried again at once, and each time after twice as long', () => {
  let now = 0;
  const failedStarts = createFailedStarts(() => now);
  const error = new Error('no such module');
  failedStarts.throwFor('2.0.0');
  failedStarts.remember('2.0.0', error);
  expect(() => failedStarts.throwFor('2.0.0')).toThrow(error);
  expect([failedStarts.nextMs(), (now = 60_000)]).toEqual([60_000, 60_000]);
  expect(() => failedStarts.throwFor('2.0.0')).not.toThrow();
  failedStarts.remember('2.0.0', error);
  expect(failedStarts.nextMs()).toBe(120_000);
  for (let count = 0; count < 10; count += 1) failedStarts.remember('2.0.0', error);
  expect(failedStarts.nextMs()).toBe(3_600_000);
});

it('PL-073 a version that no channel names any more does not hasten the next try of another', () => {
  let now = 0;
  const failedStarts = createFailedStarts(() => now);
  failedStarts.remember('2.0.0', new Error('no such module'));
  now = 90_000;
  failedStarts.remember('3.0.0', new Error('no such module'));
  expect(failedStarts.nextMs()).toBe(60_000);
});

it('PL-073 one that has started since is tried at once, and others are none of its concern', () => {
  const failedStarts = createFailedStarts(() => 0);
  failedStarts.remember('2.0.0', new Error('no such module'));
  expect(() => failedStarts.throwFor('1.0.0')).not.toThrow();
  failedStarts.forget('2.0.0');
  expect(() => failedStarts.throwFor('2.0.0')).not.toThrow();
});
