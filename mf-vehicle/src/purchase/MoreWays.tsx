import { useState, type MouseEvent } from 'react';
import {
  canBuyOnline,
  canTradeIn,
  onlinePurchasePath,
  Slot,
  tradeInPath,
  usePlatform,
  type Car,
  type Platform,
} from '@forecourt/shared-contracts';
import { Button, isUnmodifiedClick, LinkButton } from '@forecourt/shared-ui';
import { Popover } from '@forecourt/shared-ui/overlays';
import { ENQUIRY_ID, openEnquiry } from '../enquiry/openEnquiry';
import { useChatClick } from '../enquiry/useChatClick';
import styles from './MoreWays.module.css';

type Form = 'offer' | 'photos';

/** Pages of the checkout that car and tenant both allow and that are deployed. */
function checkoutPaths(car: Car, { site, to }: Pick<Platform, 'site' | 'to'>): { label: string; path: string }[] {
  const { switches } = site;
  const ways = [
    { label: 'Online Purchase', path: canBuyOnline(car, switches) && onlinePurchasePath({ site, to }, car) },
    { label: 'Trade-in', path: canTradeIn(car, switches) && tradeInPath(to, car) },
  ];
  return ways.flatMap(({ label, path }) => (path ? { label, path } : []));
}

/** Every other way to the car: the enquiry form of a site whose first button opens a chat, an offer, photos, a trade-in, the whole purchase online. */
export function MoreWays({ car }: { car: Car }) {
  const platform = usePlatform();
  const [opened, setOpened] = useState<Form | null>(null);
  const { instantMessageEnabled, offerOpensChatWidget } = platform.site.switches;
  const offerInChat = useChatClick(offerOpensChatWidget);
  // Where the filled button opens the chat, the form is here.
  const isEnquiryInChat = useChatClick(instantMessageEnabled) !== null;

  const closeForm = () => setOpened(null);
  /** The popover closes first, so that the focus returns to the button that stays. */
  const open = (form: Form, close: () => void) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    close();
    setOpened(form);
  };
  const dialogLink = (form: Form, label: string, close: () => void) => (
    <LinkButton to={`#${ENQUIRY_ID}`} variant="quiet" aria-haspopup="dialog" onClick={open(form, close)}>
      {label}
    </LinkButton>
  );

  return (
    <>
      <Popover
        label="More ways to buy"
        trigger={(attributes) => (
          <Button variant="secondary" {...attributes}>
            More ways to buy
          </Button>
        )}
      >
        {(close) => (
          <ul className={styles.ways}>
            {isEnquiryInChat && (
              <li>
                <LinkButton
                  to={`#${ENQUIRY_ID}`}
                  variant="quiet"
                  onClick={(event) => {
                    close();
                    openEnquiry(event);
                  }}
                >
                  Send an Enquiry
                </LinkButton>
              </li>
            )}
            <li>
              {offerInChat ? (
                <LinkButton
                  to={`#${ENQUIRY_ID}`}
                  variant="quiet"
                  onClick={(event) => {
                    close();
                    offerInChat(event);
                  }}
                >
                  Make an Offer
                </LinkButton>
              ) : (
                dialogLink('offer', 'Make an Offer', close)
              )}
            </li>
            <li>{dialogLink('photos', 'Request Photos', close)}</li>
            {checkoutPaths(car, platform).map(({ label, path }) => (
              <li key={label}>
                <LinkButton to={path} variant="quiet">
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </Popover>
      {opened === 'offer' && <Slot name="offer-dialog" car={car} onClose={closeForm} retry />}
      {opened === 'photos' && <Slot name="request-photos-dialog" car={car} onClose={closeForm} retry />}
    </>
  );
}
