import { number, string } from 'yup';
import { IMAGE_QUALITY } from '../constants';
import { entity, flag, oneOf, optionalText } from '../entities/fields';
import { words } from './switchTypes';

/** The vehicle page and its telephone numbers. */
export const vehicleSwitches = {
  /** Past rego expiry (CO-062, VE-020). */
  regoExpiredDisplay: oneOf(['unregistered', 'hidden']).default('unregistered'),
  /** Sticky bar trigger (out of view, 900 px, 50 px) (SH-010, VE-042, VE-043, VE-044). */
  stickyBarVariant: oneOf(['priceOutOfView', 'styleSwitch', 'scrollReveal']).default('priceOutOfView'),
  /** Twitter in the share widget (VE-063). */
  shareTwitterEnabled: flag(true),
  /** 'Copied' for 1.5 s, or a toast for 3 s (VE-066, VE-067). */
  copyLinkFeedback: oneOf(['label', 'toast']).default('label'),
  /** Make whose certified cars get another strip (brand theme Toyota) (SH-010, VE-061, LO-062). */
  certifiedStripMake: optionalText(),
  /** How 'Find Me Something Similar' shows (SH-010, VE-015). */
  findSimilarPresentation: oneOf(['form', 'modal', 'button']).default('form'),
  /** Instant Message instead of Enquire (VE-026). */
  instantMessageEnabled: flag(false),
  /** Enquire button text ('Message Now' on variants) (VE-025, FO-033). */
  enquireButtonText: words().default('Enquire Now'),
  /** Make an Offer opens the chat widget when present (VE-034, FO-057). */
  offerOpensChatWidget: flag(false),
  /** Map on the vehicle page (vdp_config.show_map_section) (SH-006, VE-009). */
  showMapSection: flag(true),
  /** Texts of What's Included, Why Buy From Us?, Protect Your Car (VE-047, VE-049, VE-060). */
  vehiclePageContent: entity({
    whatsIncluded: string(),
    whyBuyFromUs: string(),
    protectYourCar: string(),
    certified: string(),
  }).default(() => ({})),
  /** Image quality (CO-131, SE-052). */
  imageQuality: number().integer().min(1).max(100).defined().default(IMAGE_QUALITY),
  /** Number offered before all others (CO-089, VE-035). */
  phoneOverride: optionalText(),
  /** Number by car type (CO-089, VE-035). */
  phoneFilterByCarType: flag(false),
  /** New-car number (CO-089, VE-035). */
  phoneNewCars: optionalText(),
  /** Used-car number (CO-089, VE-035). */
  phoneUsedCars: optionalText(),
  /** Demo-car number (CO-089, VE-035). */
  phoneDemoCars: optionalText(),
  /** Call Now only while open (VE-027). */
  callNowRequiresOpen: flag(true),
};
