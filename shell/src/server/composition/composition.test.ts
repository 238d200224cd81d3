import { EMPTY_REGISTRY } from '../../registry';
import { compositionIdOf, versionsFor } from './composition';

it('PL-008 selects a version of every released remote', () => {
  const remotes = {
    'mf-search': { stable: '1.0.0', canary: null, pins: { 'harbour-motors': '0.9.0' }, previous: [] },
    'mf-forms': { stable: '2.0.0', canary: null, pins: {}, previous: [] },
  };
  expect(versionsFor({ ...EMPTY_REGISTRY, remotes }, { tenant: 'harbour-motors', bucket: null })).toEqual({
    'mf-search': '0.9.0',
    'mf-forms': '2.0.0',
  });
});

it('PL-068 the id of a composition depends on its versions and not on the order of its remotes', () => {
  const id = compositionIdOf(12, { 'mf-search': '1.0.0', 'mf-forms': '2.0.0' });
  expect(id).toMatch(/^12-[\da-f]{8}$/);
  expect(compositionIdOf(12, { 'mf-forms': '2.0.0', 'mf-search': '1.0.0' })).toBe(id);
  expect(compositionIdOf(12, { 'mf-forms': '2.0.1', 'mf-search': '1.0.0' })).not.toBe(id);
});
