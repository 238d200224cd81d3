import { setTimeout } from 'node:timers/promises';
import { percentile, type Benchmark, type BenchRow } from '../benchmark';
import { openChromium, openSlowPage } from '../web/chromium';
import { addressOf, htmlOf, openWorkplace, type Workplace } from './workplace';

const ROUNDS = 5;
const PAGE = '/car-finance';
const PAGE_FILE = 'mf-finance/src/pages/information.tsx';
const COMPONENT = 'mf-finance/src/finance-page/FinancePage.tsx';
const STYLE = 'mf-finance/src/finance-page/FinancePage.module.css';
const READY = /^Ctrl-C stops everything\.$/m;
/** A step of `release` and its seconds. */
const PHASE = /^ {2}ok {4}(.+?) +(\d+\.\d) s/gm;

/** Median, least and most of what some rounds took, in ms. */
const row = (step: string, times: readonly number[]): BenchRow => ({
  step,
  'median ms': percentile(times, 0.5),
  'least ms': percentile(times, 0),
  'most ms': percentile(times, 1),
});

/** What each round takes; its number is in the texts that it writes. */
async function rounds(measure: (round: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) times.push(await measure(round));
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function untilServed(port: string, text: string): Promise<void> {
  while (!(await htmlOf(port, PAGE)).includes(text)) await setTimeout(20);
}

function startOfDev(place: Workplace, forget: () => void): Promise<number[]> {
  return rounds(async () => {
    forget();
    let dev: ReturnType<Workplace['start']> | undefined;
    const time = await timed(async () => {
      dev = place.start('npm run dev -- mf-finance');
      await dev.says(READY);
    });
    await dev?.stop();
    return time;
  });
}

/** Edits while the page is open in Chromium. */
async function editRows(place: Workplace): Promise<BenchRow[]> {
  const dev = place.start('npm run dev -- mf-finance');
  await dev.says(READY);
  const browser = await openChromium();
  try {
    const { page } = await openSlowPage(browser, { screen: 'desktop', processor: 1, slowNetwork: false });
    await page.goto(addressOf(place.devPort, PAGE), { waitUntil: 'networkidle' });
    const shows = (text: string) =>
      page.waitForFunction((wanted) => document.querySelector('main')?.textContent.includes(wanted), text, { polling: 'raf' });
    const lead = (round: number) => (round === 0 ? 'Work out your repayments, then' : `Work out your repayments in ${round} steps, then`);
    const outline = (round: number) => (round === 0 ? '.form {' : `.form { outline: ${round}px solid;`);
    const heading = (round: number) => (round === 0 ? 'heading="Car finance"' : `heading="Car finance ${round}"`);

    const component = await rounds((round) =>
      timed(async () => {
        place.edit(COMPONENT, lead(round - 1), lead(round));
        await shows(lead(round));
      }),
    );
    const style = await rounds((round) =>
      timed(async () => {
        place.edit(STYLE, outline(round - 1), outline(round));
        await page.waitForFunction(
          (width) => getComputedStyle(document.querySelector('[class*="FinancePage-form"]') as Element).outlineWidth === width,
          `${round}px`,
          { polling: 'raf' },
        );
      }),
    );
    const server = await rounds((round) =>
      timed(async () => {
        place.edit(PAGE_FILE, heading(round - 1), heading(round));
        await untilServed(place.devPort, `>Car finance ${round}</h1>`);
      }),
    );
    place.edit(COMPONENT, lead(ROUNDS), lead(0));
    place.edit(STYLE, outline(ROUNDS), outline(0));
    place.edit(PAGE_FILE, heading(ROUNDS), heading(0));
    return [
      row('edit of a component → visible in the open page', component),
      row('edit of a style → visible in the open page', style),
      row("edit of a page → in the server's HTML", server),
    ];
  } finally {
    await browser.close();
    await dev.stop();
  }
}

/** Edits that are committed and released while `npm start` serves. */
async function releaseRows(place: Workplace): Promise<BenchRow[]> {
  const site = place.start('npm start');
  await site.says(READY);
  const name = (round: number) => (round < 0 ? 'heading="Car finance"' : `heading="Finance ${round}"`);
  const phases = new Map<string, number[]>();
  /** From the edit to the page of everybody. */
  async function goLive(round: number): Promise<number> {
    let output = '';
    const time = await timed(async () => {
      place.edit(PAGE_FILE, name(round - 1), name(round));
      place.commit(`fix(finance): another heading ${round}`);
      output = await place.run('npx forecourt release mf-finance');
      await untilServed(place.port, `>Finance ${round}</h1>`);
    });
    if (round > 0)
      for (const [, phase = '', seconds] of output.matchAll(PHASE))
        phases.set(phase, [...(phases.get(phase) ?? []), 1000 * Number(seconds)]);
    return time;
  }
  // The first version of all follows no commit before it.
  await goLive(0);
  const live = await rounds(goLive);
  await site.stop();
  return [row('edit → live, with commit and release', live), ...[...phases].map(([phase, times]) => row(`  of it ${phase}`, times))];
}

/** The daily loop of a feature team (PL-023, PL-057), with the commands that it types. */
export const editsBenchmark: Benchmark = {
  name: 'edits',
  summary: `dev and release of mf-finance, from an edit to what is seen; median of ${ROUNDS}`,
  async run(report) {
    report('cloning the checkout');
    const place = await openWorkplace();
    try {
      report('starting dev for the first time');
      const first = await startOfDev(place, place.forgetDev);
      report('starting dev again');
      const again = await startOfDev(place, () => undefined);
      report('edits');
      const edits = await editRows(place);
      report('releases');
      return [
        row('npm run dev: first start, with stock and releases', first),
        row('npm run dev: next start', again),
        ...edits,
        ...(await releaseRows(place)),
      ];
    } finally {
      await place.close();
    }
  },
};
