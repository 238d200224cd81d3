import { phoneText, selectUser, useAppSelector, type PlatformState } from '@forecourt/shared-contracts';
import { useEffect, useRef } from 'react';
import { useCustomerProfile } from './useCustomerProfile';

/** The number that is signed in, as people write it; '' for nobody. */
export const selectSignedInNumber = (state: PlatformState): string => phoneText(selectUser(state)?.phone ?? '');

/** Values for the draft: the number that is signed in goes with its session. */
export const withoutNumber = <Values extends { phone: string }>(values: Values, number: string): Values =>
  values.phone === number ? { ...values, phone: '' } : values;

/**
 * Changes the phone field of a form with the session, as long as nobody has entered another number: one that comes after the form fills it, one that
 * goes leaves it empty. Returns the number of now; what the form begins with is its own matter.
 */
export function useSignedInNumber(setPhone: (change: (phone: string) => string) => void): string {
  const number = useAppSelector(selectSignedInNumber);
  const profile = useCustomerProfile();
  const last = useRef(number);
  useEffect(() => {
    const before = last.current;
    if (before === number) return;
    last.current = number;
    const { phone: stored = '' } = profile.read();
    setPhone((phone) => (phone === before || phone === '' ? number || stored : phone));
    // `setPhone` is another one at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [number, profile]);
  return number;
}
