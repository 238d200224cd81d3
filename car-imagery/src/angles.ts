/** The six views around a car, in the order of a gallery. Names say what is seen; the near side is the kerb's in Australia. */
export const CAR_ANGLES = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear', 'driver-front-quarter'] as const;
export type CarAngle = (typeof CAR_ANGLES)[number];

export interface Standpoint {
  /** Radians from straight beside the car towards its nose. */
  turn: number;
  /** How far a photographer may stand off from it, in radians. */
  sway: number;
  /** Height of the eye in mm. */
  height: number;
  /** Seen from the driver's side: the picture is drawn as from the kerb, and mirrored without what can be read. */
  isMirrored: boolean;
  /** Largest width of the car in the picture, in pixels. */
  widest: number;
  highest: number;
}

export const STANDPOINTS: Readonly<Record<CarAngle, Standpoint>> = {
  'front-quarter': { turn: 0.8, sway: 0.16, height: 1230, isMirrored: false, widest: 1340, highest: 690 },
  side: { turn: 0, sway: 0, height: 1080, isMirrored: false, widest: 1430, highest: 660 },
  'rear-quarter': { turn: -0.82, sway: 0.16, height: 1260, isMirrored: false, widest: 1340, highest: 690 },
  front: { turn: Math.PI / 2, sway: 0, height: 1080, isMirrored: false, widest: 980, highest: 720 },
  rear: { turn: -Math.PI / 2, sway: 0, height: 1120, isMirrored: false, widest: 980, highest: 720 },
  'driver-front-quarter': { turn: 0.66, sway: 0.12, height: 1180, isMirrored: true, widest: 1340, highest: 690 },
};
