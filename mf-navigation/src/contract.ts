import type { ChatOption } from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'navigation.privacy': object;
    'navigation.terms': object;
    'navigation.customer-area': object;
    'navigation.about': object;
    'navigation.warranty': object;
    'navigation.diamond-advantage': object;
    'navigation.buying': object;
    'navigation.toyota-certified-pre-owned': object;
    'navigation.toyota-recalls': object;
    'navigation.toyota-express-maintenance': object;
    'navigation.toyota-genuine-parts': object;
    'navigation.toyota-access-loan': object;
    'navigation.mytoyota-connect': object;
    'navigation.toyota-connected': object;
    'navigation.toyota-safety-sense': object;
    'navigation.toyota-hybrids': object;
    /** page: what follows 'pages/' in the key of the tenant's content. */
    'navigation.page': { page: string };
    'navigation.complaints': object;
  }

  interface SlotMap {
    header: { 1: object };
    footer: { 1: object };
    /** The tenant's `popupPromotion`, until the visitor has closed or followed it. */
    'popup-promotion': { 1: object };
    'complaints-notice': { 1: object };
    /** The chat with the dealer, once a visitor has opened it. */
    chat: {
      1: {
        /** Open from the start, about this subject. */
        subject?: ChatOption;
      };
    };
  }
}
