/** How a person may want to be answered (CO-025). */
export const CONTACT_METHODS = ['Phone', 'Email', 'SMS'] as const;
