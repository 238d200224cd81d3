import { Slot } from '@forecourt/shared-contracts';
import { useHasInteracted } from './useHasInteracted';
import { useHasLoaded } from './useHasLoaded';

/** The tenant's popup, once the page has loaded and its visitor does something with it. Its waiting renders nothing else again. */
export function Promotion({ isHidden }: { isHidden: boolean }) {
  const hasLoaded = useHasLoaded();
  const hasInteracted = useHasInteracted();
  return hasLoaded && hasInteracted && !isHidden ? <Slot name="popup-promotion" fallback={null} /> : null;
}
