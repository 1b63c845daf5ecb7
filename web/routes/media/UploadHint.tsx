import { Upload } from 'lucide-react';
import { css } from '#styled/css';
import { Icon } from '../../components/Icon.js';
import { UPLOAD_LIMITS } from '../../media/UploadArea.js';

/** How to upload files, in one line. */
export function UploadHint({ chosen }: { readonly chosen: boolean }) {
  return (
    <p className={line}>
      <Icon of={Upload} />
      {chosen ? (
        <span>
          <span className={wide}>Drop photos or videos anywhere on this page.</span> {UPLOAD_LIMITS}
        </span>
      ) : (
        'Select a project to upload media.'
      )}
    </p>
  );
}

/** Phones have no drag and drop of files. */
const wide = css({ display: { base: 'none', sm: 'inline' } });
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  px: { base: '14', sm: '16' },
  py: '10',
  border: '[1.5px dashed {colors.line.strong}]',
  borderRadius: 'panel',
  bg: 'surface',
  color: 'ink.muted',
  textStyle: 'small',
});
