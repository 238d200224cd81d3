/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { createElement, useEffect, useState, type ComponentType } from 'react';

Object.assign(globalThis, { TextEncoder });

const hydrated = async (Component: ComponentType) => {
  // Only now: the server's renderer wants a TextEncoder, which this browser lacks.
  const { hydrate, openBrowser } = await import('./hydration');
  await openBrowser();
  return hydrate(createElement(Component));
};

/** A component that begins something when it shows. */
const beginning = (begin: () => undefined | (() => void)) =>
  function Beginning() {
    useEffect(begin, []);
    return createElement('p', null, 'shown');
  };
const nothing = () => undefined;

it.each<[string, ComponentType]>([
  ['is quiet', () => createElement('p', null, 'shown')],
  [
    'ends what it began',
    beginning(() => {
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
    beginning(() => {
      const stop = new AbortController();
      document.addEventListener('keydown', nothing, { signal: stop.signal });
      return () => stop.abort();
    }),
  ],
])('PL-026 finds nothing wrong with a part that %s', async (_what, Component) => {
  expect(await hydrated(Component)).toEqual({ warnings: [], leftovers: [] });
});

it.each<[string, () => undefined, RegExp]>([
  ['an interval', () => void setInterval(nothing, 1000), /^setInterval of 1000 ms$/],
  ['a long timer', () => void setTimeout(nothing, 60_000), /^setTimeout of 60000 ms$/],
  ['a listener on the window', () => window.addEventListener('scroll', nothing) as undefined, /^listener of 'scroll' on Window$/],
  ['a listener that differs in its phase', () => document.addEventListener('click', nothing, true) as undefined, /^listener of 'click' on Document$/],
  ['an observer', () => new IntersectionObserver(nothing).observe(document.body) as undefined, /observer/],
])('PL-026 finds %s that a part left behind', async (_what, begin, leftover) => {
  const { leftovers } = await hydrated(beginning(begin));
  expect(leftovers).toEqual([expect.stringMatching(leftover)]);
});

it.each<[string, ComponentType]>([
  ['reads the clock', () => createElement('p', null, String(Date.now()))],
  ['draws a random number', () => createElement('p', null, String(Math.random()))],
])('PL-026 warns of a part that %s in its first render', async (_what, Component) => {
  const { warnings } = await hydrated(Component);
  expect(warnings.join()).toMatch(/hydrat/i);
});

it('PL-026 warns of an error that React tells the console', async () => {
  const { warnings } = await hydrated(function Complaining() {
    const [count, setCount] = useState(0);
    useEffect(() => setCount(1), []);
    return createElement('ul', null, count > 0 && [createElement('li', null, 'without a key'), createElement('li', null, 'twice')]);
  });
  expect(warnings.join()).toMatch(/key/);
});
