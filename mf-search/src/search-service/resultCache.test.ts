import { createResultCache } from './resultCache';

describe('the cache of search results', () => {
  it('SE-025 answers an equal query without asking again', async () => {
    const cache = createResultCache(50);
    await cache.set({ query: 'kia' }, { nbHits: 3 });

    await expect(cache.get({ query: 'kia' }, () => Promise.reject(new Error('asked again')))).resolves.toEqual({ nbHits: 3 });
  });

  it('SE-025 asks once for what two want at the same time, and gives each a copy', async () => {
    const cache = createResultCache(50);
    const load = jest.fn(async () => ({ hits: ['one'] }));

    const [one, other] = await Promise.all([cache.get('query', load), cache.get('query', load)]);

    expect(load).toHaveBeenCalledTimes(1);
    expect(other).toEqual({ hits: ['one'] });
    expect(other).not.toBe(one);
  });

  it('SE-015 asks again after a failure, which all who waited for it hear of', async () => {
    const cache = createResultCache(50);
    const fail = () => Promise.reject(new Error('down'));

    const answers = await Promise.allSettled([cache.get('query', fail), cache.get('query', fail)]);

    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(cache.get('query', () => Promise.resolve('fetched'))).resolves.toBe('fetched');
  });

  it('SE-026 lets the oldest answer go at the limit', async () => {
    const cache = createResultCache(2);
    await cache.set('first', 1);
    await cache.set('second', 2);
    await cache.set('third', 3);

    await expect(cache.get('first', () => Promise.resolve('fetched'))).resolves.toBe('fetched');
    await expect(cache.get('second', () => Promise.resolve('fetched'))).resolves.toBe(2);
  });

  it('SE-028 fetches an answer of five minutes ago again', async () => {
    let time = 0;
    const cache = createResultCache(50, () => time);
    await cache.set('query', 'kept');

    time = 299_999;
    await expect(cache.get('query', () => Promise.resolve('fetched'))).resolves.toBe('kept');
    time = 300_000;
    await expect(cache.get('query', () => Promise.resolve('fetched'))).resolves.toBe('fetched');
  });

  it('SE-025 gives every reader a copy of its own', async () => {
    const cache = createResultCache(50);
    await cache.set('query', { hits: ['one'] });
    const load = () => Promise.reject(new Error('asked again'));

    const answer = await cache.get<{ hits: string[] }>('query', load);
    answer.hits.push('two');

    await expect(cache.get('query', load)).resolves.toEqual({ hits: ['one'] });
  });
});
