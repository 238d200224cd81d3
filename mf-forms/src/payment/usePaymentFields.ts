import { useCallback, useEffect, useState } from 'react';
import { usePlatform, type PaymentFields } from '@forecourt/shared-contracts';

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; fields: PaymentFields };

/** How this site takes cards; `retry` requests it again after a failure. */
export function usePaymentFields(): State & { retry(): void } {
  const { api } = usePlatform();
  const [state, setState] = useState<State>({ state: 'loading' });
  const load = useCallback(
    (signal?: AbortSignal) =>
      api.get<PaymentFields>('/api/payment-fields', { signal }).then(
        (fields) => setState({ state: 'ready', fields }),
        () => {
          if (!signal?.aborted) setState({ state: 'failed' });
        },
      ),
    [api],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  return {
    ...state,
    retry() {
      setState({ state: 'loading' });
      void load();
    },
  };
}
