import { checkDocument } from './checkDocument';
import { templateDocument, tenantDocument } from './documentKinds';

const DOCUMENT = `{
  "id": 7,
  "slug": "harbour",
  "name": "Harbour Motors",
  "tagline": "Fair and square.",
  "url": "https://harbour.example",
  "theme": { "brand": "#5a2fd0", "accent": "#ffd21f", "corner": "round" },
  "phone": "08 5550 7100",
  "email": "hello@harbour.example",
  "dealership_id": 70,
  "dealerships": [{ "id": 70, "slug": "harbour", "name": "Harbour" }],
  "address": { "street": "1 Quay", "city": "Fremantle", "state": "WA", "postcode": "6160" },
  "opening_hours": [
    { "weekday": 1, "status": "Open", "formated_hours": "9:00am - 6:00pm", "open": "09:00", "close": "18:00" },
    { "weekday": 2, "status": "Closed" }
  ],
  "locations": [
    { "id": 1, "name": "Yard", "slug": "yard", "dealership_id": 70, "dealership_slug": "harbour", "time_zone": "Australia/Perth" },
    { "id": 2, "name": "Workshop", "slug": "workshop", "dealership_id": 70, "dealership_slug": "harbour" }
  ],
  "navigation": [{ "name": "Cars", "url": "/search/used-cars" }],
  "sections": { "shell.home": [{ "type": "hero" }, { "type": "text", "html": "<p>Welcome.</p>" }] },
  "switches": {
    "financeVariant": "weekly",
    "financeInterestRange": { "min": 7.5, "max": 14.5, "step": 0.5 },
    "favouritesEnabled": true
  }
}
`;
/** A row of on-road costs. */
const TWICE = '{ "state": "WA", "costs": [{ "name": "Duty" }] }';
const TEMPLATES = { 'toyota-dealer': {} };

/** The mistakes of the document with a change, 'line:column path reason' each. */
function mistakesWith(wanted: string, written: string): string[] {
  expect(DOCUMENT).toContain(wanted);
  const found = checkDocument(DOCUMENT.replace(wanted, written), tenantDocument({ name: 'harbour', templates: TEMPLATES }));
  return found.map(({ line, column, path, reason }) => `${line}:${column} ${path} ${reason}`);
}

it('SH-007 finds nothing in a right document', () => {
  expect(mistakesWith('"id": 7', '"id": 7')).toEqual([]);
});

it.each([
  ['an unknown field', '"tagline"', '"tagLine"', '5:3 tagLine is no field here; did you mean tagline?'],
  [
    'an unknown switch',
    '"financeVariant"',
    '"financeVarient"',
    '24:5 switches.financeVarient is no field here; did you mean financeVariant?',
  ],
  ['letters in another order', '"tagline"', '"taglien"', '5:3 taglien is no field here; did you mean tagline?'],
  ['an unknown theme colour', '"corner": "round"', '"brandColour": "#fff"', '7:55 theme.brandColour is no field here; did you mean brand?'],
  [
    'an unknown menu key',
    '"url": "/search/used-cars"',
    '"url": "/", "dropdown": []',
    '21:48 navigation[0].dropdown is no field here; did you mean dropdownItems?',
  ],
  [
    'a list that fills no menu',
    '"url": "/search/used-cars"',
    '"url": "/", "dynamicDropdown": "model"',
    '21:67 navigation[0].dynamicDropdown must be models',
  ],
  [
    'a container that is none',
    '"Fair and square."',
    '"x", "analytics": { "id": "UA-1234" }',
    '5:40 analytics.id must be a container such as GTM-ABC1234 or a measurement id such as G-ABC1234567',
  ],
  [
    'an origin that belongs to everybody',
    '"Fair and square."',
    '"x", "analytics": { "id": "GTM-ABC1234", "scripts": ["https://*.com.au"] }',
    '5:67 analytics.scripts[0] must be an origin such as https://connect.facebook.net',
  ],
  ['a field at another level', '"sections"', '"redirects": [], "sections"', '22:3 redirects is no field here'],
  [
    'a colour that does not exist',
    '"#5a2fd0"',
    '"greeen"',
    '7:23 theme.brand must be a colour such as #5a2fd0, rgb(90, 47, 208), hsl(256, 63%, 50%) or oklch(0.5 0.2 290)',
  ],
  ['a word that the theme does not have', '"round"', '"rounded"', '7:65 theme.corner must be square, soft or round; did you mean round?'],
  [
    'a word that a switch does not have',
    '"weekly"',
    '"weakly"',
    '24:23 switches.financeVariant must be inStock, ageLimited, weekly or manufacturerMonthly; did you mean weekly?',
  ],
  [
    'two locations with one slug',
    '"slug": "workshop"',
    '"slug": "yard"',
    '19:44 locations[1].slug is that of entry 1 of locations already',
  ],
  ['two locations with one id', '"id": 2', '"id": 1', '19:13 locations[1].id is that of entry 1 of locations already'],
  [
    'a state with two rows of costs',
    '"favouritesEnabled": true',
    `"onRoadCosts": { "date": "2026-07-01", "source": "x", "states": [${TWICE}, ${TWICE}] }`,
    '26:131 switches.onRoadCosts.states[1].state is that of entry 1 of states already',
  ],
  ['a weekday twice', '"weekday": 2', '"weekday": 1', '15:18 opening_hours[1].weekday Monday has its hours in entry 1 already'],
  ['an hour that does not exist', '"18:00"', '"25:00"', '14:102 opening_hours[0].close must be a time such as 08:30 or 17:00, in 24 hours'],
  ['a time of 12 hours', '"09:00"', '"9am"', '14:84 opening_hours[0].open must be a time such as 08:30 or 17:00, in 24 hours'],
  ['hours that end before they begin', '"18:00"', '"08:00"', '14:102 opening_hours[0].close must be later than open, which is 09:00'],
  [
    'hours in words that contradict',
    '9:00am - 6:00pm',
    '9:00am - 5:00pm',
    '14:57 opening_hours[0].formated_hours contradicts open and close, 09:00 to 18:00: leave it out, and the site writes the hours',
  ],
  [
    'a range whose end is before its beginning',
    '"max": 14.5',
    '"max": 1',
    '25:50 switches.financeInterestRange.max must not be less than min, which is 7.5',
  ],
  ['a phone number in words', '"08 5550 7100"', '"call me"', '8:12 phone "call me" is no phone number that can be called'],
  ['an email address without @', '"hello@harbour.example"', '"not-an-email"', '9:12 email "not-an-email" is no email address'],
  ['a state by its name', '"WA"', '"Victoria"', '12:66 address.state must be ACT, NSW, NT, QLD, SA, TAS, VIC or WA; did you mean VIC?'],
  [
    'a dealership that does not exist',
    '"dealership_id": 70, "dealership_slug": "harbour" }\n',
    '"dealership_id": 71, "dealership_slug": "harbour" }\n',
    '19:73 locations[1].dealership_id is no dealership: the dealerships of this document have 70',
  ],
  [
    'an address without scheme',
    '"https://harbour.example"',
    '"harbour.example"',
    '6:10 url must be a web address, beginning with https://',
  ],
  ['a slug unlike the file', '"slug": "harbour",\n', '"slug": "harbor",\n', '3:11 slug must be harbour, the name of its file'],
  [
    'a time zone that does not exist',
    '"Australia/Perth"',
    '"Perth"',
    '18:112 locations[0].time_zone must be an IANA time zone such as Australia/Perth',
  ],
  [
    'a text for true or false',
    '"favouritesEnabled": true',
    '"favouritesEnabled": "no"',
    '26:26 switches.favouritesEnabled must be true or false',
  ],
  [
    'a template that does not exist',
    '"id": 7',
    '"template": "toyta-dealer", "id": 7',
    '2:15 template toyta-dealer does not exist; there are toyota-dealer; did you mean toyota-dealer?',
  ],
  [
    'a section of an unknown type',
    '"type": "text"',
    '"type": "txt"',
    '22:62 sections["shell.home"][1].type must be hero, text, banners, buttons or slot; did you mean text?',
  ],
  ['a missing field', '"name": "Yard", ', '', '18:5 locations[0].name is missing'],
  ['a missing comma', '"id": 7,', '"id": 7', "3:3  The document is no JSON here: Expected ',' or '}' after property value."],
  ['a key that is there twice', '"id": 7,', '"id": 7, "id": 8,', '2:12  Map keys must be unique'],
])('SH-007 finds %s, with its line and what is allowed', (_mistake, wanted, written, expected) => {
  expect(mistakesWith(wanted, written)).toEqual([expected]);
});

it('finds all mistakes at once, in the order of their lines', () => {
  const text = DOCUMENT.replace('"tagline"', '"tagLine"')
    .replace('"#5a2fd0"', '"greeen"')
    .replace('"WA"', '"Victoria"')
    .replace('"id": 7', '"id": "x"');
  const found = checkDocument(text, tenantDocument({ name: 'harbour' }));
  expect(found.map(({ path }) => path)).toEqual(['id', 'tagLine', 'theme.brand', 'address.state']);
});

it('reads YAML without aliases: a small text can not become a large document', () => {
  expect(checkDocument('id: 7\nslug: harbour\nname: Harbour\nurl: https://harbour.example\n', tenantDocument({ name: 'harbour' }))).toEqual(
    [
      { line: 1, column: 1, path: 'theme.brand', reason: 'is missing' },
      { line: 1, column: 1, path: 'theme.accent', reason: 'is missing' },
    ],
  );
  expect(checkDocument('a: &a [1, 2]\nb: *a\n', tenantDocument({ name: 'a' }))).toEqual([
    { line: 1, column: 1, path: '', reason: 'YAML aliases are not read: write the value again' },
  ]);
});

it('finds the mistakes of a template, which lacks nothing', () => {
  const found = checkDocument(
    '{ "theme": { "corner": "rounded" },\n  "name": "x", "switches": { "favouritesEnabled": 5 } }',
    templateDocument,
  );
  expect(found.map(({ line, path, reason }) => `${line} ${path} ${reason}`)).toEqual([
    '1 theme.corner must be square, soft or round; did you mean round?',
    '2 name is no field here',
    '2 switches.favouritesEnabled must be true or false',
  ]);
});

it('leaves a mistake that a site inherits to the check of its template', () => {
  const templates = { 'toyota-dealer': { theme: { brand: 'greeen', accent: '#ffffff' }, switches: { favouritesEnabled: 'no' } } };
  const text = '{ "id": 7, "slug": "a", "name": "A", "url": "https://a.example", "template": "toyota-dealer" }';
  expect(checkDocument(text, tenantDocument({ name: 'a', templates }))).toEqual([]);
});
