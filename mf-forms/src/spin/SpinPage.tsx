import { useSite, type SpinStatus } from '@forecourt/shared-contracts';
import { FormButtons, FormStack, LeadForm, Note } from '@forecourt/shared-forms';
import { Alert, Button, Card, Icon, PageArea, PageFrame, PageHeading, Skeleton } from '@forecourt/shared-ui';
import { FormAside } from '../contact/FormAside';
import { spinToWin } from '../forms/spinToWin';
import styles from './SpinPage.module.css';
import { useSpin, type Spin } from './useSpin';
import { Wheel } from './Wheel';

/** One turn of the wheel, and the prize. */
export function SpinPage() {
  const spin = useSpin();
  return (
    <PageFrame kind="form">
      <PageHeading lead="Turn the wheel once, and win.">Spin to win</PageHeading>
      <PageArea area="main">
        <Card padding="l">
          <FormStack>
            <SpinState spin={spin} />
          </FormStack>
        </Card>
      </PageArea>
      <FormAside />
    </PageFrame>
  );
}

function SpinState({ spin }: { spin: Spin }) {
  const { state, problem, retry } = spin;
  switch (state.name) {
    case 'loading':
      return <Skeleton height="18rem" />;
    case 'none':
      return <Alert tone="info" title="There is no promotion at the moment." />;
    case 'failed':
      return (
        <Alert tone="error" title="The wheel could not be loaded.">
          <Button size="s" variant="secondary" onClick={retry}>
            Try again
          </Button>
        </Alert>
      );
    case 'ready':
      return (
        <>
          <Wheel prizes={state.spin.prizes} won={state.spin.won?.prize ?? null} />
          <Prizes {...state.spin} isTurning={spin.hasTurned} />
          {problem && <Alert tone="error" title={problem} />}
          <FormStack className={styles.result} data-turning={spin.hasTurned || undefined}>
            <NextStep spin={spin} won={state.spin.won} />
          </FormStack>
          {state.spin.terms && <Note>{state.spin.terms}</Note>}
        </>
      );
  }
}

/** The prizes by the numbers of the wheel. */
const Prizes = ({ prizes, won, isTurning }: Pick<SpinStatus, 'prizes' | 'won'> & { isTurning: boolean }) => (
  <ol className={styles.prizes} aria-label="Prizes" data-turning={isTurning || undefined}>
    {prizes.map((prize) => (
      <li key={prize} data-won={prize === won?.prize || undefined}>
        {prize}
      </li>
    ))}
  </ol>
);

function NextStep({ spin, won }: { spin: Spin; won: SpinStatus['won'] }) {
  const { name } = useSite();
  return (
    <>
      <output className={styles.won} hidden={won === null}>
        {won && (
          <>
            <Icon name="check" />
            <span>You have won: {won.prize}</span>
          </>
        )}
      </output>
      {won === null && (
        <FormButtons>
          <Button size="l" busy={spin.isBusy} onClick={() => void spin.turn()}>
            Spin
          </Button>
        </FormButtons>
      )}
      {won?.is_claimed && <p>We have sent it to your e-mail address: show the e-mail when you visit {name}.</p>}
      {won && !won.is_claimed && <Claim spin={spin} />}
    </>
  );
}

function Claim({ spin: { unclaimed, isBusy, claim, handleDetails } }: { spin: Spin }) {
  if (unclaimed !== null) {
    return (
      <FormButtons>
        <Button size="l" busy={isBusy} onClick={() => claim(unclaimed)}>
          Claim the prize
        </Button>
      </FormButtons>
    );
  }
  return (
    <>
      <h2 className={styles.heading}>{spinToWin.title}</h2>
      <p>{spinToWin.intro}</p>
      <LeadForm form={spinToWin} onContinue={handleDetails} />
    </>
  );
}
