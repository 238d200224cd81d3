import type { BodyShape, Shell } from './body';
import { pick, seededRandom } from './seededRandom';
import { lerp, type Point } from './vectors';
import type { RimDesign } from './wheels';

/** The design that cars of one make and model share. */
export interface Family {
  shape: BodyShape;
  rim: RimDesign;
}

const RIMS: readonly [RimDesign, ...RimDesign[]] = [
  { spokes: 5, hub: 0.13, tip: 0.075, isTwin: true, isDark: false },
  { spokes: 10, hub: 0.07, tip: 0.05, isTwin: false, isDark: false },
  { spokes: 5, hub: 0.17, tip: 0.11, isTwin: false, isDark: true },
  { spokes: 7, hub: 0.09, tip: 0.085, isTwin: false, isDark: false },
  { spokes: 6, hub: 0.1, tip: 0.06, isTwin: true, isDark: true },
  { spokes: 5, hub: 0.14, tip: 0.15, isTwin: false, isDark: false },
  { spokes: 9, hub: 0.08, tip: 0.03, isTwin: true, isDark: false },
];
/** The rim of work vehicles and caravans. */
const PLAIN: RimDesign = { spokes: 8, hub: 0.12, tip: 0.16, isTwin: false, isDark: false };
const GRILLES = ['slats', 'mesh', 'bars', 'blades'] as const;

const scaled = (points: readonly Point[], scaleX: number, scaleY: number): Point[] => points.map(([x, y]) => [x * scaleX, y * scaleY]);

function scaledShell(shell: Shell, scaleX: number, scaleY: number, random: () => number): Shell {
  const isBox = shell.finish === 'white' || shell.finish === 'alloy';
  const squareness = isBox ? 0 : (random() - 0.5) * 0.9;
  return {
    ...shell,
    from: shell.from * scaleX,
    to: shell.to * scaleX,
    top: scaled(shell.top, scaleX, scaleY),
    bottom: scaled(shell.bottom, scaleX, scaleY),
    belt: scaled(shell.belt, scaleX, scaleY),
    nose: { ...shell.nose, exponent: shell.nose.exponent + squareness },
    rake: { ...shell.rake, nose: isBox ? shell.rake.nose : shell.rake.nose * lerp(0.4, 1.25, random()) },
  };
}

/** The body of one family of cars: its proportions, lamps, grille and wheels; the same name gives the same family. */
export function familyOf(basic: BodyShape, name: number | string, isElectric: boolean): Family {
  const random = seededRandom(`family ${name}`);
  const isBoxy = basic.stripe !== undefined;
  const [scaleX, scaleY] = isBoxy ? [lerp(0.95, 1.04, random()), 1] : [lerp(0.955, 1.045, random()), lerp(0.97, 1.05, random())];
  const wheelSize = lerp(0.985, 1.05, random());
  const scaledLamp = <Lamp extends { low: number; high: number }>(lamp: Lamp, share: number): Lamp => {
    const middle = ((lamp.low + lamp.high) / 2) * scaleY;
    const half = ((lamp.high - lamp.low) / 2) * share;
    return { ...lamp, low: middle - half, high: middle + half };
  };
  const lampHeight = lerp(0.72, 1.35, random());
  const grilleWidth = lerp(0.82, 1.18, random());
  const kind = pick(random, GRILLES);
  const tailHeight = lerp(0.7, 1.3, random());
  const { headlight, grille, tailLight } = basic;
  const hasTailBar = !isBoxy && tailLight.high - tailLight.low < 260 && random() < 0.4;
  const shape: BodyShape = {
    ...basic,
    length: basic.length * scaleX,
    shells: basic.shells.map((shell) => scaledShell(shell, scaleX, scaleY, random)),
    wheels: basic.wheels.map(({ x, radius, rim }) => ({
      x: x * scaleX,
      radius: radius * wheelSize,
      rim: rim * wheelSize * lerp(0.98, 1.07, random()),
    })),
    windows: basic.windows.map((outline) => scaled(outline, scaleX, scaleY)),
    windscreen: basic.windscreen && { from: basic.windscreen.from * scaleX, to: basic.windscreen.to * scaleX },
    rearWindow: basic.rearWindow && { from: basic.rearWindow.from * scaleX, to: basic.rearWindow.to * scaleX },
    doors: basic.doors.map(({ belt, sill }) => ({ belt: belt * scaleX, sill: sill * scaleX })),
    handles: scaled(basic.handles, scaleX, scaleY),
    mirror: basic.mirror && [basic.mirror[0] * scaleX, basic.mirror[1] * scaleY],
    headlight: headlight && { ...scaledLamp(headlight, lampHeight), inner: headlight.inner * lerp(0.9, 1.12, random()) },
    grille: grille && {
      ...scaledLamp(grille, isElectric ? 0.8 : lerp(0.85, 1.2, random())),
      halfWidth: grille.halfWidth * grilleWidth,
      kind: isElectric ? 'closed' : kind,
    },
    tailLight: scaledLamp(tailLight, hasTailBar ? Math.min(tailHeight, 0.85) : tailHeight),
    plate: { front: basic.plate.front && basic.plate.front * scaleY, rear: basic.plate.rear * scaleY },
    stripe: basic.stripe && { low: basic.stripe.low * scaleY, high: basic.stripe.high * scaleY },
    clothRoof: basic.clothRoof && { from: basic.clothRoof.from * scaleX, to: basic.clothRoof.to * scaleX },
    roofRails: basic.roofRails && random() < 0.7 ? { from: basic.roofRails.from * scaleX, to: basic.roofRails.to * scaleX } : undefined,
    lampSweep: lerp(0.12, 0.6, random()),
    hasTailBar,
  };
  const isPlain = isBoxy || basic.shells.some(({ finish }) => finish === 'alloy');
  return { shape, rim: isPlain ? PLAIN : pick(random, RIMS) };
}
