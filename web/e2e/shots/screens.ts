/** All screens and states. A new screen is a new row of its table. */
import { billingScreens } from './screens/billingScreens.js';
import { developerScreens, embedScreens } from './screens/developerScreens.js';
import { figuresScreens } from './screens/figuresScreens.js';
import { frameScreens } from './screens/frameScreens.js';
import { mediaScreens } from './screens/mediaScreens.js';
import { projectScreens } from './screens/projectScreens.js';
import { publicScreens } from './screens/publicScreens.js';
import type { Screen } from './screens/screen.js';
import { settingsScreens } from './screens/settingsScreens.js';
import { shellScreens } from './screens/shellScreens.js';
import { jobScreens, orderScreens } from './screens/stagingScreens.js';
import { teamScreens } from './screens/teamScreens.js';

export const SCREENS: readonly Screen[] = [
  ...publicScreens,
  ...shellScreens,
  ...projectScreens,
  ...mediaScreens,
  ...billingScreens,
  ...settingsScreens,
  ...teamScreens,
  ...developerScreens,
  ...frameScreens,
  ...orderScreens,
  ...jobScreens,
  ...embedScreens,
  // last, because its projects would be on the other screens
  ...figuresScreens,
];
