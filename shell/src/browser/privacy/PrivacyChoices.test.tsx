import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consent } from './consent';
import { PrivacyChoices } from './PrivacyChoices';

/** Shows the choices of a visitor who chose this before, on a page with a footer. */
function show(before: Consent | null) {
  const chosen: Consent[] = [];
  const settings = {
    recipients: ['Google', 'connect.facebook.net'],
    consent: () => chosen.at(-1) ?? before,
    choose: (consent: Consent) => void chosen.push(consent),
  };
  render(
    <>
      <PrivacyChoices settings={settings} policy="/privacy-policy" />
      <a href="#privacy-choices">Privacy choices</a>
    </>,
  );
  return chosen;
}
const NAME = { name: 'Your privacy choices' };
const banner = () => screen.getByRole('region', NAME);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = () => userEvent.click(screen.getByRole('link', { name: 'Privacy choices' }));
const isGone = () => expect(screen.queryByRole('region', NAME)).not.toBeInTheDocument();

it('PL-101 says who gets it; accept, refuse and choose are three buttons that look alike', () => {
  show(null);
  expect(banner()).toHaveTextContent('cookies of Google and connect.facebook.net');
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  const buttons = ['Accept all', 'Refuse all', 'Choose'].map((name) => screen.getByRole('button', { name }));
  expect(new Set(buttons.map(({ className, dataset }) => `${className} ${dataset.variant} ${dataset.size}`)).size).toBe(1);
  expect(screen.queryByRole('button', { name: 'Close the privacy choices' })).not.toBeInTheDocument();
});

it.each([
  ['Accept all', { analytics: true, advertising: true }],
  ['Refuse all', { analytics: false, advertising: false }],
])('PL-101 %s is stored, and the banner goes', async (name, expected) => {
  const chosen = show(null);
  await press(name);
  expect(chosen).toEqual([expected]);
  isGone();
});

it('PL-101 a visitor chooses one of two, nothing being allowed before', async () => {
  const chosen = show(null);
  await press('Choose');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  expect(chosen).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Analytics/ }));
  await press('Save my choice');
  expect(chosen).toEqual([{ analytics: true, advertising: false }]);
});

it('PL-101 a visitor who has chosen opens it with the focus, finds their choice, and leaves it as it is with Escape', async () => {
  const chosen = show({ analytics: true, advertising: false });
  isGone();
  await open();
  expect(screen.getByRole('checkbox', { name: /^Analytics/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Advertising/ })).not.toBeChecked();
  await waitFor(() => expect(screen.getByRole('heading', NAME)).toHaveFocus());
  await open();
  await waitFor(() => expect(screen.getByRole('heading', NAME)).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  isGone();
  expect(chosen).toEqual([]);
  expect(screen.getByRole('link', { name: 'Privacy choices' })).toHaveFocus();
});
