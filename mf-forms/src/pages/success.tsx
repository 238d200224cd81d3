import type { PageMeta } from '@forecourt/shared-contracts';
import { Container } from '@forecourt/shared-ui';
import { SuccessMessage } from '../contact/SuccessMessage';

export function meta(): PageMeta {
  return { title: 'Thank you', robots: 'noindex' };
}

export function Component() {
  return (
    <Container width="text">
      <SuccessMessage />
    </Container>
  );
}
