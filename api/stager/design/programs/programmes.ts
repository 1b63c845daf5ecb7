import type { Setting } from '../../contract.js';
import { bedroom } from './bedroom.js';
import { diningRoom } from './diningRoom.js';
import { gamingRoom } from './gamingRoom.js';
import { homeOffice } from './homeOffice.js';
import { kitchen } from './kitchen.js';
import { livingRoom } from './livingRoom.js';
import { outdoor } from './outdoor.js';
import type { Programme } from './programme.js';

export const programmes: Readonly<Record<Setting, Programme>> = {
  living_room: livingRoom,
  bedroom,
  dining_room: diningRoom,
  home_office: homeOffice,
  gaming_room: gamingRoom,
  kitchen,
  outdoor,
};
