import { isRecord } from '@forecourt/shared-contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../hydration/useIsHydrated';

/** Step that an entry of the history holds for a form, 0 if none. */
const stepIn = (state: unknown, form: string): number =>
  isRecord(state) && state.form === form && typeof state.step === 'number' ? state.step : 0;

/**
 * The step of a form, counted from 0. Each is an entry of the history, so that the browser's Back is a step back and a reload resumes; a step
 * whose earlier ones are not stored is not displayed. With a `page`, the form begins here and its next steps are there.
 */
export function useFormStep(form: string, readStoredCount: () => number, page?: string) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const requested = isHydrated ? stepIn(state, form) : 0;
  const step = requested === 0 ? 0 : Math.min(requested, readStoredCount());

  return {
    step,
    goForward: (count = 1) => void navigate(page ?? { pathname, search, hash }, { state: { form, step: step + count } }),
    goBack: () => void navigate(-1),
    /** Displays another step, from which the browser's Back returns here. */
    goTo: (target: number) => void navigate(page ?? { pathname, search, hash }, { state: { form, step: target } }),
  };
}
