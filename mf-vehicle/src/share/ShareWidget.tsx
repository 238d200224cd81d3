import { carAddress, carHeading, usePlatform, useSwitches, type Car } from '@forecourt/shared-contracts';
import { IconButton, isUnmodifiedClick } from '@forecourt/shared-ui';
import { Popover, SHARE_CHANNELS, ShareSheet, type ShareSheetProps } from '@forecourt/shared-ui/overlays';
import { openShareWindow } from './openShareWindow';
import styles from './ShareWidget.module.css';
import { useCopyLink } from './useCopyLink';

const WITHOUT_TWITTER = SHARE_CHANNELS.filter((channel) => channel !== 'twitter');

/** Share menu of a car page; a share channel opens in a small window, and the menu closes with that window. */
export function ShareWidget({ car }: { car: Car }) {
  const { site, to } = usePlatform();
  const { shareTwitterEnabled } = useSwitches();
  const url = carAddress({ site, to }, car);
  const { isCopied, copy } = useCopyLink(url);

  const choose =
    (close: () => void): ShareSheetProps['onChoose'] =>
    (channel, href, event) => {
      if (channel === 'copy') void copy();
      else if (href?.startsWith('https:') && isUnmodifiedClick(event) && openShareWindow(href, close)) event.preventDefault();
    };

  return (
    <Popover
      label="Share this vehicle"
      align="end"
      trigger={(attributes) => <IconButton icon="share" label="Share" className={styles.share} {...attributes} />}
    >
      {(close) => (
        <ShareSheet
          url={url}
          text={carHeading(car)}
          channels={shareTwitterEnabled ? SHARE_CHANNELS : WITHOUT_TWITTER}
          isCopied={isCopied}
          onChoose={choose(close)}
        />
      )}
    </Popover>
  );
}
