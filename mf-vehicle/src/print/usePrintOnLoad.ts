import { EVENTS, usePlatform } from '@forecourt/shared-contracts';
import { useEffect } from 'react';

/** Opens the browser's print dialog when the page and its image have loaded, and tracks it once per car. */
export function usePrintOnLoad(carId: number): void {
  const { track } = usePlatform();
  useEffect(() => {
    const print = () => {
      track({ id: EVENTS.carPrinted, carId });
      window.print();
    };
    if (document.readyState === 'complete') {
      print();
      return undefined;
    }
    window.addEventListener('load', print, { once: true });
    return () => window.removeEventListener('load', print);
  }, [carId, track]);
}
