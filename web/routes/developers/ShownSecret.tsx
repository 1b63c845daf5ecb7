import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { copyText } from '../../feedback/copyText.js';

/** A key or a secret to be copied, with a sentence about it. */
export function ShownSecret({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={shown}>
      <p>{children}</p>
      <p className={secret} translate="no">
        {text}
      </p>
    </div>
  );
}

/** The buttons under it. */
export function ShownSecretFoot({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={() => void copyText(text, 'Copied')}>
        Copy
      </Button>
      <Button onClick={onClose}>Done</Button>
    </>
  );
}

const shown = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' });
const secret = css({
  p: '12',
  borderRadius: 'control',
  bg: 'well',
  fontFamily: 'mono',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
