import { canBuyOnline, canTradeIn, formatMoney, onlinePurchasePath, tradeInPath, usePlatform, type Car } from '@forecourt/shared-contracts';
import { LinkButton, type ButtonVariant } from '@forecourt/shared-ui';
import { carReservePath } from './carReservePath';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'success'];

/** Reserve, Online Purchase and Trade-in: each only if car and tenant both allow it and its page is deployed. */
export function CheckoutButtons({ car }: { car: Car }) {
  const { site, to } = usePlatform();
  const { switches } = site;
  const reserve = carReservePath(car, { site, to });
  const purchase = canBuyOnline(car, switches) && onlinePurchasePath({ site, to }, car);
  const tradeIn = canTradeIn(car, switches) && tradeInPath(to, car);
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
