/** Embeds of the demo account, one of each kind. */
import { elementAt } from '../../../api/test/elements.js';
import type { Client } from './http.js';

const KINDS = ['SLIDER', 'GALLERY', 'BOARD', 'FIGURES'] as const;
export type EmbedKind = (typeof KINDS)[number];

interface Delivered {
  readonly project: { readonly id: string };
  readonly items: readonly { readonly id: string }[];
}

/** @returns the path of each kind's preview; the pictures are those of the job */
export async function makeEmbeds(client: Client, jobId: string): Promise<Readonly<Record<EmbedKind, string>>> {
  const { node: job } = await client.graphql<{ readonly node: Delivered }>(
    'query ($jobId: ID!) { node(id: $jobId) { ... on StagingJob { project { id } items { id } } } }',
    { jobId },
  );
  const [projectId, itemId] = [job.project.id, elementAt(job.items, 0).id];
  const shown = { SLIDER: { itemId }, GALLERY: { projectId }, BOARD: {}, FIGURES: {} };
  const paths = await Promise.all(
    KINDS.map(async (kind) => {
      const input = { kind, name: `The ${kind.toLowerCase()}`, origins: ['https://brokerage.example'], ...shown[kind] };
      const id = await client.mutate('createEmbed', input, 'embed');
      const { node } = await client.graphql<{ node: { previewUrl: string } }>(
        'query ($id: ID!) { node(id: $id) { ... on Embed { previewUrl } } }',
        { id },
      );
      return [kind, node.previewUrl] as const;
    }),
  );
  return Object.fromEntries(paths) as Record<EmbedKind, string>;
}
