import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styled/css';

interface DropZoneProps {
  /** absent: nothing can be dropped here now */
  readonly onDrop?: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

interface Dragging {
  readonly dataTransfer: DataTransfer | null;
}

const holdsFiles = ({ dataTransfer }: Dragging) => dataTransfer?.types.includes('Files') ?? false;

/** Outside the zone: without this the browser would leave the page and open a dropped file. */
function refuseElsewhere(event: DragEvent) {
  if (event.defaultPrevented || !holdsFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Takes files that are dropped anywhere on it, and keeps the page when they miss it. An addition: a button does the
 * same for every kind of input.
 */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  // The pointer enters a child before it leaves the parent: the zone is left when the count is 0 again.
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  // before the first paint: a file dropped before a later effect would replace the page
  useLayoutEffect(() => {
    window.addEventListener('dragover', refuseElsewhere);
    window.addEventListener('drop', refuseElsewhere);
    return () => {
      window.removeEventListener('dragover', refuseElsewhere);
      window.removeEventListener('drop', refuseElsewhere);
    };
  }, []);
  // the same element with and without `onDrop`: another would remount the children and lose the focus
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={zone}
      data-over={over || undefined}
      onDragEnter={(event) => {
        if (!onDrop || !holdsFiles(event)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => onDrop && holdsFiles(event) && event.preventDefault()}
      onDragLeave={(event) => {
        if (!onDrop || !holdsFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (!onDrop || !holdsFiles(event)) return;
        event.preventDefault();
        leave();
        onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <p className={sign} aria-hidden>
          Drop to upload
        </p>
      )}
    </div>
  );
}

const zone = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '28',
  minH: '[40vh]',
  borderRadius: 'panel',
  '&[data-over]': { outline: '[1.5px solid {colors.accent}]', outlineOffset: '8', bg: 'accent.soft' },
});
const sign = css({
  position: 'fixed',
  bottom: '24',
  left: '[50%]',
  transform: 'translateX(-50%)',
  zIndex: 'toast',
  px: '18',
  py: '10',
  borderRadius: 'toast',
  bg: 'plate',
  color: 'plate.on',
  textStyle: 'label',
  pointerEvents: 'none',
});
