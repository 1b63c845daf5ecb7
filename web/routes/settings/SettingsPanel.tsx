import { useId, type ReactNode, type Ref } from 'react';
import { css } from '#styled/css';
import { Panel } from '../../components/Panel.js';

export interface SettingsPanelProps {
  readonly title: string;
  /** a sentence or two under the title */
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** for the focus to return to when what had it is gone */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** One thing to set, on paper. */
export function SettingsPanel({ title, text, children, titleRef }: SettingsPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Panel>
        <h2 id={id} ref={titleRef} tabIndex={-1} className={heading}>
          {title}
        </h2>
        {text && <div className={words}>{text}</div>}
        {children && <div className={body}>{children}</div>}
      </Panel>
    </section>
  );
}

const heading = css({ textStyle: 'h2' });
const words = css({ mt: '6', color: 'ink.muted', maxW: 'measure', display: 'grid', gap: '6' });
const body = css({ mt: '20' });
