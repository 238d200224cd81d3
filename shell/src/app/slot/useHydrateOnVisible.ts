import { useEffect, useRef, useState } from 'react';
import type { SlotHydration } from '@forecourt/shared-contracts';
import { useShell } from '../shell-services/shellServices';

/** How far below the window a slot starts to load. */
const NEAR = '400px';

/** A gate that opens when its element comes near the window or is focused; it is open at once for `load`. */
export function useHydrateOnVisible(hydrate: SlotHydration) {
  const { gates } = useShell();
  const [gate] = useState(() => (hydrate === 'visible' ? gates.create() : null));
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!gate || !target) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      gate.open();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && gate.open(), { rootMargin: NEAR });
    observer.observe(target);
    target.addEventListener('focusin', gate.open);
    return () => {
      observer.disconnect();
      target.removeEventListener('focusin', gate.open);
    };
  }, [gate]);

  return { element, opened: gate?.opened ?? null };
}
