import { polygon, rect, rectPoints, linearGradient, radialGradient, roundedPolygon, ellipse } from '../shapes';
import { HEIGHT, WIDTH } from '../canvas';
import type { Interior } from './interior';

const CABINETS = [
  { front: '#f1efeb', edge: '#c9c4bb', bench: '#4a4d50' },
  { front: '#d9cbb5', edge: '#b09f84', bench: '#f0ede7' },
  { front: '#5b6268', edge: '#43494e', bench: '#e6e3dd' },
] as const;

/** The room: walls, floorboards and a ceiling with a light strip. */
export function roomMarkup(): string {
  const boards = [-900, -400, 100, 600, 1100, 1600, 2100, 2600].map(
    (x) => `M${x} ${HEIGHT}L${Math.round(800 + (x - 800) * 0.26)} 690`,
  ).join('');
  return [
    rect(0, 0, WIDTH, HEIGHT, '#e9e6e0'),
    polygon([[0, 0], [WIDTH, 0], [1080, 230], [520, 230]], 'url(#ceiling)'),
    polygon([[690, 60], [910, 60], [850, 210], [750, 210]], '#fffdf4'),
    polygon([[520, 230], [1080, 230], [1080, 690], [520, 690]], '#dedad2'),
    polygon([[520, 690], [1080, 690], [WIDTH, HEIGHT], [0, HEIGHT]], 'url(#boards)'),
    `<path d="${boards}" stroke="#5a452f" stroke-opacity=".28" stroke-width="3"/>`,
  ].join('');
}

/** A window with the view outside. */
export function windowMarkup(outline: readonly [number, number][]): string {
  const [[x0, y0], , [x2, y2]] = outline as [[number, number], [number, number], [number, number]];
  return [
    roundedPolygon(outline, 26, '#2a2d30'),
    roundedPolygon(outline.map(([x, y]) => [x + (x > (x0 + x2) / 2 ? -14 : 14), y + (y > (y0 + y2) / 2 ? -14 : 14)]), 18, 'url(#view)'),
  ].join('');
}

export const roomDefs = () =>
  [
    '<defs>',
    linearGradient('ceiling', [[0, '#f6f4ef'], [1, '#dcd8d0']]),
    linearGradient('boards', [[0, '#8d7357'], [1, '#b89873']]),
    linearGradient('view', [[0, '#a9cdea'], [0.55, '#e4eff5'], [0.6, '#83a078'], [1, '#a8bd8c']]),
    radialGradient('dim', [[0.55, '#000', 0], [1, '#1a1206', 0.4]], 'cx=".5" cy=".45" r=".78"'),
    radialGradient('lamp', [[0, '#fff1c4', 0.8], [1, '#fff1c4', 0]]),
    linearGradient('cloth', [[0, '#fff', 0.22], [1, '#000', 0.28]]),
    '</defs>',
  ].join('');

/** The living polygon of a caravan or motorhome: kitchen on the left, seats with a table on the right, the door at the end. */
export function livingMarkup({ random, trim, accent }: Interior): string {
  const cabinet = CABINETS[Math.floor(random() * CABINETS.length)] ?? CABINETS[0];
  const kitchen = [
    polygon([[0, 610], [520, 560], [520, 700], [0, 1000]], cabinet.front),
    polygon([[0, 560], [520, 540], [520, 566], [0, 626]], cabinet.bench),
    polygon([[0, 530], [440, 524], [520, 540], [0, 570]], cabinet.bench, ' fill-opacity=".8"'),
    [0, 190, 345].map((x) => [
      `<path d="M${x + 90} ${Math.round(606 - x * 0.1)}L${x + 90} ${Math.round(940 - x * 0.52)}" stroke="${cabinet.edge}"`,
      ` stroke-width="5"/>${rect(x + 40, 640 - x * 0.12, 40, 8, '#7d8388')}`,
    ].join('')).join(''),
    roundedPolygon([[40, 538], [200, 536], [220, 560], [30, 564]], 14, '#8f959a', ' stroke="#d8dcdf" stroke-width="4"'),
    `<path d="M130 536v-70q0 -30 30 -30h26" fill="none" stroke="#b9bfc4" stroke-width="12" stroke-linecap="round"/>`,
    roundedPolygon([[270, 534], [400, 531], [420, 550], [268, 556]], 12, '#17191b'),
    ellipse(310, 544, 24, 7, '#3f4448'),
    ellipse(376, 541, 22, 6, '#3f4448'),
    polygon([[0, 120], [520, 250], [520, 340], [0, 250]], cabinet.front, ` stroke="${cabinet.edge}" stroke-width="4"`),
    `<path d="M170 162v116M340 204v104" stroke="${cabinet.edge}" stroke-width="5"/>`,
    windowMarkup([[60, 320], [420, 372], [420, 492], [60, 486]]),
  ];
  const end = [
    roundedPolygon(rectPoints(716, 300, 168, 392), 18, cabinet.front, ` stroke="${cabinet.edge}" stroke-width="5"`),
    windowMarkup([[752, 340], [848, 340], [848, 460], [752, 460]]),
    rect(858, 520, 10, 46, '#7d8388'),
    roundedPolygon(rectPoints(552, 290, 120, 402), 10, '#3a3e42'),
    rect(566, 310, 92, 150, '#23272b'),
    rect(566, 480, 92, 190, '#d6d9db'),
  ];
  const cushion = (outline: readonly [number, number][], colour: string) =>
    `${roundedPolygon(outline, 34, colour)}${roundedPolygon(outline, 34, 'url(#cloth)')}`;
  const lounge = [
    polygon([[1080, 250], [WIDTH, 120], [WIDTH, 250], [1080, 340]], cabinet.front, ` stroke="${cabinet.edge}" stroke-width="4"`),
    `<path d="M1250 209v104M1420 168v112" stroke="${cabinet.edge}" stroke-width="5"/>`,
    windowMarkup([[1180, 372], [1560, 318], [1560, 500], [1180, 492]]),
    cushion([[1090, 500], [1210, 496], [1216, 690], [1096, 680]], trim.seat),
    cushion([[1090, 650], [1250, 646], [1290, 720], [1090, 730]], trim.seat),
    polygon([[1096, 716], [1290, 710], [1290, 790], [1110, 780]], cabinet.front),
    cushion([[1420, 500], [1640, 480], [1640, 860], [1450, 800]], trim.seat),
    cushion([[1330, 770], [1640, 800], [1640, 900], [1330, 850]], trim.seat),
    polygon([[1330, 840], [1640, 890], [1640, 1067], [1350, 1000]], cabinet.front),
    cushion([[1120, 560], [1190, 556], [1196, 640], [1124, 646]], accent),
    rect(1278, 640, 26, 240, '#8b9196'),
    roundedPolygon([[1150, 612], [1400, 602], [1470, 660], [1130, 668]], 20, '#b18d64'),
    roundedPolygon([[1130, 660], [1470, 652], [1470, 670], [1130, 680]], 8, '#7d6141'),
    ellipse(1290, 630, 24, 9, '#f3f1ec'),
    `<path d="M1274 606h32v22q-16 8 -32 0z" fill="#f6f4f0"/>`,
  ];
  return [
    roomDefs(),
    roomMarkup(),
    ...end,
    ...kitchen,
    ...lounge,
    ellipse(800, 140, 420, 160, 'url(#lamp)'),
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="url(#dim)"/>`,
  ].join('');
}
