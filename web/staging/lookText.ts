import { graphql, readInlineData } from 'relay-runtime';
import type { lookText_job$key } from '../__generated__/lookText_job.graphql.js';
import { roomLabel, styleLabel } from './stagingOptions.js';

/** The style and the room type of a job's photos in words; "2 styles" or "3 room types" where they differ. */
export function lookText(job: lookText_job$key): { readonly style: string; readonly room: string } {
  const { style, roomType, items } = readInlineData(
    graphql`
      fragment lookText_job on StagingJob @inline {
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
  const all = items.length > 0 ? items : [{ style, roomType }];
  const styles = new Set(all.map((item) => styleLabel(item.style)));
  const rooms = new Set(all.map((item) => roomLabel(item.roomType)));
  return { style: oneOf(styles, 'styles'), room: oneOf(rooms, 'room types') };
}

/** The only label, or the number of labels. */
function oneOf(labels: ReadonlySet<string>, several: string): string {
  const [only = ''] = labels;
  return labels.size > 1 ? `${labels.size} ${several}` : only;
}
