import type { SearchRange } from '@forecourt/shared-contracts';
import type { NumberRange } from '@forecourt/shared-ui/inputs';
import { useEffect, useRef, useState } from 'react';
import { roundToThousand } from './slider';

/** Pause after the last move before the range is applied (SE-045). */
const DEBOUNCE_MS = 400;

/** The bounds of a slider as a range in whole thousands (SE-042): an end of the track means no bound (SE-044). */
const rangeOf = (value: NumberRange, bounds: NumberRange): SearchRange => ({
  min: value.min <= bounds.min ? null : roundToThousand(value.min),
  max: value.max >= bounds.max ? null : roundToThousand(value.max),
});

const textOf = ({ min, max }: SearchRange) => `${min}:${max}`;

const within = (value: number | null, otherwise: number, { min, max }: NumberRange) => Math.min(max, Math.max(min, value ?? otherwise));

/**
 * The thumbs while they move. What they say is applied 400 ms after the last move (SE-045); a range from elsewhere, such
 * as the back button or a removed chip, moves the thumbs (SE-044); the one that came from here takes no later move away.
 */
export function useRangeDraft(range: SearchRange, bounds: NumberRange, apply: (range: SearchRange) => void) {
  const [draft, setDraft] = useState<NumberRange | null>(null);
  const latest = useRef(apply);
  const asked = textOf(range);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (asked !== sent || (draft && textOf(rangeOf(draft, bounds)) === asked)) setDraft(null);
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- bounds are new on each answer; only a move starts the time
  }, [draft]);

  return { value: draft ?? { min: within(range.min, bounds.min, bounds), max: within(range.max, bounds.max, bounds) }, move: setDraft };
}
