import { createContext, use, useMemo } from 'react';
import { useInstantSearchContext, type ConfigureProps } from 'react-instantsearch';

/** Asks for the results at an address before the page goes there; does nothing for an address of another page. */
export type AskAhead = (to: string) => void;

const AskAheadContext = createContext<AskAhead>(() => undefined);

export const AskAheadProvider = AskAheadContext.Provider;

/** Of the search around a control; without one, asking ahead does nothing. */
export const useAskAhead = (): AskAhead => use(AskAheadContext);

/**
 * A press says what comes before the page has rendered it, so the question can be on its way meanwhile (PL-054). It is
 * the question that InstantSearch will ask: InstantSearch joins it while it is under way and finds its answer after.
 */
function createAskAhead(engine: ReturnType<typeof useInstantSearchContext>, questionAt: (to: string) => ConfigureProps | null): AskAhead {
  let asked = '';
  return (to) => {
    const question = questionAt(to);
    if (!question || to === asked) return;
    asked = to;
    // A failure is shown by the search that follows.
    engine.mainHelper?.searchOnce(question).catch(() => undefined);
  };
}

/** For the search of the nearest InstantSearch; `questionAt` gives null for an address that another page answers. */
export function useCreateAskAhead(questionAt: (to: string) => ConfigureProps | null): AskAhead {
  const engine = useInstantSearchContext();
  return useMemo(() => createAskAhead(engine, questionAt), [engine, questionAt]);
}
