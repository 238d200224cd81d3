/** The ways in which a person may want to be contacted. */
export const CONTACT_METHODS = ['Phone', 'Email', 'SMS'] as const;
