import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens what is folded around the target of the address, or in it, so that no anchor leads to a closed part. */
export function useUnfolding(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    const fold = target?.closest('details') ?? target?.querySelector('details');
    if (fold) fold.open = true;
  }, [hash]);
}
