import { createListCollection, Select as ArkSelect } from '@ark-ui/react/select';
import { Portal } from '@ark-ui/react/portal';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { css } from '#styled/css';
import { field, select } from '#styled/recipes';
import { FieldError } from './Field.js';
import { Icon } from './Icon.js';

export interface SelectItem {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps {
  readonly label: string;
  /** For a filter whose values explain themselves: only assistive technology gets the label. */
  readonly hideLabel?: boolean;
  readonly items: readonly SelectItem[];
  /** The value of the chosen item; that of no item when nothing is chosen yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
}

function SelectList({ items }: { readonly items: readonly SelectItem[] }) {
  const styles = select();
  return (
    <Portal>
      <ArkSelect.Positioner className={styles.positioner}>
        <ArkSelect.Content className={styles.content}>
          {items.map((item) => (
            <ArkSelect.Item key={item.value} item={item} className={styles.item}>
              <ArkSelect.ItemText className={styles.itemText}>{item.label}</ArkSelect.ItemText>
              <ArkSelect.ItemIndicator className={styles.itemIndicator}>
                <Icon of={Check} />
              </ArkSelect.ItemIndicator>
            </ArkSelect.Item>
          ))}
        </ArkSelect.Content>
      </ArkSelect.Positioner>
    </Portal>
  );
}

/** A labelled choice of one among several; the list opens under its trigger and is as wide. */
export function Select(props: SelectProps) {
  const { label, hideLabel, items, value, onChange, placeholder, optional, hint, error, disabled, name } = props;
  const id = useId();
  const styles = select();
  const texts = field();
  const collection = useMemo(
    () => createListCollection({ items: [...items], isItemDisabled: (item) => item.disabled ?? false }),
    [items],
  );
  const describedBy = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ') || undefined;
  return (
    <ArkSelect.Root
      collection={collection}
      value={collection.has(value) ? [value] : []}
      onValueChange={(details) => onChange(details.value[0] ?? '')}
      positioning={{ sameWidth: true, placement: 'bottom-start', gutter: 4 }}
      invalid={Boolean(error)}
      disabled={disabled}
      name={name}
      lazyMount
      unmountOnExit
      className={styles.root}
    >
      <ArkSelect.Label className={hideLabel ? css({ srOnly: true }) : texts.label}>
        {label}
        {optional && <span className={texts.note}>Optional</span>}
      </ArkSelect.Label>
      <ArkSelect.Control className={styles.control}>
        <ArkSelect.Trigger className={styles.trigger} aria-describedby={describedBy}>
          <ArkSelect.ValueText className={styles.value} placeholder={placeholder} />
          <ArkSelect.Indicator className={styles.indicator}>
            <Icon of={ChevronDown} />
          </ArkSelect.Indicator>
        </ArkSelect.Trigger>
      </ArkSelect.Control>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}hint`} className={texts.hint}>
          {hint}
        </p>
      )}
      <SelectList items={items} />
      <ArkSelect.HiddenSelect />
    </ArkSelect.Root>
  );
}
