import { fulfilledPromise, trackPromise, fulfilledValue } from './trackedPromise';

it('PL-028 a tracked failure is one rejection: who handles it handles all of it', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  await expect(trackPromise(Promise.reject(new Error('away')))).rejects.toThrow('away');
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('a settled promise has its value synchronously, so that hydration does not suspend', async () => {
  const promise = trackPromise(Promise.resolve('here'));
  expect(fulfilledValue(promise)).toBeUndefined();
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 'here' });
  expect(fulfilledValue(promise)).toBe('here');
  expect(fulfilledValue(fulfilledPromise('known'))).toBe('known');
  expect(fulfilledValue(undefined)).toBeUndefined();
  expect(trackPromise(promise)).toBe(promise);
});
