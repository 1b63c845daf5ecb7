import { Upload } from 'lucide-react';
import type { DragEvent } from 'react';
import { useState } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { LazyUploadWidget } from './LazyUploadWidget.js';

interface UploadAreaProps {
  readonly projectId: string;
  /** lists that show a new file first */
  readonly connections: readonly string[];
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Where files are dropped. The upload widget is fetched with the first file or click. */
export function UploadArea({ projectId, connections }: UploadAreaProps) {
  const [dropped, setDropped] = useState<readonly File[] | null>(null);
  const [over, setOver] = useState(false);
  if (dropped) {
    return (
      <LazyUploadWidget
        projectId={projectId}
        connections={connections}
        start={dropped}
        onDone={() => setDropped(null)}
      />
    );
  }
  return (
    // Dropping is a second way: the button does the same for every kind of input.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={area}
      aria-label="Upload"
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        setDropped([...event.dataTransfer.files]);
      }}
    >
      <div className={words}>
        <h2 className={title}>Drop photos or videos here</h2>
        <p className={limits}>Up to 10 files at a time, 100 MB each.</p>
      </div>
      <Button onClick={() => setDropped([])}>
        <Icon of={Upload} />
        Upload Media
      </Button>
    </section>
  );
}

const area = css({
  display: { base: 'grid', sm: 'flex' },
  alignItems: 'center',
  gap: { base: '12', sm: '20' },
  px: { base: '18', sm: '24' },
  py: { base: '18', sm: '22' },
  border: '[1.5px dashed {colors.line.strong}]',
  borderRadius: 'panel',
  bg: 'surface',
  transition: '[background {durations.fast}, border-color {durations.fast}]',
  '&[data-over]': { border: '[1.5px solid {colors.accent}]', bg: 'accent.soft' },
});
const words = css({ flex: '1' });
const title = css({ textStyle: 'h3' });
const limits = css({ textStyle: 'small', color: 'ink.muted' });
