import { APPEARANCE_PARAMETER, type Appearance } from '../../scenarios/appearances';
import { SCENARIO_PARAMETER, type Scenario } from '../../scenarios/scenarios';
import type { Samples } from '../samples/loadSamples';

/** Widths of a window at which a page or slot is looked at, CSS pixels. */
export const WIDTHS = [320, 390, 768, 1280] as const;

/** A page or slot of the standalone remote. */
export interface Subject {
  /** 'page/results' or 'slot/car-card'. */
  id: string;
  /** Where it is shown alone; null where the site has nothing to show in it. */
  path: string | null;
  /** Declared by the remote: in these it looks other than usual. */
  scenarios: readonly Scenario[];
}

/** What the start page shows: one slot alone, a page or slot in a frame of a width, or the index. */
export type View = { kind: 'slot'; name: string } | { kind: 'frame'; id: string; width: number } | { kind: 'index' };

const slotPath = (name: string) => `/?slot=${encodeURIComponent(name)}`;

/** Pages, then slots. */
export const subjectsOf = ({ pages, slots, scenarios }: Samples): Subject[] =>
  [
    ...pages.map(({ page, path }) => ({ id: `page/${page}`, path })),
    ...slots.map(({ name, props }) => ({ id: `slot/${name}`, path: props === null ? null : slotPath(name) })),
  ].map((subject) => ({ ...subject, scenarios: scenarios[subject.id] ?? [] }));

export function viewOf(search: string): View {
  const query = new URLSearchParams(search);
  const slot = query.get('slot');
  if (slot !== null) return { kind: 'slot', name: slot };
  const id = query.get('show');
  return id === null ? { kind: 'index' } : { kind: 'frame', id, width: Number(query.get('width')) || WIDTHS[1] };
}

const withParameters = (path: string, parameters: Readonly<Record<string, string>>) => {
  const [pathname = '', text] = path.split('?');
  const query = new URLSearchParams(text);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return `${pathname}?${query}`;
};

/** What a page or slot is viewed in. */
export interface ViewedIn {
  scenario: Scenario;
  appearance: Appearance;
}

const parametersOf = ({ scenario, appearance }: ViewedIn) => ({ [SCENARIO_PARAMETER]: scenario, [APPEARANCE_PARAMETER]: appearance });

/** The address of a page or slot alone; whoever opens it sees the same. */
export const aloneAddress = (path: string, viewedIn: ViewedIn) => withParameters(path, parametersOf(viewedIn));

/** The address of a page or slot in a frame of a width. */
export const frameAddress = (id: string, width: number, viewedIn: ViewedIn) =>
  withParameters('/', { show: id, width: String(width), ...parametersOf(viewedIn) });
