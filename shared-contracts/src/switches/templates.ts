import type { Switches } from './switches';

/** Presets of switches shared by several tenants: between the platform's defaults and the site's own values. */
export const TEMPLATES: Readonly<Record<string, Partial<Switches>>> = {
  'toyota-dealer': {
    searchFilterPreset: 4,
    reserveButtonClass: 'success',
    financeButtonText: 'Finance Enquiry',
    allNewModelPrefix: 'New ',
    sidebarEnabled: false,
    searchBarEnabled: true,
    navOpenMode: 'hover',
    stickyBarVariant: 'scrollReveal',
    cardButtonSet: 'explore',
    findSimilarPresentation: 'modal',
    certifiedStripMake: 'Toyota',
    certifiedToggleEnabled: true,
    serviceAdvantageEnabled: true,
    defaultFinanceInterestRate: 8.5,
  },
};

/** Templates whose sites book service and show parts under a manufacturer's own paths. */
const BRAND_THEMES: readonly string[] = ['toyota-dealer'];

export const hasBrandTheme = ({ template }: { template: string | null }) => template !== null && BRAND_THEMES.includes(template);
