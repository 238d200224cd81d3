import { ObjectSchema, Schema } from 'yup';
import { isRecord } from '../entities/isRecord';
import { parseEntity } from '../entities/parse';
import { sectionOrderProblems } from './sectionOrderProblems';
import { siteConfigSchema, type SiteConfig } from './siteConfig';
import { withTemplate, type Templates } from './template';
import { routeChangeProblems } from '../routes/routeChangeProblems';
import { switchesSchema, type Switches } from '../switches/switches';

/** A tenant document that cannot be used; `problems` are 'path: reason', one each. */
export class InvalidSiteError extends Error {
  override readonly name = 'InvalidSiteError';
  readonly code = 'invalid_site';
  constructor(readonly problems: readonly string[]) {
    super(`The tenant document is not valid: ${problems.join('; ')}`);
  }
}

type RawSite = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** A switch that is not set may come from the site field of the same meaning. */
function switchesFromFields(raw: RawSite): Partial<Switches> {
  const specifications = isRecord(raw.specifications) ? raw.specifications : {};
  const vehiclePage = isRecord(raw.vdp_config) ? raw.vdp_config : {};
  const found = {
    financeProvider: raw.finance_provider,
    autograbEnabled: raw.autograb,
    showMapSection: vehiclePage.show_map_section,
    justArrivedDays: specifications.just_arrived_days,
    justArrivedTagName: specifications.just_arrived_tag_name,
    soldTagName: specifications.sold_tag_name,
    stockCount: raw.stock_count,
    baseDomain: raw.base_domain,
    complaintsContact: raw.complaints_contact,
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined && value !== null && !isBlank(value)),
  ) as Partial<Switches>;
}

/** An object switch with the defaults of the parts that it leaves out; other values as they are. */
export function filled(schema: Schema, value: unknown): unknown {
  if (!(schema instanceof ObjectSchema) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(schema.fields as Record<string, unknown>).map(([name, part]) => [
      name,
      given[name] === undefined && part instanceof Schema ? part.getDefault() : given[name],
    ]),
  );
}

/** The switches that exist and have the right type; each other one is reported and falls back to its default. */
function usableSwitches(raw: Readonly<Record<string, unknown>>, warn: (message: string) => void): Partial<Switches> {
  const usable: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const schema = switchesSchema.fields[name as keyof Switches];
    if (!(schema instanceof Schema)) continue;
    try {
      usable[name] = schema.validateSync(filled(schema, value), { strict: true });
    } catch (error) {
      warn(`Switch ${name} falls back to its default: ${(error as Error).message}`);
    }
  }
  return usable as Partial<Switches>;
}

/** What is wrong with the parts of a document that no entity schema sees. */
function layerProblems({ template, switches }: RawSite, templates: Templates): string[] {
  const isKnown = template === undefined || template === null || (typeof template === 'string' && Object.hasOwn(templates, template));
  const names = Object.keys(templates);
  return [
    ...(isKnown
      ? []
      : [
          `template: there is no template ${JSON.stringify(template)}; ${names.length > 0 ? `there are ${names.join(', ')}` : 'there are none'}.`,
        ]),
    ...(switches === undefined || switches === null || isRecord(switches) ? [] : ['switches: must be an object of switches by name.']),
  ];
}

interface ResolveOptions {
  /** Template documents by the name that a site has in `template`. */
  templates?: Templates;
  /** Receives what falls back to its default. */
  warn?(message: string): void;
}

/**
 * The configuration of one site from its tenant document: platform defaults, then the template, then the
 * site's own values; a later layer replaces a value whole. Throws InvalidSiteError with every problem.
 */
export function resolveSite(raw: RawSite, { templates = {}, warn = console.warn }: ResolveOptions = {}): SiteConfig {
  if (!isRecord(raw)) throw new InvalidSiteError(['document: must be a JSON object']);
  const template = Object.hasOwn(templates, String(raw.template)) ? templates[String(raw.template)] : undefined;
  const document = withTemplate(raw, template ?? {});
  const switches = usableSwitches(isRecord(document.switches) ? document.switches : {}, warn);
  const parsed = parseEntity<SiteConfig>(siteConfigSchema, { ...document, switches: { ...switchesFromFields(document), ...switches } });
  const problems = [
    ...layerProblems(raw, templates),
    ...parsed.problems.map(({ path, reason }) => `${path}: ${reason}`),
    ...(parsed.entity ? [...routeChangeProblems(parsed.entity), ...sectionOrderProblems(parsed.entity)] : []),
  ];
  if (parsed.entity === null || problems.length > 0) throw new InvalidSiteError(problems);
  return parsed.entity;
}
