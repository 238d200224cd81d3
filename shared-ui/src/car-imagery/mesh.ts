import type { Canvas } from './canvas';
import { lit, type Surroundings } from './light';
import { hex, scale, type Paint } from './paint';
import type { Surface } from './surface';
import { clamp, cross, dot, minus, smoothstep, unit, type Vector } from './vectors';

interface Facet {
  distance: number;
  markup: string;
}

/** Where a patch has another finish than the shell's paint. */
export type PaintAt = (place: Vector) => Paint;

const middle = (a: Vector, b: Vector): Vector => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** The visible skin as small patches, each in the colour that light gives it; far ones first. */
export function meshMarkup(surface: Surface, canvas: Canvas, around: Surroundings, paintAt: PaintAt): string {
  const rings = surface.stations().map((x) => ({ low: surface.bottomAt(x), ring: surface.ring(x) }));
  const facets: Facet[] = [];
  const { eye } = canvas.camera;

  for (let station = 0; station + 1 < rings.length; station++) {
    const [here, next] = [rings[station], rings[station + 1]];
    if (!here || !next) continue;
    for (let index = 0; index + 1 < here.ring.length; index++) {
      const corners = [here.ring[index], next.ring[index], next.ring[index + 1], here.ring[index + 1]] as [Vector, Vector, Vector, Vector];
      const [a, b, c, d] = corners;
      const normal = unit(cross(minus(b, d), minus(c, a)));
      const centre = middle(middle(a, b), middle(c, d));
      const ray = minus(centre, eye);
      if (dot(normal, ray) >= 0) continue;
      const light = lit(normal, unit(ray), paintAt(centre), around);
      // Near the ground less light arrives.
      const shade = 0.62 + 0.38 * smoothstep(-20, 330, centre[1] - here.low);
      const fill = hex(scale(light, clamp(shade, 0, 1)));
      facets.push({ distance: Math.hypot(...ray), markup: `<path d="${canvas.path(corners)}" fill="${fill}" stroke="${fill}"/>` });
    }
  }
  return `<g stroke-width="1" filter="url(#polish)">${facets
    .toSorted((one, other) => other.distance - one.distance)
    .map(({ markup }) => markup)
    .join('')}</g>`;
}
