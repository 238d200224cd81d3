import { allCarsPath, carPath, usePlatform, type Car } from '@forecourt/shared-contracts';
import { Button, LinkButton, Stack } from '@forecourt/shared-ui';
import type { Sale } from '../sale';

interface AfterValuationProps {
  sale: Sale;
  /** The car that the visitor would buy. */
  car: Car | undefined;
  onAgain: () => void;
}

/** The way on from a valuation: back to the car that it is towards, or to the cars on sale; and to a test drive, for who would buy one. */
export function AfterValuation({ sale, car, onAgain }: AfterValuationProps) {
  const { site, to } = usePlatform();
  return (
    <Stack direction="row" gap={3}>
      <LinkButton to={car ? carPath(to, car) : allCarsPath({ site, to })} variant="secondary">
        {car ? 'Back to the vehicle' : 'See our vehicles'}
      </LinkButton>
      {sale.name === 'trade-in' && (
        <LinkButton to={to.ifDeployed('forms.test-drive', car ? { car_id: car.id } : {})} variant="secondary">
          Book a test drive
        </LinkButton>
      )}
      <Button variant="quiet" onClick={onAgain}>
        Value another car
      </Button>
    </Stack>
  );
}
