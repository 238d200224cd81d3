import type { MouseEvent } from 'react';
import { ChannelMark } from './ChannelMark';
import { SHARE_CHANNELS, shareHref, type ShareChannel, type Shared } from './channels';
import styles from './ShareSheet.module.css';

export interface ShareSheetProps extends Shared {
  channels?: readonly ShareChannel[];
  /** Called for every click; with `event.preventDefault()` the caller can open the link in a window of its own. */
  onChoose?: (channel: ShareChannel, href: string | null, event: MouseEvent) => void;
  /** The address was copied just now: the button is labelled 'Copied'. */
  isCopied?: boolean;
}

const NAMES: Readonly<Record<ShareChannel, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  email: 'Email',
  sms: 'SMS',
  copy: 'Copy link',
};

/** A share sheet: the ways to share a page. All but copying are plain links, so that they work without script. */
export function ShareSheet({ url, text, channels = SHARE_CHANNELS, onChoose, isCopied = false }: ShareSheetProps) {
  return (
    <ul className={styles.list}>
      {channels.map((channel) => {
        const href = shareHref(channel, { url, text });
        const handleClick = (event: MouseEvent) => onChoose?.(channel, href, event);
        const name = isCopied && href === null ? 'Copied' : NAMES[channel];
        const content = (
          <>
            <ChannelMark channel={channel} className={styles.mark} />
            {name}
          </>
        );
        return (
          <li key={channel}>
            {href === null ? (
              <>
                <button type="button" className={styles.channel} onClick={handleClick}>
                  {content}
                </button>
                <output className={styles.status}>{isCopied && name}</output>
              </>
            ) : (
              <a
                className={styles.channel}
                href={href}
                target={href.startsWith('https:') ? '_blank' : undefined}
                rel="noreferrer"
                onClick={handleClick}
              >
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
