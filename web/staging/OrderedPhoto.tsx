import { useId } from 'react';
import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { Chip } from '../components/Chip.js';
import { Photo } from '../components/Photo.js';
import { PlainSelect } from '../components/PlainSelect.js';
import { NotesField } from './NotesField.js';
import { type Order, type PhotoOrder, roomTypeOf, sameRoomOf } from './order.js';
import { SameRoomFields } from './SameRoomFields.js';
import type { SeenPhoto } from './useSeenPhotos.js';
import { isRoomType, isStyle, ROOM_TYPES, styleLabel, STYLES } from './stagingOptions.js';

interface OrderedPhotoProps {
  readonly id: string;
  readonly name: string;
  readonly order: Order;
  readonly seen: SeenPhoto | undefined;
  /** its style and words are being changed */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onRemove: () => void;
  readonly onChange: (change: PhotoOrder) => void;
  /** called to use its style and words for all chosen photos */
  readonly onSame: () => void;
}

/** One chosen photo: its room type, and behind "Change" its style and words. */
export function OrderedPhoto(props: OrderedPhotoProps) {
  const { id, name, order, seen, open, onOpen, onRemove, onChange, onSame } = props;
  const { style, notes = '' } = order.own[id] ?? {};
  const roomType = roomTypeOf(order, id);
  const suggested = order.suggested[id];
  const details = useId();
  const rooms = ROOM_TYPES.map(({ value, label }) => ({
    value,
    label: value === suggested ? `${label} (suggested)` : label,
  }));
  const styles = [
    { value: '', label: `Style as the job: ${styleLabel(order.style)}` },
    ...STYLES.map(({ value, label }) => ({ value, label })),
  ];
  const others = order.images.length;
  return (
    <li className={item}>
      <div className={row}>
        <span className={thumbnail}>
          <Photo src={seen?.thumbnailUrl ?? null} alt="" ratio="4/3" />
        </span>
        <div className={words}>
          <Chip label={name} onRemove={onRemove} />
          <div className={choice}>
            <PlainSelect
              label={`Room of ${name}`}
              items={rooms}
              value={roomType}
              onChange={(next) => isRoomType(next) && onChange({ roomType: next })}
            />
            <Button
              variant="link"
              size="sm"
              aria-expanded={open}
              aria-controls={open ? details : undefined}
              aria-label={open ? `Done with ${name}` : `Change the style and words of ${name}`}
              onClick={() => onOpen(!open)}
            >
              {open ? 'Done' : 'Change'}
            </Button>
          </div>
          <Remark
            seen={seen}
            suggested={suggested === roomType}
            own={order.own[id]}
            sameRoom={order.images.findIndex((image) => image.id === sameRoomOf(order, id)) + 1}
          />
        </div>
      </div>
      {open && (
        <div id={details} className={fields}>
          <PlainSelect
            label={`Style of ${name}`}
            items={styles}
            value={style ?? ''}
            onChange={(next) => onChange({ style: isStyle(next) ? next : undefined })}
          />
          <SameRoomFields id={id} name={name} order={order} onChange={onChange} />
          <NotesField
            label="Words for this photo"
            optional
            rows={2}
            hint="Read after the notes for all photos."
            value={notes}
            onChange={(next) => onChange({ notes: next })}
            roomType={roomType}
          />
          {others > 1 && (style !== undefined || notes.trim() !== '') && (
            <Button variant="link" size="sm" onClick={onSame}>
              Use this style and these words for all {others} images
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface RemarkProps {
  readonly seen: SeenPhoto | undefined;
  /** it is staged as what it seems to show */
  readonly suggested: boolean;
  readonly own: PhotoOrder | undefined;
  /** number of the photo that shows the same room; 0: none */
  readonly sameRoom: number;
}

/** Small print: why this room type is suggested, or why it needs no staging; and what the person said of it. */
function Remark({ seen, suggested, own, sameRoom }: RemarkProps) {
  const said = [
    sameRoom > 0 && `Same room as photo ${sameRoom}`,
    own?.style && styleLabel(own.style),
    own?.notes?.trim() && `“${own.notes.trim()}”`,
  ].filter(Boolean);
  const [evidence] = seen?.evidence ?? [];
  return (
    <>
      {seen?.reason && <p className={remark}>{seen.reason}</p>}
      {!seen?.reason && suggested && evidence && (
        <p className={remark} title={seen?.evidence.join(', ')}>
          Suggested by {evidence}
        </p>
      )}
      {said.length > 0 && <p className={remark}>{said.join(' · ')}</p>}
    </>
  );
}

const item = css({ py: '8' });
const row = css({ display: 'grid', gridTemplateColumns: '[72px minmax(0, 1fr)]', gap: '10', alignItems: 'start' });
const thumbnail = css({ display: 'block', w: '[72px]' });
const words = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', justifyItems: 'start' });
const choice = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  gap: '10',
  alignItems: 'center',
  w: 'full',
});
const remark = css({ textStyle: 'small', color: 'ink.muted', maxW: 'full', truncate: true });
const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10',
  pt: '10',
  justifyItems: 'start',
  '& > *': { w: 'full' },
  '& > button': { w: '[auto]' },
});
