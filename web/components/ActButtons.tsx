import type { LucideIcon } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from './Button.js';
import { Icon } from './Icon.js';
import { Tooltip } from './Tooltip.js';

interface ActButton {
  readonly label: string;
  /** for screen readers, where the label alone does not say enough; default: the label */
  readonly name?: string;
  readonly icon: LucideIcon;
  /** null: it cannot be done now */
  readonly act: (() => unknown) | null;
}

/** Acts as a row of buttons with icons. One that its own press makes impossible keeps the focus. */
export function ActButtons({ acts }: { readonly acts: readonly ActButton[] }) {
  return (
    <div className={row}>
      {acts.map(({ label, name = label, icon, act }) => (
        <Tooltip key={label} label={label}>
          <Button variant="outline" iconOnly aria-label={name} aria-disabled={!act} onClick={() => void act?.()}>
            <Icon of={icon} />
          </Button>
        </Tooltip>
      ))}
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  '& [aria-disabled=true]': { opacity: '[0.45]', cursor: 'default' },
});
