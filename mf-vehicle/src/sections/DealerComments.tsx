import { isInStock, type Car } from '@forecourt/shared-contracts';
import { EnquiryLink } from '../enquiry/EnquiryLink';
import { commentParagraphs } from './commentParagraphs';
import styles from './DealerComments.module.css';
import { MoreLess } from './MoreLess';
import { Section } from './Section';

/** Longer comments start collapsed, characters. */
const COMMENTS_COLLAPSE_CHARS = 400;

/** The first `limit` characters of a text, as paragraphs. */
function firstCharacters(paragraphs: readonly string[], limit: number): string[] {
  let remaining = limit;
  return paragraphs.flatMap((paragraph) => {
    if (remaining <= 0) return [];
    const start = paragraph.slice(0, remaining);
    remaining -= paragraph.length;
    return [remaining < 0 ? `${start.trimEnd()}…` : start];
  });
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Instead of comments that the dealer has not written. */
function Invitation() {
  return (
    <div className={styles.invitation}>
      <p>There are no comments on this vehicle yet. What would you like to know?</p>
      <EnquiryLink variant="secondary">Ask about this vehicle</EnquiryLink>
    </div>
  );
}

/** The dealer's comments; a long text is collapsed to its first 400 characters. Without comments an invitation to ask, unless the car is gone. */
export function DealerComments({ car }: { car: Car }) {
  const paragraphs = commentParagraphs(car.dealercomments);
  if (paragraphs.length === 0)
    return isInStock(car) ? (
      <Section title="Dealer Comments">
        <Invitation />
      </Section>
    ) : null;
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
  return (
    <Section title="Dealer Comments">
      {length <= COMMENTS_COLLAPSE_CHARS ? (
        <Paragraphs texts={paragraphs} />
      ) : (
        <MoreLess more="Read more" less="Read less" preview={<Paragraphs texts={firstCharacters(paragraphs, COMMENTS_COLLAPSE_CHARS)} />}>
          <Paragraphs texts={paragraphs} />
        </MoreLess>
      )}
    </Section>
  );
}
