import { useEffect, useRef } from 'react';
import { Steps } from '@forecourt/shared-ui/content';
import styles from './StepHeading.module.css';

interface StepHeadingProps {
  /** Accessible name of the list of steps. */
  label: string;
  steps: readonly string[];
  /** Position of the current step, from 0. */
  current: number;
}

/** The steps, and the heading of the current one, which takes the focus when the step changes. */
export function StepHeading({ label, steps, current }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const displayed = useRef(current);
  useEffect(() => {
    if (displayed.current !== current) heading.current?.focus();
    displayed.current = current;
  }, [current]);
  return (
    <>
      <Steps label={label} steps={steps} current={current} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {`Step ${current + 1} of ${steps.length}: ${steps[current]}`}
      </h2>
    </>
  );
}
