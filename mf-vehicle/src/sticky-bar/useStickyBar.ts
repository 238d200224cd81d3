import { useEffect, useState } from 'react';
import type { Switches } from '@forecourt/shared-contracts';
import { PRICE_ID } from '../purchase/priceId';
import { useScrolledPast } from './useScrolledPast';

type Variant = Switches['stickyBarVariant'];

/** Scroll distance after which the bar changes its style, CSS pixels. */
const STICKY_STYLE_PX = 900;
/** Scroll distance after which the bar appears, CSS pixels. */
const STICKY_REVEAL_PX = 50;
/** Height of the site's header at the top of the viewport, CSS pixels. */
const HEADER_PX = 72;

/** Whether the price has scrolled out of the viewport; false while `isOn` is false and on the first render. */
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

/** Whether the bar is visible and in its second style, by the tenant's variant. */
export function useStickyBar(variant: Variant): { isVisible: boolean; isSwitched: boolean } {
  const isPriceOut = usePriceOutOfView(variant === 'priceOutOfView');
  const isPastReveal = useScrolledPast(STICKY_REVEAL_PX);
  const isPastStyle = useScrolledPast(STICKY_STYLE_PX);
  const isRevealed = variant === 'scrollReveal' && isPastReveal;
  return { isVisible: variant === 'styleSwitch' || isPriceOut || isRevealed, isSwitched: variant === 'styleSwitch' && isPastStyle };
}
