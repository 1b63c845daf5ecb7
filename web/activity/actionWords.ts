const WORDS: Readonly<Record<string, string>> = {
  project_created: 'Project created',
  project_updated: 'Project updated',
  project_deleted: 'Project deleted',
  media_uploaded: 'Media uploaded',
  staging_job_created: 'Staging job created',
  staging_job_completed: 'Staging job completed',
  invoice_created: 'Invoice created',
  payment_completed: 'Payment completed',
};

/** What an action is called where the server says nothing better of it; one that is not known by its own words. */
export const actionWords = (action: string) =>
  (Object.hasOwn(WORDS, action) && WORDS[action]) || action.replaceAll('_', ' ');
