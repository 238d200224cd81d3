import type { ChangeTag } from '@forecourt/shared-contracts/site-changes';
import { sharedResponses } from './responseCache';

const ALL = { stock: '1', content: '1', document: 'a' };
let site = 0;
/** A site of its own for each test, and what the back end has been called for. */
function aSite() {
  site += 1;
  const origin = `http://site-${site}.localhost`;
  const calls: string[] = [];
  const load = (path: string, dependsOn: readonly ChangeTag[] | null) => async () => {
    calls.push(path);
    return { text: `${path} ${calls.length}`, dependsOn };
  };
  return { calls, load, render: (versions: Parameters<typeof sharedResponses>[1] = ALL) => sharedResponses(origin, versions) };
}

it('PL-055 a response is requested once for all pages while what it depends on is unchanged', async () => {
  const { calls, load, render } = aSite();
  const offers = load('/api/offers', ['content', 'document']);
  await render()('/api/offers', offers);
  const again = await render({ ...ALL, stock: '2' })('/api/offers', offers);
  expect([again, calls]).toEqual([{ text: '/api/offers 1', dependsOn: ['content', 'document'], versions: ALL }, ['/api/offers']]);
  expect(await render({ ...ALL, content: '2' })('/api/offers', offers)).toMatchObject({ text: '/api/offers 2' });
  expect(await render({ ...ALL, content: '2' })('/api/offers', offers)).toMatchObject({ text: '/api/offers 2' });
});

it.each([
  ['changes are not known', ['content'], {}],
  ['what it depends on has just changed', ['stock', 'content'], { content: '1', document: 'a' }],
  ['the response does not say what it depends on', null, ALL],
] as [string, ChangeTag[] | null, object][])(
  'PL-083 a response is requested anew for each page where %s',
  async (_why, dependsOn, versions) => {
    const { calls, load, render } = aSite();
    for (let page = 0; page < 2; page += 1) await render(versions)('/api/x', load('/api/x', dependsOn));
    expect(calls).toEqual(['/api/x', '/api/x']);
  },
);

it('PL-083 what was stored is not used while changes are not known', async () => {
  const { calls, load, render } = aSite();
  await render()('/api/x', load('/api/x', ['content']));
  await render({})('/api/x', load('/api/x', ['content']));
  expect(calls).toHaveLength(2);
});

it('PL-055 two parts of a page that need the same wait for one request', async () => {
  const { calls, load, render } = aSite();
  const responses = render({});
  const [one, other] = await Promise.all([1, 2].map(() => responses('/api/hours', load('/api/hours', ['content']))));
  expect([one, calls]).toEqual([other, ['/api/hours']]);
});

it('one that gives its request up does not take it from the other', async () => {
  const { render } = aSite();
  const responses = render();
  const given = responses('/api/hours', async () => {
    throw new Error('given up');
  });
  const other = responses('/api/hours', async () => ({ text: 'hours', dependsOn: null }));
  await expect(given).rejects.toThrow('given up');
  expect(await other).toMatchObject({ text: 'hours' });
});

it('sites do not share responses', async () => {
  const [one, other] = [aSite(), aSite()];
  await one.render()('/api/x', one.load('/api/x', ['content']));
  await other.render()('/api/x', other.load('/api/x', ['content']));
  expect(other.calls).toEqual(['/api/x']);
});
