import { button } from './recipes/button.js';
import { checkbox, combobox, radio, select, slider, switchField } from './recipes/choices.js';
import { dialog } from './recipes/dialog.js';
import { badge, emptyState, facts, ledger, pageHead, panel, progress, skeleton, spinner } from './recipes/display.js';
import { drawer } from './recipes/drawer.js';
import { field, input, search } from './recipes/field.js';
import { brand, header } from './recipes/header.js';
import { menu } from './recipes/menu.js';
import { pageWidth } from './recipes/pageWidth.js';
import { chip, imagePick, paintTile } from './recipes/picks.js';
import { compare, photo, plate, previewMark } from './recipes/pictures.js';
import { popover, tooltip } from './recipes/popover.js';
import { table } from './recipes/table.js';
import { tabs } from './recipes/tabs.js';
import { toast } from './recipes/toast.js';

/** Recipes of one element. */
export const recipes = { badge, brand, button, facts, input, pageWidth, panel, previewMark, skeleton, spinner };

/** Recipes of several parts; a slot for a part of Ark has that part's name. */
export const slotRecipes = {
  checkbox,
  chip,
  combobox,
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
  radio,
  search,
  select,
  slider,
  switchField,
  table,
  tabs,
  toast,
  tooltip,
};
