import { COMMENTS_COLLAPSE_CHARS, dealerComments, type Car } from '@forecourt/shared-contracts';
import styles from './DealerComments.module.css';
import { MoreLess } from './MoreLess';
import { Section } from './Section';

/** The first `limit` characters of a text in paragraphs, in paragraphs again. */
function firstCharacters(paragraphs: readonly string[], limit: number): string[] {
  let room = limit;
  return paragraphs.flatMap((paragraph) => {
    if (room <= 0) return [];
    const start = paragraph.slice(0, room);
    room -= paragraph.length;
    return [room < 0 ? `${start.trimEnd()}…` : start];
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

/** What the dealer says of the car; a long text starts at its first 400 characters. */
export function DealerComments({ car }: { car: Car }) {
  const paragraphs = dealerComments(car.dealercomments);
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
