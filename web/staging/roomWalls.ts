import type { SelectItem } from '../components/Select.js';

/** Which wall of another photo's room the back wall of a photo is, as the schema names them. */
const ROOM_WALLS = ['BACK', 'LEFT', 'RIGHT', 'FRONT'] as const;
export type RoomWall = (typeof ROOM_WALLS)[number];

export const isRoomWall = (name: string): name is RoomWall => ROOM_WALLS.some((wall) => wall === name);

const WORDS: Readonly<Record<RoomWall, string>> = {
  BACK: 'back wall',
  LEFT: 'left wall',
  RIGHT: 'right wall',
  FRONT: 'wall behind the camera',
};

/**
 * The walls to choose from, in sentences about this photo.
 * @param other names the other photo: "photo 2"
 */
export const wallChoices = (other: string): readonly SelectItem[] => [
  { value: '', label: 'Find out which wall is which' },
  ...ROOM_WALLS.map((value) => ({ value, label: `Its back wall is the ${WORDS[value]} of ${other}` })),
];
