import { createPaths, createPlatformStore, noStorage, PlatformContext, type Platform, type SlotHostProps } from '@forecourt/shared-contracts';
import { aLocation, aSite, isPageDeployed } from '@forecourt/shared-contracts/testing';
import { installNativeDialog } from '@forecourt/shared-ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { EnquiryForm } from './EnquiryForm';

/** Stands for the location selector of mf-locations: a native control inside the form. */
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

/** The page's form, in a world that is the same on server and browser. */
function page() {
  const site = aSite({ locations: [aLocation({ dealership_slug: 'harbour-west' })] });
  const platform: Platform = {
    site,
    paths: createPaths(site, isPageDeployed),
    api: { get: jest.fn(), post: post as never, getFile: jest.fn(), search: { appId: 'local', apiKey: '', host: null, headers: {} } },
    track: jest.fn(),
    storage: noStorage,
    now: new Date('2026-03-02T02:00:00Z'),
    SlotHost: LocationSelect,
  };
  return (
    <Provider store={createPlatformStore({ site })}>
      <MemoryRouter initialEntries={['/contact']}>
        <PlatformContext value={platform}>
          <EnquiryForm category="General Enquiry" />
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

const box = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  post.mockClear();
});
afterEach(() => document.body.replaceChildren());

describe('enquiry form from the server', () => {
  it('PL-032 keeps what was typed before the script ran', async () => {
    const container = serverHtml();
    await userEvent.type(box('First Name'), 'Mia');

    render(page(), { container, hydrate: true });
    await waitFor(() => expect(box('First Name')).toHaveValue('Mia'));
    await userEvent.type(box('First Name'), 'h');
    expect(box('First Name')).toHaveValue('Miah');
  });

  it('PL-030 lets the browser check the fields until the script does', () => {
    const container = serverHtml();
    expect(screen.getByRole('form', { name: 'Enquiry' })).not.toHaveAttribute('novalidate');
    render(page(), { container, hydrate: true });
    expect(screen.getByRole('form', { name: 'Enquiry' })).toHaveAttribute('novalidate');
  });

  it('LO-048, FO-021 needs the location of a selector that shows, and sends to its dealership', async () => {
    render(page(), { container: serverHtml(), hydrate: true });
    for (const [name, text] of [
      ['First Name', 'Mia'],
      ['Last Name', 'Nguyen'],
      ['Postcode', '6000'],
      ['Mobile', '0412345678'],
      ['Email', 'mia@example.com'],
      ['Comments', 'Hello'],
    ] as const) {
      await userEvent.click(box(name));
      await userEvent.paste(text);
    }
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Enquire Now' }));
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
