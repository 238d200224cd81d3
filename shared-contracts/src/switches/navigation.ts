import { entity, flag, oneOf, optionalText, requiredText, text, textList } from '../entities/fields';
import { address, day, optionalHost, webAddress } from './switchTypes';

/** Menu, links and content of every page. */
export const navigationSwitches = {
  /** Links of banners and buttons. */
  bannerLinks: entity({
    specialOffers: address().default('/special-offers'),
    service: address().default('/service'),
    tradeIn: address().default('/trade-in'),
    contact: address().default('/contact'),
    bookTestDrive: address().default('/book-test-drive/'),
    partsAndAccessories: address().default('/vehicle-parts-and-accessories'),
  }),
  /** Page of the service link; genuine-service with the manufacturer's dealer site where `baseDomain` is set (brand theme). */
  servicePage: oneOf(['service', 'genuine-service']).default('service'),
  /** Address of the parts page in links and search engines (brand theme /parts-and-accessories). */
  partsPath: oneOf(['/vehicle-parts-and-accessories', '/parts-and-accessories']).default('/vehicle-parts-and-accessories'),
  /** How dropdowns open (brand theme hover). */
  navOpenMode: oneOf(['hover', 'click']).default('click'),
  /** Optional menu entries left out. */
  navHiddenOptionalItems: textList(),
  /** {host} of manufacturer-hosted links. */
  manufacturerDealerHost: optionalHost(),
  /** Dealer-site domain for service booking. */
  baseDomain: optionalHost(),
  /** Popup props. */
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
  /** Customer area of the tenant. */
  customerAreaPath: oneOf(['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco', '/my-garage']).default('/my-garage'),
  /** Chat service option. */
  chatServiceOptionEnabled: flag(false),
  /** Chat parts option. */
  chatPartsOptionEnabled: flag(false),
  /** 'Powered by' line. */
  poweredBy: entity({ name: requiredText(), url: webAddress() }).nullable().default(null),
  /** E-mail in the complaints notice. */
  complaintsContact: optionalText(),
};
