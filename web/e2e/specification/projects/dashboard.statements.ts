import type { Statements } from '../statement.js';

/** The dashboard, the notifications, what activities are called. */
export const dashboardStatements = {
  'dashboard: hero': {
    section: 2,
    states: '"Transform Properties with AI" with "Start AI Staging Now" and "View Gallery", both to /samples',
    where: 'web/routes/dashboard/HeroFrame.tsx',
  },
  'dashboard: figures': {
    section: 2,
    states: 'Active Projects, Staging Jobs, Revenue (MTD) with a $ prefix, Avg. Turnaround',
    where: 'web/routes/dashboard/DashboardStats.tsx',
  },
  'dashboard: captions': {
    section: 2,
    states: '"+12% this month", "+24% this week", "+18% vs last month", "50% faster"',
    where: 'web/routes/dashboard/DashboardStats.tsx',
  },
  'dashboard: recent projects': {
    section: 2,
    states: '"Recent Projects": at most 5, each with address and status',
    where: 'web/routes/dashboard/RecentProjects.tsx',
  },
  'dashboard: project words': {
    section: 2,
    states: 'an active project is "In Progress" or "Active", any other "Completed" or "Complete"',
    where: 'web/routes/dashboard/ProjectRow.tsx',
  },
  'dashboard: timeline': {
    section: 2,
    states: '"Activity Timeline" with "Live updates": description and timeAgo, moving by itself',
    where: 'web/routes/dashboard/ActivityTimeline.tsx',
  },
  'dashboard: no activity': {
    section: 2,
    states: '"No recent activity" in an empty timeline',
    where: 'web/activity/NoActivity.tsx',
    shownBy: {
      'web/routes/dashboard/DashboardPage.test.tsx': ['the timeline of a workspace with projects is never an example'],
    },
  },
  'dashboard: skeletons': {
    section: 2,
    states: 'placeholders while loading',
    where: 'web/routes/dashboard/DashboardSkeleton.tsx',
  },
  'dashboard: samples': {
    section: 2,
    states:
      'with nothing on the server: sample figures (12, 28, 18,450, 1.8 hrs), projects and activity, marked as such',
    where: 'web/routes/dashboard/examples.ts',
  },
  'notifications: badge': {
    section: 2,
    states: 'a badge with the number of activities, at most 3',
    where: 'web/notifications/ActivityCount.tsx',
  },
  'notifications: list': {
    section: 2,
    states: 'at most 10 recent activities with relative time, and Close',
    where: 'web/notifications/NotificationList.tsx',
  },
  'notifications: empty': {
    section: 2,
    states: '"No recent activity"',
    where: 'web/activity/NoActivity.tsx',
  },
  'notifications: on opening': {
    section: 2,
    states: 'activities are fetched only when it opens',
    where: 'web/notifications/Notifications.tsx',
  },
  'activities: words': {
    section: 4,
    states: 'the eight known actions; others are shown with spaces for underscores',
    where: 'web/activity/actionWords.ts',
    shownBy: {
      'api/activity/actions.test.ts': ['every action that is documented comes about', 'is one entry of the feed'],
      'web/activity/ActivityEntry.test.tsx': ['the action %s is called "%s"'],
    },
  },
} satisfies Statements;
