/** A link with this target opens what the visitor allows outside analytics, on each page of a site that needs consent. */
export const PRIVACY_CHOICES = '#privacy-choices';
