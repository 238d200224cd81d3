import { useEffect } from 'react';
import { screenMeasured, useAppDispatch } from '@forecourt/shared-contracts';

/** Keeps the store up to date on whether the window is small, from the start and on every resize (SH-012). */
export function useScreenSize(): void {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const measure = () => dispatch(screenMeasured({ width: window.innerWidth }));
    measure();
    window.addEventListener('resize', measure, { passive: true });
    return () => window.removeEventListener('resize', measure);
  }, [dispatch]);
}
