import type { ReactNode } from 'react';

interface MarkProps {
  initials: string;
}

const ground = 'var(--logo-ground)';
const ink = 'var(--logo-ink)';
const second = 'var(--logo-second)';

/** A road that runs to a ridge inside a disc. */
function Road() {
  return (
    <>
      <circle cx="24" cy="24" r="23" fill={ground} />
      <path d="M4 30c8-1 11-9 17-9 5 0 6 5 11 5 4 0 6-3 12-4a23 23 0 0 1-40 8Z" fill={second} opacity=".9" />
      <path d="M21 46.5c0-9 1.5-15.5 4-21.5h2c-.5 6 1 13 5.5 20-3.5 1.5-8 2-11.5 1.5Z" fill={ink} />
      <circle cx="33" cy="13" r="4" fill={ink} />
    </>
  );
}

/** Initials on a shield. */
function Shield({ initials }: MarkProps) {
  return (
    <>
      <path d="M24 1.5 44 7v17c0 12-8 19-20 23C12 43 4 36 4 24V7Z" fill={ground} />
      <path d="M24 6.5 39.5 10.8V24c0 9-5.5 14.5-15.5 18.2Z" fill={second} opacity=".55" />
      <text x="24" y="30" textAnchor="middle" fontSize="18" fontWeight="800" fill={ink} fontFamily="var(--font-heading)">
        {initials}
      </text>
    </>
  );
}

/** A price ticket with a hole. */
function Ticket() {
  return (
    <>
      <path d="M3 21 21 3h21a3 3 0 0 1 3 3v21L27 45a4 4 0 0 1-5.6 0L3 26.6A4 4 0 0 1 3 21Z" fill={ground} />
      <circle cx="36" cy="12" r="3.6" fill={ink} />
      <path d="m14 25.5 7 7 12.5-14" fill="none" stroke={second} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </>
  );
}

/** Sun over hills with a road. */
function Horizon() {
  return (
    <>
      <rect x="1" y="5" width="46" height="38" rx="12" fill={ground} />
      <circle cx="31" cy="19" r="7" fill={second} />
      <path d="M1 33c8-9 15-10 22-4 6 5 13 4 24-3v5c0 6.6-5.4 12-12 12H13C6.4 43 1 37.6 1 33Z" fill={ink} />
      <path d="M12 43c7-3 10-7 11-12 3 5 4 8 2 12Z" fill={ground} />
    </>
  );
}

/** The mark of a site by its hero style: four businesses, four marks. */
export const MARKS = {
  split: Road,
  banner: Shield,
  bold: Ticket,
  scenic: Horizon,
} satisfies Record<string, (props: MarkProps) => ReactNode>;
export type MarkName = keyof typeof MARKS;
