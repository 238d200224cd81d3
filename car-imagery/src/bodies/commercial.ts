import type { BodyShape } from '../body';

const FRONT = {
  windscreen: { from: 1480, to: 2180 },
  headlight: { low: 850, high: 968, inner: 480, outer: 1010 },
  grille: { low: 660, high: 930, halfWidth: 450, kind: 'slats' },
  mirror: [1730, 1190],
} as const;

export const ute: BodyShape = {
  ...FRONT,
  length: 5330,
  shells: [
    {
      from: 0,
      to: 5330,
      width: 1880,
      top: [
        [0, 985], [45, 1015], [190, 1045], [700, 1076], [1380, 1105], [1470, 1130], [1780, 1420], [2020, 1650], [2300, 1740], [2700, 1765],
        [3250, 1750], [3500, 1705], [3610, 1560], [3690, 1280], [3735, 1170], [3800, 1160], [5290, 1160], [5320, 1150], [5330, 1140],
      ],
      bottom: [[0, 345], [320, 300], [900, 300], [4300, 310], [5000, 360], [5330, 440]],
      belt: [[0, 985], [260, 1015], [1350, 1075], [2200, 1105], [3400, 1125], [5330, 1125]],
      tumblehome: 0.36,
      nose: { length: 500, exponent: 3.8 },
      tail: { length: 160, exponent: 5 },
      rake: { nose: 65, tail: 18 },
    },
  ],
  wheels: [{ x: 960, radius: 392, rim: 250 }, { x: 4110, radius: 392, rim: 250 }],
  windows: [
    [[1600, 1150], [1870, 1400], [2060, 1575], [2320, 1655], [2560, 1672], [2580, 1145]],
    [[2660, 1148], [2642, 1674], [3000, 1675], [3300, 1655], [3400, 1610], [3450, 1160]],
  ],
  rearWindow: { from: 3560, to: 3690 },
  doors: [{ belt: 1540, sill: 1430 }, { belt: 2620, sill: 2620 }, { belt: 3500, sill: 3420 }, { belt: 3720, sill: 3625 }],
  handles: [[2460, 1010], [3340, 1015]],
  tailLight: { low: 800, high: 1100, inner: 760, outer: 1000 },
  plate: { front: 545, rear: 620 },
  cladding: 90,
};

export const cabChassis: BodyShape = {
  ...FRONT,
  length: 5300,
  shells: [
    {
      from: 0,
      to: 3080,
      width: 1860,
      top: [
        [0, 985], [45, 1015], [190, 1045], [700, 1076], [1380, 1105], [1470, 1130], [1780, 1420], [2020, 1650], [2300, 1740], [2600, 1755],
        [2850, 1735], [2990, 1660], [3050, 1500], [3080, 1250],
      ],
      bottom: [[0, 345], [320, 300], [900, 300], [3080, 310]],
      belt: [[0, 985], [260, 1015], [1350, 1075], [2200, 1105], [3080, 1110]],
      tumblehome: 0.34,
      nose: { length: 500, exponent: 3.8 },
      tail: { length: 120, exponent: 5 },
      rake: { nose: 65, tail: 15 },
    },
    {
      from: 3150,
      to: 5300,
      width: 1900,
      top: [[3150, 1190], [5300, 1190]],
      bottom: [[3150, 880], [5300, 880]],
      belt: [[3150, 1186], [5300, 1186]],
      tumblehome: 0,
      nose: { length: 30, exponent: 6 },
      tail: { length: 30, exponent: 6 },
      rake: { nose: 0, tail: 0 },
      finish: 'alloy',
    },
  ],
  wheels: [{ x: 960, radius: 390, rim: 240 }, { x: 4080, radius: 390, rim: 240 }],
  windows: [[[1600, 1150], [1870, 1400], [2060, 1575], [2320, 1650], [2640, 1660], [2760, 1620], [2790, 1150]]],
  rearWindow: { from: 2930, to: 3060 },
  doors: [{ belt: 1540, sill: 1430 }, { belt: 2850, sill: 2850 }],
  handles: [[2690, 1010]],
  tailLight: { low: 730, high: 840, inner: 560, outer: 860 },
  plate: { front: 545, rear: 785 },
  cladding: 90,
};
