import { Combobox as ArkCombobox, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { css } from '#styled/css';
import { combobox, field } from '#styled/recipes';
import { FieldError } from './Field.js';
import { Icon } from './Icon.js';
import { LiveRegion } from './LiveRegion.js';
import type { SelectItem } from './Select.js';
import { Skeleton } from './Skeleton.js';

const SKELETON_KEYS = ['a', 'b', 'c'];

interface ComboboxListProps {
  /** What the typed words match, in order; null while that is loading. */
  readonly items: readonly SelectItem[] | null;
  /** A line under the items: that there are none, or more. */
  readonly note?: string;
}

interface ComboboxProps extends ComboboxListProps {
  readonly label: string;
  /** For a filter whose values explain themselves: only assistive technology gets the label. */
  readonly hideLabel?: boolean;
  /** The value of the chosen item; an empty string when nothing is chosen yet. */
  readonly value: string;
  /** The chosen item's label, which need not be among the items. */
  readonly text: string;
  readonly onChange: (item: SelectItem) => void;
  /** Receives what is typed to narrow the items; empty again once the list closes. */
  readonly onWords: (words: string) => void;
  readonly onOpenChange: (open: boolean) => void;
  readonly placeholder?: string;
  readonly error?: ReactNode;
}

function ComboboxList({ items, note }: ComboboxListProps) {
  const styles = combobox();
  return (
    <Portal>
      <ArkCombobox.Positioner className={styles.positioner}>
        <ArkCombobox.Content className={styles.content} aria-busy={items === null}>
          {items?.map((item) => (
            <ArkCombobox.Item key={item.value} item={item} className={styles.item}>
              <ArkCombobox.ItemText className={styles.itemText}>{item.label}</ArkCombobox.ItemText>
              <ArkCombobox.ItemIndicator className={styles.itemIndicator}>
                <Icon of={Check} />
              </ArkCombobox.ItemIndicator>
            </ArkCombobox.Item>
          ))}
          {items === null &&
            SKELETON_KEYS.map((row) => (
              <div key={row} role="presentation" className={styles.item}>
                <Skeleton shape="text" />
              </div>
            ))}
          {note && (
            <p role="presentation" className={styles.note}>
              {note}
            </p>
          )}
        </ArkCombobox.Content>
      </ArkCombobox.Positioner>
    </Portal>
  );
}

/** What is typed after the label of the chosen item replaces that label. */
const afterText = (words: string, text: string) => (words.startsWith(text) ? words.slice(text.length) : words);

/** A labelled choice of one among too many items to scroll through: typing narrows the list. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, items, note, value, text, onChange, onWords, onOpenChange, placeholder, error } = props;
  const id = useId();
  const styles = combobox();
  /** null while the list is closed: then the field shows the chosen item, or its placeholder */
  const [typed, setTyped] = useState<string | null>(null);
  const collection = useMemo(() => createListCollection({ items: [...(items ?? [])] }), [items]);
  const type = (words: string | null) => {
    setTyped(words);
    onWords(words ?? '');
  };
  return (
    <ArkCombobox.Root
      collection={collection}
      value={value === '' ? [] : [value]}
      onValueChange={(details) => details.items[0] && onChange(details.items[0])}
      inputValue={typed ?? text}
      onOpenChange={(details) => {
        onOpenChange(details.open);
        if (!details.open) type(null);
        else setTyped((before) => before ?? '');
      }}
      inputBehavior="autohighlight"
      openOnClick
      positioning={{ sameWidth: true, placement: 'bottom-start', gutter: 4 }}
      invalid={Boolean(error)}
      translations={{ triggerLabel: `Show ${label}` }}
      lazyMount
      unmountOnExit
      className={styles.root}
    >
      <ArkCombobox.Label className={hideLabel ? css({ srOnly: true }) : field().label}>{label}</ArkCombobox.Label>
      <ArkCombobox.Control className={styles.control}>
        <ArkCombobox.Input
          className={styles.input}
          placeholder={text || placeholder}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={({ target }) => type(typed === null ? afterText(target.value, text) : target.value)}
        />
        <ArkCombobox.Trigger className={styles.trigger}>
          <Icon of={ChevronDown} />
        </ArkCombobox.Trigger>
      </ArkCombobox.Control>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      <ComboboxList items={items} note={note} />
      <LiveRegion text={typed === null ? '' : (note ?? '')} />
    </ArkCombobox.Root>
  );
}
