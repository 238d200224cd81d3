import { useChat } from '@forecourt/shared-contracts';
import { isUnmodifiedClick } from '@forecourt/shared-ui';
import type { MouseEvent } from 'react';

/** Opens the chat about sales in place of a form; null where the tenant does not want it, or has no chat. */
export function useChatClick(isWanted: boolean): ((event: MouseEvent) => void) | null {
  const chat = useChat();
  if (!isWanted || !chat) return null;
  return (event) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    chat.open('sales');
  };
}
