import { createContext, use, type ReactNode } from 'react';
import { LinkButton } from '@forecourt/shared-ui';

/** The way to a plain form. */
export interface PlainForm {
  path: string;
  /** Takes what is known of the car to the plain form. */
  onOpen(): void;
}

/** The plain form of the page, as every step may lead to it. */
export const PlainFormContext = createContext<PlainForm>({ path: '', onOpen: () => undefined });

/** Leads to the plain form, which has what was entered so far. */
export function PlainLink({ variant, children }: { variant: 'secondary' | 'quiet'; children: ReactNode }) {
  const { path, onOpen } = use(PlainFormContext);
  return (
    <LinkButton to={path} variant={variant} onClick={onOpen}>
      {children}
    </LinkButton>
  );
}
