import { useSwitches, type Car } from '@forecourt/shared-contracts';
import { Button, Dialog, Icon } from '@forecourt/shared-ui';
import { useState } from 'react';

/** Badge of a certified car; a click opens a dialog with the tenant's text about it. */
export function CertifiedBadge({ car }: { car: Car }) {
  const { certified: text } = useSwitches().vehiclePageContent;
  const [isOpen, setIsOpen] = useState(false);
  if (!car.certified || !text) return null;
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="star" />
        Certified
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Certified vehicle">
        <p>{text}</p>
      </Dialog>
    </>
  );
}
