export { BODY_NAMES, type BodyName } from './bodies';
export { carSvg, type CarAngle, type CarPicture, type CarSetting } from './carSvg';
export { photoComingSvg } from './photoComingSvg';
