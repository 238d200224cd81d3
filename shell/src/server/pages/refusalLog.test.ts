import type { FastifyBaseLogger } from 'fastify';
import { RenderRefused } from '../rendering/renderErrors';
import { createRefusalLog } from './refusalLog';

it('logs refused pages once a second, with their number', () => {
  const warn = jest.fn();
  let now = 0;
  const logRefusal = createRefusalLog({ warn } as unknown as FastifyBaseLogger, () => now);
  const refuse = (count: number) => {
    for (let each = 0; each < count; each += 1) logRefusal(new RenderRefused('16 renders are waiting'));
  };
  refuse(300);
  now = 999;
  refuse(1);
  now = 1000;
  refuse(1);
  expect(warn.mock.calls.map(([fields]) => fields as unknown)).toEqual([
    { pages: 1, reason: '16 renders are waiting' },
    { pages: 301, reason: '16 renders are waiting' },
  ]);
});
