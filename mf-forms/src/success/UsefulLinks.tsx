import { allCarsPath, usePlatform, type LastEnquiry } from '@forecourt/shared-contracts';
import { LinkButton, Stack } from '@forecourt/shared-ui';

/** What a shopper does next: a test drive, of the same car, a valuation of their own, more cars; nothing that was just done. */
export function UsefulLinks({ enquiry }: { enquiry: LastEnquiry | null }) {
  const { car, category } = enquiry ?? { car: null, category: null };
  const { site, to } = usePlatform();
  const testDrive = to.ifDeployed('forms.test-drive', car ? { car_id: car.id } : {});
  const valuation = car ? to.ifDeployed('forms.car-trade-in', { car_id: car.id }) : to.ifDeployed('forms.trade-in');
  return (
    <Stack direction="row" gap={3}>
      {category !== 'Test Drive' && (
        <LinkButton to={testDrive} variant="secondary">
          Book a test drive
        </LinkButton>
      )}
      {category !== 'Trade-In' && (
        <LinkButton to={valuation} variant="secondary">
          Value my car
        </LinkButton>
      )}
      <LinkButton to={allCarsPath({ site, to })} variant="quiet">
        See more vehicles
      </LinkButton>
    </Stack>
  );
}
