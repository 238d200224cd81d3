import { openDatabase } from './database/openDatabase';
import { importStock } from './feed/importStock';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { CarIndexes } from './search/CarIndexes';
import { createCarRepository } from './stock/carRepository';
import { searchRequest } from './search/queryParameters';
let t = performance.now();
const lap = (n: string) => { console.log(n, Math.round(performance.now() - t)); t = performance.now(); };
const db = await openDatabase({ dataDir: process.argv[2] }); lap('open');
const tenants = await tenantsFromFolder('../shell/tenants'); lap('tenants');
const site = tenants.bySlug('kestrel-motor-group')!;
const report = await importStock(db, site, '/work/shared/data/australian-vehicle-prices.csv', { onProgress: () => {} });
lap('import'); console.log({ ...report, refused: report.refused.length }, report.refused.slice(0, 5));
const r2 = await importStock(db, site, '/work/shared/data/australian-vehicle-prices.csv'); lap('again'); console.log({ ...r2, refused: r2.refused.length });
const ix = new CarIndexes(createCarRepository(db)); await ix.catchUp(); lap('index');
const index = ix.of(site.slug)!; console.log(index.count);
const F = ['make','model','body','simple_body','car_type','simple_fuel','simple_transmission','drive','colour','state','price','km'];
const vis = 'visible_until > 1700000000 AND show_on_dealer_website:true';
const run = (n: string, raws: object[], replica: string | null = null) => {
  const times: number[] = []; let a: any;
  for (let i = 0; i < 300; i++) { const s = performance.now(); a = raws.map((r) => index.search(searchRequest(r as any), replica)); times.push(performance.now() - s); }
  times.sort((x, y) => x - y); console.log(n.padEnd(24), 'p50', times[150]!.toFixed(2), 'p99', times[296]!.toFixed(2), a.map((x: any) => x.nbHits).join());
};
const q = (x: object) => ({ hitsPerPage: 21, facets: F, filters: vis, ...x });
run('a landing', [q({})]);
run('a no highlight', [q({ attributesToHighlight: [], attributesToRetrieve: ['name'] })]);
run('b refined', [q({ facetFilters: [['make:Toyota']], numericFilters: ['price<=40000'] })]);
run('c text', [q({ query: 'corola hybrd' })]);
run('c text2', [q({ query: 'land cruiser' })]);
run('d batch', [q({ facetFilters: [['make:Toyota','make:Mazda'],['state:NSW']], numericFilters: ['price<=40000'] }),
 { ...q({ facetFilters: [['state:NSW']], numericFilters: ['price<=40000'] }), hitsPerPage: 0, facets: 'make' },
 { ...q({ facetFilters: [['make:Toyota','make:Mazda']], numericFilters: ['price<=40000'] }), hitsPerPage: 0, facets: 'state' },
 { ...q({ facetFilters: [['make:Toyota','make:Mazda'],['state:NSW']] }), hitsPerPage: 0, facets: 'price' }]);
run('e sorted', [q({ page: 20 })], 'price_asc');
const s = performance.now(); index.save([{ objectID: 'x', make: 'Toyota', name: 'New thing', price: 1 }]); const u = performance.now(); index.search(searchRequest(q({ query: 'toyo' }) as any)); console.log('update', (u - s).toFixed(2), 'first search', (performance.now() - u).toFixed(2));
console.log(process.memoryUsage().rss / 1e6 | 0);
await db.close(); tenants.close();
