import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `onChange` when path or query change. A component of its own, so that its parent does not render again for that. */
export function OnRouteChange({ onChange }: { onChange: () => void }) {
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const handledHref = useRef(href);

  useEffect(() => {
    if (handledHref.current === href) return;
    handledHref.current = href;
    onChange();
  }, [href, onChange]);

  return null;
}
