import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Lines of activities, the newest first. */
export const ActivityList = ({ children }: { readonly children: ReactNode }) => <ul className={list}>{children}</ul>;

const list = css({ textStyle: 'body' });
