import { css } from '#styled/css';
import { codeBox } from '../components/codeBox.js';
import { Button } from '../components/Button.js';
import { copyText } from './copyText.js';

interface CopiedTextProps {
  /** what it is, for assistive technology */
  readonly label: string;
  readonly text: string;
  /** the toast's text after copying */
  readonly copied: string;
}

/** Code or an address, with a button that copies it. */
export function CopiedText({ label, text, copied }: CopiedTextProps) {
  return (
    <div className={frame}>
      <pre className={box} aria-label={label} translate="no">
        <code>{text}</code>
      </pre>
      <div>
        <Button variant="outline" size="sm" aria-label={`Copy: ${label}`} onClick={() => void copyText(text, copied)}>
          Copy
        </Button>
      </div>
    </div>
  );
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const box = css(codeBox, { p: '14' });
