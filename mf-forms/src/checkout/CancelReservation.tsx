import { useState, type FormEvent } from 'react';
import { ApiError, usePlatform, type ShopperReservation } from '@forecourt/shared-contracts';
import { Alert, Button, Dialog } from '@forecourt/shared-ui';
import layout from '../lead-form/LeadForm.module.css';

interface CancelReservationProps {
  reservation: ShopperReservation;
  onCancelled(reservation: ShopperReservation): void;
}

const NOT_CANCELLED = 'The reservation could not be cancelled. Please try again, or call us.';

/** Cancels the reservation once the shopper has confirmed it; without script the form is posted at once. */
export function CancelReservation({ reservation, onCancelled }: CancelReservationProps) {
  const { api } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const path = `/api/reservations/${reservation.id}/cancel`;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const handleCancel = async () => {
    setBusy(true);
    setProblem(null);
    try {
      onCancelled(await api.post<ShopperReservation>(path, {}));
    } catch (error) {
      setProblem(error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : NOT_CANCELLED);
      setBusy(false);
    }
  };

  return (
    <>
      <form method="post" action={path} onSubmit={handleSubmit}>
        <Button type="submit" variant="secondary" size="l">
          Cancel and get the deposit back
        </Button>
      </form>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Cancel the reservation?">
        <div className={layout.form}>
          <p>The vehicle becomes free for others at once, and your deposit is returned.</p>
          {problem && <Alert tone="error" title={problem} />}
          <div className={layout.buttons}>
            <Button variant="danger" size="l" busy={isBusy} onClick={() => void handleCancel()}>
              Yes, cancel it
            </Button>
            <Button variant="secondary" size="l" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
