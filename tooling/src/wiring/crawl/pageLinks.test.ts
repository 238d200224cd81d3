import { pageLinks } from './pageLinks';

it('collects links, search forms and the canonical address, each once', () => {
  const html = `<head><link rel="canonical" href="http://one.localhost/cars"><link rel="stylesheet" href="/style.css"></head>
    <a href="/cars?make=Kia&amp;page=2">Kia</a><a href="/cars?make=Kia&amp;page=2">again</a><a name="top">no link</a>
    <form action="/search"></form><form method="post" action="/api/leads"></form><script>"<a href='/never'>"</script>`;

  expect(pageLinks(html).addresses).toEqual(['http://one.localhost/cars', '/cars?make=Kia&page=2', '/search']);
});

it('returns the pages that the HTML was rendered from', () => {
  expect(pageLinks('<main data-remote="mf-search" data-page="results"><div data-slot="reviews"></div></main>').pages).toEqual([
    'search.results',
  ]);
});
