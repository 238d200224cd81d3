import { documentFields } from './documentFields';

it('PL-073 are all that readers keep: of the document, of objects in it, and of the items of lists', () => {
  expect(documentFields()).toEqual(
    expect.arrayContaining([
      'abn',
      'switches',
      'switches.fleetEnabled',
      'theme.brand',
      'locations.address.city',
      'navigation.url',
      'sections',
    ]),
  );
  expect(documentFields()).not.toContain('sections.type');
});
