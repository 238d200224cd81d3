import type { Environment } from '../light';
import { unit } from '../vectors';

export const CAR_SETTINGS = ['studio', 'showroom', 'yard', 'dusk'] as const;
export type CarSetting = (typeof CAR_SETTINGS)[number];

/** The environment of each setting: light and reflections. */
export const ENVIRONMENTS: Readonly<Record<CarSetting, Environment>> = {
  studio: {
    zenith: [150, 154, 160],
    haze: [150, 154, 160],
    horizon: [84, 88, 94],
    ground: [66, 68, 72],
    farGround: [150, 153, 158],
    lamps: [
      [0.2, 0.42],
      [0.66, 0.9],
    ],
    sun: unit([-0.34, 0.74, 0.6]),
    sunColour: [255, 255, 255],
    ambient: 0.68,
    direct: 0.62,
  },
  showroom: {
    zenith: [96, 100, 106],
    haze: [214, 218, 222],
    horizon: [50, 53, 58],
    ground: [74, 75, 77],
    farGround: [136, 138, 140],
    lamps: [
      [0.24, 0.32],
      [0.46, 0.54],
      [0.66, 0.74],
      [0.86, 0.94],
    ],
    sun: unit([-0.3, 0.78, 0.58]),
    sunColour: [255, 251, 244],
    ambient: 0.68,
    direct: 0.6,
  },
  yard: {
    zenith: [74, 134, 204],
    haze: [236, 242, 247],
    horizon: [52, 60, 56],
    ground: [70, 70, 70],
    farGround: [146, 145, 142],
    sun: unit([-0.42, 0.66, 0.66]),
    sunColour: [255, 250, 238],
    ambient: 0.62,
    direct: 0.74,
  },
  dusk: {
    zenith: [58, 68, 116],
    haze: [252, 178, 122],
    horizon: [34, 28, 40],
    ground: [40, 36, 42],
    farGround: [116, 92, 88],
    sun: unit([-0.72, 0.3, 0.64]),
    sunColour: [255, 208, 164],
    ambient: 0.56,
    direct: 0.6,
  },
};
