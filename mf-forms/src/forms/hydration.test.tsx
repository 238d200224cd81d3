import { createLinks, noStorage, type Platform } from '@forecourt/shared-contracts';
import { createClock, createPlatformStore, PlatformContext, type SlotHostProps } from '@forecourt/shared-contracts/shell';
import { aLocation, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { LeadForm } from '@forecourt/shared-forms';
import { installNativeDialog } from '@forecourt/shared-ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { generalEnquiry } from './generalEnquiry';

const NOW = new Date('2026-03-02T02:00:00Z');

/** Stub of mf-locations' location selector: a native control inside the form. */
function LocationSelect({ name }: SlotHostProps) {
  if (name !== 'location-selector') return null;
  return (
    <label>
      Location
      <select name="location" defaultValue="">
        <option value="">Select a location</option>
        <option value="harbour-motors-perth">Perth</option>
      </select>
    </label>
  );
}

const post = jest.fn(async () => ({ lead_id: 'lead-1', show_success_page: true }));

/** The form, with the same platform on server and browser. */
function page() {
  const site = aSite({ locations: [aLocation({ dealership_slug: 'harbour-west' })] });
  const platform: Platform = {
    site,
    to: createLinks(deployedRoutes(site)),
    api: {
      get: jest.fn(),
      post: post as never,
      delete: jest.fn(),
      getFile: jest.fn(),
      search: { appId: 'local', apiKey: '', host: null, headers: {}, timeoutMs: 15_000 },
    },
    track: jest.fn(),
    storage: noStorage,
    now: NOW,
    clock: createClock(NOW),
    SlotHost: LocationSelect,
  };
  return (
    <Provider store={createPlatformStore({ site })}>
      <MemoryRouter initialEntries={['/contact']}>
        <PlatformContext value={platform}>
          <LeadForm form={generalEnquiry} />
        </PlatformContext>
      </MemoryRouter>
    </Provider>
  );
}

function serverHtml(): HTMLElement {
  installNativeDialog();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  return container;
}

const textbox = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  post.mockClear();
});
afterEach(() => document.body.replaceChildren());

describe('server-rendered enquiry form', () => {
  it('PL-032 preserves text typed before hydration', async () => {
    const container = serverHtml();
    await userEvent.type(textbox('First Name'), 'Mia');

    render(page(), { container, hydrate: true });
    await waitFor(() => expect(textbox('First Name')).toHaveValue('Mia'));
    await userEvent.type(textbox('First Name'), 'h');
    expect(textbox('First Name')).toHaveValue('Miah');
  });

  it('PL-030 uses browser validation until hydration', () => {
    const container = serverHtml();
    expect(screen.getByRole('form', { name: 'General enquiry' })).not.toHaveAttribute('novalidate');
    render(page(), { container, hydrate: true });
    expect(screen.getByRole('form', { name: 'General enquiry' })).toHaveAttribute('novalidate');
  });

  it('LO-048 FO-021 requires the location if the selector is rendered, and sends the lead to its dealership', async () => {
    render(page(), { container: serverHtml(), hydrate: true });
    for (const [name, text] of [
      ['First Name', 'Mia'],
      ['Last Name (optional)', 'Nguyen'],
      ['Postcode', '6000'],
      ['Mobile', '0412345678'],
      ['Email', 'mia@example.com'],
      ['Comments', 'Hello'],
    ] as const) {
      await userEvent.click(textbox(name));
      await userEvent.paste(text);
    }
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
    await send();
    expect(await screen.findByText('Please select an option.')).toBeVisible();
    expect(post).not.toHaveBeenCalled();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Perth');
    await waitFor(() => expect(screen.queryByText('Please select an option.')).not.toBeInTheDocument());
    await send();
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith(
        '/api/leads',
        expect.objectContaining({ location: 'harbour-motors-perth', dealership_slug: 'harbour-west' }),
        expect.anything(),
      ),
    );
  });
});
