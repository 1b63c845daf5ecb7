import { RadioGroup } from '@ark-ui/react/radio-group';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { css } from '#styled/css';
import { imagePick } from '#styled/recipes';
import { FileName } from './FileName.js';
import { Icon } from './Icon.js';
import { Photo } from './Photo.js';

interface Picture {
  readonly id: string;
  readonly src: string | null;
  /** file name; the choice's label */
  readonly name: string;
  /** a remark below it */
  readonly remark: string;
}

interface PicturePickProps {
  readonly label: string;
  readonly pictures: readonly Picture[];
  /** the id of the chosen one; empty: none */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly invalid: boolean;
}

/** Pictures of which one is chosen, three in a row. */
export function PicturePick({ label, pictures, value, onChange, invalid }: PicturePickProps) {
  const styles = imagePick({ chosen: 'one' });
  const id = useId();
  return (
    <RadioGroup.Root
      value={value}
      invalid={invalid}
      onValueChange={(details) => details.value && onChange(details.value)}
      className={styles.grid}
    >
      <RadioGroup.Label className={css({ srOnly: true })}>{label}</RadioGroup.Label>
      {pictures.map((picture) => (
        <RadioGroup.Item key={picture.id} value={picture.id} className={styles.root} title={picture.name}>
          <RadioGroup.ItemControl className={styles.control}>
            <Icon of={Check} size={15} weight={3} />
          </RadioGroup.ItemControl>
          <span className={styles.photo}>
            <Photo src={picture.src} alt="" ratio="4/3" />
          </span>
          <span className={styles.name} aria-hidden>
            <FileName name={picture.name} />
          </span>
          <RadioGroup.ItemText className={css({ srOnly: true })}>{picture.name}</RadioGroup.ItemText>
          <span id={id + picture.id} className={styles.remark}>
            {picture.remark}
          </span>
          <RadioGroup.ItemHiddenInput aria-describedby={id + picture.id} />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
