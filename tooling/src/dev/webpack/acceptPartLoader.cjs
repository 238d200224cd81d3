const path = require('node:path');

const CLIENT = path.join(__dirname, '../client/acceptPart.ts');

/** Lets the module of a page or slot be refreshed in place, see ../client/acceptPart.ts. */
module.exports = function acceptPartLoader(source, map) {
  const accept = `
import { acceptPart as __acceptPart } from ${JSON.stringify(CLIENT)};
if (__webpack_module__.hot) __acceptPart(__webpack_module__, __webpack_exports__, __webpack_require__.c, () => __react_refresh_utils__.enqueueUpdate(() => {}));
`;
  this.callback(null, source + accept, map);
};
