import { useEffect, useState } from 'react';

/** Whether the browser has loaded the first view with its images; false on the server. */
export function useHasLoaded(): boolean {
  const [hasLoaded, setHasLoaded] = useState(false);

  useEffect(() => {
    const handleLoad = () => setHasLoaded(true);
    if (document.readyState === 'complete') handleLoad();
    window.addEventListener('load', handleLoad);
    return () => window.removeEventListener('load', handleLoad);
  }, []);

  return hasLoaded;
}
