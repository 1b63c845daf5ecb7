import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { KeptSection_viewer$key } from '../../../__generated__/KeptSection_viewer.graphql.js';
import { SettingsPanel } from '../SettingsPanel.js';

/** What this server removes by itself and when, and what it does not, in its own sentences. */
export function KeptSection({ viewer }: { readonly viewer: KeptSection_viewer$key }) {
  const { retention } = useFragment(viewerFragment, viewer);
  return (
    <SettingsPanel title="What is kept" text="How long this server keeps things before it removes them by itself.">
      <dl className={list}>
        {retention.kinds.map(({ kind, title, text }) => (
          <div key={kind} className={row}>
            <dt className={term}>{title}</dt>
            <dd className={sentence}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={rest}>{retention.forGood}</p>
    </SettingsPanel>
  );
}

const list = css({ borderTop: '2px solid {colors.ink}' });
const rest = css({ pt: '16', maxW: 'measure' });
const row = css({ py: '14', borderBottom: '1px solid {colors.line}' });
const term = css({ fontWeight: 'semibold' });
const sentence = css({ mt: '2', color: 'ink.muted', maxW: 'measure', fontVariantNumeric: 'tabular-nums lining-nums' });

const viewerFragment = graphql`
  fragment KeptSection_viewer on Viewer {
    retention {
      forGood
      kinds {
        kind
        title
        text
      }
    }
  }
`;
