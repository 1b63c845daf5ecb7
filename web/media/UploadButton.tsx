import { Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../components/Button.js';
import { Icon } from '../components/Icon.js';

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly onPick: (files: readonly File[]) => void;
  readonly accept?: string;
  readonly children?: ReactNode;
}

/** For pickers; by their endings those too whose type a system does not know, such as Windows. */
export const PHOTOS = 'image/*,.heic,.heif,.hif,.avif,.mpo';
const PHOTOS_AND_FILMS = `${PHOTOS},video/*`;

const uploadMedia = (
  <>
    <Icon of={Upload} />
    Upload Media
  </>
);

/** Opens the device's file picker. */
export function UploadButton(props: UploadButtonProps) {
  const { onPick, accept = PHOTOS_AND_FILMS, children = uploadMedia, ...look } = props;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => picker.current?.click()}>
        {children}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label="Files to upload"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // so that the same file can be picked again
          target.value = '';
        }}
      />
    </>
  );
}
