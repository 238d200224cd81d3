import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PRIVACY_CHOICES } from '@forecourt/shared-contracts';
import type { Consent, PrivacySettings } from './consent';
import { ConsentBanner } from './ConsentBanner';

interface PrivacyChoicesProps {
  settings: PrivacySettings;
  /** Address of the privacy policy; null where the site has none. */
  policy: string | null;
}

const isOpener = ({ target }: Event) => target instanceof Element && target.closest(`a[href="${PRIVACY_CHOICES}"]`) !== null;

/** Lets the visitor choose what outside analytics may do: at once where they have not chosen, and whenever a link to it is followed. */
export function PrivacyChoices({ settings, policy }: PrivacyChoicesProps) {
  const [opened, setOpened] = useState<{ by: 'visitor' | 'site' } | null>(settings.consent() === null ? { by: 'site' } : null);
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (!isOpener(event)) return;
      event.preventDefault();
      setOpened({ by: 'visitor' });
    };
    // Before the router of the page: the link leads to no other page.
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, []);
  if (opened === null) return null;

  const close = () => setOpened(null);
  const handleChoose = (consent: Consent) => {
    settings.choose(consent);
    close();
  };
  return (
    <ConsentBanner
      chosen={settings.consent()}
      recipients={settings.recipients}
      policy={policy}
      focusFor={opened.by === 'visitor' ? opened : null}
      onChoose={handleChoose}
      onClose={close}
    />
  );
}

/** Adds the privacy choices to a page that has loaded, after everything else: its first link stays the one that skips to the content. */
export function addPrivacyChoices(props: PrivacyChoicesProps): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<PrivacyChoices {...props} />);
}
