import { fitsAnything, type SiteFit } from '@forecourt/server-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { HARBOUR, RIVER, tenantsOf } from '../../testing/testApi';
import { waitFor } from '../../testing/waitFor';
import { deliveryOf } from '../contexts/enquiries';
import { fitPlugin } from './fitPlugin';

let app: FastifyInstance;
afterEach(() => app.close());

it('PL-034 names what does not fit in the words of the check, logs it once, and forgets what fits again', async () => {
  const lines: string[] = [];
  let isDeployed = false;
  const siteFit: SiteFit = {
    ...fitsAnything,
    misfitsOf: async (sites) =>
      sites.map(({ slug }) =>
        slug === 'river-motors' && !isDeployed ? [{ path: ['navigation', 0, 'url'], reason: '/models leads to no page of this site' }] : [],
      ),
  };
  const source = deliveryOf({ 'harbour-motors': { endpoints: {}, rules: [{ categories: ['Finanse'], endpoints: ['crm'] }] } });
  app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) } },
  });
  void app.register(fitPlugin, {
    tenants: tenantsOf(HARBOUR, RIVER, { ...RIVER, slug: 'copied-motors' }),
    delivery: { source, environment: {} },
    siteFit,
    dataProblems: async () => ['river-motors: model-menu a: slug a is no model of this site'],
    everyMs: 5,
  });
  await app.ready();

  const misfits = [
    'river-motors.json: id 2 is that of copied-motors.json as well',
    'river-motors.json: navigation[0].url /models leads to no page of this site',
    'copied-motors.json: id 2 is that of river-motors.json as well',
    'delivery/harbour-motors.json: rules[0].categories[0] Finanse is the category of no form of the platform; did you mean Finance Enquiry',
    'river-motors: model-menu a: slug a is no model of this site',
  ];
  expect(app.misfits()).toEqual(misfits);

  isDeployed = true;
  await waitFor(() => app.misfits().length === 4);
  expect(app.misfits()).toEqual(misfits.filter((each) => !each.includes('/models')));
  expect(lines).toEqual(misfits);
});

it('PL-034 says so where nothing can be compared', async () => {
  const siteFit: SiteFit = { ...fitsAnything, misfitsOf: () => Promise.reject(new Error('EACCES')) };
  app = Fastify();
  void app.register(fitPlugin, {
    tenants: tenantsOf(HARBOUR),
    delivery: { source: deliveryOf({}), environment: {} },
    siteFit,
    dataProblems: async () => [],
  });
  await app.ready();
  expect(app.misfits()).toEqual(['Documents and content cannot be compared with their surroundings: EACCES']);
});
