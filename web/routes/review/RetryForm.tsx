import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { RetryForm_job$key } from '../../__generated__/RetryForm_job.graphql.js';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Select.js';
import { isRoomType, isStyle, ROOM_TYPES, STYLES } from '../../staging/stagingOptions.js';
import { useRetryStagingJob } from '../../staging/useRetryStagingJob.js';

const STYLE_ITEMS = STYLES.map(({ value, label }) => ({ value, label }));

/** Tries a failed job again, unchanged or in another style or room type. */
export function RetryForm({ job }: { readonly job: RetryForm_job$key }) {
  const { id, style, roomType } = useFragment(
    graphql`
      fragment RetryForm_job on StagingJob {
        id
        style
        roomType
      }
    `,
    job,
  );
  const [retry, busy] = useRetryStagingJob();
  const [look, setLook] = useState<{ style: string; roomType: string }>({ style, roomType });
  return (
    <div className={fields}>
      <Select
        label="Room type"
        items={ROOM_TYPES}
        value={look.roomType}
        onChange={(next) => setLook({ ...look, roomType: next })}
      />
      <Select
        label="Style"
        items={STYLE_ITEMS}
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
