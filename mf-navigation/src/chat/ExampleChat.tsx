import { useState, type FormEvent } from 'react';
import { Button, Field, TextInput } from '@forecourt/shared-ui';
import styles from './Chat.module.css';

interface Message {
  id: number;
  from: 'visitor' | 'dealer';
  text: string;
}

const GREETING = 'This is an example of a chat: nobody reads what you write here.';
const REPLY = 'Thank you. On a real site a person would write to you now.';

/** An example of a chat for demonstrations, in place of the page of a provider. */
export function ExampleChat() {
  const [messages, setMessages] = useState<readonly Message[]>([{ id: 0, from: 'dealer', text: GREETING }]);
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '') return;
    const id = messages.length;
    setMessages([...messages, { id, from: 'visitor', text: written }, { id: id + 1, from: 'dealer', text: REPLY }]);
    setText('');
  };
  return (
    <>
      <ol className={styles.messages} aria-label="Messages" aria-live="polite">
        {messages.map((message) => (
          <li key={message.id} className={styles.message} data-from={message.from}>
            {message.text}
          </li>
        ))}
      </ol>
      <form className={styles.form} onSubmit={handleSubmit}>
        <Field id="chat-message" label="Your message">
          {(control) => <TextInput {...control} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <Button type="submit">Send</Button>
      </form>
    </>
  );
}
