import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon';
import input from '../text-input/TextInput.module.css';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Text of the empty first option; without it there is no empty option. */
  placeholder?: string;
}

/** A native select in the site's look. */
export function Select({ options, placeholder, className = '', ...rest }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={`${input.input} ${styles.select} ${className}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </span>
  );
}
