import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';

interface UploadButtonProps {
  readonly onPick: (files: readonly File[]) => void;
}

/** Lets the person pick files of the device. */
export function UploadButton({ onPick }: UploadButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => picker.current?.click()}>
        <Icon of={Upload} />
        Upload Media
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*,video/*"
        multiple
        hidden
        aria-label="Photos and videos to upload"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // the same file can be picked again
          target.value = '';
        }}
      />
    </>
  );
}
