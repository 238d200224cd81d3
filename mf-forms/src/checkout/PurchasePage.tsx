import { carHeading, type Car } from '@forecourt/shared-contracts';
import { FormStack, StepHeading } from '@forecourt/shared-forms';
import { Card, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { CheckoutAside } from './CheckoutAside';
import { PURCHASE } from './checkoutFlow';
import { NotReservable } from './NotReservable';
import { useCheckout } from './useCheckout';
import { PurchaseStep } from './PurchaseStep';

/** Buys a car online: price, trade-in, cash or finance, details, deposit, confirmation. */
export function PurchasePage({ car }: { car: Car }) {
  const checkout = useCheckout(car, PURCHASE);
  const { stage, step } = checkout;
  return (
    <PageFrame kind="form">
      <PageHeading lead={carHeading(car)}>Buy this vehicle online</PageHeading>
      <PageArea area="main">
        {stage.name === 'impossible' ? (
          <NotReservable car={car} isTaken={stage.isTaken} reason="This vehicle can not be bought online at the moment." />
        ) : (
          <Card padding="l">
            <FormStack>
              <StepHeading label="Purchase" steps={PURCHASE.steps} current={step} />
              <PurchaseStep car={car} checkout={checkout} />
            </FormStack>
          </Card>
        )}
      </PageArea>
      <CheckoutAside car={car} />
    </PageFrame>
  );
}
