import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type {
  SellerComments_item$data,
  SellerComments_item$key,
} from '../../__generated__/SellerComments_item.graphql.js';
import type { SellerComments_job$key } from '../../__generated__/SellerComments_job.graphql.js';
import { TimeAgo } from '../../activity/TimeAgo.js';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { RailPart } from '../../components/Rail.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';
import { May } from '../../session/permissions.js';
import { pinsOf } from './pinsOf.js';

const RequestRevisionDialog = lazyDialog(
  async () => (await import('../../staging/RequestRevisionDialog.js')).RequestRevisionDialog,
  { title: 'Request Revision' },
);

interface SellerCommentsProps {
  readonly item: SellerComments_item$key;
  readonly job: SellerComments_job$key;
  /** of the round on show; null: the photo has no picture in it */
  readonly resultId: string | null;
}

/** What the seller said about the photo on show, and a revision that takes it up. */
export function SellerComments({ item, resultId, ...of }: SellerCommentsProps) {
  const job = useFragment(jobFragment, of.job);
  const { id, decision, state, comments } = useFragment(itemFragment, item);
  const [asking, setAsking] = useState(false);
  if (comments.length === 0) return null;
  const pins = pinsOf(comments, resultId);
  const wishes = comments.filter(isWish);
  const revisable = decision === 'UNDECIDED' && (state === 'STAGED' || state === 'FAILED');
  return (
    <RailPart>
      <h2 className={title}>What the seller says</h2>
      <ul className={list}>
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            pin={pins.get(comment.id)?.number ?? null}
            elsewhere={comment.resultId !== resultId}
          />
        ))}
      </ul>
      {revisable && wishes.length > 0 && (
        <May act="STAGING_WRITE">
          <Button variant="outline" onClick={() => setAsking(true)}>
            Request revision with these words
          </Button>
        </May>
      )}
      {asking && (
        <RequestRevisionDialog
          job={job}
          only={id}
          words={wishes.map(wordsOf).filter(Boolean).join('\n')}
          commentIds={wishes.map((comment) => comment.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </RailPart>
  );
}

type SellerComment = SellerComments_item$data['comments'][number];

/** Nothing was done about it yet, and it says more than that all is well. */
const isWish = ({ takenUpAt, verdict, text }: SellerComment) =>
  takenUpAt == null && (verdict !== 'LOOKS_GOOD' || text !== '');

const wordsOf = ({ text, piece }: SellerComment) => (text && piece ? `${piece}: ${text}` : text);

interface CommentProps {
  readonly comment: SellerComment;
  /** its number on the picture; null: it has none there */
  readonly pin: number | null;
  /** it is about the picture of another round */
  readonly elsewhere: boolean;
}

function Comment({ comment, pin, elsewhere }: CommentProps) {
  const { name, text, verdict, piece, createdAt, takenUpAt } = comment;
  const facts = [piece && `About: ${piece}`, elsewhere && 'About another round', takenUpAt && 'Taken up'];
  return (
    <li className={entry}>
      <p className={head}>
        {pin !== null && (
          <Badge tone="turn">
            <VisuallyHidden>Pin </VisuallyHidden>
            {pin}
          </Badge>
        )}
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {verdict === 'LOOKS_GOOD' && <Badge tone="done">Looks good</Badge>}
        {verdict === 'PLEASE_CHANGE' && <Badge tone="redo">Please change</Badge>}
        <TimeAgo moment={createdAt} className={muted} />
      </p>
      {text && (
        <p className={words} dir="auto">
          {text}
        </p>
      )}
      {facts.some(Boolean) && <p className={muted}>{facts.filter(Boolean).join(' · ')}</p>}
    </li>
  );
}

const title = css({ textStyle: 'h3' });
const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' });
const entry = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const muted = css({ textStyle: 'small', color: 'ink.muted' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const itemFragment = graphql`
  fragment SellerComments_item on StagingItem {
    id
    decision
    state
    comments {
      id
      name
      text
      verdict
      ...pinsOf_comment
      piece
      resultId
      createdAt
      takenUpAt
    }
  }
`;

const jobFragment = graphql`
  fragment SellerComments_job on StagingJob {
    ...RequestRevisionDialog_job
  }
`;
