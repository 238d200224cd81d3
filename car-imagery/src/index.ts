export { CAR_ANGLES, type CarAngle } from './angles';
export { BODY_NAMES, type BodyName } from './bodies';
export { carSvg, type CarLook, type CarImage } from './carSvg';
export { DETAILS, detailSvg, type CarDetail, type DetailImage } from './detailSvg';
export { INTERIORS, interiorSvg, type InteriorImage, type InteriorView } from './interiorSvg';
export { photoComingSvg } from './photoComingSvg';
export { PREMISES, premisesSvg, type Premises, type PremisesImage } from './premises/premisesSvg';
export { CAR_SETTINGS, type CarSetting } from './settings/setting';
export { shotSvg, type CarShot, type CarView } from './shotSvg';
