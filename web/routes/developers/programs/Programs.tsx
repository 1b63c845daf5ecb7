import { css } from '#styled/css';
import { COLLECT } from './collect.js';
import { FIRST_ORDER } from './firstOrder.js';
import { RECEIVER, SUBSCRIPTION } from './follow.js';
import { ProgramsPanel } from './ProgramsPanel.js';

/** Programs to copy, from an order to the files of its pictures. */
export function Programs() {
  return (
    <>
      <ProgramsPanel
        title="A first order"
        text="Put a photo room.jpg beside it and the key into SHOWHOME_KEY. It makes a project and orders the staging."
        name="program"
        programs={FIRST_ORDER}
      />
      <ProgramsPanel
        title="Approve and collect"
        text={
          'Put the id of the order’s answer into SHOWHOME_JOB. It asks every two seconds how the job stands, approves ' +
          'the proofs when they are ready, and saves the delivered pictures.'
        }
        name="collecting program"
        programs={COLLECT}
      />
      <ProgramsPanel
        title="Be told by a webhook"
        text={
          <p>
            Your server need not ask: a key with the scope webhooks:write makes a webhook for the address in RECEIVER,
            and the answer holds its secret. The receiver takes the secret from WEBHOOK_SECRET, listens at PORT and
            checks each signature.{' '}
            <a href="/api/events.md" className={link}>
              Read about every event
            </a>
          </p>
        }
        name="receiver"
        programs={RECEIVER}
      />
      <ProgramsPanel
        title="Watch a job live"
        text={
          'A subscription tells a program that stays connected of each change, with progress. It needs the packages ' +
          'graphql-ws and ws, or websockets in Python.'
        }
        name="subscription"
        programs={SUBSCRIPTION}
      />
    </>
  );
}

const link = css({ color: 'ink', textDecoration: 'underline', textUnderlineOffset: '[3px]' });
