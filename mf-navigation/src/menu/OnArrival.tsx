import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Does something at each new address. A component of its own, so that nothing around it renders again for that. */
export function OnArrival({ act }: { act: () => void }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const arrivedAt = useRef(address);

  useEffect(() => {
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    act();
  }, [address, act]);

  return null;
}
