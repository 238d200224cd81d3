import type { StartStep } from './startSteps';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const MARKS: Readonly<Record<StartStep['state'], string>> = { waiting: '○', 'in progress': '◐', done: '●', failed: '✕' };

/** Displays the steps as they are each second, also after an attempt that nothing responded to, and loads the page itself once there is one. */
const FOLLOW = `const follow = () => setTimeout(async () => {
  try {
    const response = await fetch(location.href);
    if (response.status !== 503) return location.reload();
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    document.querySelector('ul').replaceWith(page.querySelector('ul'));
  } catch {}
  follow();
}, 1000);
follow();`;

/** What a browser displays before the site can render its first page. */
export function buildingPage(steps: readonly StartStep[]): string {
  const items = steps.map(({ name, state }) => `<li>${MARKS[state]} ${escaped(name)} <small>${state}</small></li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Building …</title>
<style>body{font:1rem/1.6 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem}ul{list-style:none;padding:0}small{color:#666}</style>
<h1>This site is being built</h1><p>Its pages follow when every step is done. The terminal says what went wrong with one that failed.</p><ul>${items}</ul>
<script>${FOLLOW}</script></html>`;
}
