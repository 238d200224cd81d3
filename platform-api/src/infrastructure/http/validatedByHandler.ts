/** For a route whose handler validates the body with the rules of the forms, which have a sentence for each field. */
export const validatedByHandler = { validatorCompiler: () => () => true };
