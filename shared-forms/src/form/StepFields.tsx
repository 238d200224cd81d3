import { useEffect, useRef, type ReactNode } from 'react';
import { FieldGrid } from '../layout/FieldGrid';
import styles from './StepFields.module.css';

interface StepFieldsProps {
  /** null: the form has one step only. */
  heading: string | null;
  isCurrent: boolean;
  /** Before that the style hides it where scripts run. */
  isHydrated: boolean;
  children: ReactNode;
}

/**
 * The fields of a step. All steps are rendered and the current one is displayed: without script all are, and the form is posted whole. A step that
 * becomes the current one takes focus at its heading.
 */
export function StepFields({ heading, isCurrent, isHydrated, children }: StepFieldsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) title.current?.focus();
    wasCurrent.current = isCurrent;
  }, [isCurrent]);

  return (
    <div className={styles.step} data-current={isCurrent} hidden={isHydrated && !isCurrent}>
      {heading && (
        <h3 ref={title} tabIndex={-1} className={styles.heading}>
          {heading}
        </h3>
      )}
      <FieldGrid>{children}</FieldGrid>
    </div>
  );
}
