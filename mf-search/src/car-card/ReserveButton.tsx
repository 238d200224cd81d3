import { canReserve, reservePath, usePlatform, type Car } from '@forecourt/shared-contracts';
import { Icon, LinkButton, type ButtonVariant } from '@forecourt/shared-ui';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'success'];

/** Leads to the reserve page of a car that can be reserved, in the tenant's style; nothing for others. */
export function ReserveButton({ car, heading, children }: { car: Car; heading: string; children: string }) {
  const platform = usePlatform();
  const { switches } = platform.site;
  const to = reservePath(platform, car);
  if (!to || !canReserve(car, switches)) return null;
  return (
    <LinkButton
      to={to}
      variant={VARIANTS.find((each) => each === switches.reserveButtonClass) ?? 'primary'}
      aria-label={`${children} ${heading}`}
    >
      <Icon name="calendar" />
      {children}
    </LinkButton>
  );
}
