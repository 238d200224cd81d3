import { canBuyOnline, canTradeIn, formatMoney, pathIfDeployed, usePaths, useSwitches, type Car } from '@forecourt/shared-contracts';
import { LinkButton, type ButtonVariant } from '@forecourt/shared-ui';
import { reservePath } from './reservePath';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'success'];

/** Reserve, Online Purchase and Trade-in: each only if car and tenant both allow it and its page is deployed. */
export function CheckoutButtons({ car }: { car: Car }) {
  const paths = usePaths();
  const switches = useSwitches();
  const reserve = reservePath(car, paths, switches);
  const purchase = canBuyOnline(car, switches) && pathIfDeployed(paths, paths.onlinePurchase(car));
  const tradeIn = canTradeIn(car, switches) && pathIfDeployed(paths, paths.tradeIn(car));
  return (
    <>
      {purchase && (
        <LinkButton to={purchase} variant="secondary">
          Online Purchase
        </LinkButton>
      )}
      {reserve && (
        <LinkButton to={reserve} variant={VARIANTS.find((each) => each === switches.reserveButtonClass) ?? 'primary'}>
          {`Reserve ${formatMoney(switches.reserveAmount)}`}
        </LinkButton>
      )}
      {tradeIn && (
        <LinkButton to={tradeIn} variant="secondary">
          Trade-in
        </LinkButton>
      )}
    </>
  );
}
