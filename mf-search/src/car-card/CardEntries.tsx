import { financePath, formatMoney, usePlatform, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Button, Icon, LinkButton, type IconName } from '@forecourt/shared-ui';
import { CompareButton } from '../compare/CompareButton';
import { WatchButton } from '../save-car/WatchButton';
import type { CardFormName } from './CardForm';
import { ReserveButton } from './ReserveButton';

interface CardEntriesProps {
  car: Car;
  /** Heading of the card, for accessible names. */
  heading: string;
  onOpen: (form: CardFormName) => void;
  /** Closes the menu: what follows is confirmed by a toast, which an open menu would cover on a phone. */
  close: () => void;
}

/** Entries of a card's menu after the link to the car, by the tenant's set of buttons. */
export function CardEntries({ car, heading, onOpen, close }: CardEntriesProps) {
  const { cardButtonSet, reserveAmount } = useSwitches();
  const isExplore = cardButtonSet === 'explore';
  const form = (name: CardFormName, text: string, icon: IconName) => (
    <li>
      <Button variant="quiet" aria-haspopup="dialog" aria-label={`${text} ${heading}`} onClick={() => onOpen(name)}>
        <Icon name={icon} />
        {text}
      </Button>
    </li>
  );

  return (
    <>
      {form('enquiry', isExplore ? 'Quick Enquiry' : 'Enquire', 'mail')}
      {!isExplore && form('test-drive', 'Test Drive', 'car')}
      <li>
        <ReserveButton car={car} heading={heading}>
          {isExplore ? `Reserve This Car ${formatMoney(reserveAmount)}` : 'Reserve'}
        </ReserveButton>
      </li>
      {!isExplore && (
        <li>
          <FinanceLink car={car} heading={heading} />
        </li>
      )}
      <li>
        <WatchButton car={car} onChosen={close} />
      </li>
      <li>
        <CompareButton car={car} onChosen={close} />
      </li>
    </>
  );
}

function FinanceLink({ car, heading }: { car: Car; heading: string }) {
  const { site, to } = usePlatform();
  const { financeEnabled, financeButtonText } = site.switches;
  if (!financeEnabled) return null;
  return (
    <LinkButton to={financePath({ site, to }, car)} variant="quiet" aria-label={`${financeButtonText} ${heading}`}>
      <Icon name="money" />
      {financeButtonText}
    </LinkButton>
  );
}
