import type { Page } from 'playwright-core';
import type { World } from '../people.js';

/** One screen or state that is looked at. */
export interface Screen {
  /** of its picture */
  readonly name: string;
  /** whoever looks at it; default: the agent, who has projects, media, jobs and invoices */
  readonly as?: 'agent' | 'visitor' | 'newcomer' | 'administrator';
  readonly path: string | ((world: World) => Promise<string>);
  /** what has to be done before the page is opened */
  readonly before?: (page: Page) => Promise<unknown>;
  /** what has to be done before the picture */
  readonly act?: (page: Page) => Promise<unknown>;
  /** default: both */
  readonly width?: 390 | 1280;
  /** seen by somebody who asked for less motion */
  readonly still?: true;
  /** errors that the browser logs here of itself and that are meant */
  readonly expected?: RegExp;
  /** how much of the layout may shift, where something that was asked for takes its place above the rest */
  readonly shift?: number;
}
