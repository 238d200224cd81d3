import { formatMoney, RESERVE_HOLD_HOURS, usePlatform, useSwitches, type Car } from '@forecourt/shared-contracts';
import { carReservePath } from '../checkout/carReservePath';
import { CheckList } from './CheckList';
import { Fold } from './Fold';

/** Default content of 'Why Buy From Us?'. */
const PROMISES = ['48-hour money-back guarantee', '12 months roadside assist'];

function TextSection({ title, text }: { title: string; text: string | undefined }) {
  if (!text?.trim()) return null;
  return (
    <Fold title={title}>
      {text
        .split(/\n+/)
        .filter((paragraph) => paragraph.trim())
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </Fold>
  );
}

/** Deposit and hold period of a car that can be reserved. */
function ReserveOnline({ car }: { car: Car }) {
  const platform = usePlatform();
  const { switches } = platform.site;
  if (!carReservePath(car, platform)) return null;
  return (
    <Fold title="Reserve Online">
      <CheckList
        entries={[
          `${formatMoney(switches.reserveAmount)} deposit`,
          'Fully refundable',
          `We hold the vehicle for you for ${RESERVE_HOLD_HOURS} hours`,
        ]}
      />
    </Fold>
  );
}

/** The tenant's marketing texts, folded; an empty one is left out. */
export function MarketingSections({ car }: { car: Car }) {
  const { whatsIncluded, whyBuyFromUs, protectYourCar } = useSwitches().vehiclePageContent;
  return (
    <>
      <TextSection title="What's Included" text={whatsIncluded} />
      {whyBuyFromUs === undefined ? (
        <Fold title="Why Buy From Us?">
          <CheckList entries={PROMISES} />
        </Fold>
      ) : (
        <TextSection title="Why Buy From Us?" text={whyBuyFromUs} />
      )}
      <ReserveOnline car={car} />
      <TextSection title="Protect Your Car" text={protectYourCar} />
    </>
  );
}
