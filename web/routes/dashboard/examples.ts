/** What the dashboard shows in an empty workspace, marked as examples wherever it is shown. */
export const EXAMPLE_STATS = {
  activeProjects: 12,
  stagingJobs: 28,
  revenue: '18450.00',
  currency: 'USD',
  turnaround: '1.8 hrs',
};

export const EXAMPLE_PROJECTS = [
  { id: 'example-1', address: '1428 Alder Lane, Portland, OR 97209', mlsId: '24611873', status: 'ACTIVE' },
  { id: 'example-2', address: '39B Mercer Street, Hudson, NY 12534', mlsId: '20260417', status: 'ACTIVE' },
  { id: 'example-3', address: '607 Cedar Hill Court, Bend, OR 97701', mlsId: null, status: 'COMPLETE' },
] as const;

export const EXAMPLE_ACTIVITIES = [
  { id: 'example-1', description: '2 photos staged: 1428 Alder Lane, Portland, OR 97209', timeAgo: '2 minutes ago' },
  { id: 'example-2', description: 'Photo added to 39B Mercer Street, Hudson, NY 12534', timeAgo: '18 minutes ago' },
  { id: 'example-3', description: 'New project: 607 Cedar Hill Court, Bend, OR 97701', timeAgo: '1 hour ago' },
] as const;
