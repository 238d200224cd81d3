import { useEffect, useState } from 'react';
import type { Switches } from '@forecourt/shared-contracts';
import { ACTIONS_ID } from '../purchase/actionsId';
import { useScrolledPast } from './useScrolledPast';

type Variant = Switches['stickyBarVariant'];

/** Scroll distance after which the bar changes its style, CSS pixels. */
const STICKY_STYLE_PX = 900;
/** Scroll distance after which the bar appears, CSS pixels. */
const STICKY_REVEAL_PX = 50;
/** Height of the site's header at the top of the viewport, CSS pixels. */
const HEADER_PX = 72;

/** Whether the car's actions have left the screen at its top; false on the first render. */
function useActionsLeft(): boolean {
  const [haveLeft, setHaveLeft] = useState(false);
  useEffect(() => {
    const actions = document.getElementById(ACTIONS_ID);
    if (!actions) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHaveLeft(!entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER_PX);
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(actions);
    return () => observer.disconnect();
  }, []);
  return haveLeft;
}

/** Whether the bar is visible and in its second style, by the tenant's variant; it never repeats actions that are in sight. */
export function useStickyBar(variant: Variant): { isVisible: boolean; isSwitched: boolean } {
  const haveActionsLeft = useActionsLeft();
  const isPastReveal = useScrolledPast(STICKY_REVEAL_PX);
  const isPastStyle = useScrolledPast(STICKY_STYLE_PX);
  const isHeldBack = variant === 'scrollReveal' && !isPastReveal;
  return { isVisible: haveActionsLeft && !isHeldBack, isSwitched: variant === 'styleSwitch' && isPastStyle };
}
