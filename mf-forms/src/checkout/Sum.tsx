import type { ReactNode } from 'react';

/** One row of the sums of a checkout. */
export const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
