import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AuthoredItem } from './authoredItem';
import { readContentFolder } from './readContentFolder';
import { picturesOf, withPictures } from './pictureReferences';
import { readItemFile } from './readItemFile';
import { pictureFile } from './resolvePictures';
import { writeItemFile } from './writeItemFile';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

function write(file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** The mistakes of the folder, 'file:line path reason' each. */
const mistakes = async () =>
  (await readContentFolder(folder)).mistakes.map(({ file, line, path: at, reason }) =>
    [`${file}:${line}`, at, reason].filter(Boolean).join(' '),
  );

const OFFER = 'name: Corolla from 4.9%\ncategory: Finance offer\nstart_date: 2026-12-01\nend_date: 2026-12-24\n';

it('PL-088 reads an item from a file of fields; the name of the file is its slug', async () => {
  write('offer/corolla.yaml', OFFER);
  write(
    'page/pages/visit-us.json',
    '{ "title": "Visit us", "html": "<p>Come in.</p>", "draft": true, "position": 3, "start_date": "2026-12-01" }',
  );

  expect(await readContentFolder(folder)).toMatchObject({
    mistakes: [],
    hints: [],
    kinds: ['offer', 'page'],
    items: [
      {
        ...{ kind: 'offer', slug: 'corolla', position: 0, draft: false, visibleFrom: null, visibleUntil: null, markdown: null },
        document: { name: 'Corolla from 4.9%', category: 'Finance offer', start_date: '2026-12-01', end_date: '2026-12-24' },
      },
      {
        ...{
          kind: 'page',
          slug: 'pages/visit-us',
          position: 3,
          draft: true,
          visibleFrom: '2026-12-01',
          visibleUntil: null,
          markdown: null,
        },
        document: { title: 'Visit us', html: '<p>Come in.</p>' },
      },
    ],
  });
});

it('PL-088 reads Markdown below the fields of an article, and remembers it', async () => {
  write('article/no-haggle.md', '---\ntitle: No haggle\ncategory: buyer-advice\npublished_at: 2026-11-01\n---\n\n# Why\n\nOne *price*.\n');

  const { items, mistakes: found } = await readContentFolder(folder);
  expect(found).toEqual([]);
  expect(items[0]).toMatchObject({
    slug: 'no-haggle',
    markdown: '# Why\n\nOne *price*.\n',
    document: { title: 'No haggle', slug: 'no-haggle', html: '<h1>Why</h1>\n<p>One <em>price</em>.</p>\n' },
  });
});

it('PL-088 reads a line of a CSV file as an item, with numbers, lists and fields of fields', async () => {
  write(
    'product.csv',
    '\uFEFFname,price,categories,models\r\nFloor mats,189,Interior|Winter,corolla\r\n"Brake pads, front",,Service parts,\r\n',
  );
  write('special-hours.csv', 'date,status,location_id,hours.begin,hours.end\n2026-12-24,Open,11,10:00,15:00\n2026-12-25,Closed,,,\n');

  const { items, mistakes: found } = await readContentFolder(folder);
  expect(found).toEqual([]);
  expect(items.map(({ slug, document }) => [slug, document])).toEqual([
    ['floor-mats', { name: 'Floor mats', price: 189, categories: ['Interior', 'Winter'], models: ['corolla'] }],
    ['brake-pads-front', { name: 'Brake pads, front', categories: ['Service parts'] }],
    ['2026-12-24-11', { date: '2026-12-24', status: 'Open', location_id: 11, hours: { begin: '10:00', end: '15:00' } }],
    ['2026-12-25', { date: '2026-12-25', status: 'Closed' }],
  ]);
});

describe('PL-088 names each mistake with its file and line, and reads the other items', () => {
  it.each([
    [
      'an unknown field',
      'offer/a.yaml',
      `${OFFER}dissclaimer: x\n`,
      'offer/a.yaml:5 dissclaimer is no field here; did you mean disclaimer?',
    ],
    [
      'a day that is none',
      'offer/a.yaml',
      'name: A\nend_date: Friday\n',
      'offer/a.yaml:2 end_date must be a day such as 2026-12-24, or today+30d',
    ],
    [
      'an end before its beginning',
      'promo-card/a.yaml',
      'title: A\nlink: /x\nposition: 8\nstart_date: 2026-12-02\nexpiry_date: 2026-12-01\n',
      'promo-card/a.yaml:5 expiry_date must not be before start_date, which is 2026-12-02',
    ],
    [
      'a field below the line of front matter',
      'article/a.md',
      '---\ntitle: A\ncategory: news\npublished_at: 2026-11-01\n---\nText',
      'article/a.md:3 category must be vehicle-reviews, buyer-advice, motoring-tips, servicing-insights or 4x4xmore-adventures',
    ],
    ['a page without fields', 'page/a.md', '# Title\n', 'page/a.md:1 The file must begin with its fields between two lines of ---.'],
    [
      'text below the fields of an offer',
      'offer/a.md',
      '---\nname: A\n---\nText',
      'offer/a.md:1 A offer has no text below its fields: write it as offer/a.yaml.',
    ],
    [
      'an unknown kind',
      'offers/a.yaml',
      OFFER,
      'offers/a.yaml:1 offers is no kind of content; there are offer, model, model-menu, promo-card, article, page, review, gmb-profile, special-hours, product.',
    ],
    [
      'YAML that says more than JSON',
      'offer/a.yaml',
      'name: &a A\ncategory: *a\n',
      'offer/a.yaml:1 YAML aliases are not read: write the value again',
    ],
    [
      'a text with a colon that needs quotes',
      'offer/a.yaml',
      'description: x\nname: Sale: all\n',
      'offer/a.yaml:2 A text with a colon and a space in it needs quotes, as in name: "Sale: all"',
    ],
    [
      'a line that is indented too far',
      'offer/a.yaml',
      'name: A\n  category: B\n',
      'offer/a.yaml:1 The next line is indented too far: fields of one object begin in one column',
    ],
    [
      'a day that the calendar does not have',
      'offer/a.yaml',
      'name: A\nend_date: 2027-02-30\n',
      'offer/a.yaml:2 end_date must be a day such as 2026-12-24, or today+30d; 2027-02-30 does not exist',
    ],
    [
      'a time of publishing in words',
      'article/a.md',
      '---\ntitle: A\ncategory: buyer-advice\npublished_at: 29 Nov 2026\n---\nText',
      'article/a.md:4 published_at must be a date such as 2026-12-24, or a time such as 2026-12-24T09:00:00+10:00',
    ],
    [
      'a day of publishing that does not exist',
      'article/a.md',
      '---\ntitle: A\ncategory: buyer-advice\npublished_at: 2026-11-31\n---\nText',
      'article/a.md:4 published_at must be a date such as 2026-12-24, or a time such as 2026-12-24T09:00:00+10:00; 2026-11-31 does not exist',
    ],
    [
      'a word that a status does not have',
      'model/a.yaml',
      'name: A\nstatus: availabel\n',
      'model/a.yaml:2 status must be available, coming_soon or discontinued; did you mean available?',
    ],
    ['an empty name', 'offer/a.yaml', 'name: ""\n', 'offer/a.yaml:1 name is empty'],
    ['an empty name within a field', 'offer/a.yaml', 'name: A\nmodel: { name: B, slug: "" }\n', 'offer/a.yaml:2 model.slug is empty'],
    ['an entry of the menu with an empty category', 'model-menu/a.yaml', 'name: A\ncategory:\n', 'model-menu/a.yaml:2 category is empty'],
    ['an entry of the menu without category', 'model-menu/a.yaml', 'name: A\n', 'model-menu/a.yaml:1 category is missing'],
    [
      'a time in another form',
      'special-hours.csv',
      'date,status,hours.begin,hours.end\n2026-12-24,Open,9,13:00\n',
      'special-hours.csv:2 hours.begin must be a time such as 08:30 or 17:00',
    ],
    [
      'a time that a day does not have',
      'special-hours/a.yaml',
      'date: 2026-12-24\nstatus: Open\nhours: { begin: 09:00, end: 25:00 }\n',
      'special-hours/a.yaml:3 hours.end must be a time such as 08:30 or 17:00',
    ],
    [
      'hours that end before they begin',
      'special-hours.csv',
      'date,status,hours.begin,hours.end\n2026-12-24,Open,13:00,09:00\n',
      'special-hours.csv:2 hours.end must be later than hours.begin, which is 13:00',
    ],
    [
      'a day that is open without hours',
      'special-hours.csv',
      'date,status\n2026-12-24,Open\n',
      'special-hours.csv:2 hours is missing: a day that is open has hours.begin and hours.end, such as 09:00 and 13:00',
    ],
    [
      'a day that is open without an end',
      'special-hours.csv',
      'date,status,hours.begin\n2026-12-24,Open,09:00\n',
      'special-hours.csv:2 hours.end is missing: the day has hours.begin 09:00 alone',
    ],
    [
      'a day twice',
      'special-hours.csv',
      'date,status\n2026-12-25,Closed\n2026-12-26,Closed\n2026-12-25,Closed\n',
      'special-hours.csv:4 The special-hours 2026-12-25 is in line 2 already.',
    ],
    ['another slug than its file', 'model/a.yaml', 'name: A\nslug: b\n', 'model/a.yaml:2 slug must be a, the name of its file'],
    ['a line of a CSV', 'product.csv', 'name,price\nA,12\nB,dear\n', 'product.csv:3 price must be a number'],
    [
      'a CSV of a kind that has none',
      'page.csv',
      'title\nA\n',
      'page.csv:1 A page is a file of its own; lines of one file may be offer, product, special-hours.',
    ],
  ])('PL-088 names %s', async (_what, file, text, expected) => {
    write(file, text);
    write('gmb-profile/yard.yaml', 'name: Yard\nreview_url: https://reviews.example/yard\n');
    expect(await mistakes()).toEqual([expected]);
    expect((await readContentFolder(folder)).items.some(({ kind }) => kind === 'gmb-profile')).toBe(true);
  });

  it('PL-088 names an item that two files have, and reads the first', async () => {
    write('offer/a.yaml', OFFER);
    write('offer/a.json', '{ "name": "A" }');
    expect(await mistakes()).toEqual(['offer/a.yaml:1 The offer a is in offer/a.json already.']);
    expect((await readContentFolder(folder)).items.map(({ document }) => document.name)).toEqual(['A']);
  });

  it('PL-088 a folder of several sites, and a file, are no folder of content', async () => {
    write('harbour-motors/offer/a.yaml', OFFER);
    await expect(readContentFolder(folder)).rejects.toThrow(
      `${folder} has no folder of a kind itself: name the folder of one site, ${folder}/harbour-motors.`,
    );
    const file = path.join(folder, 'harbour-motors/offer/a.yaml');
    await expect(readContentFolder(file)).rejects.toThrow(`${file} is a file: name the folder of the site’s content`);
  });
});

it('PL-088 reads hours and days as programs write them, and no hours of a day that is closed', async () => {
  write(
    'special-hours.csv',
    'date,status,hours.begin,hours.end\n2026-12-24,Open,9:00,17:00:00\n2026-12-25,Closed,00:00,00:00\n2026-12-26,Open,9:00am,1pm\n',
  );
  write('review/a.yaml', 'rating: 5\nreview_date: 2026-01-05 10:11:12\nreply_date: 2026-01-05t10:11:12z\n');
  write('model/a.yaml', 'name: A\nstatus:\n');
  expect(await mistakes()).toEqual([]);
});

it('PL-088 hints at words that are probably mistyped, and reads the item', async () => {
  write('model/ranger.yaml', 'name: Ranger\nmanufacturer: Frod\nmanufacturer_body: Uet\n');
  write('model/zeta.yaml', 'name: Zeta\nmanufacturer: Quxomobil\nmanufacturer_body: Hovercraft\n');
  write('offer/Summer Sale.yaml', OFFER);
  write('page/pages/about-us.html', '---\ntitle: About us\n---\n\n<p>text</p>\n');
  write('model-menu/ranger.yaml', 'name: Ranger\ncategory: Utes\n');

  const { items, hints, placeOf } = await readContentFolder(folder);
  expect(hints.map(({ file, line, path: at, reason }) => `${file}:${line} ${at} ${reason}`)).toEqual([
    'model/ranger.yaml:2 manufacturer Frod is no make that is known; did you mean Ford?',
    'model/ranger.yaml:3 manufacturer_body Uet is no body that is known; did you mean Ute?',
    'offer/Summer Sale.yaml:1  "Summer Sale" is no name of small letters, digits and hyphens: name the file summer-sale',
  ]);
  expect(items).toHaveLength(5);
  expect(placeOf({ kind: 'model', slug: 'ranger' }, ['manufacturer_body'])).toEqual({ file: 'model/ranger.yaml', line: 3, column: 20 });
  expect(placeOf({ kind: 'page', slug: 'pages/about-us' }, ['title'])).toEqual({ file: 'page/pages/about-us.html', line: 2, column: 8 });
  expect(placeOf({ kind: 'model', slug: 'none' }, [])).toBeNull();
});

describe('PL-088 pictures beside the files', () => {
  const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const article = (body: string, picture: string) =>
    `---\ntitle: A\ncategory: buyer-advice\npublished_at: 2026-11-01\nimage_url: ${picture}\n---\n\n${body}\n`;

  it('PL-088 are named by their places in the folder, in fields and in the text', async () => {
    write('article/a.md', article('![The beach](pictures/beach.png) and ![a car](cars/7/1.webp)', 'pictures/beach.png'));
    mkdirSync(path.join(folder, 'article/pictures'));
    writeFileSync(path.join(folder, 'article/pictures/beach.png'), PIXEL);

    const { items, mistakes: found } = await readContentFolder(folder);
    expect(found).toEqual([]);
    const [read] = items as [AuthoredItem];
    expect(picturesOf(read).map(({ picture }) => picture)).toEqual([
      'file:article/pictures/beach.png',
      'file:article/pictures/beach.png',
      'cars/7/1.webp',
    ]);

    const hash = 'a'.repeat(64);
    const stored = withPictures(read, (picture) => (pictureFile(picture) ? `content/${hash}.png` : picture));
    expect(stored.document.image_url).toBe(`content/${hash}.png`);
    expect(stored.document.html).toContain(`<img src="/images/w_960/content/${hash}.png" alt="The beach">`);
    expect(stored.markdown).toBe(`![The beach](/images/w_960/content/${hash}.png) and ![a car](cars/7/1.webp)\n`);
    expect(withPictures(stored, (picture) => (picture.startsWith('content/') ? 'file:article/pictures/beach.png' : picture))).toEqual(read);
  });

  it('PL-088 a picture that is not there, is none, or is outside of the folder is a mistake of its line', async () => {
    write('article/a.md', article('text', 'beach.png'));
    write('article/b.md', article('![text](b.png)', '../../b.png'));
    write('article/b.png', 'no picture');
    expect(await mistakes()).toEqual([
      'article/a.md:5 The picture beach.png does not exist beside the file.',
      'article/b.md:5 The picture ../../b.png is not within the folder of the content.',
      'article/b.md:5 The picture b.png is no picture in JPEG, PNG, WebP or AVIF.',
    ]);
  });
});

const item = (of: Partial<AuthoredItem> & Pick<AuthoredItem, 'kind' | 'slug' | 'document'>): AuthoredItem => ({
  ...{ position: 0, draft: false, visibleFrom: null, visibleUntil: null, markdown: null },
  ...of,
});

it.each<[string, AuthoredItem]>([
  [
    'an offer',
    item({ kind: 'offer', slug: '10203', document: { id: 10203, name: 'Yes', description: 'a: b\n# c', start_date: '2026-12-01' } }),
  ],
  [
    'an article in Markdown',
    item({
      kind: 'article',
      slug: 'a',
      markdown: '# A\n\n---\n\ntext',
      document: {
        id: 1,
        title: '4',
        slug: 'a',
        category: 'buyer-advice',
        published_at: '2026-11-01',
        html: '<h1>A</h1>\n<hr>\n<p>text</p>\n',
      },
    }),
  ],
  [
    'a page in HTML',
    item({
      kind: 'page',
      slug: 'pages/a',
      document: { title: 'A', html: '<p>text</p>\n---\n', sections: [{ type: 'slot', slot: 'x', props: { n: 1 } }] },
    }),
  ],
  [
    'a slug that no file may have',
    item({ kind: 'model-menu', slug: 'suvs:a*b', position: 7, document: { name: 'A', category: 'SUVs', slug: 'a' } }),
  ],
  [
    'a card with its place between results',
    item({ kind: 'promo-card', slug: 'a', position: 8, document: { title: 'A', link: '/x', position: 8 } }),
  ],
  [
    'a draft with days',
    item({
      kind: 'model',
      slug: 'a',
      draft: true,
      visibleFrom: '2026-12-01',
      visibleUntil: '2026-12-31',
      document: { name: 'true', slug: 'a' },
    }),
  ],
])('PL-088 %s is read as it was written', (_what, written) => {
  const file = writeItemFile(written);
  expect(file.path).toMatch(/^[\w./%-]+$/);
  const { items, mistakes: found } = readItemFile(file);
  expect([items.map((each) => each.item), found]).toEqual([[written], []]);
});
