import { button } from './recipes/button.js';
import { select, slider, switchField } from './recipes/choices.js';
import { badge, emptyState, facts, ledger, pageHead, panel, progress, skeleton, spinner } from './recipes/display.js';
import { field, input, search } from './recipes/field.js';
import { brand, header } from './recipes/header.js';
import { menu } from './recipes/menu.js';
import { dialog, drawer, pageWidth, popover, tabs, toast, tooltip } from './recipes/overlays.js';
import { checkbox, chip, imagePick, paintTile } from './recipes/picks.js';
import { compare, photo, plate, previewMark } from './recipes/pictures.js';
import { table } from './recipes/table.js';

/** Recipes of one element. */
export const recipes = { badge, brand, button, facts, input, pageWidth, panel, previewMark, skeleton, spinner };

/** Recipes of several parts; where a part is Ark's, the slot bears its name. */
export const slotRecipes = {
  checkbox,
  chip,
  compare,
  dialog,
  drawer,
  emptyState,
  field,
  header,
  imagePick,
  ledger,
  menu,
  pageHead,
  paintTile,
  photo,
  plate,
  popover,
  progress,
  search,
  select,
  slider,
  switchField,
  table,
  tabs,
  toast,
  tooltip,
};
