import styles from './Unbroken.module.css';

/** Longer words need the break to fit a phone with text of 200 %. */
const MAX_LENGTH = 8;
const HYPHENATED = /(\S*\w-\w\S*)/;

/** A text whose short words with a hyphen, such as CX-5 and X-TRAIL, stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 && part.length <= MAX_LENGTH ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have their place alone
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
