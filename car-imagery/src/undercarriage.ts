import type { BodyShape } from './body';
import type { Canvas } from './canvas';

/** The drawbar of a caravan with its jockey wheel. */
export function drawbarMarkup({ drawbar }: BodyShape, canvas: Canvas): string {
  if (!drawbar) return '';
  const bar = (z: number) =>
    canvas.path(
      [
        [300, 560, z],
        [-drawbar + 260, 470, 0],
      ],
      false,
    );
  const [hitchX, hitchY] = canvas.project([-drawbar, 480, 0]);
  const [standX, standTop] = canvas.project([-drawbar + 520, 760, 60]);
  const [, standFoot] = canvas.project([-drawbar + 520, 110, 60]);
  const wheel = 95 * canvas.scale;
  return [
    ...[-700, 700].map((z) => `<path d="${bar(z)}" stroke="#1d2023" stroke-width="${(90 * canvas.scale).toFixed(1)}" fill="none"/>`),
    `<path d="${canvas.path(
      [
        [-drawbar + 300, 480, 0],
        [-drawbar, 480, 0],
      ],
      false,
    )}" stroke="#2b2f33"`,
    ` stroke-width="${(70 * canvas.scale).toFixed(1)}" stroke-linecap="round"/>`,
    `<circle cx="${hitchX.toFixed(1)}" cy="${hitchY.toFixed(1)}" r="${(55 * canvas.scale).toFixed(1)}" fill="#3b4045"/>`,
    ...[-190, 190].map((z) => {
      const [x, y] = canvas.project([-drawbar + 860, 720, z]);
      return [
        `<rect x="${(x - 120 * canvas.scale).toFixed(1)}" y="${(y - 170 * canvas.scale).toFixed(1)}"`,
        ` width="${(240 * canvas.scale).toFixed(1)}" height="${(430 * canvas.scale).toFixed(1)}" rx="${(80 * canvas.scale).toFixed(1)}"`,
        ' fill="#d9dbdc" stroke="#777d82" stroke-width="1.5"/>',
      ].join('');
    }),
    `<path d="M${standX.toFixed(1)} ${standTop.toFixed(1)}V${standFoot.toFixed(1)}" stroke="#8b9197"`,
    ` stroke-width="${(48 * canvas.scale).toFixed(1)}"/>`,
    `<circle cx="${standX.toFixed(1)}" cy="${(standFoot - wheel * 0.1).toFixed(1)}" r="${wheel.toFixed(1)}" fill="#17191b"/>`,
  ].join('');
}

/** The frame rails below a tray that is above the wheels. */
export function chassisMarkup({ wheels, length }: BodyShape, lowAt: (x: number) => number, canvas: Canvas): string {
  const free = wheels.filter(({ x, radius }) => lowAt(x) > radius * 2);
  if (free.length === 0) return '';
  const rail = (z: number) =>
    canvas.path([
      [2600, 560, z],
      [length - 40, 600, z],
      [length - 40, 800, z],
      [2600, 800, z],
    ]);
  return [-420, 420].map((z) => `<path d="${rail(z)}" fill="#17191c"/>`).join('');
}
