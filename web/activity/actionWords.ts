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

/** Words for an action that has no description from the server. An unknown action is shown by its own name. */
export const actionWords = (action: string) =>
  (Object.hasOwn(WORDS, action) && WORDS[action]) || action.replaceAll('_', ' ');
