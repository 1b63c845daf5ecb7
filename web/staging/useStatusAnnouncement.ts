import { useEffect, useRef } from 'react';
import { announce } from '../feedback/announcer.js';
import { shortJobId } from '../format/shortJobId.js';
import { JOB_STATUSES } from './jobStatus.js';

/** Announces politely what a job's new status means when it changes while the job is on the page. */
export function useStatusAnnouncement(id: string, status: string) {
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    announce(`Staging Job ${shortJobId(id)}: ${JOB_STATUSES.show(status).caption}`);
  }, [id, status]);
}
