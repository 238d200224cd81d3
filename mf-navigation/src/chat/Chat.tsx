import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  chatClosed,
  EXAMPLE_CHAT,
  selectChatSubject,
  useAppDispatch,
  useAppSelector,
  useSite,
  type ChatOption,
  type SiteConfig,
  type SlotProps,
} from '@forecourt/shared-contracts';
import { IconButton } from '@forecourt/shared-ui';
import styles from './Chat.module.css';
import { ChatFrame } from './ChatFrame';
import { ExampleChat } from './ExampleChat';

/** The chat with the dealer, beside the page; nothing before a visitor has opened it. */
export function Chat({ subject: first }: SlotProps<'chat'>) {
  const { chat } = useSite();
  const dispatch = useAppDispatch();
  const opened = useAppSelector(selectChatSubject);
  const [given, setGiven] = useState(first ?? null);
  const subject = opened ?? given;
  const handleClose = () => {
    setGiven(null);
    dispatch(chatClosed());
  };
  return chat && subject && <ChatPanel key={subject} chat={chat} subject={subject} onClose={handleClose} />;
}

interface ChatPanelProps {
  chat: NonNullable<SiteConfig['chat']>;
  subject: ChatOption;
  onClose(): void;
}

function ChatPanel({ chat: { address, placement }, subject, onClose }: ChatPanelProps) {
  const { name } = useSite();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    // Whoever closes the chat is back where it was opened.
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <dialog
      ref={panel}
      open
      tabIndex={-1}
      aria-labelledby="chat"
      className={styles.panel}
      data-placement={placement}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <h2 id="chat" className={styles.title}>
          Chat with {name}
        </h2>
        <IconButton icon="close" label="Close the chat" onClick={onClose} />
      </div>
      {address === EXAMPLE_CHAT ? <ExampleChat /> : <ChatFrame address={address.replaceAll('{subject}', subject)} />}
    </dialog>
  );
}
