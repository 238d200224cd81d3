/** Builders for tests: valid entities whose fields a test overrides. */
export { aCar } from './aCar';
export { aLead } from './aLead';
export { aLender, aQuote } from './aLender';
export { aLoaderContext } from './aLoaderContext';
export { aLocation, anOpeningHour, aSpecialHours } from './aLocation';
export { aManufacturer, aModel, aModelMenuItem } from './aModel';
export { anArticle, anArticlePage } from './anArticle';
export { aNavigationItem } from './aNavigationItem';
export { anAppointmentSlot } from './anAppointmentSlot';
export { anOffer } from './anOffer';
export { aProduct } from './aProduct';
export { aPromoCard } from './aPromoCard';
export { aGmbProfile, aReview, aReviewSet } from './aReview';
export { aSite, aSiteDocument } from './aSite';
export { aValuation } from './aValuation';
export { declaredRoutes, deployedPage, deployedRoutes, isSlotDeployed, TestSlotHost, type Deployment } from './deployment';
export { loadPagePart, loadSlotPart, type PartContext } from './loadPart';
