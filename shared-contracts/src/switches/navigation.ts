import { entity, flag, oneOf, optionalText, requiredText, text, textList } from '../entities/fields';
import { address, day, optionalHost, webAddress } from './switchTypes';

/** Menu, links and what stands on every page. */
export const navigationSwitches = {
  /** Links of banners and buttons (SH-014). */
  bannerLinks: entity({
    specialOffers: address().default('/special-offers'),
    service: address().default('/service'),
    tradeIn: address().default('/trade-in'),
    contact: address().default('/contact'),
    bookTestDrive: address().default('/book-test-drive/'),
    partsAndAccessories: address().default('/vehicle-parts-and-accessories'),
  }),
  /** How dropdowns open (brand theme hover) (SH-010, NA-005). */
  navOpenMode: oneOf(['hover', 'click']).default('click'),
  /** Optional menu entries left out (NA-004). */
  navHiddenOptionalItems: textList(),
  /** {host} of manufacturer-hosted links (NA-009). */
  manufacturerDealerHost: optionalHost(),
  /** Dealer-site domain for service booking (SH-006, SH-015, FO-045, NA-021). */
  baseDomain: optionalHost(),
  /** Popup props (NA-038). */
  popupPromotion: entity({
    src: requiredText(),
    expiryDate: day(),
    linkTo: address(),
    title: requiredText(),
    description: text(),
    buttonText: text(),
  })
    .nullable()
    .default(null),
  /** Customer area of the tenant (NA-022, NA-053). */
  customerAreaPath: oneOf(['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco', '/my-garage']).default('/my-garage'),
  /** Chat service option (SH-011). */
  chatServiceOptionEnabled: flag(false),
  /** Chat parts option (SH-011). */
  chatPartsOptionEnabled: flag(false),
  /** 'Powered by' line (NA-033). */
  poweredBy: entity({ name: requiredText(), url: webAddress() }).nullable().default(null),
  /** E-mail in the complaints notice (SH-006, NA-045). */
  complaintsContact: optionalText(),
};
