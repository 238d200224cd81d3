import { addDays } from '@forecourt/shared-contracts';
import type { AuthoredItem } from './files/authoredItem';
import { AUTHORED_KINDS } from './files/kinds';
import { withPictures } from './files/pictureReferences';
import { CAR_PICTURE, RELATIVE_DAY } from './files/words';

/** A car as an author names it. */
export interface CarLikeness {
  make?: string;
  model?: string;
  body?: string | undefined;
}

/** What the words of an author stand for when an item is imported. */
export interface Meanings {
  /** Today on the site, an ISO date. */
  today: string;
  /**
   * The picture of a car in stock that is most like it: of this make and model, else of this body; null where there is none. Of a body alone it is
   * another for each item, as far as the stock has them.
   */
  pictureOf(like: CarLikeness, item: string): string | null;
}

/** 'today+30d' as a day, any other text as it is. */
function dayOf(text: string, today: string): string {
  const found = RELATIVE_DAY.exec(text.trim());
  return found ? addDays(today, Number(`${found[1] ?? '+'}${found[2] ?? 0}`)) : text;
}

/** 'car:Toyota/Corolla/Hatchback' and 'car:SUV' as the path of a picture, '' where the stock has none; any other picture as it is. */
function pictureOf(picture: string, { kind, slug }: AuthoredItem, meanings: Meanings): string {
  const [, first, model, body] = CAR_PICTURE.exec(picture) ?? [];
  if (first === undefined) return picture;
  return meanings.pictureOf(model === undefined ? { body: first } : { make: first, model, body }, `${kind}/${slug}`) ?? '';
}

/** An item with days and pictures instead of the words that stand for them. */
export function withMeanings(item: AuthoredItem, meanings: Meanings): AuthoredItem {
  const pictured = withPictures(item, (picture) => pictureOf(picture, item, meanings));
  const { document, visibleFrom, visibleUntil } = pictured;
  const days = [...AUTHORED_KINDS[item.kind].days, 'published_at'];
  const written = days.flatMap((field) =>
    typeof document[field] === 'string' ? [[field, dayOf(document[field], meanings.today)] as const] : [],
  );
  const on = (day: string | null) => (day === null ? null : dayOf(day, meanings.today));
  return {
    ...pictured,
    document: { ...document, ...Object.fromEntries(written) },
    visibleFrom: on(visibleFrom),
    visibleUntil: on(visibleUntil),
  };
}
