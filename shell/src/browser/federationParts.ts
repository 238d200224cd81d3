import * as errorCodes from '@module-federation/error-codes';
import * as sdk from '@module-federation/sdk';

/** Every remote's entry uses these; each would bring its own copy along if the shell did not put them on the page. */
Object.assign(globalThis, { forecourtFederation: { sdk, errorCodes } });
