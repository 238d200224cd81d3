import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const CONTACT = {
  'First Name': 'Mia',
  'Last Name (optional)': 'Nguyen',
  Postcode: '6000',
  Mobile: '0412 345 678',
  Email: 'mia@example.com',
};

/** Enters texts by the labels of their fields. */
export async function enterTexts(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.click(screen.getByRole('textbox', { name }));
    await userEvent.paste(text);
  }
}

/** Enters the contact of a lead form, and other texts by their labels. */
export const fillInContact = (texts: Readonly<Record<string, string>> = {}): Promise<void> => enterTexts({ ...CONTACT, ...texts });
