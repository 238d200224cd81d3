import { convexHull, simplified } from './curves';
import { gradientStops } from './gradientStops';
import type { Point } from './vectors';

it('simplifies a polyline to the points beyond the tolerance', () => {
  const line: Point[] = [
    [0, 0],
    [10, 0.1],
    [20, 0],
    [20, 10],
    [20.1, 20],
  ];
  expect(simplified(line, 0.4)).toEqual([
    [0, 0],
    [20, 0],
    [20.1, 20],
  ]);
  expect(simplified(line, 0.01)).toEqual(line);
});

it('returns the convex hull without inner points', () => {
  const hull = convexHull([
    [0, 0],
    [4, 0],
    [2, 2],
    [4, 4],
    [0, 4],
    [1, 3],
  ]);
  expect(new Set(hull.map(String))).toEqual(new Set(['0,0', '4,0', '4,4', '0,4']));
});

describe('gradient stops', () => {
  const grey = (level: number) => [level, level, level] as const;

  it('returns two stops for a linear blend, and one stop for a uniform colour', () => {
    const blend = [0, 1, 2, 3, 4].map((step) => ({ at: [0, step * 10] as Point, colour: grey(step * 25) }));
    expect(gradientStops(blend, [1, 0]).stops.map(({ offset }) => offset)).toEqual([0, 1]);
    expect(
      gradientStops(
        blend.map(({ at }) => ({ at, colour: grey(90) })),
        [1, 0],
      ).stops,
    ).toHaveLength(1);
  });

  it('contains a stop for a highlight in the middle', () => {
    const line = [20, 20, 200, 20, 20].map((level, step) => ({ at: [0, step * 10] as Point, colour: grey(level) }));
    expect(gradientStops(line, [1, 0]).stops).toContainEqual({ offset: 0.5, colour: grey(200) });
  });

  it('returns an axis perpendicular to the direction of equal colour', () => {
    const line = [0, 1, 2].map((step) => ({ at: [step * 5, step * 10] as Point, colour: grey(step * 100) }));
    expect(gradientStops(line, [1, 0]).axis).toBe('x1="0" y1="0" x2="0" y2="20"');
  });
});
