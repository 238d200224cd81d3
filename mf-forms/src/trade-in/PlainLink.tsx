import { createContext, use } from 'react';
import { LinkButton, type LinkButtonProps } from '@forecourt/shared-ui';

/** The way to a plain form. */
export interface PlainForm {
  path: string;
  /** Takes what is known of the car to the plain form. */
  onOpen(): void;
}

/** The plain form of the page, as every step may lead to it. */
export const PlainFormContext = createContext<PlainForm>({ path: '', onOpen: () => undefined });

/** Leads to the plain form, which has what was entered so far. */
export function PlainLink({ variant, children }: Pick<LinkButtonProps, 'variant' | 'children'>) {
  const { path, onOpen } = use(PlainFormContext);
  return (
    <LinkButton to={path} variant={variant} size="s" onClick={onOpen}>
      {children}
    </LinkButton>
  );
}
