import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { ChannelMark } from './ChannelMark';
import { SHARE_CHANNELS, shareHref, type ShareChannel, type Shared } from './channels';
import styles from './ShareSheet.module.css';

export interface ShareSheetProps extends Shared {
  channels?: readonly ShareChannel[];
  /** Hears every choice; `event.preventDefault()` keeps the browser from following a link, for a window of one's own. */
  onChoose?: (channel: ShareChannel, href: string | null, event: MouseEvent) => void;
  /** The address was copied just now: the button says so. */
  isCopied?: boolean;
}

const COPIED = 'Copied';
const NAMES: Readonly<Record<ShareChannel, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  email: 'Email',
  sms: 'SMS',
  copy: 'Copy link',
};

/** Ways to pass a page on. All but copying are plain links, so that they work before any script. */
export function ShareSheet({ url, text, channels = SHARE_CHANNELS, onChoose, isCopied = false }: ShareSheetProps) {
  return (
    <ul className={styles.sheet}>
      {channels.map((channel) => {
        const href = shareHref(channel, { url, text });
        const handleClick = (event: MouseEvent) => onChoose?.(channel, href, event);
        const content = (
          <>
            <ChannelMark channel={channel} className={styles.mark} />
            {channel === 'copy' && isCopied ? COPIED : NAMES[channel]}
          </>
        );
        return (
          <li key={channel}>
            {href === null ? (
              <>
                <button type="button" className={styles.channel} onClick={handleClick}>
                  {content}
                </button>
                <VisuallyHidden>
                  <output>{isCopied && COPIED}</output>
                </VisuallyHidden>
              </>
            ) : (
              <a className={styles.channel} href={href} target={href.startsWith('https:') ? '_blank' : undefined} rel="noopener noreferrer" onClick={handleClick}>
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
