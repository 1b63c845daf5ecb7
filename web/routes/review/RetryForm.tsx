import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { RetryForm_job$key } from '../../__generated__/RetryForm_job.graphql.js';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Select.js';
import { isRoomType, isStyle, ROOM_TYPES, STYLES } from '../../staging/stagingOptions.js';
import { useRetryStagingJob } from '../../staging/useRetryStagingJob.js';

const AS_ORDERED = 'AS_ORDERED';
const STYLE_ITEMS = STYLES.map(({ value, label }) => ({ value, label }));

/** The value that all photos have, or a value that stands for several, and its item. */
function choiceOf(values: readonly string[], ofJob: string) {
  const [first = ofJob, ...others] = new Set(values);
  if (others.length === 0) return { value: first, more: [] };
  return { value: AS_ORDERED, more: [{ value: AS_ORDERED, label: 'As ordered for each photo' }] };
}

/** Tries a failed job again, unchanged or in another style or room type. */
export function RetryForm({ job }: { readonly job: RetryForm_job$key }) {
  const { id, style, roomType, items } = useFragment(
    graphql`
      fragment RetryForm_job on StagingJob {
        id
        style
        roomType
        items {
          style
          roomType
        }
      }
    `,
    job,
  );
  const [retry, busy] = useRetryStagingJob();
  const styles = choiceOf(
    items.map((item) => item.style),
    style,
  );
  const rooms = choiceOf(
    items.map((item) => item.roomType),
    roomType,
  );
  const [look, setLook] = useState({ style: styles.value, roomType: rooms.value });
  return (
    <div className={fields}>
      <Select
        label="Room type"
        items={[...rooms.more, ...ROOM_TYPES]}
        value={look.roomType}
        onChange={(next) => setLook({ ...look, roomType: next })}
      />
      <Select
        label="Style"
        items={[...styles.more, ...STYLE_ITEMS]}
        value={look.style}
        onChange={(next) => setLook({ ...look, style: next })}
      />
      <Button
        variant="outline"
        busy={busy}
        onClick={() =>
          retry({
            id,
            ...(isStyle(look.style) && { style: look.style }),
            ...(isRoomType(look.roomType) && { roomType: look.roomType }),
          })
        }
      >
        Try again
      </Button>
    </div>
  );
}

const fields = css({ display: 'grid', gap: '14' });
