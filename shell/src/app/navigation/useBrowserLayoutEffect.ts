import { useEffect, useLayoutEffect } from 'react';

/** Before the browser paints. A server has no layout; React would warn there. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
