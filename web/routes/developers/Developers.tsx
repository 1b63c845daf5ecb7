import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DevelopersQuery } from '../../__generated__/DevelopersQuery.graphql.js';
import { SettingsPanel } from '../settings/SettingsPanel.js';
import { CallsPanel } from './CallsPanel.js';
import { Embeds } from './embeds/Embeds.js';
import { EmbedCodePanel } from './EmbedCodePanel.js';
import { Keys } from './Keys.js';
import { Programs } from './programs/Programs.js';
import { Webhooks } from './webhooks/Webhooks.js';

interface DevelopersProps {
  readonly query: PreloadedQuery<DevelopersQuery>;
}

/** The parts of the page, shown when all are there, so that none moves; keys to those who may make some. */
export function Developers({ query }: DevelopersProps) {
  const { viewer } = usePreloadedQuery<DevelopersQuery>(
    graphql`
      query DevelopersQuery {
        viewer {
          permissions
        }
      }
    `,
    query,
  );
  if (!viewer) return null;
  return (
    <div className={panels}>
      {viewer.permissions.includes('KEYS_WRITE') ? (
        <SettingsPanel
          title="Keys"
          text="A key lets a program into this workspace, as far as its scopes go. Give each program a key of its own."
        >
          <Keys />
        </SettingsPanel>
      ) : (
        <SettingsPanel
          title="Keys"
          text="An owner or a manager of the workspace makes the key that your program needs."
        />
      )}
      {viewer.permissions.includes('WEBHOOKS_WRITE') && (
        <SettingsPanel
          title="Webhooks"
          text={
            <p>
              Your program is told of events as they happen, signed by{' '}
              <a href="https://www.standardwebhooks.com" className={link}>
                Standard Webhooks
              </a>
              .
            </p>
          }
        >
          <Webhooks />
        </SettingsPanel>
      )}
      {viewer.permissions.includes('EMBEDS_WRITE') && (
        <SettingsPanel
          title="Embeds"
          text="An embed shows delivered pictures on pages of other sites. To people whom a site signs in it shows your jobs or your figures."
        >
          <Embeds />
        </SettingsPanel>
      )}
      <Programs />
      <EmbedCodePanel />
      <CallsPanel />
    </div>
  );
}

const link = css({ color: 'ink', textDecoration: 'underline', textUnderlineOffset: '[3px]' });
const panels = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', maxW: '[800px]' });
