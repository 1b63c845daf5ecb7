import { css } from '#styled/css';
import { UploadButton } from './UploadButton.js';

interface UploadAreaProps {
  readonly onPick: (files: readonly File[]) => void;
}

/** Says that files can be dropped and picked, and how many. */
export function UploadArea({ onPick }: UploadAreaProps) {
  return (
    <section className={area} aria-label="Upload">
      <div className={words}>
        <h2 className={title}>
          <span className={wide}>Drop photos or videos here</span>
          <span className={narrow}>Add photos or videos</span>
        </h2>
        <p className={limits}>{UPLOAD_LIMITS}</p>
      </div>
      <UploadButton onPick={onPick} />
    </section>
  );
}

export const UPLOAD_LIMITS = 'Any number of files, sent 10 at a time, 100 MB each.';

const area = css({
  display: { base: 'grid', sm: 'flex' },
  alignItems: 'center',
  gap: { base: '12', sm: '20' },
  px: { base: '18', sm: '24' },
  py: { base: '18', sm: '22' },
  border: '[1.5px dashed {colors.line.strong}]',
  borderRadius: 'panel',
  bg: 'surface',
});
const words = css({ flex: '1' });
const title = css({ textStyle: 'h3' });
/** Phones have no drag and drop of files. */
const wide = css({ display: { base: 'none', sm: 'inline' } });
const narrow = css({ display: { sm: 'none' } });
const limits = css({ textStyle: 'small', color: 'ink.muted' });
