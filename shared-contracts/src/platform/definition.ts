import { routeOf, type Route } from '../routes/route';
import type { RouteName } from '../routes/routeMap';
import type { AnyPageModule, AnySlotModule } from './remote';
import type { SamplesModule } from './samples';
import type { SlotName, SlotVersion } from './slots';

/** What the routes of a page may say for all of them, or each for itself. */
interface RouteConditions {
  title?: Route['title'];
  requires?: Route['requires'];
  gate?: Route['gate'];
  content?: Route['content'];
}

/** One address of a page. */
export interface RouteDeclaration extends RouteConditions {
  /** Whole segments, fixed or ':name'; no slash at the end. */
  path: string;
  /** The switch whose value is the path on a site; `path` is then its default. */
  pathSwitch?: Route['patternSwitch'];
  /** Paths that lead to this one, with the same parameters. */
  redirects?: Route['redirects'];
  /** Fixed parameters; the page gets them with those of the path. */
  params?: Route['params'];
  /** Required prefixes of parameters. */
  paramPrefixes?: Route['paramPrefixes'];
}

/** What a page can give the slots that a document places in it, as props of these names. */
export type PlacedProp = 'car';

/** Places in a page where a document may put slots, with what the page gives them there. */
export type PagePositions = Readonly<Record<string, readonly PlacedProp[]>>;

/** Everything about a page but its code. */
export interface PageOptions<Name extends string = string> extends RouteConditions {
  /** Until, or unless, the page's meta has one. */
  title: string;
  /** Addresses by the name of their route, 'area.name'. */
  routes: Readonly<Record<Name, string | RouteDeclaration>>;
  /** The page itself renders what a document has at each, as PagePosition of mf-vehicle does. */
  positions?: PagePositions;
  /**
   * Parameters of the address's query that the page shows: the server renders it without all others, such as those of campaigns, and sends what it
   * rendered to everybody. Without the list every parameter may matter, and only the address without any is sent again.
   */
  query?: readonly string[];
  /** Says that the page will go, and what to link to instead: `forecourt status` names who still links to it. */
  deprecated?: string;
}

/** A page that a remote offers: its code, which loads when the page is first rendered, and its addresses. */
export interface PageDeclaration<Name extends string = string> extends PageOptions<Name> {
  load(): Promise<AnyPageModule>;
}

/** Declares a page: what is beside its code is data, which the build writes to release.json. */
export const page = <Name extends string>(load: () => Promise<AnyPageModule>, options: PageOptions<Name>): PageDeclaration<Name> => ({
  ...options,
  load,
});

/** Everything about a slot but its code. */
export interface SlotOptions<Version extends number = number> {
  /**
   * Version of the slot's props, as contract.ts has it in SlotMap: it grows when they change so that an older provider would misread them. Of several the
   * highest, which documents give.
   */
  version: Version;
  /** Space that is reserved while the slot loads, a CSS length, to avoid layout shift. */
  reserve: string;
  /** JSON schema of the props that a tenant's document may give the slot; one without can only be mounted by code. */
  placeable?: PlaceableProps;
  /** Says that the slot, or a version of its props, will go, and what to mount instead: `forecourt status` names who still mounts it. */
  deprecated?: string | Readonly<Record<number, string>>;
  /** Props that only a page can give it: a document can place it at a position that has them, and nowhere else. */
  needs?: readonly PlacedProp[];
}

/** Schema of an object, as JSON Schema writes it. */
export interface PlaceableProps {
  type: 'object';
  properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  required?: readonly string[];
  additionalProperties: false;
}

/** A slot that a remote offers: its code, which loads when the slot is first rendered, and what a page needs before. */
export interface SlotDeclaration<Version extends number = number> extends SlotOptions<Version> {
  load: LoadSlot;
  /** The code for earlier versions of its props, by version. */
  earlier?: Readonly<Record<number, LoadSlot>>;
}

type LoadSlot = () => Promise<AnySlotModule>;

/**
 * Declares a slot: what is beside its code is data, which the build writes to release.json. `slot({ 1: …, 2: … }, { reserve })` serves two versions of
 * its props, so that pages of others can go from one to the other when their teams like.
 */
export function slot<const Version extends number>(load: LoadSlot, options: SlotOptions<Version>): SlotDeclaration<Version>;
export function slot<const Loads extends Readonly<Record<number, LoadSlot>>>(
  loads: Loads,
  options: Omit<SlotOptions, 'version'>,
): SlotDeclaration<keyof Loads & number>;
export function slot(
  loads: LoadSlot | Readonly<Record<number, LoadSlot>>,
  options: Omit<SlotOptions, 'version'> & { version?: number },
): SlotDeclaration {
  if (typeof loads === 'function') return { ...options, version: options.version ?? 1, load: loads };
  const [[version, load], ...earlier] = Object.entries(loads).toReversed() as [[string, LoadSlot], ...[string, LoadSlot][]];
  return { ...options, version: Number(version), load, earlier: Object.fromEntries(earlier) };
}

type AreaOf<Remote extends string> = Remote extends `mf-${infer Area}` ? Area : never;

/** Pages whose routes all begin with the area of their remote and have types in its contract.ts. */
type OwnPages<Remote extends string, Pages> = {
  [Page in keyof Pages]: Pages[Page] extends PageDeclaration<infer Name>
    ? Name extends RouteName & `${AreaOf<Remote>}.${string}`
      ? Pages[Page]
      : never
    : never;
};

/** Slots that serve the versions of their props which have types in contract.ts, all of them. */
type OwnSlots<Slots> = {
  [Name in keyof Slots]: Name extends SlotName
    ? Slots[Name] extends SlotDeclaration<infer Served>
      ? [SlotVersion<Name>] extends [Served]
        ? SlotDeclaration<SlotVersion<Name>>
        : never
      : never
    : never;
};

/** The definition of a remote, everything that it offers: the default export of its `./remote`. */
export interface RemoteDefinition {
  /** The name of its folder, 'mf-{area}'. */
  name: string;
  pages: Readonly<Record<string, PageDeclaration>>;
  /** By the names that its contract.ts adds to SlotMap. */
  slots: Readonly<Partial<Record<SlotName, SlotDeclaration>>>;
  /** Samples of the pages and slots for standalone and tests; they load there only. */
  samples?(): Promise<SamplesModule>;
}

/** Types the definition of a remote; the build and the contract kit check it. */
export function defineRemote<
  const Remote extends `mf-${string}`,
  Pages extends Readonly<Record<string, PageDeclaration>>,
  Slots extends Readonly<Record<string, SlotDeclaration>>,
>(
  definition: Omit<RemoteDefinition, 'name' | 'pages' | 'slots'> & {
    name: Remote;
    pages: Pages & OwnPages<Remote, Pages>;
    slots: Slots & OwnSlots<Slots>;
  },
): RemoteDefinition {
  return definition;
}

/** The routes that a definition declares, in its order. */
export const routesOf = ({ name: remote, pages }: Pick<RemoteDefinition, 'name' | 'pages'>): Route[] =>
  Object.entries(pages).flatMap(([pageName, { title, requires, gate, content, routes }]) =>
    Object.entries(routes).map(([name, declaration]) => {
      const { path: pattern, pathSwitch, ...own }: RouteDeclaration = typeof declaration === 'string' ? { path: declaration } : declaration;
      return routeOf({
        name,
        pattern,
        patternSwitch: pathSwitch ?? null,
        page: pageName,
        remote,
        title,
        ...(requires && { requires }),
        ...(gate && { gate }),
        ...(content && { content }),
        ...own,
      });
    }),
  );
