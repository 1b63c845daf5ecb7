import type { Message } from '../feedback/notify.js';

/** The message about a job that was just created, by its status. */
export function createdMessage(status: string): Message {
  switch (status) {
    case 'REWORK':
      return {
        title: 'Processing Failed',
        description: 'Job created but processing failed. Check job notes for details',
        destructive: true,
      };
    case 'PROOF_READY':
      return {
        title: 'Success',
        description: 'Staging job processed successfully! Check the results below.',
      };
    case 'PROCESSING':
      return { title: 'Processing', description: 'Staging job submitted for processing...' };
    default:
      return { title: 'Job Created', description: 'Staging job created and queued for processing' };
  }
}
