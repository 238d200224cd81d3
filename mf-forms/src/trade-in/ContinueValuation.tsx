import { useMemo, useState } from 'react';
import { usePlatform } from '@forecourt/shared-contracts';
import { useIsHydrated } from '@forecourt/shared-forms';
import { Alert, Button, Stack } from '@forecourt/shared-ui';
import { savedValuations } from './valuationStorage';
import { vehicleName, type Valuation } from './valuation';

interface ContinueValuationProps {
  /** Path of the page. */
  page: string;
  onContinue(valuation: Valuation): void;
}

/** Offers to go on with the last valuation that was saved on this page; nothing where none was. */
export function ContinueValuation({ page, onContinue }: ContinueValuationProps) {
  const { storage } = usePlatform();
  const isHydrated = useIsHydrated();
  const saved = useMemo(() => savedValuations(storage), [storage]);
  const [isForgotten, setForgotten] = useState(false);
  const found = isHydrated && !isForgotten ? saved.read().find((each) => each.page === page) : null;
  if (!found) return null;
  const { valuation } = found;
  return (
    <Alert tone="info" title={`Continue your valuation of ${vehicleName(valuation.vehicle)}`}>
      <Stack direction="row" gap={2}>
        <Button size="s" onClick={() => onContinue(valuation)}>
          Continue
        </Button>
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            saved.remove(found);
            setForgotten(true);
          }}
        >
          Forget it
        </Button>
      </Stack>
    </Alert>
  );
}
