import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** address of the browser that all tests share */
    readonly browser: string;
  }
}

/** Starts one browser for all test files, because a start takes a second or more. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROME_PATH'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
