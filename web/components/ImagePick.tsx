import { Checkbox } from '@ark-ui/react/checkbox';
import { Check, Maximize2 } from 'lucide-react';
import { useId } from 'react';
import { imagePick } from '#styled/recipes';
import { FileName } from './FileName.js';
import { Icon } from './Icon.js';
import { Photo } from './Photo.js';

interface PickableImage {
  readonly id: string;
  readonly src: string | null;
  /** file name; the checkbox's label */
  readonly name: string;
  /** a remark below it */
  readonly remark?: string | null;
}

interface ImagePickProps {
  readonly images: readonly PickableImage[];
  /** The ids of the ticked images, in the order they were ticked. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** called to show one large */
  readonly onEnlarge: (id: string) => void;
}

/** Photos with checkboxes and names, three in a row. Used in a FieldGroup that names it. */
export function ImagePick({ images, value, onChange, onEnlarge }: ImagePickProps) {
  const styles = imagePick();
  const id = useId();
  const toggle = (id: string, picked: boolean) =>
    onChange(picked ? [...value, id] : value.filter((other) => other !== id));
  return (
    <div className={styles.grid}>
      {images.map((image) => (
        <div key={image.id} className={styles.item}>
          <Checkbox.Root
            checked={value.includes(image.id)}
            onCheckedChange={(details) => toggle(image.id, details.checked === true)}
            className={styles.root}
            title={image.name}
          >
            <Checkbox.Control className={styles.control}>
              <Icon of={Check} size={15} weight={3} />
            </Checkbox.Control>
            <span className={styles.photo} data-state={value.includes(image.id) ? 'checked' : 'unchecked'}>
              <Photo src={image.src} alt="" ratio="4/3" />
            </span>
            <span className={styles.name} aria-hidden>
              <FileName name={image.name} />
            </span>
            {image.remark && (
              <span id={id + image.id} className={styles.remark}>
                {image.remark}
              </span>
            )}
            <Checkbox.HiddenInput aria-label={image.name} aria-describedby={image.remark ? id + image.id : undefined} />
          </Checkbox.Root>
          <button
            type="button"
            className={styles.enlarge}
            title="Enlarge"
            aria-label={`Enlarge ${image.name}`}
            data-enlarges={image.id}
            onClick={() => onEnlarge(image.id)}
          >
            <Icon of={Maximize2} size={14} />
          </button>
        </div>
      ))}
    </div>
  );
}
