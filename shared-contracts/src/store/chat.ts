import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChatOption } from '../switches/chatOptions';

/** The chat with the dealer: its subject while it is open. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState: { subject: null as ChatOption | null },
  reducers: {
    chatOpened: (_state, { payload }: PayloadAction<ChatOption>) => ({ subject: payload }),
    chatClosed: () => ({ subject: null }),
  },
  selectors: {
    /** null: the chat is closed. */
    selectChatSubject: (state) => state.subject,
  },
});
export const { chatOpened, chatClosed } = chatSlice.actions;
export const { selectChatSubject } = chatSlice.selectors;
