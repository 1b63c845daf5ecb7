import type { Statements } from '../statement.js';

const DASHBOARD = 'web/e2e/specification/projects/dashboard.test.ts';
const NOTIFICATIONS = 'web/e2e/specification/projects/notifications.test.ts';
const FIGURES = 'the dashboard leads to the samples and shows the workspace in figures';
const RECENT = 'the dashboard lists the five newest projects with their status';
const TIMELINE = 'the timeline shows new activities live';
const SKELETON = 'the dashboard shows placeholders while it is loading';
const NEWCOMER = 'the dashboard of a newcomer shows examples, marked as such';
const BADGE = 'the badge counts activities live';
const OPENED = 'the ten newest activities load when the notifications are opened, not before';
const QUIET = 'without activity the notifications say so';

/** Statements about the dashboard, the notifications and the names of activities. */
export const dashboardStatements = {
  'dashboard: hero': {
    section: 2,
    states: '"Transform Properties with AI" with "Start AI Staging Now" and "View Gallery", both to /samples',
    shownBy: { [DASHBOARD]: [FIGURES] },
  },
  'dashboard: figures': {
    section: 2,
    states: 'Active Projects, Staging Jobs, Revenue (MTD) with a $ prefix, Avg. Turnaround',
    shownBy: { [DASHBOARD]: [FIGURES] },
  },
  'dashboard: captions': {
    section: 2,
    states: '"+12% this month", "+24% this week", "+18% vs last month", "50% faster"',
    shownBy: { [DASHBOARD]: [FIGURES] },
  },
  'dashboard: recent projects': {
    section: 2,
    states: '"Recent Projects": at most 5, each with address and status',
    shownBy: { [DASHBOARD]: [RECENT] },
  },
  'dashboard: project words': {
    section: 2,
    states: 'an active project is "In Progress" or "Active", any other "Completed" or "Complete"',
    shownBy: { [DASHBOARD]: [RECENT] },
  },
  'dashboard: timeline': {
    section: 2,
    states: '"Activity Timeline" with "Live updates": description and timeAgo, moving by itself',
    shownBy: { [DASHBOARD]: [TIMELINE] },
  },
  'dashboard: no activity': {
    section: 2,
    states: '"No recent activity" in an empty timeline',
    shownBy: {
      'web/routes/dashboard/DashboardPage.test.tsx': ['never shows an example timeline in a workspace with projects'],
    },
  },
  'dashboard: skeletons': {
    section: 2,
    states: 'placeholders while loading',
    shownBy: { [DASHBOARD]: [SKELETON] },
  },
  'dashboard: samples': {
    section: 2,
    states:
      'with nothing on the server: sample figures (12, 28, 18,450, 1.8 hrs), projects and activity, marked as such',
    shownBy: { [DASHBOARD]: [NEWCOMER] },
  },
  'notifications: badge': {
    section: 2,
    states: 'a badge with the number of activities, at most 3',
    shownBy: { [NOTIFICATIONS]: [BADGE, OPENED] },
  },
  'notifications: list': {
    section: 2,
    states: 'at most 10 recent activities with relative time, and Close',
    shownBy: { [NOTIFICATIONS]: [OPENED] },
  },
  'notifications: empty': {
    section: 2,
    states: '"No recent activity"',
    shownBy: { [NOTIFICATIONS]: [QUIET] },
  },
  'notifications: on opening': {
    section: 2,
    states: 'activities are fetched only when it opens',
    shownBy: { [NOTIFICATIONS]: [OPENED] },
  },
  'activities: words': {
    section: 4,
    states: 'the eight known actions; others are shown with spaces for underscores',
    shownBy: {
      'api/activity/actions.test.ts': ['covers every documented action', 'is one entry of the feed'],
      'web/activity/ActivityEntry.test.tsx': ['calls the action %s "%s"'],
    },
  },
} satisfies Statements;
