import { fulfilled, tracked, valueOf } from './settled';

it('PL-028 a tracked failure is one rejection: who handles it handles all of it', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  await expect(tracked(Promise.reject(new Error('away')))).rejects.toThrow('away');
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('a settled promise tells React its value at once, so that hydration meets no pause', async () => {
  const promise = tracked(Promise.resolve('here'));
  expect(valueOf(promise)).toBeUndefined();
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 'here' });
  expect(valueOf(promise)).toBe('here');
  expect(valueOf(fulfilled('known'))).toBe('known');
  expect(valueOf(undefined)).toBeUndefined();
  expect(tracked(promise)).toBe(promise);
});
