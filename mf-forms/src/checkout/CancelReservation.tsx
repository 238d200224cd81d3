import { useState } from 'react';
import { ApiError, usePlatform, type ShopperReservation } from '@forecourt/shared-contracts';
import { ConfirmedCancel } from '../test-drive/ConfirmedCancel';

interface CancelReservationProps {
  reservation: ShopperReservation;
  onCancelled(reservation: ShopperReservation): void;
}

const notCancelled = ({ kind }: ShopperReservation) => `The ${kind} could not be cancelled. Please try again, or call us.`;

/** Cancels the reservation once the shopper has confirmed it. */
export function CancelReservation({ reservation, onCancelled }: CancelReservationProps) {
  const { api } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const path = `/api/reservations/${reservation.id}/cancel`;

  const handleConfirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      onCancelled(await api.post<ShopperReservation>(path, {}));
    } catch (error) {
      setProblem(error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : notCancelled(reservation));
      setBusy(false);
    }
  };

  return (
    <ConfirmedCancel
      path={path}
      action="Cancel and get the deposit back"
      title={`Cancel the ${reservation.kind}?`}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void handleConfirm()}
    >
      The vehicle becomes free for others at once, and your deposit is returned.
    </ConfirmedCancel>
  );
}
