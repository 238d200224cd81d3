import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon';
import { IconButton } from '../icon-button/IconButton';
import input from '../text-input/TextInput.module.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Combobox.module.css';
import { matching, type ComboboxOption } from './matching';

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'role' | 'list'
> {
  options: readonly ComboboxOption[];
  /** The chosen option's value, null for none. */
  value: string | null;
  onSelect: (value: string | null) => void;
  /** Called with the typed text; with it the options are not filtered here, because a server has. */
  onQueryChange?: (query: string) => void;
  isLoading?: boolean;
  /** Text if no option matches. */
  emptyText?: string;
  clearLabel?: string;
}

/**
 * A text field with options while the visitor types: the combobox pattern of WAI-ARIA with a list box. Arrow keys move,
 * Enter selects, Escape closes and then clears. On blur without a selection the previous one is restored.
 */
export function Combobox({
  options,
  value,
  onSelect,
  onQueryChange,
  isLoading = false,
  emptyText = 'Nothing found',
  clearLabel = 'Clear',
  className = '',
  id: givenId,
  disabled,
  onBlur,
  ...rest
}: ComboboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const visible = onQueryChange || query === null ? options : matching(options, query);
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
    setQuery(null);
  };
  const open = () => {
    setOpen(true);
    setActive(query === null ? options.findIndex((option) => option.value === value) : -1);
  };
  const select = (option: ComboboxOption | undefined) => {
    if (!option || option.isDisabled) return;
    onSelect(option.value);
    close();
  };
  const clear = () => {
    onSelect(null);
    onQueryChange?.('');
    close();
    document.getElementById(id)?.focus();
  };
  const move = (by: 1 | -1) => {
    if (!isOpen) {
      open();
      return;
    }
    if (visible.length === 0) return;
    setActive((index) => (index < 0 && by < 0 ? visible.length - 1 : (index + by + visible.length) % visible.length));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      select(visible[active]);
    } else if (event.key === 'Escape' && (isOpen || chosen)) {
      // Not for a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) close();
      else clear();
    }
  };

  return (
    <span className={`${styles.frame} ${className}`}>
      <input
        {...rest}
        id={id}
        className={`${input.input} ${styles.input}`}
        type="text"
        role="combobox"
        autoComplete="off"
        disabled={disabled}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        value={query ?? chosen?.label ?? ''}
        onChange={(event) => {
          setQuery(event.target.value);
          onQueryChange?.(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => (isOpen ? undefined : open())}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {chosen && !disabled ? (
        <IconButton
          className={styles.clear}
          icon="close"
          label={clearLabel}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={clear}
        />
      ) : (
        <Icon name="chevron-down" className={styles.chevron} />
      )}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list box pattern of WAI-ARIA: no native list can be styled, and its keys are the field's */}
      <span id={`${id}-list`} className={styles.list} role="listbox" aria-label="Options" hidden={!isOpen || visible.length === 0}>
        {isOpen &&
          visible.map((option, index) => (
            <span
              key={option.value}
              id={optionId(index)}
              ref={index === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              aria-disabled={option.isDisabled || undefined}
              data-active={index === active || undefined}
              // Before the field loses focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => select(option)}
            >
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          ))}
      </span>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      {isOpen && visible.length === 0 && <span className={styles.nothing}>{isLoading ? 'Loading …' : emptyText}</span>}
      <VisuallyHidden>
        <output>{isOpen ? countText(visible.length, isLoading, emptyText) : ''}</output>
      </VisuallyHidden>
    </span>
  );
}

function countText(count: number, isLoading: boolean, emptyText: string): string {
  if (isLoading) return 'Loading';
  if (count === 0) return emptyText;
  return count === 1 ? '1 option' : `${count} options`;
}
