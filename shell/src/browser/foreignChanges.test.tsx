import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { tolerateForeignChanges } from './foreignChanges';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const container = document.body.appendChild(document.createElement('div'));
let root: Root;

interface Props {
  count: number;
  isOpen?: boolean;
  hasLogo?: boolean;
}

/** Texts of their own beside elements: React holds each as a node. */
const Results = ({ count, isOpen = false, hasLogo = false }: Props) => (
  <p>
    {hasLogo && <img alt="logo" />}
    {count} cars
    {isOpen && ' and more'}
    <b>found</b>
  </p>
);

const render = (props: Props) => act(async () => root.render(<Results {...props} />));
const text = () => container.textContent;
const texts = () => [...(container.querySelector('p')?.childNodes ?? [])].filter((node) => node instanceof Text);

function font(content: string | Node): HTMLElement {
  const inner = document.createElement('font');
  inner.append(content);
  const outer = document.createElement('font');
  outer.append(inner);
  return outer;
}

/** What the translation of Chromium does: the text is taken out, and an element with other words is put in its place. */
const translate = () => {
  for (const each of texts()) each.replaceWith(font(`«${each.data}»`));
};
/** The same in two steps. */
const translateInSteps = () => {
  for (const each of texts()) {
    each.before(font(`«${each.data}»`));
    each.remove();
  }
};
const wrap = () => {
  for (const each of texts()) {
    const outer = font('');
    each.replaceWith(outer);
    outer.append(each);
  }
};

beforeAll(() => tolerateForeignChanges(container));
beforeEach(() => {
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.replaceChildren();
});

describe.each([
  ['replaces texts', translate],
  ['replaces texts in two steps', translateInSteps],
])('a translator that %s', (_what, change) => {
  const changed = () => act(async () => change());

  it('PL-087 a text that changes is the new one, in its place', async () => {
    await render({ count: 12 });
    await changed();
    expect(text()).toBe('«12»« cars»found');
    await render({ count: 3 });
    expect(text()).toBe('3« cars»found');
    await changed();
    await render({ count: 4 });
    expect(text()).toBe('4« cars»found');
  });

  it('PL-087 a text that goes takes its translation with it', async () => {
    await render({ count: 12, isOpen: true });
    await changed();
    expect(text()).toBe('«12»« cars»« and more»found');
    await render({ count: 12 });
    expect(text()).toBe('«12»« cars»found');
  });

  it('PL-087 a new element is placed before the translation of the text after it', async () => {
    await render({ count: 12 });
    await changed();
    await render({ count: 12, hasLogo: true });
    expect(container.querySelector('p')?.firstChild).toBe(container.querySelector('img'));
    expect(text()).toBe('«12»« cars»found');
  });
});

it('PL-087 texts within elements of an extension change, go and are inserted before', async () => {
  await render({ count: 12, isOpen: true });
  await act(async () => wrap());
  await render({ count: 3, hasLogo: true });
  expect(text()).toBe('3 carsfound');
  expect(container.querySelector('p')?.firstChild).toBe(container.querySelector('img'));
});

it('PL-087 what an extension has removed can go, and something can come before it', async () => {
  await render({ count: 12, isOpen: true });
  for (const each of texts()) each.remove();
  await render({ count: 12, hasLogo: true });
  expect(container.querySelector('img')).not.toBeNull();
});
