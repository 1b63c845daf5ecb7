import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { FieldGroup } from '../components/Field.js';
import { PaintTiles } from '../components/PaintTiles.js';
import { Select } from '../components/Select.js';
import { Slider } from '../components/Slider.js';
import { SwitchField } from '../components/SwitchField.js';
import type { Order } from './order.js';
import { MOST_CREATIVITY } from './order.js';
import { BARE_SURFACES, isRoomType, isStyle, ROOM_TYPES, roomLabel } from './stagingOptions.js';
import { STYLE_TILES } from './styleTiles.js';

interface LookFieldsProps {
  readonly order: Order;
  readonly onChange: (change: Partial<Order>) => void;
}

/** How the rooms shall be furnished. */
export function LookFields({ order, onChange }: LookFieldsProps) {
  return (
    <>
      <Select
        label="Room type"
        items={ROOM_TYPES}
        value={order.roomType}
        onChange={(roomType) => isRoomType(roomType) && onChange({ roomType, roomTypeChosen: true })}
        hint={<RoomHint order={order} onChange={onChange} />}
      />
      <PaintTiles
        label="Style"
        options={STYLE_TILES}
        value={order.style}
        onChange={(style) => isStyle(style) && onChange({ style })}
      />
      <Slider
        label="Creativity"
        min={0}
        max={MOST_CREATIVITY}
        step={1}
        value={order.creativity}
        onChange={(creativity) => onChange({ creativity })}
        startCaption="Conservative"
        endCaption="Maximum"
      />
      <FieldGroup label="Keep bare">
        <div className={switches}>
          {BARE_SURFACES.map(({ field, label, hint }) => (
            <SwitchField
              key={field}
              label={label}
              hint={hint}
              checked={order[field]}
              onChange={(checked) => onChange({ [field]: checked })}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}

/** Where suggestions differ from the room type: which of them count. */
function RoomHint({ order, onChange }: LookFieldsProps) {
  const differs = order.images.some(({ id }) => (order.suggested[id] ?? order.roomType) !== order.roomType);
  if (!differs) return 'For all images whose room you do not change.';
  if (order.roomTypeChosen) {
    return (
      <>
        For all images whose room you do not change.{' '}
        <Button variant="link" size="sm" onClick={() => onChange({ roomTypeChosen: false })}>
          Use the suggested rooms
        </Button>
      </>
    );
  }
  return (
    <>
      For images without a suggested room.{' '}
      <Button variant="link" size="sm" onClick={() => onChange({ roomTypeChosen: true })}>
        Use {roomLabel(order.roomType)} for all
      </Button>
    </>
  );
}

const switches = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '18',
  rowGap: '14',
  pt: '6',
});
