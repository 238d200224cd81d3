import { makeName, useLinks, type SlotProps } from '@forecourt/shared-contracts';
import { LinkButton } from '@forecourt/shared-ui';

/** One sentence on a car's page, and the way to a quote for it. */
export function Component({ car, plan }: SlotProps<'insurance-offer'>) {
  const to = useLinks();
  return (
    <>
      <p>
        {plan}: your {makeName(car.make)} is insured from the day you drive it home.
      </p>
      <LinkButton to={to('insurance.quote', { slug: car.slug })} variant="secondary">
        Insure this car
      </LinkButton>
    </>
  );
}
