import { isRecord } from '@forecourt/shared-contracts';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { JourneyDefinition, JourneyStore } from './journeyStore';

/** Step that an entry of the history holds for a journey, 0 if none. */
const stepIn = (state: unknown, journey: string): number =>
  isRecord(state) && state.form === journey && typeof state.step === 'number' ? state.step : 0;

/**
 * The step of a journey, counted from 0. Each is an entry of the history, so that the browser's Back is a step back and a reload resumes; a step
 * whose earlier ones are not done is not displayed. With a `page`, the journey begins here and its next steps are there.
 */
export function useJourneyStep<Values, Body>(
  { id, countDone }: JourneyDefinition<Values, Body>,
  store: JourneyStore<Values, Body>,
  page?: string,
) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const done = useSyncExternalStore(
    store.subscribe,
    () => countDone(store.read().values),
    () => 0,
  );
  const step = Math.min(stepIn(state, id), done);
  /** Displays another step, from which the browser's Back returns here. */
  const goTo = (target: number) => void navigate(page ?? { pathname, search, hash }, { state: { form: id, step: target } });
  return {
    step,
    goTo,
    goForward: (count = 1) => goTo(step + count),
    goBack: () => void navigate(-1),
  };
}
