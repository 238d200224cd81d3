import type { SearchRange } from '@forecourt/shared-contracts';
import type { NumberRange } from '@forecourt/shared-ui/inputs';
import { useEffect, useRef, useState } from 'react';
import { roundToThousand } from './slider';

/** Pause after the last move before the range is applied. */
const DEBOUNCE_MS = 400;

/** The bounds of a slider as a range in whole thousands: an end of the track means no bound. */
const rangeOf = (value: NumberRange, bounds: NumberRange): SearchRange => ({
  min: value.min <= bounds.min ? null : roundToThousand(value.min),
  max: value.max >= bounds.max ? null : roundToThousand(value.max),
});

const textOf = ({ min, max }: SearchRange) => `${min}:${max}`;

const within = (value: number | null, otherwise: number, { min, max }: NumberRange) => Math.min(max, Math.max(min, value ?? otherwise));

/**
 * The thumbs while they move. Their range is applied 400 ms after the last move; a range that changed elsewhere, by the
 * back button or a removed chip, moves the thumbs; the applied range does not undo a later move.
 */
export function useRangeDraft(range: SearchRange, bounds: NumberRange, apply: (range: SearchRange) => void) {
  const [draft, setDraft] = useState<NumberRange | null>(null);
  const latest = useRef(apply);
  const current = textOf(range);
  const [seen, setSeen] = useState(current);
  const [sent, setSent] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (current !== sent || (draft && textOf(rangeOf(draft, bounds)) === current)) setDraft(null);
  }

  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      const next = rangeOf(draft, bounds);
      setSent(textOf(next));
      latest.current(next);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- bounds are new on each response; only a move starts the timer
  }, [draft]);

  return { value: draft ?? { min: within(range.min, bounds.min, bounds), max: within(range.max, bounds.max, bounds) }, move: setDraft };
}
