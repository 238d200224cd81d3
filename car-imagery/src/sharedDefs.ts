const stops = (list: readonly [offset: number, colour: string, opacity?: number][]) =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Gradients and filters of every image. */
export function sharedDefs(): string {
  return `<defs>${[
    '<linearGradient id="glass" x1="0" y1="0" x2="0.15" y2="1">',
    `${stops([
      [0, '#7d93a3'],
      [0.3, '#3d4b56'],
      [0.62, '#161c21'],
      [1, '#0c1013'],
    ])}</linearGradient>`,
    '<linearGradient id="screen" x1="0" y1="0" x2="0" y2="1">',
    `${stops([
      [0, '#0f151a'],
      [0.35, '#27333c'],
      [0.8, '#5d7382'],
      [1, '#8da3b1'],
    ])}</linearGradient>`,
    `<linearGradient id="tyre" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, '#33363a'],
      [0.4, '#1b1d1f'],
      [1, '#0b0c0d'],
    ])}</linearGradient>`,
    `<linearGradient id="rim" x1="0" y1="0" x2=".3" y2="1">${stops([
      [0, '#fbfcfd'],
      [0.45, '#c3c8cd'],
      [1, '#7d848b'],
    ])}</linearGradient>`,
    `<linearGradient id="rimDark" x1="0" y1="0" x2=".3" y2="1">${stops([
      [0, '#71777d'],
      [0.5, '#3a3e43'],
      [1, '#1d2023'],
    ])}`,
    '</linearGradient>',
    `<radialGradient id="disc">${stops([
      [0, '#3b3f43'],
      [0.6, '#8a9096'],
      [1, '#5a6066'],
    ])}</radialGradient>`,
    `<linearGradient id="chrome" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, '#fff'],
      [0.5, '#9ba2a8'],
      [0.55, '#5c6268'],
      [1, '#dfe3e6'],
    ])}`,
    '</linearGradient>',
    `<linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, '#eef4f8'],
      [0.45, '#9fb0bc'],
      [1, '#4c5861'],
    ])}</linearGradient>`,
    `<radialGradient id="bulb">${stops([
      [0, '#ffffff'],
      [0.45, '#dfeaf2'],
      [1, '#6d7a84'],
    ])}</radialGradient>`,
    `<linearGradient id="tailLamp" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, '#ff5b4d'],
      [0.5, '#d3141e'],
      [1, '#8d0910'],
    ])}`,
    '</linearGradient>',
    '<linearGradient id="round" x1="0" y1="0" x2="0" y2="1">',
    `${stops([
      [0, '#fff', 0.5],
      [0.4, '#fff', 0],
      [0.6, '#000', 0.1],
      [1, '#000', 0.55],
    ])}</linearGradient>`,
    `<radialGradient id="vignette" cx=".5" cy=".48" r=".78">${stops([
      [0.55, '#000', 0],
      [1, '#000', 0.16],
    ])}</radialGradient>`,
    '<filter id="polish" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="9 2.5"/>',
    '<feComposite operator="atop" in2="SourceGraphic"/></filter>',
  ].join('')}</defs>`;
}
