import { aSiteDocument } from '../testing';
import { placedSlots } from './placedSlots';
import { InvalidSiteError, resolveSite } from './resolveSite';

const resolved = (sections: unknown) => resolveSite({ ...aSiteDocument(), sections });
function problemsOf(sections: unknown): readonly string[] {
  try {
    resolved(sections);
    return [];
  } catch (error) {
    return (error as InvalidSiteError).problems;
  }
}
const home = (...sections: unknown[]) => ({ 'shell.home': sections });

it('NA-058 a document has sections by route, with what it leaves out as default', () => {
  const sections = home(
    { type: 'hero', title: 'Cars by the river', tools: [{ slot: 'search-box', props: { placement: 'hero' } }] },
    { type: 'text', html: '<p>Since 1989.</p>' },
    { type: 'banners', banners: [{ title: 'Book a service', button: { text: 'Book', to: 'service' } }] },
    { type: 'buttons', buttons: [{ text: 'SUVs', to: '/search/suv' }] },
    { type: 'slot', slot: 'reviews' },
  );
  expect(resolved(sections).sections).toEqual({
    'shell.home': [
      { type: 'hero', title: 'Cars by the river', lead: null, tools: [{ slot: 'search-box', props: { placement: 'hero' } }] },
      { type: 'text', title: '', html: '<p>Since 1989.</p>' },
      {
        type: 'banners',
        banners: [{ title: 'Book a service', text: '', image: null, tone: 'plain', button: { text: 'Book', to: 'service' } }],
      },
      { type: 'buttons', title: '', buttons: [{ text: 'SUVs', to: '/search/suv' }] },
      { type: 'slot', slot: 'reviews', props: {} },
    ],
  });
});

it('NA-058 a document without sections has none', () => {
  expect(resolved(undefined).sections).toEqual({});
});

it.each([
  [
    'an unknown type',
    { type: 'carousel' },
    'sections["shell.home"][0].type: must be one of the following values: hero, text, banners, buttons, slot',
  ],
  ['a section without type', {}, 'sections["shell.home"][0].type: is missing'],
  ['a misspelt field', { type: 'text', html: '<p>x</p>', titel: 'Us' }, 'sections["shell.home"][0]: has the unknown field titel'],
  ['a position of text', { type: 'text', html: '<p>x</p>', position: 'end' }, 'sections["shell.home"][0]: has the unknown field position'],
  ['a text without words', { type: 'text' }, 'sections["shell.home"][0].html: is missing'],
  [
    'a button that leads nowhere',
    { type: 'buttons', buttons: [{ text: 'Go', to: 'servce' }] },
    'sections["shell.home"][0].buttons[0].to: must be one of specialOffers, service, tradeIn, contact, bookTestDrive, partsAndAccessories, a path beginning with /, or a web address',
  ],
  [
    'a button with a script',
    { type: 'buttons', buttons: [{ text: 'Go', to: 'javascript:alert(1)' }] },
    'sections["shell.home"][0].buttons[0].to: must be one of specialOffers, service, tradeIn, contact, bookTestDrive, partsAndAccessories, a path beginning with /, or a web address',
  ],
  ['a row without buttons', { type: 'buttons', buttons: [] }, 'sections["shell.home"][0].buttons: field must have at least 1 items'],
  [
    'a tone that is none',
    { type: 'banners', banners: [{ title: 'A', tone: 'loud' }] },
    'sections["shell.home"][0].banners[0].tone: must be one of the following values: plain, brand, dark',
  ],
  ['props that are a list', { type: 'slot', slot: 'reviews', props: [] }, 'sections["shell.home"][0].props: must be of type object'],
])('NA-058 refuses %s with its path', (_what, section, problem) => {
  expect(problemsOf(home(section))).toEqual([problem]);
});

it('NA-058 refuses a hero that is not the first section of the home page', () => {
  const text = { type: 'text', html: '<p>x</p>' };
  expect(problemsOf({ ...home(text, { type: 'hero' }), 'forms.contact': [{ type: 'hero' }] })).toEqual([
    'sections["forms.contact"][0].type: a hero is the first section of shell.home only',
    'sections["shell.home"][1].type: a hero is the first section of shell.home only',
  ]);
});

it('NA-058 a content page has sections, and no hero', () => {
  const page = (sections: unknown) => ({
    ...aSiteDocument(),
    pages: { 'pages/our-history': { title: 'Our history', html: '', sections } },
  });
  const text = { type: 'text', title: '', html: '<p>Since 1989.</p>' };
  expect(resolveSite(page([text])).pages['pages/our-history']?.sections).toEqual([text]);
  expect(resolveSite(page(undefined)).pages['pages/our-history']?.sections).toBeUndefined();
  expect(() => resolveSite(page([{ type: 'hero' }]))).toThrow(
    'pages.pages/our-history.sections[0].type: must be one of the following values: text, banners, buttons, slot',
  );
});

it('NA-058 finds every slot that a document places', () => {
  const site = resolveSite({
    ...aSiteDocument(),
    sections: home(
      { type: 'hero', tools: [{ slot: 'search-box' }] },
      { type: 'text', html: '<p>x</p>' },
      { type: 'slot', slot: 'reviews', props: { locationId: 3 }, position: 'end' },
    ),
    pages: { buying: { title: 'Buying', html: '', sections: [{ type: 'slot', slot: 'article-cards' }] } },
  });
  expect(placedSlots(site)).toEqual([
    { path: 'sections["shell.home"][0].tools[0]', slot: 'search-box', props: {}, route: 'shell.home' },
    { path: 'sections["shell.home"][2]', slot: 'reviews', props: { locationId: 3 }, route: 'shell.home', position: 'end' },
    { path: 'pages.buying.sections[0]', slot: 'article-cards', props: {}, route: null },
  ]);
});
