import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { RequestRevisionDialog_job$key } from '../__generated__/RequestRevisionDialog_job.graphql.js';
import { Button } from '../components/Button.js';
import { FieldGroup } from '../components/Field.js';
import { FormDialog } from '../components/FormDialog.js';
import { Select } from '../components/Select.js';
import { useWhileMounted } from '../forms/useWhileMounted.js';
import { PhotoPick } from '../media/PhotoPick.js';
import { CommentField } from './CommentField.js';
import { NotesField } from './NotesField.js';
import { roomOf } from './roomOf.js';
import { isStyle, STYLES } from './stagingOptions.js';
import { useRequestRevision } from './useRequestRevision.js';

const KEEP = 'KEEP';
const STYLE_ITEMS = [{ value: KEEP, label: 'Keep the style' }, ...STYLES.map(({ value, label }) => ({ value, label }))];

interface RequestRevisionDialogProps {
  readonly job: RequestRevisionDialog_job$key;
  /** the photo that is chosen at first; absent: all of them */
  readonly only?: string;
  /** what is asked for at first */
  readonly words?: string;
  /** comments of the seller on the photo `only` that the revision takes up */
  readonly commentIds?: readonly string[];
  readonly onClose: () => void;
}

/** What shall change, of which undecided photos, and in which style. */
export function RequestRevisionDialog({ job, only, onClose, ...said }: RequestRevisionDialogProps) {
  const { id, roomType, items: ofJob } = useFragment(jobFragment, job);
  const items = ofJob.filter(isOpen);
  const [revise, busy] = useRequestRevision();
  const close = useWhileMounted(onClose);
  const all = items.map((item) => item.id);
  const [words, setWords] = useState(said.words ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(only === undefined ? all : [only]);
  const [style, setStyle] = useState(KEEP);
  const images = items.map(({ id: itemId, input, proof }) => ({
    id: itemId,
    name: input.originalName,
    media: proof ?? input,
  }));

  const field = {
    label: 'What should be different?',
    optional: true,
    rows: 3,
    placeholder: 'Sofa to the window, bigger rug',
    value: words,
    onChange: setWords,
  } as const;

  async function send() {
    const itemIds = chosen.length < ofJob.length ? chosen : null;
    const commentIds = only !== undefined && chosen.includes(only) ? said.commentIds : undefined;
    const refused = await revise({ id, words, itemIds, style: isStyle(style) ? style : null, commentIds });
    if (!refused) close();
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => void (chosen.length > 0 && !busy && send())}
      title="Request Revision"
      cost="Revisions cost nothing extra."
      act="Request Revision"
      busyAct="Requesting..."
      busy={busy}
      disabled={chosen.length === 0}
    >
      <div className={fields}>
        {isStyle(style) ? (
          <NotesField
            {...field}
            hint="In another style the furniture is arranged anew. The present pictures are kept as a round of their own."
            roomType={roomOf(
              items.filter((item) => chosen.includes(item.id)).map((item) => item.roomType),
              roomType,
            )}
          />
        ) : (
          <CommentField
            {...field}
            hint="Say what to change: all else stays. Left empty, the furniture is arranged anew. The present pictures are kept as a round of their own."
            photos={chosen}
          />
        )}
        {items.length > 1 && (
          <FieldGroup
            label="Photos"
            note={`${chosen.length} of ${all.length} selected`}
            hint={hintFor(chosen.length, all.length)}
            aside={
              <span className={links}>
                <Button variant="link" size="sm" onClick={() => setChosen(all)}>
                  Select all
                </Button>
                <Button variant="link" size="sm" onClick={() => setChosen([])}>
                  Deselect all
                </Button>
              </span>
            }
          >
            <PhotoPick images={images} value={chosen} onChange={setChosen} />
          </FieldGroup>
        )}
        <Select label="Style" items={STYLE_ITEMS} value={style} onChange={setStyle} />
      </div>
    </FormDialog>
  );
}

interface Decidable {
  readonly decision: string;
  readonly state: string;
}

/** It can be staged again: nobody has decided on it, and it is not being staged. */
const isOpen = ({ decision, state }: Decidable) =>
  decision === 'UNDECIDED' && (state === 'STAGED' || state === 'FAILED');

function hintFor(chosen: number, all: number): string {
  if (chosen === 0) return 'Choose at least one photo.';
  return chosen === all ? 'All of them are staged anew.' : 'The others keep their pictures.';
}

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18' });
const links = css({ display: 'flex', gap: '14' });

const jobFragment = graphql`
  fragment RequestRevisionDialog_job on StagingJob {
    id
    roomType
    items {
      id
      roomType
      decision
      state
      input {
        originalName
        ...PhotoPick_media
      }
      proof {
        ...PhotoPick_media
      }
    }
  }
`;
