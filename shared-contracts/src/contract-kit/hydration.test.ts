/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { createElement, useEffect, useState, type ComponentType } from 'react';

Object.assign(globalThis, { TextEncoder });

const hydrated = async (Component: ComponentType) => {
  // A late import: React's server renderer needs the TextEncoder, which jsdom lacks.
  const { hydrate, openBrowser } = await import('./hydration');
  await openBrowser();
  return hydrate(createElement(Component));
};

/** A component that runs an effect. */
const withEffect = (effect: () => undefined | (() => void)) =>
  function WithEffect() {
    useEffect(effect, []);
    return createElement('p', null, 'text');
  };
const nothing = () => undefined;

it.each<[string, ComponentType]>([
  ['has no effect', () => createElement('p', null, 'text')],
  [
    'ends what it started',
    withEffect(() => {
      const timer = setInterval(nothing, 1000);
      const observer = new IntersectionObserver(nothing);
      observer.observe(document.body);
      window.addEventListener('scroll', nothing);
      return () => {
        clearInterval(timer);
        observer.disconnect();
        window.removeEventListener('scroll', nothing);
      };
    }),
  ],
  [
    'ends its listeners with a signal',
    withEffect(() => {
      const stop = new AbortController();
      document.addEventListener('keydown', nothing, { signal: stop.signal });
      return () => stop.abort();
    }),
  ],
])('PL-026 reports nothing for a part that %s', async (_what, Component) => {
  expect(await hydrated(Component)).toEqual({ warnings: [], leaks: [] });
});

it.each<[string, () => undefined, RegExp]>([
  ['an interval', () => void setInterval(nothing, 1000), /^setInterval of 1000 ms$/],
  ['a long timer', () => void setTimeout(nothing, 60_000), /^setTimeout of 60000 ms$/],
  ['a listener on the window', () => window.addEventListener('scroll', nothing) as undefined, /^listener of 'scroll' on Window$/],
  [
    'a listener that differs in its phase',
    () => document.addEventListener('click', nothing, true) as undefined,
    /^listener of 'click' on Document$/,
  ],
  ['an observer', () => new IntersectionObserver(nothing).observe(document.body) as undefined, /observer/],
])('PL-026 reports %s that a part has not ended', async (_what, effect, leak) => {
  const { leaks } = await hydrated(withEffect(effect));
  expect(leaks).toEqual([expect.stringMatching(leak)]);
});

it.each<[string, ComponentType]>([
  ['reads the clock', () => createElement('p', null, String(Date.now()))],
  ['reads a random number', () => createElement('p', null, String(Math.random()))],
])('PL-026 reports a part that %s in its first render', async (_what, Component) => {
  const { warnings } = await hydrated(Component);
  expect(warnings.join()).toMatch(/hydrat/i);
});

it('PL-026 reports an error that React logs', async () => {
  const { warnings } = await hydrated(function ListWithoutKeys() {
    const [count, setCount] = useState(0);
    useEffect(() => setCount(1), []);
    return createElement('ul', null, count > 0 && [createElement('li', null, 'without a key'), createElement('li', null, 'twice')]);
  });
  expect(warnings.join()).toMatch(/key/);
});
