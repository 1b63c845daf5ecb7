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

/** Where nothing takes a file that is dropped, the browser would leave the page and open it. */
function refuseElsewhere(event: DragEvent) {
  if (event.defaultPrevented || !holdsFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Takes files that are dropped anywhere on it, and keeps the page where they miss it. A second way: a button does the
 * same for every kind of input.
 */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  // The pointer enters a child before it leaves the parent: only the last leaving is one.
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  // before the zone is drawn: a file dropped between that and a later effect would take the page's place
  useLayoutEffect(() => {
    window.addEventListener('dragover', refuseElsewhere);
    window.addEventListener('drop', refuseElsewhere);
    return () => {
      window.removeEventListener('dragover', refuseElsewhere);
      window.removeEventListener('drop', refuseElsewhere);
    };
  }, []);
  // one shape with and without: another would mount the children anew, and take the focus from them
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
