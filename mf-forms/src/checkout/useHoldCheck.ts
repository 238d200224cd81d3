import { useEffect, useEffectEvent } from 'react';
import { ApiError, usePlatform, type PlatformApi, type ShopperReservation } from '@forecourt/shared-contracts';

/** Whether a reservation has ended; unknown counts as not. */
async function hasEnded(api: PlatformApi, id: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { state } = await api.get<ShopperReservation>(`/api/reservations/${id}`, { signal });
    return state === 'cancelled' || state === 'expired';
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}

/** Calls `onEnded` when the reservation of this tab has ended elsewhere: by its link, by the dealer's command, or by expiry. */
export function useHoldCheck(reservationId: string | null, onEnded: () => void): void {
  const { api } = usePlatform();
  const handleEnded = useEffectEvent(onEnded);
  useEffect(() => {
    if (reservationId === null) return undefined;
    const controller = new AbortController();
    const check = async () => {
      if ((await hasEnded(api, reservationId, controller.signal)) && !controller.signal.aborted) handleEnded();
    };
    void check();
    return () => controller.abort();
  }, [api, reservationId]);
}
