import fc from 'fast-check';
import { nextAttempt, retryAfter } from './nextAttempt';

const HOUR_MS = 3_600_000;
const since = new Date('2026-03-02T00:00:00Z');
const after = (hours: number) => new Date(since.getTime() + hours * HOUR_MS);

it('PL-037 delays double from 30 s to 6 h, with jitter', () => {
  const waits = (random: number) =>
    [1, 2, 3, 11, 30].map(
      (attempts) => ((nextAttempt({ attempts, since, now: since, random }) as Date).getTime() - since.getTime()) / 1000,
    );
  expect(waits(0.5)).toEqual([30, 60, 120, 21_600, 21_600]);
  expect(waits(0)).toEqual([22.5, 45, 90, 16_200, 16_200]);
  expect(waits(1)).toEqual([37.5, 75, 150, 27_000, 27_000]);
});

it('PL-037 retries for 72 hours, the last time at their end', () => {
  expect(nextAttempt({ attempts: 20, since, now: after(70), random: 0.5 })).toEqual(after(72));
  expect(nextAttempt({ attempts: 21, since, now: after(72), random: 0.5 })).toBeNull();
});

it('PL-037 never retries before the receiver allows, and never after the end', () => {
  const notBefore = after(3);
  expect(nextAttempt({ attempts: 1, since, now: since, notBefore, random: 0.5 })).toEqual(notBefore);
  expect(nextAttempt({ attempts: 1, since, now: since, notBefore: after(500), random: 0.5 })).toEqual(after(72));
});

it('PL-037 a delivery that always fails ends as a dead letter, whatever the jitter', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }), (jitters) => {
      let now = since;
      let attempts = 0;
      for (const random of jitters) {
        attempts += 1;
        const next = nextAttempt({ attempts, since, now, random });
        if (!next) break;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        now = next;
      }
      expect(now).toEqual(after(72));
      expect(attempts).toBeLessThan(40);
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['seconds', '120', new Date(since.getTime() + 120_000)],
  ['an HTTP date', 'Mon, 02 Mar 2026 01:00:00 GMT', after(1)],
  ['nothing', undefined, null],
  ['nonsense', 'soon', null],
])('PL-037 reads Retry-After as %s', (_what, header, expected) => {
  expect(retryAfter(header, since)).toEqual(expected);
});
