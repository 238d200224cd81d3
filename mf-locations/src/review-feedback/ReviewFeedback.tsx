import { useLinks } from '@forecourt/shared-contracts';
import { Card, LinkButton, PageFrame, PageHeading } from '@forecourt/shared-ui';
import type { ReviewFeedbackData } from './feedbackOf';
import styles from './ReviewFeedback.module.css';

/** Two ways to say how it went: a public review, or the survey, which the dealer reads. Links of a dealer's e-mails lead here. */
export function ReviewFeedback({ data: { firstName, dealership, reviewUrl } }: { data: ReviewFeedbackData }) {
  const survey = useLinks().ifDeployed('forms.survey');
  return (
    <PageFrame kind="content">
      <Card padding="l" className={styles.card}>
        <PageHeading lead={`How was your experience with ${dealership}?`}>Thank you, {firstName}</PageHeading>
        <div className={styles.choices}>
          <LinkButton size="l" to={reviewUrl} target="_blank" className={styles.choice}>
            I had a great experience
          </LinkButton>
          <LinkButton size="l" variant="secondary" to={survey} className={styles.choice}>
            I had a bad experience
          </LinkButton>
        </div>
        <p className={styles.note}>
          {reviewUrl && 'A great experience leads to our public reviews. '}
          {survey && 'Our own team reads what went wrong.'}
        </p>
      </Card>
    </PageFrame>
  );
}
