import { Suspense, use } from 'react';
import { renderToHtml } from './renderToHtml';

const later = <Value,>(value: Value, ms: number) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));

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
  await expect(renderToHtml(<Broken />, () => undefined)).rejects.toThrow('no luck');
});
