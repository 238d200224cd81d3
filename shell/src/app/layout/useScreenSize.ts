import { useEffect } from 'react';
import { useAppDispatch } from '@forecourt/shared-contracts';
import { screenMeasured } from '@forecourt/shared-contracts/shell';

/** Updates the store with the viewport's width, on mount and on every resize. */
export function useScreenSize(): void {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const measure = () => dispatch(screenMeasured({ width: window.innerWidth }));
    measure();
    window.addEventListener('resize', measure, { passive: true });
    return () => window.removeEventListener('resize', measure);
  }, [dispatch]);
}
