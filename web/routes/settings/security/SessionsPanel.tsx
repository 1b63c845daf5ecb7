import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { SessionsPanel_viewer$key } from '../../../__generated__/SessionsPanel_viewer.graphql.js';
import { Button } from '../../../components/Button.js';
import { lazyDialog } from '../../../components/lazyDialog.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { SessionRow } from './SessionRow.js';

const SignOutDialog = lazyDialog(async () => (await import('./SignOutDialog.js')).SignOutDialog, {
  title: ({ keepCurrent }) => (keepCurrent ? 'Sign out all others' : 'Sign out everywhere'),
});

/** Where the person is signed in, with buttons to end sessions. */
export function SessionsPanel({ viewer }: { readonly viewer: SessionsPanel_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionsPanel_viewer on Viewer {
        sessions {
          id
          ...SessionRow_session
        }
      }
    `,
    viewer,
  );
  const [asking, setAsking] = useState<'others' | 'everywhere' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();

  return (
    <SettingsPanel
      title="Sessions"
      titleRef={heading}
      text={
        'The browsers in which you are signed in, the last used first. ' +
        'End one that you do not know, and change your password.'
      }
    >
      <ul className={list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={focusHeading} />
        ))}
      </ul>
      <div className={acts}>
        {sessions.length > 1 && (
          <Button variant="outline" onClick={() => setAsking('others')}>
            Sign out all others
          </Button>
        )}
        <Button variant="outline" onClick={() => setAsking('everywhere')}>
          Sign out everywhere
        </Button>
      </div>
      {asking && (
        <SignOutDialog
          keepCurrent={asking === 'others'}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            focusHeading();
          }}
        />
      )}
    </SettingsPanel>
  );
}

const list = css({ borderTop: '2px solid {colors.ink}' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '10', mt: '20' });
