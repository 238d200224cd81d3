import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useState } from 'react';
import { noStorage, Slot } from '@forecourt/shared-contracts';
import type { AnySlotModule } from '@forecourt/shared-contracts/shell';
import { aCar } from '@forecourt/shared-contracts/testing';
import { App } from '../App';
import { servicesFor } from '../testing/renderShell';
import { createServerHtml } from './serverHtml';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const car = aCar();
const FORM =
  '<form><input name="first_name"/><textarea name="comments"></textarea><label><input type="checkbox" name="opt_in"/>News</label>' +
  '<select name="location"><option value="">Choose</option><option value="7">Newstead</option></select></form>';

/** What the server rendered, with this text of the shell's own before the region. */
const serverHtml = (heading: string, form = FORM) =>
  `<h1>${heading}</h1><div data-remote="mf-forms" data-version="1.0.0" data-slot="enquiry-form"><!--$-->${form}<!--/$--></div>`;

/** The same form with the state that React holds. */
function Form() {
  const [name, setName] = useState('');
  return (
    <form data-name={name || undefined}>
      <input name="first_name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea name="comments" />
      <label>
        <input type="checkbox" name="opt_in" />
        News
      </label>
      <select name="location">
        <option value="">Choose</option>
        <option value="7">Newstead</option>
      </select>
    </form>
  );
}

let root: Root | undefined;
let container: HTMLElement;
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
});

const control = <Element extends HTMLElement>(name: string) => container.querySelector<Element>(`[name="${name}"]`) as Element;

/** Hydrates the HTML; the code of the form arrives with the function that is returned. */
async function hydrate(html: string) {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  let arrive: (module: AnySlotModule) => void = () => undefined;
  const code = new Promise<AnySlotModule>((resolve) => {
    arrive = resolve;
  });
  const differences: unknown[] = [];
  const start = async () => {
    const { services, store } = servicesFor({ remotes: { 'mf-forms': { slots: { 'enquiry-form': () => code } } } });
    services.serverHtml = createServerHtml(container);
    await act(async () => {
      root = hydrateRoot(
        container,
        <App shell={services} track={() => undefined} storage={noStorage} serverState={store.getState()}>
          <h1>Contact us</h1>
          <Slot name="enquiry-form" car={car} />
        </App>,
        { onRecoverableError: (error) => differences.push(error) },
      );
    });
  };
  return { start, arrive: () => act(async () => arrive({ Component: Form })), differences };
}

/** Focus within a region of the server makes React try to hydrate it. */
const type = (element: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  act(async () => {
    element.focus();
    element.value = value;
  });

it('PL-087 a region keeps the HTML of the server until its code has loaded, where the page around it is built anew', async () => {
  const { start, arrive, differences } = await hydrate(serverHtml('Kontakt'));
  const served = control('first_name');
  await start();
  expect(differences).toHaveLength(1);
  expect(container.querySelector('h1')).toHaveTextContent('Contact us');
  expect(control('first_name')).toBe(served);
  expect(served).toBeVisible();

  await arrive();
  expect(control('first_name')).not.toBe(served);
  expect(container.querySelectorAll('form')).toHaveLength(1);
  expect(container.querySelector('[data-slot]')).toHaveAttribute('data-hydrated');
});

it.each([
  ['around the form', serverHtml('Kontakt')],
  ['in the form', serverHtml('Contact us', FORM.replace('News', 'Neuigkeiten'))],
])('PL-087 what was entered before hydration stays, with the focus, where somebody has changed a text %s', async (_where, html) => {
  const { start, arrive, differences } = await hydrate(html);
  await type(control<HTMLTextAreaElement>('comments'), 'After five');
  control<HTMLInputElement>('opt_in').checked = true;
  control<HTMLSelectElement>('location').value = '7';
  await start();
  await type(control<HTMLInputElement>('first_name'), 'Robin');
  control<HTMLInputElement>('first_name').setSelectionRange(2, 4);
  await arrive();

  expect(differences.length).toBeGreaterThan(0);
  expect(control('first_name')).toHaveValue('Robin');
  expect(container.querySelector('form')).toHaveAttribute('data-name', 'Robin');
  expect(control('comments')).toHaveValue('After five');
  expect(control('opt_in')).toBeChecked();
  expect(control('location')).toHaveValue('7');
  expect(control('first_name')).toHaveFocus();
  expect([control<HTMLInputElement>('first_name').selectionStart, control<HTMLInputElement>('first_name').selectionEnd]).toEqual([2, 4]);
});

it('PL-087 a page that nobody has changed hydrates in place', async () => {
  const { start, arrive, differences } = await hydrate(serverHtml('Contact us'));
  const served = control('first_name');
  await start();
  await arrive();
  expect(differences).toEqual([]);
  expect(control('first_name')).toBe(served);
});
