import { useEffect, useState } from 'react';
import { STICKY_REVEAL_PX, STICKY_STYLE_PX, useScrolledPast, type Switches } from '@forecourt/shared-contracts';
import { PRICE_ID } from '../purchase/priceId';

type Variant = Switches['stickyBarVariant'];

/** What the site's header covers of the window's top, CSS pixels. */
const HEADER_PX = 72;

/** Whether the page's price has scrolled out of the window; false while `isOn` is false and on the first render. */
function usePriceOutOfView(isOn: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const price = document.getElementById(PRICE_ID);
    if (!isOn || !price) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsOut(!entry.isIntersecting);
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(price);
    return () => observer.disconnect();
  }, [isOn]);
  return isOn && isOut;
}

/** When the bar shows and which of its two styles it has, by the tenant's variant. */
export function useStickyBar(variant: Variant): { isShown: boolean; isSwitched: boolean } {
  const isPriceOut = usePriceOutOfView(variant === 'priceOutOfView');
  const isPastReveal = useScrolledPast(STICKY_REVEAL_PX);
  const isPastStyle = useScrolledPast(STICKY_STYLE_PX);
  const isRevealed = variant === 'scrollReveal' && isPastReveal;
  return { isShown: variant === 'styleSwitch' || isPriceOut || isRevealed, isSwitched: variant === 'styleSwitch' && isPastStyle };
}
