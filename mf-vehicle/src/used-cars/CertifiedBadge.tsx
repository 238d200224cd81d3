import { useSite, type Car } from '@forecourt/shared-contracts';
import { Button, Dialog, Tag } from '@forecourt/shared-ui';
import { useState } from 'react';

/** Badge of a certified car; a click opens a dialog with the tenant's text about it, or an invitation to enquire where there is none. */
export function CertifiedBadge({ car }: { car: Car }) {
  const { name, switches } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  if (!car.certified) return null;
  const text =
    switches.vehiclePageContent.certified?.trim() ||
    `${name} sells this vehicle as certified. Ask us what was checked and what the warranty covers.`;
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Tag kind="certified">Certified</Tag>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Certified vehicle">
        <p>{text}</p>
      </Dialog>
    </>
  );
}
