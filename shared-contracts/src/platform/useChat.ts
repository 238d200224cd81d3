import { usePlatform } from './context';
import { chatOptions, type ChatOption } from '../switches/chatOptions';
import { chatOpened } from '../store/chat';
import { useAppDispatch } from '../store/hooks';

interface Chat {
  subjects: readonly ChatOption[];
  open(subject: ChatOption): void;
}

/** The chat of the site; null where it has none. */
export function useChat(): Chat | null {
  const { site } = usePlatform();
  const dispatch = useAppDispatch();
  if (site.chat === null) return null;
  return { subjects: chatOptions(site.switches), open: (subject) => void dispatch(chatOpened(subject)) };
}
