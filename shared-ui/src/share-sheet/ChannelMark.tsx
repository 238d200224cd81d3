import type { ShareChannel } from './channels';

/** Icons, one path each on a 24 x 24 grid; strokes unless they are in AREAS. */
const MARKS: Readonly<Record<ShareChannel, string>> = {
  facebook: 'M13.6 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.6 1.6-1.6h1.6V3.3a22 22 0 0 0-2.4-.1c-2.4 0-4 1.4-4 4.1v2.5H7.7V13h2.7v8Z',
  twitter: 'M4 4h4.6l3.9 5.3L17.1 4h2.4l-5.9 6.8L20.4 20h-4.6l-4.3-5.9L6.4 20H4l6.4-7.4Zm3.3 1.7 9.3 12.6h1.4L8.7 5.7Z',
  whatsapp:
    'M4 20l1.2-4.3A8 8 0 1 1 8.3 18.9ZM9.2 8.2c-.9.9-.7 2.4.9 4.3 1.7 1.9 3.7 2.6 4.7 1.7l.4-.9-1.9-1.1-.9.8c-.9-.4-1.5-1.1-1.9-1.9l.7-.9-.9-2Z',
  email: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 7l8 6 8-6',
  sms: 'M4.5 4.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H11l-4.5 4v-4h-2a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM8 10.5h.1M12 10.5h.1M16 10.5h.1',
  copy: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
};
const AREAS: ReadonlySet<ShareChannel> = new Set(['facebook', 'twitter']);

/** The icon of a share channel; the label beside it names it. */
export function ChannelMark({ channel, className }: { channel: ShareChannel; className?: string }) {
  const isArea = AREAS.has(channel);
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={isArea ? 'currentColor' : 'none'}
      stroke={isArea ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={MARKS[channel]} />
    </svg>
  );
}
