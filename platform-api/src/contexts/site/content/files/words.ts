/** A day from the one of the import: 'today', 'today+30d', 'today-3d'. */
export const RELATIVE_DAY = /^today(?:([+-])(\d{1,4})d)?$/;

/** The picture of a car in stock: 'car:Toyota/Corolla', with the body of another where there is none, 'car:Toyota/GR Supra/Coupe', or of a body, 'car:SUV'. */
export const CAR_PICTURE = /^car:([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?$/;
