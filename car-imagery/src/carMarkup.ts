import type { BodyShape } from './body';
import type { Canvas } from './canvas';
import { noseMarkup, tailMarkup } from './ends';
import { finishOf, WHITE } from './finishes';
import { endGlassMarkup, sideGlassMarkup } from './glass';
import { shade, type Environment } from './light';
import type { Paint } from './paint';
import { skinMarkup } from './skin';
import type { Surface } from './surface';
import { archesMarkup, bonnetMarkup, claddingMarkup, doorsMarkup, mirrorMarkup, railsMarkup, stripeMarkup, wheelOpening } from './trim';
import { chassisMarkup, drawbarMarkup } from './undercarriage';
import { minus, unit, type Vector } from './vectors';
import { hiddenWheelMarkup, nearWheelMarkup, type RimDesign } from './wheels';

export interface CarDrawing {
  shape: BodyShape;
  surfaces: readonly [Surface, ...Surface[]];
  paint: Paint;
  rim: RimDesign;
  /** Rotation of the wheels in radians. */
  wheelRotation: number;
  /** Null for a car without plates. */
  plate: string | null;
}

/** Shaded colour of the car's upright side, for other parts of the same paint. */
export function sidePaintOf({ shape, paint }: CarDrawing, canvas: Canvas, environment: Environment): Paint {
  const own = shape.shells[0]?.finish === 'white' ? WHITE : paint;
  const facing = unit([0, 0.12, 1]);
  return { ...paint, base: shade(facing, unit(minus([shape.length / 2, 700, 900], canvas.camera.eye)), own, environment) };
}

/** The car as seen by the camera of the canvas, painted from back to front. */
export function carMarkup(car: CarDrawing, canvas: Canvas, environment: Environment): string {
  const { shape, surfaces, paint, rim, wheelRotation, plate } = car;
  const [first] = surfaces;
  const last = surfaces.at(-1) ?? first;
  const { eye } = canvas.camera;
  const isEndOn = eye[2] < first.shell.width / 2 + 400;
  const showsNose = eye[0] < shape.length / 2;

  const onSide = (x: number, y: number): Vector => {
    const candidates = surfaces.filter(({ shell }) => x >= shell.from && x <= shell.to);
    const points = (candidates.length ? candidates : [first]).map((surface) => surface.onSide(x, y));
    return points.reduce((outer, point) => (Math.abs(point[1] - y) < 1 && point[2] > outer[2] ? point : outer));
  };
  const lowAt = (x: number) =>
    Math.min(...surfaces.filter(({ shell }) => x >= shell.from && x <= shell.to).map((surface) => surface.bottomAt(x)));
  const track = (x: number) => Math.min(onSide(x, 500)[2], first.shell.width / 2 + 60) - 30;
  const sidePaint = sidePaintOf(car, canvas, environment);
  const nearWheels = shape.wheels.toSorted((a, b) => (showsNose ? b.x - a.x : a.x - b.x));
  const farMirror = isEndOn || showsNose ? mirrorMarkup(shape, canvas, (x, y) => first.onSide(x, y, -1), sidePaint, -1) : '';
  const mirrors = mirrorMarkup(shape, canvas, onSide, sidePaint, 1) + (isEndOn ? farMirror : '');

  return [
    isEndOn ? '' : farMirror,
    isEndOn && !showsNose ? mirrors : '',
    isEndOn ? '' : railsMarkup(shape, first, canvas, -0.66),
    ...shape.wheels.map((wheel) => hiddenWheelMarkup(wheel, -track(wheel.x) + 215, canvas)),
    ...(isEndOn ? shape.wheels.map((wheel) => hiddenWheelMarkup(wheel, track(wheel.x), canvas)) : []),
    showsNose ? '' : drawbarMarkup(shape, canvas),
    chassisMarkup(shape, lowAt, canvas),
    ...(showsNose ? surfaces.toReversed() : surfaces).map((surface, index) =>
      skinMarkup(surface, canvas, environment, finishOf(surface.shell, shape, paint), 'abc'.charAt(index)),
    ),
    showsNose ? drawbarMarkup(shape, canvas) : '',
    ...(isEndOn
      ? []
      : [
          stripeMarkup(shape, canvas, onSide, paint),
          claddingMarkup(shape, first, canvas, onSide),
          archesMarkup(shape, lowAt, onSide, canvas),
        ]),
    showsNose ? bonnetMarkup(shape, first, canvas) : '',
    isEndOn ? '' : doorsMarkup(shape, surfaces, canvas, onSide, sidePaint),
    shape.windscreen ? endGlassMarkup(first, shape.windscreen, canvas, 'front') : '',
    shape.rearWindow ? endGlassMarkup(first, shape.rearWindow, canvas, 'rear') : '',
    isEndOn ? '' : sideGlassMarkup(shape, onSide, canvas),
    isEndOn ? '' : railsMarkup(shape, first, canvas, 0.66),
    noseMarkup(shape, first, canvas, plate),
    tailMarkup(shape, last, canvas, plate),
    ...(isEndOn
      ? []
      : nearWheels.map((wheel) => {
          const opening = wheelOpening(wheel, lowAt(wheel.x), onSide, canvas);
          return nearWheelMarkup(wheel, track(wheel.x), canvas, rim, wheelRotation, opening);
        })),
    showsNose || !isEndOn ? mirrors : '',
  ].join('');
}
