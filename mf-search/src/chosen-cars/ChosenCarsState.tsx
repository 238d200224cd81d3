import { Alert, Button, Skeleton } from '@forecourt/shared-ui';
import { CardGrid } from '../media-card/CardGrid';
import type { ChosenCars } from './useChosenCars';

/** Loading and error state of chosen cars. */
export function ChosenCarsState({ hasFailed, retry, expected }: Pick<ChosenCars, 'hasFailed' | 'retry'> & { expected: number }) {
  if (hasFailed) {
    return (
      <Alert tone="error" title="We could not load vehicles. Please try again.">
        <Button variant="secondary" size="s" onClick={retry}>
          Retry
        </Button>
      </Alert>
    );
  }
  return (
    <output aria-label="Loading vehicles">
      <CardGrid>
        {Array.from({ length: Math.min(expected, 6) }, (_none, index) => (
          <Skeleton key={index} height="26rem" />
        ))}
      </CardGrid>
    </output>
  );
}
