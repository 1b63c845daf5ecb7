import { PlainSelect } from '../components/PlainSelect.js';
import { type Order, type PhotoOrder, sameRoomChoices, sameRoomOf } from './order.js';
import { isRoomWall, wallChoices } from './roomWalls.js';

interface SameRoomFieldsProps {
  readonly id: string;
  readonly name: string;
  readonly order: Order;
  readonly onChange: (change: PhotoOrder) => void;
}

/** Whether a photo shows the same room as another one of the order, and which wall is which. */
export function SameRoomFields({ id, name, order, onChange }: SameRoomFieldsProps) {
  const choices = sameRoomChoices(order, id);
  if (choices.length === 0) return null;
  const chosen = sameRoomOf(order, id);
  const numberOf = (of: string | undefined) => order.images.findIndex((image) => image.id === of) + 1;
  const rooms = [
    { value: '', label: 'Furniture of its own' },
    ...choices.map((image) => ({
      value: image.id,
      label: `Same room as photo ${numberOf(image.id)}: ${image.name}`,
    })),
  ];
  return (
    <>
      <PlainSelect
        label={`Same room as ${name}`}
        items={rooms}
        value={chosen ?? ''}
        onChange={(next) => onChange({ sameRoomAs: next || undefined, backWall: undefined })}
      />
      {chosen !== undefined && (
        <PlainSelect
          label={`Which wall is which in ${name}`}
          items={wallChoices(`photo ${numberOf(chosen)}`)}
          value={order.own[id]?.backWall ?? ''}
          onChange={(next) => onChange({ backWall: isRoomWall(next) ? next : undefined })}
        />
      )}
    </>
  );
}
