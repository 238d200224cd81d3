import { mayBeAustralianMobile } from '@forecourt/shared-contracts';
import fc from 'fast-check';
import { australianMobile } from './australianMobile';

it('PL-045 law: the rule of the sign-in refuses no Australian mobile that is accepted here', () => {
  const prefixes = fc.constantFrom('0', '', '+61', '61', '+610', '001161', '+61 (0)', '0011 61 ');
  fc.assert(
    fc.property(prefixes, fc.stringMatching(/^4\d{8}$/), (prefix, number) => {
      const text = `${prefix}${number}`;
      expect([text, australianMobile(text), mayBeAustralianMobile(text)]).toEqual([text, `+61${number}`, true]);
    }),
  );
});
