const SOURCE = 'https://www.googletagmanager.com';

/** Address of the script of a container of Tag Manager, or of a measurement id. */
const scriptOf = (id: string) => `${SOURCE}/${id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js'}?id=${id}`;

/** Calls back when the page has loaded and the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(callback, { timeout: 5000 }) : setTimeout(callback, 1000));
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

/** Loads the script of a container; one that does not come costs its figures alone. */
export function loadContainer(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptOf(id);
  document.head.append(script);
}
