export const SHARE_CHANNELS = ['facebook', 'twitter', 'whatsapp', 'email', 'sms', 'copy'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

export interface Shared {
  /** Whole address. */
  url: string;
  /** Title of the shared page. */
  text: string;
}

/** The share link of a channel; null for 'copy'. */
export function shareHref(channel: ShareChannel, { url, text }: Shared): string | null {
  const [address, words, both] = [url, text, `${text} ${url}`].map(encodeURIComponent) as [string, string, string];
  switch (channel) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${address}&text=${words}`;
    case 'whatsapp':
      return `https://wa.me/?text=${both}`;
    case 'email':
      return `mailto:?subject=${words}&body=${both}`;
    case 'sms':
      return `sms:?&body=${both}`;
    case 'copy':
      return null;
  }
}
