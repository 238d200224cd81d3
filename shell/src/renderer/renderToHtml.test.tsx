import { Suspense, use, type ReactElement } from 'react';
import { isPageMissing, renderToHtml } from './renderToHtml';

const later = <Value,>(value: Value, ms: number) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));

const noDeadline = new AbortController().signal;

it('PL-030 awaits suspended content and writes it in place, without a script', async () => {
  const result = later('40 cars', 20);
  const Count = () => <p>{use(result)}</p>;
  const html = await renderToHtml(
    <main>
      <Suspense fallback="waiting">
        <Count />
      </Suspense>
      <footer>{'x'.repeat(50_000)}</footer>
    </main>,
    noDeadline,
    () => undefined,
  );
  expect(html).toContain('<p>40 cars</p>');
  expect(html).not.toContain('waiting');
  expect(html).not.toContain('<script');
  expect(html.indexOf('40 cars')).toBeLessThan(html.indexOf('<footer'));
});

it('reports a part that throws and renders the rest', async () => {
  const errors: unknown[] = [];
  const Broken = (): never => {
    throw new Error('no luck');
  };
  const html = await renderToHtml(
    <main>
      <h1>Harbour Motors</h1>
      <Suspense fallback={<p>soon</p>}>
        <Broken />
      </Suspense>
    </main>,
    noDeadline,
    (error) => errors.push(error),
  );
  expect(html).toContain('<h1>Harbour Motors</h1>');
  expect(html).toContain('<p>soon</p>');
  expect(errors).toEqual([new Error('no luck')]);
});

it('PL-027 rejects when not even the frame of the page can be rendered', async () => {
  const Broken = (): never => {
    throw new Error('no luck');
  };
  await expect(renderToHtml(<Broken />, noDeadline, () => undefined)).rejects.toThrow('no luck');
});

it('PL-028 leaves the part that is missing at the deadline to the browser, in a page that is complete otherwise', async () => {
  const errors: unknown[] = [];
  const deadline = new AbortController();
  const never = new Promise<string>(() => undefined);
  const Endless = () => <p>{use(never)}</p>;
  const Heading = () => {
    queueMicrotask(() => deadline.abort());
    return <h1>Harbour Motors</h1>;
  };
  const html = await renderToHtml(
    <main>
      <Heading />
      <Suspense fallback={<p>soon</p>}>
        <Endless />
      </Suspense>
    </main>,
    deadline.signal,
    (error) => errors.push(error),
  );
  expect(html).toContain('<h1>Harbour Motors</h1>');
  expect(html).toContain('<p>soon</p>');
  expect(errors).toEqual([new Error('This part did not render within the time of a server render.')]);
});

describe('a page whose own part is missing', () => {
  const never = new Promise<string>(() => undefined);
  const Broken = (): never => {
    throw new Error('no luck');
  };
  const Endless = () => <p>{use(never)}</p>;
  const Content = () => <h1>Finance</h1>;
  const documentWith = (page: ReactElement, slot: ReactElement = <Content />) => (
    <main>
      <div data-remote="mf-navigation" data-slot="header">
        <Suspense fallback={null}>{slot}</Suspense>
      </div>
      <div data-remote="mf-finance" data-version="1.0.0" data-page="finance">
        <Suspense fallback="waiting">
          {page}
          <div data-remote="mf-forms" data-slot="enquiry-form">
            <Suspense fallback={null}>{slot}</Suspense>
          </div>
        </Suspense>
      </div>
    </main>
  );

  it.each<[string, ReactElement, ReactElement | undefined, boolean]>([
    ['is rendered', <Content key="page" />, undefined, false],
    ['throws', <Broken key="page" />, undefined, true],
    ['is not done at the deadline', <Endless key="page" />, undefined, true],
    ['is rendered, while slots around and inside it throw', <Content key="page" />, <Broken key="slot" />, false],
    ['is rendered, while slots around and inside it are late', <Content key="page" />, <Endless key="slot" />, false],
  ])('PL-027 is told by its HTML: one that %s', async (_what, page, slot, isMissing) => {
    const deadline = new AbortController();
    const rendering = renderToHtml(documentWith(page, slot), deadline.signal, () => undefined);
    // Everything that does not wait for the promise is rendered in this task.
    setImmediate(() => deadline.abort());
    expect(isPageMissing(await rendering)).toBe(isMissing);
  });
});
