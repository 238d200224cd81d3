import { number, string } from 'yup';
import { IMAGE_QUALITY } from '../constants';
import { entity, flag, oneOf, optionalText } from '../entities/fields';
import { words } from './switchTypes';

/** The vehicle page and its telephone numbers. */
export const vehicleSwitches = {
  /** Past rego expiry. */
  regoExpiredDisplay: oneOf(['unregistered', 'hidden']).default('unregistered'),
  /** Sticky bar trigger (out of view, 900 px, 50 px). */
  stickyBarVariant: oneOf(['priceOutOfView', 'styleSwitch', 'scrollReveal']).default('priceOutOfView'),
  /** Twitter in the share widget. */
  shareTwitterEnabled: flag(true),
  /** 'Copied' for 1.5 s, or a toast for 3 s. */
  copyLinkFeedback: oneOf(['label', 'toast']).default('label'),
  /** Make whose certified cars get another strip (brand theme Toyota). */
  certifiedStripMake: optionalText(),
  /** How 'Find Me Something Similar' shows. */
  findSimilarPresentation: oneOf(['form', 'modal', 'button']).default('form'),
  /** Instant Message instead of Enquire. */
  instantMessageEnabled: flag(false),
  /** Text of what opens the enquiry ('Message Now' on variants). */
  enquireButtonText: words().default('Enquire Now'),
  /** Make an Offer opens the chat widget when present. */
  offerOpensChatWidget: flag(false),
  /** Map on the vehicle page (vdp_config.show_map_section). */
  showMapSection: flag(true),
  /** Texts of What's Included, Why Buy From Us?, Protect Your Car. */
  vehiclePageContent: entity({
    whatsIncluded: string(),
    whyBuyFromUs: string(),
    protectYourCar: string(),
    certified: string(),
  }).default(() => ({})),
  /** Image quality. */
  imageQuality: number().integer().min(1).max(100).defined().default(IMAGE_QUALITY),
  /** Number offered before all others. */
  phoneOverride: optionalText(),
  /** Number by car type. */
  phoneFilterByCarType: flag(false),
  /** New-car number. */
  phoneNewCars: optionalText(),
  /** Used-car number. */
  phoneUsedCars: optionalText(),
  /** Demo-car number. */
  phoneDemoCars: optionalText(),
  /** Call Now only while open. */
  callNowRequiresOpen: flag(true),
};
