export { CAR_ANGLES, type CarAngle } from './angles';
export { BODY_NAMES, type BodyName } from './bodies';
export { carSvg, type CarLook, type CarPicture } from './carSvg';
export { photoComingSvg } from './photoComingSvg';
export { CAR_SETTINGS, type CarSetting } from './settings/setting';
