import { selectAlert } from '@forecourt/shared-contracts';
import { createPlatformStore, selectToast } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import remote from '../remote';

const car = aCar();
const url = `https://harbour-motors.example/cars/${car.slug}`;

async function renderWidget(switches: Parameters<typeof aSite>[0] = {}) {
  const site = aSite({ url: 'https://harbour-motors.example', ...switches });
  const store = createPlatformStore({ site });
  await renderSlot(remote, 'share-widget', { car }, { site, store });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  const menu = within(screen.getByRole('dialog', { name: 'Share this vehicle', hidden: true }));
  return {
    store,
    menu,
    link: (name: string) => menu.getByRole('link', { name, hidden: true }),
    copy: () => menu.getByRole('button', { name: /^(Copy link|Copied)$/, hidden: true }),
  };
}

const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
beforeEach(() => {
  clipboard.writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const namesOf = ({ menu }: Awaited<ReturnType<typeof renderWidget>>) =>
  menu.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);

it('VE-063 lists Facebook, Twitter, WhatsApp, e-mail, SMS and copy link', async () => {
  expect(namesOf(await renderWidget())).toEqual(['Facebook', 'Twitter', 'WhatsApp', 'Email', 'SMS', 'Copy link']);
});

it('VE-063 leaves Twitter out with shareTwitterEnabled off', async () => {
  expect(namesOf(await renderWidget({ switches: { shareTwitterEnabled: false } }))).not.toContain('Twitter');
});

it('VE-064 shares the URL of the car by every channel', async () => {
  const { link, copy } = await renderWidget();
  for (const name of ['Facebook', 'Twitter', 'WhatsApp', 'Email', 'SMS']) {
    expect(decodeURIComponent(link(name).getAttribute('href') ?? '')).toContain(url);
  }
  await act(async () => fireEvent.click(copy()));
  expect(clipboard.writeText).toHaveBeenCalledWith(url);
});

describe('the share window', () => {
  const opened = { opener: {}, closed: false, location: { replace: jest.fn() } };
  const click = (element: HTMLElement) => {
    const event = createEvent.click(element, { button: 0 });
    fireEvent(element, event);
    return event;
  };

  beforeEach(() => {
    Object.assign(opened, { opener: {}, closed: false });
    opened.location.replace.mockReset();
  });

  it('VE-065 opens at 550x400 without access to the page, and the menu closes within a second after the window', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
    const { link } = await renderWidget();

    expect(click(link('Facebook')).defaultPrevented).toBe(true);
    expect(open).toHaveBeenCalledWith('', '_blank', 'popup,width=550,height=400');
    expect(opened.opener).toBeNull();
    expect(opened.location.replace).toHaveBeenCalledWith(link('Facebook').getAttribute('href'));

    jest.advanceTimersByTime(5000);
    expect(hide).not.toHaveBeenCalled();
    opened.closed = true;
    jest.advanceTimersByTime(999);
    expect(hide).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(hide).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('VE-065 follows the link if the browser blocks the window', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { link } = await renderWidget();

    expect(click(link('WhatsApp')).defaultPrevented).toBe(false);
    expect(link('WhatsApp')).toHaveAttribute('target', '_blank');
  });
});

it('VE-066 reads "Copied" on the button for 1.5 s', async () => {
  const { copy, store } = await renderWidget();
  await act(async () => fireEvent.click(copy()));
  expect(copy()).toHaveTextContent('Copied');

  act(() => jest.advanceTimersByTime(1499));
  expect(copy()).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(copy()).toHaveTextContent('Copy link');
  expect(selectToast(store.getState())).toBeNull();
});

it('VE-067 displays "Copied" in a toast for 3 s with copyLinkFeedback toast', async () => {
  const { copy, store } = await renderWidget({ switches: { copyLinkFeedback: 'toast' } });
  await act(async () => fireEvent.click(copy()));

  expect(selectToast(store.getState())).toMatchObject({ text: 'Copied', shownMs: 3000 });
  expect(copy()).toHaveTextContent('Copy link');
});

it('VE-064 displays the URL in an alert if the browser denies clipboard access', async () => {
  clipboard.writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  const { copy, store } = await renderWidget();
  await act(async () => fireEvent.click(copy()));

  expect(selectAlert(store.getState())).toBe(`The link could not be copied. This is its address: ${url}`);
  expect(copy()).toHaveTextContent('Copy link');
});
