import { type JobStatus, JOB_STATUSES } from '../../staging/jobStatus.js';

/** Which jobs the list shows; null: all. */
interface StagingFilter {
  readonly projectId: string | null;
  readonly status: JobStatus | null;
}

/** The filter in an address such as /staging?project=proj_1&status=proof_ready. */
export function filterOf(search: URLSearchParams): StagingFilter {
  const status = search.get('status')?.toUpperCase() ?? '';
  return { projectId: search.get('project') || null, status: JOB_STATUSES.isKnown(status) ? status : null };
}

/** The filter as the address's parameters; what is not set is left out. */
export const searchOf = ({ projectId, status }: StagingFilter): Record<string, string> => ({
  ...(projectId && { project: projectId }),
  ...(status && { status: status.toLowerCase() }),
});
