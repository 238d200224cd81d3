import { array, boolean, mixed, number, object, string, type AnyObject, type Flags, type Schema } from 'yup';
import type { Release } from './release';
import { SHELL_BASE, type ShellRelease } from './shellRelease';

const list = () => array().of(string().required()).required();

/** An object whose values fit a schema; the message names the value. */
const optionalRecordOf = (schema: Schema<unknown, AnyObject, unknown, Flags>) =>
  object()
    .default(undefined)
    .optional()
    .test('values', (record, { createError, path }) => {
      for (const [name, value] of Object.entries(record ?? {})) {
        try {
          schema.validateSync(value, { strict: true });
        } catch (error) {
          return createError({ message: `${path}.${name}: ${(error as Error).message}` });
        }
      }
      return true;
    });
const recordOf = (schema: Schema<unknown, AnyObject, unknown, Flags>) => optionalRecordOf(schema).required();

const part = { js: list(), css: list(), shared: list() };
const file = object({
  bytes: number().integer().min(0).required(),
  brotli: number().integer().min(0).required(),
  integrity: string()
    .matches(/^sha384-[A-Za-z0-9+/]{64}$/, '${path} must be a SHA-384')
    .required(),
});

const text = () => string().required();
const route = object({
  ...{ name: text(), pattern: text(), page: text(), remote: text(), title: text(), kind: text().oneOf(['page', 'file']) },
  requires: list(),
  content: string().nullable(),
  gate: object().required().nullable(),
  patternSwitch: string().defined().nullable(),
  redirects: list(),
  params: recordOf(text()),
  paramPrefixes: recordOf(text()),
});
const mount = object({ slot: text(), version: number().integer().min(1).required(), hasFallback: boolean().required() });
const link = object({ route: text(), ifDeployed: boolean().required() });
const uses = object({
  mounts: array().of(mount.required()).required(),
  links: array().of(link.required()).required(),
  names: recordOf(list()),
  fields: array().of(string().required()).optional(),
});
const schema = object({
  ...{ name: text(), version: text(), build: text(), commit: text(), contract: text(), container: text(), entry: text(), server: text() },
  kind: string().oneOf(['slim-container']).optional(),
  base: object(part).required(),
  pages: recordOf(
    object({
      ...part,
      positions: optionalRecordOf(list()),
      query: array().of(text()).optional(),
      deprecated: string().optional(),
    }).required(),
  ),
  routes: array().of(route.required()).required(),
  slots: recordOf(
    object({
      ...part,
      version: number().integer().min(1).required(),
      reserve: text(),
      needs: array().of(string().required()).optional(),
      earlier: optionalRecordOf(object(part).required()),
      deprecated: mixed<string | object>().optional(),
    }).required(),
  ),
  shared: recordOf(text()),
  uses: uses.default(undefined).optional(),
  files: recordOf(file.required()),
});

const links = () => array().of(link.required()).required();
const shellFile = object({ path: text(), integrity: text() });
const shellFiles = () => array().of(shellFile.required()).required();
const shellSchema = object({
  ...{ name: text().oneOf(['shell']), version: text(), build: text(), commit: text(), contract: text(), server: text() },
  protocol: number().integer().min(1).required(),
  assets: object({
    scripts: shellFiles(),
    styles: shellFiles(),
    shared: recordOf(shellFiles()),
    standalone: shellFiles(),
    fonts: recordOf(text()),
  }).required(),
  routes: array().of(route.required()).required(),
  remoteKinds: list(),
  libraries: recordOf(object({ version: text(), names: list() }).required()),
  links: recordOf(recordOf(links())),
  uses: object({
    mounts: array().of(mount.required()).required(),
    links: links(),
    fields: array().of(string().required()).optional(),
  }).required(),
  files: recordOf(file.required()),
});

/** Every file that some page or slot needs, the entry and the server's. */
function neededFiles({ entry, server, base, pages, slots }: Release): string[] {
  const parts = [
    base,
    ...Object.values(pages),
    ...Object.values(slots),
    ...Object.values(slots).flatMap(({ earlier = {} }) => Object.values(earlier)),
  ];
  return [...new Set([entry, server, ...parts.flatMap(({ js, css }) => [...js, ...css])])];
}

/** The release in the text of a release.json; throws with path and reason when it cannot be used, also where a file has no hash. */
export function parseRelease(text: string): Release {
  const release = schema.validateSync(JSON.parse(text), { strict: true }) as unknown as Release;
  const unknown = neededFiles(release).find((name) => !Object.hasOwn(release.files, name));
  if (unknown) throw new Error(`files has no hash of ${unknown}`);
  return release;
}

/** The same for the text of a release.json of the shell. */
export function parseShellRelease(text: string): ShellRelease {
  const release = shellSchema.validateSync(JSON.parse(text), { strict: true }) as unknown as ShellRelease;
  const { assets, files, server } = release;
  if (!Object.hasOwn(files, server)) throw new Error(`files has no hash of ${server}`);
  const named = [...assets.scripts, ...assets.styles, ...assets.standalone, ...Object.values(assets.shared).flat()];
  const wrong = named.find(({ path, integrity }) => files[`assets/${path.slice(SHELL_BASE.length + 1)}`]?.integrity !== integrity);
  const font = Object.values(assets.fonts).find((path) => !Object.hasOwn(files, `assets/${path.slice(SHELL_BASE.length + 1)}`));
  if (font) throw new Error(`assets names ${font}, which files does not have`);
  if (wrong) throw new Error(`assets names ${wrong.path} with a hash that files does not have`);
  return release;
}
