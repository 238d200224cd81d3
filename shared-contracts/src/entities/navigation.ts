import { array, lazy, type InferType, type Schema } from 'yup';
import { STATES } from './states';
import { entity, flag, oneOf, optionalText, requiredText } from './fields';

const navigationLinkSchema = entity({
  url: requiredText(),
  name: requiredText(),
  mandatory: flag(true),
  className: optionalText(),
  /** Name of a list that fills the dropdown, for example 'models'. */
  dynamicDropdown: optionalText(),
});

/** One entry of the site's menu with the entries under it. */
export interface NavigationItem extends InferType<typeof navigationLinkSchema> {
  dropdownItems: NavigationItem[];
}

export const navigationItemSchema: Schema<NavigationItem> = navigationLinkSchema.shape({
  dropdownItems: array()
    .of(lazy(() => navigationItemSchema).meta({ definition: 'menuEntry' }))
    .defined()
    .default([]),
});

/** The consumer-protection regulator of one state. */
export const regulatorSchema = entity({ name: requiredText(), website: requiredText(), state: oneOf(STATES) });
