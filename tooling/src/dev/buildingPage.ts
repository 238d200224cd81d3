import type { StartStep } from './startSteps';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const MARKS: Readonly<Record<StartStep['state'], string>> = { waiting: '○', 'in progress': '◐', done: '●', failed: '✕' };

/** What a browser shows before the site can render its first page; it reloads itself each second. */
export function buildingPage(steps: readonly StartStep[]): string {
  const items = steps.map(({ name, state }) => `<li>${MARKS[state]} ${escaped(name)} <small>${state}</small></li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Building …</title>
<style>body{font:1rem/1.6 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem}ul{list-style:none;padding:0}small{color:#666}</style>
<h1>This site is being built</h1><p>The page shows when every step is done. The terminal says what went wrong with one that failed.</p><ul>${items}</ul></html>`;
}
