import { isInStock, Slot, type Car, type Switches } from '@forecourt/shared-contracts';
import { IconButton } from '@forecourt/shared-ui';
import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './EnquirySection.module.css';
import { ENQUIRY_ID } from './openEnquiry';

const TITLE_ID = 'enquire-title';

interface EnquirySectionProps {
  car: Car;
}

/** Whether the sidebar has the form, in place of the end of the page: of a car that is gone, where the tenant wants it there. */
export const hasFormInSidebar = (car: Car, { findSimilarPresentation }: Pick<Switches, 'findSimilarPresentation'>) =>
  !isInStock(car) && findSimilarPresentation === 'form';

function onHashChange(callback: () => void): () => void {
  window.addEventListener('hashchange', callback);
  return () => window.removeEventListener('hashchange', callback);
}

/** Whether the address names the form; a router changes the address without telling the browser's style sheets. */
function useIsNamed(): boolean {
  useLocation();
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash === `#${ENQUIRY_ID}`,
    () => false,
  );
}

/**
 * The page's one enquiry form. It is part of the page, so that it works without JavaScript where a link leads to it, and the same element opens as
 * a modal dialog: focus is trapped, Escape closes it and returns focus to the opener, entered values remain. That of a car that is gone is always in
 * sight.
 */
export function EnquirySection({ car }: EnquirySectionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isAvailable = isInStock(car);
  const isNamed = useIsNamed();

  const handleClose = () => dialog.current?.setAttribute('open', '');
  const handleClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && currentTarget.matches(':modal')) currentTarget.close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by keyboard
    <dialog
      ref={dialog}
      id={ENQUIRY_ID}
      className={styles.enquiry}
      data-in-sight={!isAvailable || isNamed}
      aria-labelledby={TITLE_ID}
      open
      onClose={handleClose}
      onClick={handleClick}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={TITLE_ID}>{isAvailable ? 'Enquire about this vehicle' : 'Find Me Something Similar'}</h2>
          <span className={styles.close}>
            <IconButton label="Close" icon="close" onClick={() => dialog.current?.close()} />
          </span>
        </header>
        {isAvailable ? (
          <Slot name="enquiry-form" car={car} hydrate="visible" retry />
        ) : (
          <Slot name="find-similar" car={car} hydrate="visible" retry />
        )}
      </div>
    </dialog>
  );
}
