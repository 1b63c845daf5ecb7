import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';
import { Panel } from '../../components/Panel.js';

/** The card for a path that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className={room}>
      <title>Page Not Found · Showhome</title>
      <Panel>
        <p className={number} aria-hidden>
          404
        </p>
        <h1 className={title}>Page Not Found</h1>
        <p className={hint}>There is nothing at this address.</p>
        <ButtonLink to="/">Back to Showhome</ButtonLink>
      </Panel>
    </div>
  );
}

const room = css({ py: '40' });
const number = css({ textStyle: 'claim' });
const title = css({ textStyle: 'h2', mt: '8' });
const hint = css({ color: 'ink.muted', mt: '8', mb: '20' });
