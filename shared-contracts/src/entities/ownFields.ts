/**
 * Prefixes of what a plain HTML form sends of a field that it has beside those of every lead, 'own:towing', and of the field's label; they
 * become a line of the message.
 */
export const OWN_FIELD = 'own:';
export const OWN_FIELD_LABEL = 'own-label:';
