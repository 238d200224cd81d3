/** @jest-environment jsdom */
import { goOffline } from './goOffline';

it('PL-022 a page that is offline has no network, and its browser says so', async () => {
  const before = window.fetch;
  const offline = jest.fn();
  window.addEventListener('offline', offline);
  try {
    goOffline();
    expect(navigator.onLine).toBe(false);
    expect(offline).toHaveBeenCalledTimes(1);
    await expect(window.fetch('/api/offers')).rejects.toThrow('Failed to fetch');
  } finally {
    window.fetch = before;
    Reflect.deleteProperty(navigator, 'onLine');
  }
});
