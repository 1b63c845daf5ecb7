import { Maximize2, Minimize2, ZoomIn, ZoomOut } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { SwitchField } from '../../components/SwitchField.js';
import { Tooltip } from '../../components/Tooltip.js';
import type { Zoom } from './useZoom.js';

interface Switched {
  readonly shown: boolean;
  readonly show: (on: boolean) => void;
}

interface ReviewToolsProps {
  readonly zoom: Zoom;
  readonly fullScreen: { readonly full: boolean; readonly canFill: boolean; readonly toggle: () => void };
  /** null when there are no changes to show */
  readonly changes: Switched | null;
  /** null when there are no two rounds */
  readonly comparison: Switched | null;
}

/** The controls of the picture on show. */
export function ReviewTools({ zoom, fullScreen, changes, comparison }: ReviewToolsProps) {
  const { full, canFill, toggle } = fullScreen;
  const tools = [
    { label: 'Zoom out', keys: '-', icon: ZoomOut, act: zoom.zoomOut, off: !zoom.zoomed },
    { label: 'Zoom in', keys: '+', icon: ZoomIn, act: zoom.zoomIn, off: !zoom.canZoomIn },
  ];
  return (
    <div className={row}>
      <div className={buttons}>
        {tools.map(({ label, keys, icon, act, off }) => (
          <Tooltip key={label} label={`${label} (${keys})`}>
            <Button variant="ghost" size="sm" iconOnly aria-label={label} aria-disabled={off} onClick={act}>
              <Icon of={icon} />
            </Button>
          </Tooltip>
        ))}
        {canFill && (
          <Tooltip label={full ? 'Leave full screen (Esc)' : 'Full screen'}>
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              aria-label={full ? 'Leave full screen' : 'Full screen'}
              onClick={toggle}
            >
              <Icon of={full ? Minimize2 : Maximize2} />
            </Button>
          </Tooltip>
        )}
      </div>
      <div className={switches}>
        {comparison && <SwitchField label="Compare rounds" checked={comparison.shown} onChange={comparison.show} />}
        {changes && <SwitchField label="Show what changed" checked={changes.shown} onChange={changes.show} />}
      </div>
    </div>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: { base: 'space-between', sm: 'flex-end' },
  flexDirection: { base: 'row-reverse', sm: 'row' },
  gap: '16',
  flex: { base: '[1 0 100%]', sm: '1' },
});
const switches = css({ display: 'flex', flexWrap: 'wrap', columnGap: '20', rowGap: '6' });
const buttons = css({ display: 'flex', gap: '2', '& [aria-disabled=true]': { opacity: '[0.45]', cursor: 'default' } });
