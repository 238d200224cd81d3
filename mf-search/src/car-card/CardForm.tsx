import { Slot, type Car } from '@forecourt/shared-contracts';
import styles from './CardForm.module.css';

export type CardFormName = 'enquiry' | 'test-drive' | 'find-similar';

interface CardFormProps {
  name: CardFormName;
  car: Car;
  onClose: () => void;
}

/** A form about the car of a card, in a dialog above the list. */
export function CardForm({ name, car, onClose }: CardFormProps) {
  return (
    <div className={styles.dialog}>
      {name === 'enquiry' && <Slot name="enquiry-form" car={car} onClose={onClose} retry />}
      {name === 'test-drive' && <Slot name="test-drive-dialog" car={car} onClose={onClose} retry />}
      {name === 'find-similar' && <Slot name="find-similar" car={car} onClose={onClose} retry />}
    </div>
  );
}
