import type { SiteConfig } from '@forecourt/shared-contracts';
import { contactOptions } from './contactOptions';
import type { LegalSection } from './LegalText';

/** Terms of use for a tenant without a text of its own. */
export function standardTerms(site: SiteConfig): LegalSection[] {
  const { name } = site;
  return [
    {
      heading: 'Using this website',
      paragraphs: [
        `This website is operated by ${name}. By using it you agree to these terms. If you do not agree, please do not use the website.`,
        'You may view, print and share pages for your own personal, non-commercial use. You must not copy the stock data by automated means, interfere with the website or use it for anything unlawful.',
      ],
    },
    {
      heading: 'Vehicle information and availability',
      paragraphs: [
        'We take care that vehicle details, images, kilometres and features are correct, but errors can happen and some images may show a similar vehicle. Please confirm with us any detail that matters to you before you buy.',
        'All vehicles are subject to prior sale. A listing is an invitation to deal and not an offer that binds us.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Prices are in Australian dollars. A drive away price includes the on-road costs for private buyers in the state of the selling location; other prices may exclude registration, stamp duty and other government or dealer charges. Prices may change without notice until you sign a contract.',
      ],
    },
    {
      heading: 'Finance figures and valuations',
      paragraphs: [
        'Repayment figures, comparison rates and valuations on this website are estimates and do not take account of your circumstances. Finance is provided by third-party credit providers, subject to their criteria, fees and terms. A valuation becomes final only after we have inspected the vehicle.',
      ],
    },
    {
      heading: 'Enquiries and reservations',
      paragraphs: [
        'Sending an enquiry creates no duty to buy. Where online reservation is offered, the deposit and the time for which the vehicle is held are shown before you pay.',
      ],
    },
    {
      heading: 'Your personal information',
      paragraphs: ['We handle personal information as our privacy policy describes.'],
    },
    {
      heading: 'Links to other websites',
      paragraphs: [
        'Links to other websites are there for your convenience. We are not responsible for their content or their privacy practices.',
      ],
    },
    {
      heading: 'Intellectual property',
      paragraphs: [
        `The content of this website belongs to ${name} or its licensors and is protected by copyright and trade mark law. Manufacturer names and logos belong to their owners.`,
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'Nothing in these terms excludes, restricts or changes your rights under the Australian Consumer Law. To the extent that the law allows, we are not liable for loss that arises from use of, or reliance on, this website, or from its being unavailable.',
      ],
    },
    {
      heading: 'Governing law',
      paragraphs: [
        `These terms are governed by the law of ${site.address.state ? `${site.address.state}, Australia` : 'the Australian state in which we trade'}. We may change them; the current version is always on this page.`,
      ],
    },
    { heading: 'Contact', paragraphs: [`You can reach ${name} here:`], list: contactOptions(site) },
  ];
}
