import { useEffect, useState } from 'react';

/** What a visitor does with a page. A pointer that only moves is none of them. */
const EVENTS = ['scroll', 'click', 'keydown'] as const;

/** Whether the visitor has scrolled, clicked or typed since the page was loaded; false on the server. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);

  useEffect(() => {
    if (hasInteracted) return;
    const handleInteraction = () => setHasInteracted(true);
    const options = { passive: true, capture: true };
    for (const event of EVENTS) window.addEventListener(event, handleInteraction, options);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, handleInteraction, options);
    };
  }, [hasInteracted]);

  return hasInteracted;
}
