import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createFailureReports } from './failureReports';

const printed: string[] = [];
const handle = createFailureReports({
  locate: async (stack) => stack.replaceAll('http://a.localhost/_remotes/mf-finance/x.js:3:9', 'mf-finance/src/FinancePage.tsx:12'),
  print: (text) => printed.push(text),
});
const server = createServer((request, response) => void handle(request, response));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
const post = (body: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method: 'POST', body });

it('PL-023 prints what failed in a page with its sources and components, without the lines of libraries', async () => {
  const response = await post(
    JSON.stringify({
      remote: 'mf-finance',
      region: 'page information',
      message: 'Error: no rate',
      stack:
        'Error: no rate\n    at FinancePage (http://a.localhost/_remotes/mf-finance/x.js:3:9)\n    at render (http://a.localhost/_shell/v.js:9:9)',
      componentStack: '\n    at FinancePage (http://a.localhost/_remotes/mf-finance/x.js:3:9)\n    at div (<anonymous>)',
    }),
  );
  const text = `mf-finance, page information: Error: no rate
    at FinancePage (mf-finance/src/FinancePage.tsx:12)
in the components
    at FinancePage (mf-finance/src/FinancePage.tsx:12)`;
  expect(await response.text()).toBe(text);
  expect(printed).toEqual([`\n${text}`]);
});

it.each(['', '[]', '{"remote":1}'])('PL-023 refuses the report %j', async (body) => {
  expect((await post(body)).status).toBe(422);
});
