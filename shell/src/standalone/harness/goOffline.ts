/** From now on this page has no network: requests fail as in a browser without one, and the browser says so. Scripts that it has stay. */
export function goOffline(): void {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  window.dispatchEvent(new Event('offline'));
}
