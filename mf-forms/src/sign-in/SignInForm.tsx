import { useState } from 'react';
import { CodeStep } from './CodeStep';
import { PhoneStep } from './PhoneStep';

/** Two screens: the mobile number, then the code that was sent to it. */
export function SignInForm() {
  const [phone, setPhone] = useState('');
  const [isReturning, setReturning] = useState(false);
  const [waitSeconds, setWaitSeconds] = useState<number | null>(null);

  if (waitSeconds === null)
    return <PhoneStep phone={phone} isReturning={isReturning} onPhoneChange={setPhone} onContinue={setWaitSeconds} />;
  return (
    <CodeStep
      phone={phone}
      waitSeconds={waitSeconds}
      onChangeNumber={() => {
        setReturning(true);
        setWaitSeconds(null);
      }}
    />
  );
}
