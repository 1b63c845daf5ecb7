import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderAgainLink_job$data, OrderAgainLink_job$key } from '../__generated__/OrderAgainLink_job.graphql.js';
import { ButtonLink } from '../components/Button.js';
import { orderOf } from '../order/useOrdering.js';
import { EMPTY_ORDER, type OrderSettings, type PhotoOrder } from './order.js';
import { isRoomWall } from './roomWalls.js';
import { isRoomType, isStyle } from './stagingOptions.js';

/** Leads to an order of the same photos with the same settings, to be changed before it is sent. */
export function OrderAgainLink({ job }: { readonly job: OrderAgainLink_job$key }) {
  const data = useFragment(jobFragment, job);
  const photos = data.items.map(({ input }) => ({ id: input.id, name: input.originalName }));
  const { to, state } = orderOf(data.project.id, photos, settingsOf(data));
  return (
    <ButtonLink variant="outline" to={to} state={state}>
      Order again
    </ButtonLink>
  );
}

/** The job's room type was decided on: suggestions do not come before it. */
function settingsOf(job: OrderAgainLink_job$data): OrderSettings {
  const { creativity, preserveWindows, preserveWalls, preserveCeiling, preserveFloor } = job;
  return {
    style: isStyle(job.style) ? job.style : EMPTY_ORDER.style,
    roomType: isRoomType(job.roomType) ? job.roomType : EMPTY_ORDER.roomType,
    roomTypeChosen: true,
    own: Object.fromEntries(job.items.map((item) => [item.input.id, ownOf(item)])),
    suggested: {},
    creativity,
    preserveWindows,
    preserveWalls,
    preserveCeiling,
    preserveFloor,
    notes: job.notes ?? '',
  };
}

function ownOf(item: OrderAgainLink_job$data['items'][number]): PhotoOrder {
  const { orderedRoomType, orderedStyle, notes, sameRoomAs, sameRoomBackWall } = item;
  return {
    ...(orderedRoomType && isRoomType(orderedRoomType) && { roomType: orderedRoomType }),
    ...(orderedStyle && isStyle(orderedStyle) && { style: orderedStyle }),
    ...(notes && { notes }),
    ...(sameRoomAs && { sameRoomAs: sameRoomAs.input.id }),
    ...(sameRoomBackWall && isRoomWall(sameRoomBackWall) && { backWall: sameRoomBackWall }),
  };
}

const jobFragment = graphql`
  fragment OrderAgainLink_job on StagingJob {
    style
    roomType
    creativity
    preserveWindows
    preserveWalls
    preserveCeiling
    preserveFloor
    notes
    project {
      id
    }
    items {
      orderedStyle
      orderedRoomType
      notes
      sameRoomAs {
        input {
          id
        }
      }
      sameRoomBackWall
      input {
        id
        originalName
      }
    }
  }
`;
