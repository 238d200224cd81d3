import { useEffect } from 'react';
import { carViewed, useAppDispatch, type Car } from '@forecourt/shared-contracts';

/** Adds the car to the viewed cars of this browser. */
export function useViewedCar({ id, stocknum, make, model, body, simple_body }: Car): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(carViewed({ id, stocknum, make, model, body, simple_body }));
  }, [dispatch, id, stocknum, make, model, body, simple_body]);
}
