import { useSite } from '@forecourt/shared-contracts';
import { enquiryPreset, isGeneralEnquiry, categoryOf, presetLocation, type EnquirySubject } from '../lead/enquiryPreset';
import { OPT_IN_WORDING } from '../lead/enquiryValues';

/** Preset lead fields as hidden inputs, for the form without JavaScript. */
export function HiddenFields({ subject, url }: { subject: EnquirySubject; url: string }) {
  const site = useSite();
  const fields = {
    ...enquiryPreset(subject, site),
    category: isGeneralEnquiry(subject) ? null : categoryOf(subject),
    location: presetLocation(subject),
    opt_in_wording: site.switches.optInHidden ? null : OPT_IN_WORDING,
    url,
    source: 'Website',
  };
  return Object.entries(fields).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />);
}
