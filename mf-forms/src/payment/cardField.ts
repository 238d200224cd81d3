/** Makes a token of the card that the shopper has entered, or says what is wrong with it. */
export type CreateToken = () => Promise<{ token: string } | { message: string }>;

/** A way to enter a card. The card's number never reaches this site: a token of it does. */
export interface CardFieldProps {
  /** Called with the function that makes the token, and with null when the field is gone. */
  onReady(createToken: CreateToken | null): void;
}
