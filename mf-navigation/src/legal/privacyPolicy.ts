import type { SiteConfig } from '@forecourt/shared-contracts';
import { contactOptions } from './contactOptions';
import type { LegalSection } from './LegalText';

/** The platform's privacy policy in the dealer's name. */
export function privacyPolicy(site: SiteConfig): LegalSection[] {
  const { name } = site;
  return [
    {
      heading: 'About this policy',
      paragraphs: [
        `${name} ("we", "us") respects your privacy. This policy explains how we handle personal information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles.`,
      ],
    },
    {
      heading: 'Why we collect personal information',
      paragraphs: ['We collect personal information only where we need it for our business, which includes:'],
      list: [
        'answering your enquiry, arranging a test drive and preparing a quote or valuation',
        'selling, delivering, servicing and repairing vehicles, and supplying parts and accessories',
        'helping you to apply for finance or insurance when you ask us to',
        'meeting warranty, recall, registration and other legal duties',
        'improving our website, our service and our range',
      ],
    },
    {
      heading: 'What kinds of information we collect',
      paragraphs: ['Depending on how you deal with us, we may collect:'],
      list: [
        'your name, e-mail address, phone number, address and postcode',
        'details of a vehicle that you own, want to sell or are interested in, such as its registration and kilometres',
        'your preferences, the messages that you send us and records of our dealings with you',
        'financial and identification details, when you apply for finance or buy a vehicle',
        'technical details of your visit, such as the pages that you saw and the campaign that led you here',
      ],
    },
    {
      heading: 'Sharing within our network',
      paragraphs: [
        `We may share your information between the dealerships and locations of ${name}, and with the manufacturers and distributors whose vehicles we sell, so that the right team can help you and so that warranty and recall obligations are met.`,
      ],
    },
    {
      heading: 'Marketing',
      paragraphs: [
        'With your consent, or where the law otherwise allows, we may tell you about vehicles, offers, events and services by e-mail, SMS, phone or post. We keep a record of the consent that you gave and of its wording.',
      ],
    },
    {
      heading: 'Cookies and similar technologies',
      paragraphs: [
        'Our website uses cookies and the storage of your browser to keep it working, to remember your saved vehicles and the details that you entered, and to measure how the site is used. You can delete or block them in your browser; some features may then not be available.',
      ],
    },
    {
      heading: 'When we disclose personal information',
      paragraphs: ['We do not sell your personal information. We may disclose it to:'],
      list: [
        'service providers who help us to run our business, such as hosting, messaging, customer management and payment providers',
        'financiers and insurers, when you ask for their products',
        'manufacturers, distributors and government authorities, where registration, warranty, recall or the law requires it',
        'recipients overseas, where one of our service providers stores data there and takes reasonable steps to protect it',
      ],
    },
    {
      heading: 'How we keep information secure',
      paragraphs: [
        'We take reasonable steps to protect personal information from misuse, interference, loss and unauthorised access, including encrypted connections, access controls and staff training. We destroy or de-identify information that we no longer need.',
      ],
    },
    {
      heading: 'Access and correction requests',
      paragraphs: [
        'You may ask for a copy of the personal information that we hold about you and ask us to correct it. We will verify who you are and answer within a reasonable time. If we refuse a request, we will tell you why.',
      ],
    },
    {
      heading: 'Opting out',
      paragraphs: [
        'You may stop marketing messages at any time: follow the unsubscribe link or instruction in the message, or tell us by any of the contact details below. Messages about a purchase, booking or recall may still reach you.',
      ],
    },
    {
      heading: 'Contact details',
      paragraphs: [`Please send privacy questions and requests to ${name}:`],
      list: contactOptions(site),
    },
    {
      heading: 'Privacy complaints',
      paragraphs: [
        'If you believe that we have not handled your information properly, please write to us with the details. We will acknowledge your complaint, look into it and answer within 30 days.',
        'If you are not satisfied with our answer, you may complain to the Office of the Australian Information Commissioner at www.oaic.gov.au or on 1300 363 992.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: ['We may change this policy from time to time. The current version is always on this page.'],
    },
  ];
}
