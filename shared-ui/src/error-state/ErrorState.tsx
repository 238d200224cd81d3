import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { EmptyState } from '../empty-state/EmptyState';

export interface ErrorStateProps {
  title: string;
  /** What happened and what to do next, in plain words; never a code. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** The retry runs. */
  busy?: boolean;
}

/** Message that content could not be loaded, with a button to retry. */
export function ErrorState({ title, children, onRetry, retryLabel = 'Try again', busy }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState title={title} icon="warning">
        {children}
        {onRetry && (
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
