const SENDING = 'sending:';

let count = 0;
/** Stands for a photo in a form's value until the back end has given it an id. */
export const sendingId = () => `${SENDING}${(count += 1)}`;

/** Whether the back end has the photo. */
export const isStored = (photo: string) => !photo.startsWith(SENDING);

/** Address of a stored photo on the site. */
export const photoPath = (photo: string) => `/api/lead-photos/${photo}`;
