import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { input, search } from '#styled/recipes';
import { Icon } from './Icon.js';
import { Tooltip } from './Tooltip.js';
import { useFieldControl } from './useFieldControl.js';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search field with a button that clears it. Outside a Field it needs an `aria-label`. */
export function SearchInput({ value, onChange, ...rest }: SearchInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const styles = search();
  const clear = () => {
    onChange('');
    box.current?.focus();
  };
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon of={Search} />
      </span>
      <input
        {...rest}
        {...useFieldControl(rest)}
        ref={box}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={input({ kind: 'search' })}
      />
      {value !== '' && (
        <Tooltip label="Clear search">
          <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
            <Icon of={X} size={16} />
          </button>
        </Tooltip>
      )}
    </div>
  );
}
