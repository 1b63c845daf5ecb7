/** The whole schema: a list of what defines it. */
import '../accounts/viewer.query.js';
import '../activity/activities.query.js';
import '../activity/activityAdded.subscription.js';
import '../dashboard/dashboardStats.query.js';
import '../media/finaliseUpload.mutation.js';
import '../media/media.query.js';
import '../media/mediaCounts.query.js';
import '../media/requestUpload.mutation.js';
import '../projects/cover.query.js';
import '../projects/createProject.mutation.js';
import '../projects/deleteProject.mutation.js';
import '../projects/projects.query.js';
import '../projects/updateProject.mutation.js';
import '../staging/approveStagingJob.mutation.js';
import '../staging/cancelStagingJob.mutation.js';
import '../staging/createStagingJob.mutation.js';
import '../staging/requestRevision.mutation.js';
import '../staging/retryStagingJob.mutation.js';
import '../staging/stagingCounts.query.js';
import '../staging/stagingItem.type.js';
import '../staging/stagingJobs.query.js';
import '../staging/stagingJobUpdated.subscription.js';
import { builder } from './builder.js';
import './problems.type.js';
import './scalars.js';

export const schema = builder.toSchema();
