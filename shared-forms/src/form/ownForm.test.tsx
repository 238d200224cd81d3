import { createLinks, usePlatform, type LeadPayload } from '@forecourt/shared-contracts';
import { PlatformContext } from '@forecourt/shared-contracts/shell';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CONTACT_FIELDS, LeadForm, type LeadFormDefinition } from '../index';
import { fillInContact } from '../testing';

/** A form as any team writes it. */
const VISIT: LeadFormDefinition = {
  name: 'visit',
  title: 'Visit us',
  intro: 'Tell us what you would like to see.',
  category: 'Visit',
  fields: [
    ...CONTACT_FIELDS,
    { name: 'own:interest', label: 'What would you like to see?', kind: 'choice', options: ['New cars', 'Used cars'] },
    { name: 'own:towing', label: 'What would you tow?', kind: 'text', isOptional: true },
    'message',
    'opt_in',
  ],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));

function visitForm(wrap: (form: ReactNode) => ReactNode = (form) => form) {
  const post = jest.fn(async (path: string, _payload: unknown) => (path === '/api/leads' ? { lead_id: 'lead-1' } : null));
  const rendered = renderOnPlatform(<>{wrap(<LeadForm form={VISIT} />)}</>, {
    api: { post: post as never, get: (async () => ({ results: [{}] })) as never },
  });
  const lead = () => post.mock.calls.find(([path]) => path === '/api/leads')?.[1] as LeadPayload | undefined;
  return { ...rendered, lead };
}

it('FO-125 what is entered in the fields of a form’s own is in the lead’s message, above the comments', async () => {
  const { lead, address } = visitForm();
  await fillInContact({ 'What would you tow? (optional)': ' A horse float ', Comments: 'On Saturday' });
  await userEvent.click(screen.getByRole('radio', { name: 'Used cars' }));
  await send();
  await waitFor(() => expect(address()).toBe('/success'));
  expect(lead()).toMatchObject({
    category: 'Visit',
    name: 'Mia',
    message: 'What would you like to see?: Used cars\nWhat would you tow?: A horse float\n\nOn Saturday',
  });
});

it('FO-125 a field of a form’s own that is not optional holds the form back while it is empty', async () => {
  const { lead } = visitForm();
  await fillInContact({ Comments: 'On Saturday' });
  await send();
  expect(await screen.findByRole('link', { name: 'Please select an option.' })).toBeVisible();
  expect(lead()).toBeUndefined();
});

it('FO-125 what was entered in a field of a form’s own survives a reload', async () => {
  const { unmount } = visitForm();
  await fillInContact({ 'What would you tow? (optional)': 'A boat' });
  unmount();
  visitForm();
  expect(await screen.findByDisplayValue('A boat')).toBeVisible();
});

it('FO-125 without script the form sends its own fields with their labels', () => {
  const { container } = visitForm();
  expect(container.querySelector('input[name="own:towing"]')).toBeInTheDocument();
  expect(container.querySelector('input[type="hidden"][name="own-label:towing"]')).toHaveValue('What would you tow?');
});

it('FO-125 a site without success page says thank you in the place of the form', async () => {
  function WithoutSuccessPage({ children }: { children: ReactNode }) {
    return <PlatformContext value={{ ...usePlatform(), to: createLinks({ open: [], closed: [] }) }}>{children}</PlatformContext>;
  }
  const { address } = visitForm((form) => <WithoutSuccessPage>{form}</WithoutSuccessPage>);
  await fillInContact({ Comments: 'On Saturday' });
  await userEvent.click(screen.getByRole('radio', { name: 'New cars' }));
  await send();
  expect(await screen.findByText('Thank you for your enquiry.')).toBeVisible();
  expect(address()).toBe('/');
});
