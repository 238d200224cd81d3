import { useMemo, useSyncExternalStore } from 'react';
import { usePlatform } from '@forecourt/shared-contracts';
import type { JourneyState, PendingRequest } from './journeyState';
import { journeyStore, type JourneyDefinition, type JourneyStore } from './journeyStore';
import { requestFailure } from './requestFailure';
import { useJourneyStep } from './useJourneyStep';

/** The state and the requests of a journey in this tab. The same `definition` at each render. */
export function useJourneyRequests<Values, Body>(definition: JourneyDefinition<Values, Body>) {
  const { storage } = usePlatform();
  const store = useMemo(() => journeyStore(storage, definition), [storage, definition]);

  return {
    store,
    change: (values: Partial<Values>) => store.dispatch({ type: 'changed', values }),

    /**
     * Delivers a request, which is pending until it has a response, from which the journey learns `valuesFrom` it, or is refused. Rejects as
     * `deliver` does.
     */
    async send<Response>(
      request: PendingRequest<Body>,
      deliver: (request: PendingRequest<Body>) => Promise<Response>,
      valuesFrom?: (response: Response) => Partial<Values>,
    ): Promise<Response> {
      store.dispatch({ type: 'sent', request });
      try {
        const response = await deliver(request);
        store.dispatch({ type: 'settled', values: valuesFrom?.(response) });
        return response;
      } catch (error) {
        if (requestFailure(error).isRefused) store.dispatch({ type: 'settled' });
        throw error;
      }
    },
  };
}
export type JourneyRequests<Values, Body> = ReturnType<typeof useJourneyRequests<Values, Body>>;

/** A journey in this tab: its step, its state, its requests. */
export function useJourney<Values, Body>(definition: JourneyDefinition<Values, Body>, page?: string) {
  const journey = useJourneyRequests(definition);
  return { ...useJourneyStep(definition, journey.store, page), ...journey };
}

/** State of a journey for a component that displays it; empty on the server and during hydration. */
export const useJourneyState = <Values, Body>({ subscribe, read, initial }: JourneyStore<Values, Body>): JourneyState<Values, Body> =>
  useSyncExternalStore(subscribe, read, () => initial);
export type Journey<Values, Body> = ReturnType<typeof useJourney<Values, Body>>;
