import type { BodyShape } from '../body';

export const van: BodyShape = {
  length: 5270,
  shells: [
    {
      from: 0,
      to: 5270,
      width: 1950,
      top: [
        [0, 960], [45, 1000], [180, 1042], [520, 1100], [760, 1160], [860, 1215], [1200, 1560], [1480, 1822], [1700, 1910], [2200, 1955],
        [3800, 1960], [4900, 1945], [5140, 1905], [5215, 1780], [5255, 1500], [5270, 1200],
      ],
      bottom: [[0, 300], [320, 255], [900, 240], [4300, 240], [4950, 270], [5270, 340]],
      belt: [[0, 960], [300, 1010], [900, 1120], [2200, 1190], [4500, 1200], [5270, 1190]],
      tumblehome: 0.17,
      nose: { length: 520, exponent: 3.4 },
      tail: { length: 210, exponent: 5 },
      rake: { nose: 80, tail: 25 },
    },
  ],
  wheels: [{ x: 960, radius: 345, rim: 226 }, { x: 4160, radius: 345, rim: 226 }],
  windows: [
    [[1010, 1175], [1010, 1260], [1290, 1540], [1500, 1715], [1720, 1770], [1980, 1775], [1990, 1165]],
  ],
  windscreen: { from: 880, to: 1640 },
  rearWindow: { from: 5168, to: 5254 },
  doors: [{ belt: 1000, sill: 1330 }, { belt: 2050, sill: 2050 }, { belt: 3300, sill: 3300 }],
  handles: [[1900, 1010], [2190, 1010]],
  mirror: [1150, 1240],
  headlight: { low: 790, high: 960, inner: 520, outer: 1030 },
  grille: { low: 620, high: 850, halfWidth: 470, kind: 'mesh' },
  tailLight: { low: 850, high: 1250, inner: 790, outer: 1020 },
  plate: { front: 490, rear: 720 },
  cladding: 85,
};

const [shell] = van.shells as [BodyShape['shells'][number]];

export const peopleMover: BodyShape = {
  ...van,
  length: 5150,
  shells: [
    {
      ...shell,
      to: 5150,
      top: [
        [0, 880], [45, 920], [180, 965], [600, 1040], [980, 1110], [1080, 1150], [1450, 1460], [1760, 1690], [2050, 1765], [2700, 1790],
        [3900, 1770], [4600, 1720], [4820, 1670], [4990, 1400], [5090, 1180], [5130, 1140], [5150, 1125],
      ],
      bottom: [[0, 270], [320, 225], [900, 210], [4200, 210], [4830, 240], [5150, 320]],
      belt: [[0, 880], [300, 935], [1000, 1050], [2200, 1085], [4500, 1110], [5150, 1125]],
      tumblehome: 0.28,
      tail: { length: 330, exponent: 4.4 },
      rake: { nose: 80, tail: 45 },
    },
  ],
  wheels: [{ x: 960, radius: 350, rim: 246 }, { x: 4060, radius: 350, rim: 246 }],
  windows: [
    [[1190, 1120], [1520, 1440], [1770, 1612], [2050, 1682], [2330, 1698], [2350, 1112]],
    [[2430, 1115], [2412, 1702], [2950, 1704], [3380, 1696], [3400, 1125]],
    [[3480, 1128], [3462, 1694], [4100, 1660], [4480, 1602], [4640, 1330], [4600, 1150]],
  ],
  windscreen: { from: 1100, to: 1920 },
  rearWindow: { from: 4800, to: 5060 },
  doors: [{ belt: 1130, sill: 1350 }, { belt: 2390, sill: 2390 }, { belt: 3440, sill: 3440 }],
  handles: [[2240, 960], [2530, 965]],
  mirror: [1380, 1170],
  headlight: { low: 735, high: 860, inner: 500, outer: 1040 },
  tailLight: { low: 900, high: 1120, inner: 600, outer: 1030 },
  plate: { front: 440, rear: 760 },
  cladding: 0,
};
