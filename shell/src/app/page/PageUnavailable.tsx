import { Button, Container, EmptyState, PageFrame, Skeleton } from '@forecourt/shared-ui';

interface PageUnavailableProps {
  /** The page is being loaded again: the message stays, so that nothing moves if it fails again. */
  isRetrying?: boolean;
  onRetry(): void;
}

/** The message with a Retry button where a page cannot be loaded. */
export function PageUnavailable({ isRetrying = false, onRetry }: PageUnavailableProps) {
  return (
    <Container>
      <EmptyState title="This page is temporarily unavailable. Please try again." level={1}>
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      </EmptyState>
    </Container>
  );
}

/** The placeholder of a page whose remote loads, so tall that the footer does not visibly move. */
export function PageLoading() {
  return (
    <PageFrame kind="content">
      <Skeleton height="3rem" />
      <Skeleton height="80vh" />
    </PageFrame>
  );
}
