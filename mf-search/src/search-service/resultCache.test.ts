import { createResultCache } from './resultCache';

describe('the cache of search results', () => {
  it('SE-025 returns a cached response without a request', async () => {
    const cache = createResultCache(50);
    await cache.set({ query: 'kia' }, { nbHits: 3 });

    await expect(cache.get({ query: 'kia' }, () => Promise.reject(new Error('requested again')))).resolves.toEqual({ nbHits: 3 });
  });

  it('SE-025 sends one request for equal pending queries, and returns a copy to each', async () => {
    const cache = createResultCache(50);
    const load = jest.fn(async () => ({ hits: ['one'] }));

    const [one, other] = await Promise.all([cache.get('query', load), cache.get('query', load)]);

    expect(load).toHaveBeenCalledTimes(1);
    expect(other).toEqual({ hits: ['one'] });
    expect(other).not.toBe(one);
  });

  it('SE-015 rejects all pending readers after a failure and requests again', async () => {
    const cache = createResultCache(50);
    const fail = () => Promise.reject(new Error('down'));

    const results = await Promise.allSettled([cache.get('query', fail), cache.get('query', fail)]);

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(cache.get('query', () => Promise.resolve('fetched'))).resolves.toBe('fetched');
  });

  it('SE-026 evicts the oldest response at the limit', async () => {
    const cache = createResultCache(2);
    await cache.set('first', 1);
    await cache.set('second', 2);
    await cache.set('third', 3);

    await expect(cache.get('first', () => Promise.resolve('fetched'))).resolves.toBe('fetched');
    await expect(cache.get('second', () => Promise.resolve('fetched'))).resolves.toBe(2);
  });

  it('SE-028 requests a response older than five minutes again', async () => {
    let time = 0;
    const cache = createResultCache(50, () => time);
    await cache.set('query', 'cached');

    time = 299_999;
    await expect(cache.get('query', () => Promise.resolve('fetched'))).resolves.toBe('cached');
    time = 300_000;
    await expect(cache.get('query', () => Promise.resolve('fetched'))).resolves.toBe('fetched');
  });

  it('SE-025 returns a copy of its own to every reader', async () => {
    const cache = createResultCache(50);
    await cache.set('query', { hits: ['one'] });
    const load = () => Promise.reject(new Error('requested again'));

    const response = await cache.get<{ hits: string[] }>('query', load);
    response.hits.push('two');

    await expect(cache.get('query', load)).resolves.toEqual({ hits: ['one'] });
  });
});
