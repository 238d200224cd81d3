import type { SiteConfig } from '@forecourt/shared-contracts';

export interface Question {
  question: string;
  answer: string;
}

/** Older cars, and cars with more kilometres, get no estimate (FO-080); the back end has the same limits. */
const MAX_YEARS = 7;
const MAX_KILOMETRES = '100,000';

/** The words of a list: 'Perth, Subiaco or Midland'. */
const orList = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Where cars are inspected, or null where no location is known. */
function inspectionPlace({ locations }: Pick<SiteConfig, 'locations'>): string | null {
  const names = locations.filter(({ visible }) => visible).map(({ name }) => name);
  if (names.length === 0) return null;
  return names.length > 4 ? `any of our ${names.length} locations` : orList.format(names);
}

/** Questions that people ask before they part with a car, with this dealer's answers (FO-081 to FO-083). */
export function questionsFor(site: Pick<SiteConfig, 'name' | 'locations'>): Question[] {
  const place = inspectionPlace(site);
  return [
    {
      question: 'Which vehicles do you buy?',
      answer: 'Cars, utes, vans, four-wheel drives and SUVs of any make, also if you did not buy them from us. For anything else, ask us.',
    },
    {
      question: 'How is the online estimate calculated?',
      answer:
        'From the model, age and kilometres of your car and from what you say about its condition, compared with recent sales of cars like yours.',
    },
    {
      question: 'Is the estimate the price that I get?',
      answer: 'It is a guide, unless it says that it is an offer. You get the exact price after we have inspected your car.',
    },
    {
      question: 'Where does the inspection happen?',
      answer: place ? `At ${place}, at a time that suits you. It takes about half an hour.` : 'We agree on a place and a time with you.',
    },
    {
      question: 'Can I sell a car that is under finance?',
      answer:
        'Yes. Bring a payout letter of your finance institution: it says what is left to pay. We pay that to them, and the rest is yours.',
    },
    {
      question: 'Which cars get an online estimate?',
      answer: `Estimates are generally not given for cars that are more than ${MAX_YEARS} years old or have more than ${MAX_KILOMETRES} km. Send us the details all the same: we look at your car and call you.`,
    },
  ];
}

/** The questions as search engines read them. */
export const faqPage = (questions: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
