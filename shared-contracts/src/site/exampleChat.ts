/** Address of the example of a chat, for demonstrations. */
export const EXAMPLE_CHAT = 'example:';
