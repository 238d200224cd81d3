/** Stands in for the part of the federation SDK that runs on Node only, in the browser build. */
const onNodeOnly = () => {
  throw new Error('The browser build of the federation SDK does not load scripts the way Node does.');
};
export const createScriptNode = onNodeOnly;
export const loadScriptNode = onNodeOnly;
