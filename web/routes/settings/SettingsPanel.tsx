import { useId, type ReactNode, type Ref } from 'react';
import { css } from '#styled/css';
import { Panel } from '../../components/Panel.js';

export interface SettingsPanelProps {
  readonly title: string;
  /** one or two sentences under the title */
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** gets the focus when the focused element is gone */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** A paper panel for one setting. */
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
