import type { BodyShape } from '../body';

export const coupe: BodyShape = {
  length: 4540,
  shells: [
    {
      from: 0,
      to: 4540,
      width: 1860,
      top: [
        [0, 630], [50, 668], [240, 715], [800, 785], [1480, 852], [1570, 872], [1980, 1100], [2300, 1248], [2600, 1300], [2900, 1298],
        [3250, 1235], [3650, 1110], [4050, 985], [4380, 950], [4500, 935], [4540, 900],
      ],
      bottom: [[0, 200], [300, 170], [900, 160], [3700, 160], [4250, 195], [4540, 270]],
      belt: [[0, 630], [300, 680], [1450, 830], [2300, 855], [3500, 895], [4200, 905], [4540, 900]],
      tumblehome: 0.6,
      nose: { length: 680, exponent: 2.9 },
      tail: { length: 500, exponent: 3.3 },
      rake: { nose: 110, tail: 80 },
    },
  ],
  wheels: [{ x: 890, radius: 338, rim: 256 }, { x: 3480, radius: 342, rim: 260 }],
  windows: [
    [[1730, 885], [2050, 1098], [2300, 1208], [2560, 1244], [2860, 1238], [2990, 900]],
    [[3060, 905], [2960, 1224], [3230, 1160], [3500, 1030], [3420, 930]],
  ],
  windscreen: { from: 1590, to: 2440 },
  rearWindow: { from: 3130, to: 3960 },
  doors: [{ belt: 1640, sill: 1500 }, { belt: 3020, sill: 2960 }],
  handles: [[2840, 770]],
  mirror: [1850, 920],
  headlight: { low: 535, high: 622, inner: 470, outer: 1060 },
  grille: { low: 370, high: 520, halfWidth: 480, kind: 'mesh' },
  tailLight: { low: 740, high: 850, inner: 380, outer: 1020 },
  plate: { front: 330, rear: 560 },
  cladding: 0,
};

const [shell] = coupe.shells as [BodyShape['shells'][number]];

export const convertible: BodyShape = {
  ...coupe,
  length: 4330,
  shells: [
    {
      ...shell,
      to: 4330,
      top: [
        [0, 640], [50, 675], [240, 720], [750, 787], [1330, 852], [1420, 872], [1800, 1100], [2060, 1222], [2300, 1268], [2700, 1262],
        [2950, 1200], [3250, 1040], [3480, 950], [4150, 930], [4290, 915], [4330, 885],
      ],
      bottom: [[0, 205], [300, 175], [850, 165], [3500, 165], [4050, 200], [4330, 275]],
      belt: [[0, 640], [300, 690], [1330, 830], [2200, 850], [3400, 885], [4330, 885]],
    },
  ],
  wheels: [{ x: 850, radius: 330, rim: 248 }, { x: 3330, radius: 330, rim: 248 }],
  windows: [[[1580, 885], [1860, 1085], [2080, 1180], [2300, 1212], [2620, 1200], [2760, 895]]],
  windscreen: { from: 1440, to: 2160 },
  rearWindow: { from: 3020, to: 3330 },
  doors: [{ belt: 1490, sill: 1380 }, { belt: 2800, sill: 2760 }],
  handles: [[2620, 765]],
  mirror: [1690, 920],
  clothRoof: { from: 2170, to: 3420 },
};
