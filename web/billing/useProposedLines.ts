import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useProposedLinesQuery } from '../__generated__/useProposedLinesQuery.graphql.js';
import type { ProposedLine } from './invoiceForm.js';

const NO_LINES: readonly ProposedLine[] = [];

/** A line for each approved job of the project that no invoice charges for yet; none until they are loaded. */
export function useProposedLines(projectId: string): readonly ProposedLine[] {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState({ projectId: '', lines: NO_LINES });
  useEffect(() => {
    if (!projectId) return;
    const asked = fetchQuery<useProposedLinesQuery>(
      environment,
      graphql`
        query useProposedLinesQuery($projectId: ID!) {
          node(id: $projectId) {
            ... on Project {
              draftInvoiceItems {
                description
                amount
                jobId
              }
            }
          }
        }
      `,
      { projectId },
    ).subscribe({
      next: ({ node }) => {
        const lines = node?.draftInvoiceItems?.map(({ description, amount, jobId }) => ({
          description,
          amount,
          jobId,
        }));
        setAnswer({ projectId, lines: lines ?? NO_LINES });
      },
      error: () => {}, // lines can be typed without proposals
    });
    return () => asked.unsubscribe();
  }, [environment, projectId]);
  return answer.projectId === projectId ? answer.lines : NO_LINES;
}
