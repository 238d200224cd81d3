import fc from 'fast-check';

it('property tests have a fixed seed unless everything runs', () => {
  expect(fc.readConfigureGlobal()).toEqual(process.env.FORECOURT_TESTS === 'all' ? {} : { seed: 20_261_125 });
});
