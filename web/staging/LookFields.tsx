import { css } from '#styled/css';
import { FieldGroup } from '../components/Field.js';
import { PaintTiles } from '../components/PaintTiles.js';
import { Select } from '../components/Select.js';
import { Slider } from '../components/Slider.js';
import { SwitchField } from '../components/SwitchField.js';
import type { Order } from './order.js';
import { mostCreativity } from './order.js';
import { bareSurfaces, isRoomType, isStyle, roomTypes } from './stagingOptions.js';
import { styleTiles } from './styleTiles.js';

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
        items={roomTypes}
        value={order.roomType}
        onChange={(roomType) => isRoomType(roomType) && onChange({ roomType })}
      />
      <PaintTiles
        label="Style"
        options={styleTiles}
        value={order.style}
        onChange={(style) => isStyle(style) && onChange({ style })}
      />
      <Slider
        label="Creativity"
        min={0}
        max={mostCreativity}
        step={1}
        value={order.creativity}
        onChange={(creativity) => onChange({ creativity })}
        startCaption="Conservative"
        endCaption="Maximum"
      />
      <FieldGroup label="Keep bare">
        <div className={switches}>
          {bareSurfaces.map(({ field, label, hint }) => (
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

const switches = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '18',
  rowGap: '14',
  pt: '6',
});
