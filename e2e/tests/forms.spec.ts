import { chooseLocation, fillIn, leadsOf, openForm, submitButton } from '../harness/forms';
import { expect, gate, test } from '../harness/writingTest';

test.use({ images: false, viewport: { width: 390, height: 844 } });

/** Requirement, tenant, address, category of the lead, and what the visitor enters beside the contact. */
const FORMS: readonly (readonly [string, string, string, string, Record<string, string>])[] = [
  ['FO-037', 'swan-valley-toyota', '/enquiries/new-vehicle-enquiry', 'New Vehicle Enquiry', { Model: 'HiLux' }],
  ['FO-038', 'kestrel-motor-group', '/enquiries/service-enquiry', 'Service Enquiry', { Rego: '1abc 234' }],
  ['FO-039', 'wattle-track-caravans', '/enquiries/parts-enquiry', 'Parts Enquiry', {}],
  ['FO-040', 'clearmark-cars', '/enquiries/fleet-enquiry', 'Fleet Enquiry', { 'Company name': 'Blue Freight' }],
  ['FO-041', 'kestrel-motor-group', '/enquiries/general-enquiry', 'General Enquiry', {}],
  ['FO-042', 'swan-valley-toyota', '/enquiries/feedback', 'Feedback', {}],
  ['FO-043', 'wattle-track-caravans', '/contact', 'General Enquiry', {}],
  ['FO-064 FO-065', 'kestrel-motor-group', '/careers', 'General Enquiry', { Position: 'Apprentice' }],
];

for (const [ids, tenant, address, category, texts] of FORMS) {
  test(`${ids} ${address} of ${tenant} stores a lead`, gate(ids === 'FO-042'), async ({ page, consoleErrors, site }) => {
    const name = address.replaceAll(/\W/g, '');
    const form = await openForm(page, site.url(tenant, address));
    await submitButton(form).click();
    await expect(form.getByRole('alert')).toContainText('Please fix the following errors:');
    await form.getByRole('link', { name: 'Please enter your first name.' }).click();
    await expect(form.getByLabel('First Name')).toBeFocused();

    await chooseLocation(form);
    await fillIn(form, name, { Comments: 'Hello', ...texts });
    await submitButton(form).dblclick();
    await page.getByText('Thank you for your enquiry.').waitFor();
    expect((await leadsOf(site, name)).map((lead) => [lead.tenant, lead.category])).toEqual([[tenant, category]]);
    expect(consoleErrors).toEqual([]);
  });
}
