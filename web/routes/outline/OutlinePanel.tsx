import { CircleAlert, Redo2, Trash2, Undo2 } from 'lucide-react';
import { css } from '#styled/css';
import { ActButtons } from '../../components/ActButtons.js';
import { oneGesture } from '../../components/history.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { RailPart } from '../../components/Rail.js';
import { Slider } from '../../components/Slider.js';
import { lengthScale, type Units } from '../../format/lengths.js';
import { CeilingHeight } from './CeilingHeight.js';
import { squareOf } from './geometry/lines.js';
import { CEILING_HEIGHT, FIELD_OF_VIEW } from '../../../api/shared/outline/outline.js';
import { type Outline, raiseCeiling } from './geometry/outline.js';
import type { OutlinedRoom } from './geometry/room.js';
import { Measures } from './Measures.js';
import type { Drawing } from './useDrawing.js';
import { useTypedLength } from './useTypedLength.js';

interface OutlinePanelProps {
  readonly outline: Outline;
  readonly room: OutlinedRoom | null;
  readonly units: Units;
  /** why it cannot be staged yet, as a sentence */
  readonly fault: string | null;
  readonly hasReading: boolean;
  readonly busy: boolean;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly onChange: Drawing['change'];
  /** moves the horizon to where the drawn side walls meet */
  readonly onFit: () => void;
  readonly onReset: () => void;
  readonly onRemove: (() => void) | null;
  readonly onSubmit: () => void;
}

/** For the rail: the measures of the drawing, the submit button, and why it cannot be pressed. */
export function OutlinePanel(props: OutlinePanelProps) {
  const { outline, room, units, fault, hasReading, busy, undo, redo, onChange } = props;
  const { onFit, onReset, onRemove, onSubmit } = props;
  const scale = lengthScale(units, CEILING_HEIGHT);
  const raise = (metres: number, gesture: string) => onChange((now) => raiseCeiling(now, metres), gesture);
  const typed = useTypedLength({
    value: outline.ceilingHeight,
    units,
    scale,
    sentence: (range) => `The ceiling must be ${range} high.`,
    onChange: (metres) => raise(metres, oneGesture()),
  });
  const steps = [
    { label: 'Undo', icon: Undo2, act: undo },
    { label: 'Redo', icon: Redo2, act: redo },
    { label: 'Delete corner', icon: Trash2, act: onRemove },
  ];
  const missing = fault ?? (typed.problem && 'Correct the ceiling height first.');
  return (
    <>
      <RailPart>
        <h2 className={title}>Does the grid lie on the floor?</h2>
        <p className={text}>
          Put the corners where the floor meets the walls. The squares measure {squareOf(units).words}: they follow
          floorboards and walls when the outline is right, and the dashed lines the corners and the ceiling.
        </p>
        <div className={tools}>
          <ActButtons acts={steps} />
          <Button variant="outline" className={wide} onClick={onReset}>
            {hasReading ? 'Use what was read' : 'Begin anew'}
          </Button>
        </div>
        <Button variant="outline" disabled={!room} onClick={onFit}>
          Fit the horizon to the walls
        </Button>
      </RailPart>
      <RailPart>
        <h2 className={title}>{units === 'IMPERIAL' ? 'In feet and inches' : 'In metres'}</h2>
        <Measures outline={outline} room={room} units={units} />
        <CeilingHeight
          value={outline.ceilingHeight}
          units={units}
          scale={scale}
          typed={typed}
          onSlide={(metres) => raise(metres, 'ceiling height')}
        />
        <Slider
          label="Angle of view in degrees"
          value={Math.round(outline.fieldOfView)}
          min={FIELD_OF_VIEW.least}
          max={FIELD_OF_VIEW.most}
          onChange={(fieldOfView) => onChange((now) => ({ ...now, fieldOfView }), 'angle of view')}
          startCaption="Narrow"
          endCaption="Wide"
        />
        <p className={text}>Most photos of listings see 65 to 90 degrees. Wider makes the room shallower.</p>
      </RailPart>
      <RailPart stuck="always">
        <Button full disabled={missing !== null} busy={busy} busyLabel="Staging..." onClick={onSubmit}>
          Stage with this outline
        </Button>
        <p className={text}>Staging again costs nothing extra: a photo is charged once, when it is approved.</p>
        <output className={problem}>
          {missing && (
            <>
              <Icon of={CircleAlert} size={15} />
              {missing}
            </>
          )}
        </output>
      </RailPart>
    </>
  );
}

const title = css({ textStyle: 'h3' });
const text = css({ textStyle: 'small', color: 'ink.muted' });
const tools = css({ display: 'flex', gap: '8' });
const wide = css({ flex: '1', px: '10' });
/** A message moves nothing: it is at the end, and on phones above the button at the foot of the screen. */
const problem = css({
  display: 'flex',
  gap: '6',
  color: 'danger.text',
  textStyle: 'small',
  smDown: { order: '-1', _empty: { display: 'none' } },
});
