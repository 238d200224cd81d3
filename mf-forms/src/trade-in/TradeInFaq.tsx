import { useSite } from '@forecourt/shared-contracts';
import { Disclosure } from '@forecourt/shared-ui';
import { questionsFor } from './faq';
import styles from './TradeIn.module.css';

/** What people ask before they part with a car. */
export function TradeInFaq() {
  return (
    <section aria-labelledby="trade-in-faq">
      <h2 id="trade-in-faq" className={styles.heading}>
        Questions and answers
      </h2>
      {questionsFor(useSite()).map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </section>
  );
}
