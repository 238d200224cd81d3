/** The reference of a lead for people, the same on the site, in e-mail and in the dealer's message: the first eight digits of its id, '3F2A-9C1B'. */
export const leadReference = (leadId: string): string => `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase();
