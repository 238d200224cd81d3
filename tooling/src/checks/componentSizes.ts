import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Configuration } from 'webpack';
import { commonConfig } from '../build/webpack/common';
import { extractedStyles } from '../build/webpack/extractedStyles';
import { runWebpack } from '../build/webpack/run';
import { inRoot } from '../workspace';

const ENTRIES = ['index', 'content', 'inputs', 'overlays', 'sections'] as const;
const EXPORT = /export \{ ([^}]+) \} from '(\.\/[^']+)'/g;
const COMPONENT = /^[A-Z][a-z]\w+$/;

/** What the page has anyway, see tooling/src/build/platformLibraries.ts. */
const PROVIDED = ['react', 'react/jsx-runtime', 'react-dom', 'react-redux', 'react-router-dom', '@forecourt/shared-contracts'];

/** Weight of one component with all that it needs of the design system, in bytes of brotli. */
export interface ComponentSize {
  component: string;
  /** Entry that exports it. */
  entry: (typeof ENTRIES)[number];
  js: number;
  css: number;
  /** Most that script and styles may weigh together; null when shared-ui/component-budgets.json does not name it. */
  budget: number | null;
  problem: string | null;
}

interface Source {
  component: string;
  entry: ComponentSize['entry'];
  file: string;
}

/** The components of shared-ui with the file of each, read from its entries. */
export function componentSources(readEntry: (entry: string) => string): Source[] {
  return ENTRIES.flatMap((entry) =>
    [...readEntry(entry).matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(', ').flatMap((component) => (COMPONENT.test(component) ? [{ component, entry, file }] : [])),
    ),
  );
}

/** One bundle for each component that holds it and nothing that it does not need. */
function bundles(sources: readonly Source[], outDir: string): Configuration {
  const folder = inRoot('shared-ui');
  const common = commonConfig('browser', folder);
  return {
    ...common,
    name: 'components',
    cache: false,
    entry: Object.fromEntries(sources.map(({ component, file }) => [component, { import: `./src/${file}`, library: { type: 'module' } }])),
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: PROVIDED,
    output: { path: outDir, filename: '[name].js', module: true, chunkFormat: 'module' },
    optimization: { ...common.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [extractedStyles()],
  };
}

function brotliOf(folder: string, files: readonly string[]): number {
  return files.reduce((total, file) => total + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);
}

function problemOf(bytes: number, budget: number | null): string | null {
  if (budget === null) return 'no budget: name it in shared-ui/component-budgets.json';
  return bytes > budget ? `over by ${bytes - budget} bytes` : null;
}

/** Measures every component of shared-ui against its budget. */
export async function componentSizes(): Promise<ComponentSize[]> {
  const budgets = JSON.parse(readFileSync(inRoot('shared-ui/component-budgets.json'), 'utf8')) as Record<string, number>;
  const sources = componentSources((entry) => readFileSync(inRoot(`shared-ui/src/${entry}.ts`), 'utf8'));
  const outDir = mkdtempSync(path.join(tmpdir(), 'forecourt-components-'));
  try {
    const { compilation } = await runWebpack(bundles(sources, outDir));
    return sources.map(({ component, entry }) => {
      const files = [...(compilation.entrypoints.get(component)?.getFiles() ?? [])];
      const js = brotliOf(
        outDir,
        files.filter((file) => file.endsWith('.js')),
      );
      const css = brotliOf(
        outDir,
        files.filter((file) => file.endsWith('.css')),
      );
      const budget = budgets[component] ?? null;
      return { component, entry, js, css, budget, problem: problemOf(js + css, budget) };
    });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

const total = (rows: readonly ComponentSize[], kind: 'js' | 'css') => rows.reduce((sum, row) => sum + row[kind], 0);

/** The measured components with their budgets, one line each. */
export function componentTable(rows: readonly ComponentSize[]): string {
  const line = (component: string, entry: string, js: string, css: string, budget: string, end: string) =>
    `${component.padEnd(18)}${entry.padEnd(11)}${js.padStart(7)}${css.padStart(7)}${budget.padStart(8)}   ${end}`;
  return [
    line('component', 'entry', 'js', 'css', 'budget', 'bytes of brotli, with all that it needs of shared-ui'),
    ...rows.map(({ component, entry, js, css, budget, problem }) =>
      line(component, entry, String(js), String(css), String(budget ?? '-'), problem ?? 'ok'),
    ),
    line('sum', '', String(total(rows, 'js')), String(total(rows, 'css')), '', 'counts shared parts again and again'),
  ].join('\n');
}
