import { useEffect, useLayoutEffect } from 'react';

/** useLayoutEffect in the browser; on the server useEffect, because React would warn about layout effects there. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
