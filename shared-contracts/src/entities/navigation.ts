import { array, lazy, type InferType, type Schema } from 'yup';
import { STATES } from './states';
import { entity, flag, oneOf, optionalText, requiredText } from './fields';

const navigationLinkSchema = entity({
  url: requiredText(),
  name: requiredText(),
  mandatory: flag(true),
  className: optionalText(),
  /** What fills the dropdown beside its items: 'models', the models of the site. One that is served already with another word has its items alone. */
  dynamicDropdown: optionalText().meta({ jsonSchema: { enum: ['models', null] } }),
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
