import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** One element of the document in order: its name, attributes and content. */
interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
}
type Parsed = Record<string, unknown>;

const TEXT = '#text';
const ATTRIBUTES = ':@';
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignorePiTags: true,
});

function elementsOf(nodes: readonly Parsed[]): Element[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
    if (name === undefined || name === TEXT) return [];
    const content = node[name] as Parsed[];
    return {
      name,
      attributes: (node[ATTRIBUTES] ?? {}) as Record<string, string>,
      children: elementsOf(content),
      text: content.map((each) => each[TEXT] ?? '').join(''),
    };
  });
}

/** Child elements in the order of the format; '!' must be there, '*' may repeat, '+' both. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  adf: ['prospect+'],
  prospect: ['id*', 'requestdate!', 'vehicle+', 'customer!', 'vendor!', 'provider'],
  vehicle: [
    ...['id*', 'year!', 'make!', 'model!', 'vin', 'stock', 'trim', 'doors', 'bodystyle', 'transmission', 'odometer', 'condition'],
    ...['colorcombination*', 'imagetag', 'price*', 'pricecomments', 'option*', 'finance*', 'comments'],
  ],
  colorcombination: ['interiorcolor', 'exteriorcolor!', 'preference'],
  customer: ['contact!', 'id*', 'timeframe', 'comments'],
  contact: ['name+', 'email*', 'phone*', 'address*'],
  address: ['street*', 'apartment', 'city', 'regioncode', 'postalcode', 'country'],
  vendor: ['id*', 'vendorname!', 'url', 'contact!'],
  provider: ['id*', 'name!', 'service', 'url', 'email', 'phone', 'contact'],
};

/** Values that an attribute may have. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'prospect status': ['new', 'resend'],
  'vehicle interest': ['buy', 'lease', 'sell', 'trade-in', 'test-drive'],
  'vehicle status': ['new', 'used'],
  'odometer units': ['km', 'mi'],
  'price type': ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
  'name part': ['first', 'middle', 'suffix', 'last', 'full'],
  'name type': ['business', 'individual'],
  'email preferredcontact': ['0', '1'],
  'phone preferredcontact': ['0', '1'],
  'phone type': ['voice', 'fax', 'cellphone', 'pager'],
  'address type': ['work', 'home', 'delivery'],
};

function childProblems({ name, children }: Element, path: string): string[] {
  const rules = (CHILDREN[name] ?? []).map((rule) => ({
    child: rule.replace(/[!*+]$/, ''),
    many: /[*+]$/.test(rule),
    must: /[!+]$/.test(rule),
  }));
  const positions = children.map((child) => rules.findIndex((rule) => rule.child === child.name));
  return [
    ...children.flatMap((child, index) => (positions[index] === -1 ? [`${path}: ${child.name} is not allowed in it`] : [])),
    ...positions.flatMap((position, index) =>
      index > 0 && position < (positions[index - 1] as number) && position !== -1
        ? [`${path}: ${children[index]?.name} is out of order`]
        : [],
    ),
    ...rules.flatMap(({ child, many, must }) => {
      const count = children.filter((each) => each.name === child).length;
      if (must && count === 0) return [`${path}: ${child} is missing`];
      return !many && count > 1 ? [`${path}: ${child} occurs ${count} times`] : [];
    }),
  ];
}

function wordProblems({ name, attributes }: Element, path: string): string[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const words = WORDS[`${name} ${attribute}`];
    return words && !words.includes(value) ? [`${path}: ${attribute}="${value}" is not one of ${words.join(', ')}`] : [];
  });
}

/** Rules of single elements. */
function contentProblems({ name, text, children, attributes }: Element, path: string): string[] {
  if (children.length === 0 && text.trim() === '') return [`${path}: is empty`];
  if (name === 'year' && !/^\d{4}$/.test(text)) return [`${path}: "${text}" is no year`];
  if (name === 'requestdate' && Number.isNaN(Date.parse(text))) return [`${path}: "${text}" is no ISO 8601 instant`];
  if (name === 'id' && !attributes.source) return [`${path}: source is missing`];
  const isReachable = children.some((child) => child.name === 'email' || child.name === 'phone');
  return path.endsWith('customer/contact') && !isReachable ? [`${path}: has neither email nor phone`] : [];
}

function problemsOf(element: Element, under: string): string[] {
  const path = under ? `${under}/${element.name}` : element.name;
  return [
    ...childProblems(element, path),
    ...wordProblems(element, path),
    ...contentProblems(element, path),
    ...element.children.flatMap((child) => problemsOf(child, path)),
  ];
}

/** Errors of an ADF 1.0 document, path first; empty for a valid one. */
export function checkAdf(xml: string): string[] {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) return [`document: ${wellFormed.err.msg}`];
  const [root, ...more] = elementsOf(parser.parse(xml) as Parsed[]);
  if (root?.name !== 'adf' || more.length > 0) return ['document: its one root must be adf'];
  if (!/^<\?ADF VERSION="1\.0"\?>$/im.test(xml)) return ['document: the instruction <?ADF VERSION="1.0"?> is missing'];
  return problemsOf(root, '');
}
