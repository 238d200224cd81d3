import { useCallback, useEffect, useState } from 'react';
import { ApiError, enquiryRecorded, useAppDispatch, usePlatform, type LeadReceipt, type SpinStatus } from '@forecourt/shared-contracts';
import { forgetSentLead, journeyStore, lastEnquiry, leadJourney } from '@forecourt/shared-forms';
import { spinToWin } from '../forms/spinToWin';

type State = { name: 'loading' } | { name: 'failed' } | { name: 'none' } | { name: 'ready'; spin: SpinStatus };

const TURN = 'The wheel did not turn. Please try again.';
const CLAIM = 'Your prize could not be claimed. Please try again: it is not lost.';

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** State of the spin of a visitor: the promotion, the prize, its claim. */
export function useSpin() {
  const { api, storage, to } = usePlatform();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>({ name: 'loading' });
  const [isBusy, setBusy] = useState(false);
  /** The wheel turns, or has turned, before the visitor's eyes. */
  const [hasTurned, setTurned] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The lead of a claim that did not succeed. */
  const [unclaimed, setUnclaimed] = useState<string | null>(null);

  const load = useCallback(
    (signal?: AbortSignal) =>
      api.get<SpinStatus>('/api/spins', { signal }).then(
        (spin) => setState({ name: 'ready', spin }),
        (error: unknown) => {
          if (!signal?.aborted) setState(isStatus(error, 404) ? { name: 'none' } : { name: 'failed' });
        },
      ),
    [api],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  const setWon = (won: SpinStatus['won']) =>
    setState((before) => (before.name === 'ready' ? { name: 'ready', spin: { ...before.spin, won } } : before));

  async function claim(leadId: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await api.post('/api/spins/claim', { lead_id: leadId });
      journeyStore(storage, leadJourney(spinToWin, {})).clear();
      const { category } = spinToWin;
      const receipt = { lead_id: leadId, show_success_page: false };
      dispatch(enquiryRecorded(lastEnquiry(to, undefined, receipt, { category, appointment: null, location: null }, new Date())));
      void load();
    } catch (error) {
      if (isStatus(error, 409)) void load();
      else {
        // A lead that is not of who is signed in now is entered again.
        const isRefused = isStatus(error, 422);
        if (isRefused) forgetSentLead(storage, leadId);
        setUnclaimed(isRefused ? null : leadId);
        setProblem(CLAIM);
      }
    }
    setBusy(false);
  }

  return {
    state,
    isBusy,
    hasTurned,
    problem,
    unclaimed,
    retry() {
      setState({ name: 'loading' });
      void load();
    },

    /** Turns the wheel once. */
    async turn(): Promise<void> {
      setBusy(true);
      setProblem(null);
      try {
        const { prize } = await api.post<{ prize: string }>('/api/spins', {});
        setTurned(true);
        setWon({ prize, is_claimed: false });
      } catch (error) {
        // Turned in another tab, or its response was lost.
        if (isStatus(error, 409)) void load();
        else setProblem(TURN);
      }
      setBusy(false);
    },

    /** The details of the winner are stored as a lead. */
    handleDetails: ({ lead_id: leadId }: LeadReceipt) => void claim(leadId),
    claim: (leadId: string) => void claim(leadId),
  };
}
export type Spin = ReturnType<typeof useSpin>;
