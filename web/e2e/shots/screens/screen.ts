import type { Page } from 'playwright-core';
import type { World } from '../people.js';

/** A screen or state to be pictured. */
export interface Screen {
  /** also the name of its picture */
  readonly name: string;
  /** the person; default: the agent, who has projects, media, jobs and invoices */
  readonly as?:
    | 'agent'
    | 'visitor'
    | 'newcomer'
    | 'remover'
    | 'colleague'
    | 'manager'
    | 'viewer'
    | 'developer'
    | 'administrator';
  readonly path: string | ((world: World) => Promise<string>);
  /** runs before the page is opened */
  readonly before?: (page: Page) => Promise<unknown>;
  /** runs before the picture */
  readonly act?: (page: Page) => Promise<unknown>;
  /** default: both */
  readonly width?: 390 | 1280;
  /** with reduced motion */
  readonly still?: true;
  /** errors that the browser logs here and that are expected */
  readonly expected?: RegExp;
  /** the allowed layout shift, when requested content appears above the rest */
  readonly shift?: number;
}
