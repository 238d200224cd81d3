import { rectPoints, roundedPolygon, ellipse } from '../shapes';
import type { Interior } from './interior';

/** The steering wheel in front of the instruments. */
export function steeringWheelMarkup({ trim, random }: Interior): string {
  const [x, y] = [1220, 800];
  const isFlat = random() < 0.4;
  const rim = isFlat
    ? [
      `M${x - 268} ${y - 30}C${x - 268} ${y - 330} ${x + 268} ${y - 330} ${x + 268} ${y - 30}C${x + 268} ${y + 150} ${x + 200} ${y + 224}`,
      ` ${x + 130} ${y + 224}H${x - 130}C${x - 200} ${y + 224} ${x - 268} ${y + 150} ${x - 268} ${y - 30}z`,
    ].join('')
    : `M${x - 268} ${y - 20}a268 262 0 1 1 536 0a268 262 0 1 1 -536 0z`;
  const spokes = [
    `M${x - 250} ${y - 20}Q${x - 120} ${y - 60} ${x} ${y - 60}T${x + 250} ${y - 20}L${x + 240} ${y + 26}Q${x + 130} ${y + 20} ${x + 96}`,
    ` ${y + 90}L${x + 50} ${y + 226}H${x - 50}L${x - 96} ${y + 90}Q${x - 130} ${y + 20} ${x - 240} ${y + 26}z`,
  ].join('');
  return [
    `<path d="${rim}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="56" transform="translate(6 14)"/>`,
    `<path d="${spokes}" fill="${trim.dashDark}"/><path d="${spokes}" fill="none" stroke="#9aa0a5" stroke-opacity=".55" stroke-width="3"/>`,
    `<path d="${rim}" fill="none" stroke="#121315" stroke-width="50"/><path d="${rim}" fill="none" stroke="#3a3d40" stroke-width="30"/>`,
    `<path d="${rim}" fill="none" stroke="#5c6064" stroke-opacity=".7" stroke-width="8" transform="translate(-3 -6)"/>`,
    roundedPolygon(
      [[x - 104, y - 66], [x + 104, y - 66], [x + 84, y + 76], [x - 84, y + 76]],
      46,
      '#1b1d1f',
      ' stroke="#45494d" stroke-width="3"',
    ),
    ellipse(x, y, 36, 30, '#b6bcc1'),
    ellipse(x, y, 22, 17, '#2a2d30'),
    [-1, 1].map((side) => [
      roundedPolygon(rectPoints(x + side * 168 - 46, y - 34, 92, 44), 18, '#0e0f10'),
      `${ellipse(x + side * 168 - 18, y - 12, 8, 8, '#9aa0a5')}${ellipse(x + side * 168 + 18, y - 12, 8, 8, '#9aa0a5')}`,
    ].join('')).join(''),
  ].join('');
}
