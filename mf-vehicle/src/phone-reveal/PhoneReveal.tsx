import { useEffect, useRef, useState } from 'react';
import { EVENTS, phoneAddress, useClock, useSite, usePlatform, type Car, type SpecialHours } from '@forecourt/shared-contracts';
import { Button, Icon, LinkButton } from '@forecourt/shared-ui';
import { useLocation } from 'react-router-dom';
import { callablePhone } from './callablePhone';
import { maskPhone } from './maskPhone';
import styles from './PhoneReveal.module.css';

interface PhoneRevealProps {
  car: Car;
  /** Hours of the car's location that differ from the weekday's. */
  specialHours: readonly SpecialHours[];
  variant: 'primary' | 'secondary';
}

/** The dealer's phone number: the first click reveals it, the next one calls. Renders nothing without a number. */
export function PhoneReveal({ car, specialHours, variant }: PhoneRevealProps) {
  const site = useSite();
  const now = useClock();
  const { pathname } = useLocation();
  const phone = callablePhone(car, { site, now, specialHours });
  // Another car or page starts with a masked number.
  return phone && <RevealablePhone key={`${pathname} ${car.id}`} phone={phone} car={car} variant={variant} />;
}

function RevealablePhone({ car, variant, phone }: Omit<PhoneRevealProps, 'specialHours'> & { phone: string }) {
  const { api, site, track } = usePlatform();
  const [isRevealed, setIsRevealed] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isRevealed) container.current?.querySelector('a')?.focus();
  }, [isRevealed]);

  const handleReveal = () => {
    setIsRevealed(true);
    const body = { car_id: car.id, dealership_id: car.dealership_id, website_id: site.id };
    api.post('/api/phone-reveals', body).catch(() => undefined);
  };

  const number = isRevealed ? phone : maskPhone(phone);
  const label = (
    <>
      <Icon name="phone" />
      <span className={styles.text}>Call Now</span> <span className={styles.number}>{number}</span>
    </>
  );
  return (
    <div ref={container} className={styles.phone} data-revealed={isRevealed}>
      {isRevealed ? (
        <LinkButton
          to={phoneAddress(phone)}
          variant={variant}
          onClick={() => track({ id: EVENTS.phoneClick, label: car.car_type === 'used' ? 'Used Car' : 'New Car', carId: car.id })}
        >
          {label}
        </LinkButton>
      ) : (
        <Button variant={variant} onClick={handleReveal}>
          {label}
        </Button>
      )}
    </div>
  );
}
