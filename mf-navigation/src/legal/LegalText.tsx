/** One headed part of a legal text. A list follows the paragraphs. */
export interface LegalSection {
  heading: string;
  paragraphs: string[];
  list?: string[];
}

export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <>
      {sections.map(({ heading, paragraphs, list }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {list && (
            <ul>
              {list.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
