import { usePlatform, type SectionButton } from '@forecourt/shared-contracts';
import type { ButtonVariant } from '../button/Button';
import { LinkButton } from '../link-button/LinkButton';
import { sectionPath } from './sectionPath';

interface SectionLinkProps {
  button: SectionButton;
  variant: ButtonVariant;
}

/** A button of a section; nothing where its page is not deployed. */
export function SectionLink({ button: { text, to: target }, variant }: SectionLinkProps) {
  const { site, to } = usePlatform();
  return (
    <LinkButton to={sectionPath(target, { site, to })} variant={variant}>
      {text}
    </LinkButton>
  );
}
