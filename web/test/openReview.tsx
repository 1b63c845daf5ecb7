import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import reviewDocument from '../__generated__/ReviewPageQuery.graphql.js';
import { ReviewPage } from '../routes/review/ReviewPage.js';
import { itemExample, jobExample, mediaExample, workspaceExample } from './examples.js';
import { renderPage } from './renderPage.js';
import type { useApi } from './server.js';

const proof = mediaExample({ id: 'med_proof', isWatermarked: true });
export const report = {
  altText: 'A living room.',
  furnishedFrom: 0.2,
  furnishedTo: 0.8,
  furniture: [{ key: 'sofa', kind: 'sofa', label: 'two-seat sofa', width: 1.82, depth: 0.9, height: 0.8 }],
  preserved: [
    { surface: 'WALLS', pixels: 100_000, untouched: 99_999 },
    { surface: 'FLOOR', pixels: 50_000, untouched: 50_000 },
  ],
  changedPixels: 1,
  warnings: [],
};
export const staged = itemExample({ state: 'STAGED', progress: 1, proof, report });
/** A job whose photo waits for its review. */
export const ready = jobExample({ status: 'PROOF_READY', items: [staged] });

/** Opens the review of a job. */
export function openReview(
  api: ReturnType<typeof useApi>,
  job: { readonly id: string },
  { workspace = {}, address = '/' }: { readonly workspace?: Record<string, unknown>; readonly address?: string } = {},
) {
  api.answer({ node: job, viewer: { workspace: workspaceExample(workspace), notesReading: [] }, nodes: [] });
  return renderPage({ Page: ReviewPage, document: reviewDocument, variables: { id: job.id }, address });
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
