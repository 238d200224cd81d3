import { useEffect, useRef, useState } from 'react';
import type { SlotHydration } from '@forecourt/shared-contracts';
import { useShell } from '../shell-services/shellServices';

/** Distance below the viewport at which a slot starts to load. */
const ROOT_MARGIN = '400px';

/** Defers the hydration of an element with `visible` until it comes near the viewport or receives focus; null for `load`. */
export function useHydrateOnVisible(hydrate: SlotHydration) {
  const { deferredHydration } = useShell();
  const [deferred] = useState(() => (hydrate === 'visible' ? deferredHydration.defer() : null));
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!deferred || !target) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      deferred.trigger();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && deferred.trigger(), {
      rootMargin: ROOT_MARGIN,
    });
    observer.observe(target);
    target.addEventListener('focusin', deferred.trigger);
    return () => {
      observer.disconnect();
      target.removeEventListener('focusin', deferred.trigger);
    };
  }, [deferred]);

  return { element, triggered: deferred?.triggered ?? null };
}
