/** The six exterior views of a car, in the order of a gallery. The near side is the kerb's in Australia. */
export const CAR_ANGLES = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear', 'driver-front-quarter'] as const;
export type CarAngle = (typeof CAR_ANGLES)[number];

export interface Viewpoint {
  /** Radians from straight beside the car, positive towards its nose. */
  azimuth: number;
  /** Range of the random variation of the azimuth, in radians. */
  azimuthRange: number;
  /** Height of the eye in mm. */
  height: number;
  /** Seen from the driver's side: projected from the kerb's side and mirrored; text is not mirrored. */
  isMirrored: boolean;
  /** Largest size of the car in the image, in pixels. */
  maxWidth: number;
  maxHeight: number;
}

export const VIEWPOINTS: Readonly<Record<CarAngle, Viewpoint>> = {
  'front-quarter': { azimuth: 0.8, azimuthRange: 0.16, height: 1230, isMirrored: false, maxWidth: 1340, maxHeight: 690 },
  side: { azimuth: 0, azimuthRange: 0, height: 1080, isMirrored: false, maxWidth: 1430, maxHeight: 660 },
  'rear-quarter': { azimuth: -0.82, azimuthRange: 0.16, height: 1260, isMirrored: false, maxWidth: 1340, maxHeight: 690 },
  front: { azimuth: Math.PI / 2, azimuthRange: 0, height: 1080, isMirrored: false, maxWidth: 980, maxHeight: 720 },
  rear: { azimuth: -Math.PI / 2, azimuthRange: 0, height: 1120, isMirrored: false, maxWidth: 980, maxHeight: 720 },
  'driver-front-quarter': { azimuth: 0.66, azimuthRange: 0.12, height: 1180, isMirrored: true, maxWidth: 1340, maxHeight: 690 },
};
