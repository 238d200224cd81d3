import { sameSitePath } from '@forecourt/shared-contracts';
import { Container, EmptyState } from '@forecourt/shared-ui';
import { useDisplayedPage } from '../../app/navigation/PageRouter';
import type { StandaloneOptions } from '../../scenarios/standaloneOptions';
import { useShell } from '../../app/shell-services/shellServices';
import { aloneAddress } from './view';

/** Says that a page is part of a remote that does not run; a page behind a sign-in can be opened as somebody who is signed in. */
export function MissingRemote({ remote }: { remote: string }) {
  const { location } = useDisplayedPage();
  const { appearance } = useShell().composition.standalone as StandaloneOptions;
  // Of the sign-in page.
  const gated = sameSitePath(new URLSearchParams(location.search).get('redirect'));
  return (
    <Container>
      <EmptyState title={`${location.pathname} is a page of ${remote}, which does not run here.`} level={1}>
        {gated !== '/' && (
          <a href={aloneAddress(gated, { scenario: 'signed-in', appearance })}>Open {gated.split('?')[0]} in the scenario Signed in</a>
        )}
      </EmptyState>
    </Container>
  );
}
