import { modelName, modelStatusLabel } from './modelFacts';

it('CO-073 CO-074 labels models, and prefixes the all-new ones', () => {
  expect(modelStatusLabel('coming_soon')).toBe('Upcoming');
  expect(modelStatusLabel('discontinued')).toBeNull();
  expect(modelStatusLabel('whatever')).toBe('All-New');
  expect(modelName({ name: 'Camry', status: 'current' }, { allNewModelPrefix: 'New ' })).toBe('New Camry');
  expect(modelName({ name: 'Prius', status: 'discontinued' }, { allNewModelPrefix: 'New ' })).toBe('Prius');
  expect(modelName({ name: 'Camry', status: 'coming_soon' }, { allNewModelPrefix: 'New ' })).toBe('Camry');
});
