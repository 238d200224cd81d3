import { ROOT, manifestOf, pinnedVersion } from '../workspace';

const WHY_WEBPACK_STAYS = [
  'From 5.111 on a [contenthash] in output.filename fails the build, and 5.112 has lost private files that',
  '@module-federation/enhanced 2.9.2 loads (webpack/lib/util/extractUrlAndGlobal). Before changing this test, build all',
  'remotes and run the end-to-end tests with the new webpack and the federation plugin that goes with it.',
].join(' ');

it('webpack is exactly 5.110.3', () => {
  expect({ webpack: pinnedVersion('webpack'), why: WHY_WEBPACK_STAYS }).toEqual({ webpack: '5.110.3', why: WHY_WEBPACK_STAYS });
});

it('PL-005 the versions that are installed are the pinned ones', () => {
  for (const library of ['webpack', '@module-federation/enhanced', 'react', 'react-dom', 'react-router-dom', '@reduxjs/toolkit']) {
    expect([library, manifestOf(`${ROOT}/node_modules/${library}`).version]).toEqual([library, pinnedVersion(library)]);
  }
});

it('PL-005 react and react-dom are one version, and so are the two names of the router', () => {
  expect(pinnedVersion('react-dom')).toBe(pinnedVersion('react'));
  expect(pinnedVersion('react-router')).toBe(pinnedVersion('react-router-dom'));
});
