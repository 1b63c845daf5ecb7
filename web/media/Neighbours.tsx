import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { Icon } from '../components/Icon.js';
import { Tooltip } from '../components/Tooltip.js';
import { VisuallyHidden } from '../components/VisuallyHidden.js';

interface NeighboursProps {
  /** of the file on show, such as "3 of 12" */
  readonly place: string;
  readonly name: string;
  /** 1 for the next file, -1 for the one before */
  readonly onMove: (step: 1 | -1) => void;
}

/** Leads from one file to the next, and says which is shown. */
export function Neighbours({ place, name, onMove }: NeighboursProps) {
  return (
    <span className={neighbours}>
      <Tooltip label="Previous file">
        <Button variant="outline" size="sm" iconOnly aria-label="Previous file" onClick={() => onMove(-1)}>
          <Icon of={ChevronLeft} />
        </Button>
      </Tooltip>
      <span aria-live="polite" aria-atomic>
        <VisuallyHidden>{name}, </VisuallyHidden>
        {place}
      </span>
      <Tooltip label="Next file">
        <Button variant="outline" size="sm" iconOnly aria-label="Next file" onClick={() => onMove(1)}>
          <Icon of={ChevronRight} />
        </Button>
      </Tooltip>
    </span>
  );
}

const neighbours = css({ display: 'inline-flex', alignItems: 'center', gap: '10' });
