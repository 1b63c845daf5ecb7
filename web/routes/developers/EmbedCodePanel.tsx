import { css } from '#styled/css';
import { CopiedText } from '../../feedback/CopiedText.js';
import { SettingsPanel } from '../settings/SettingsPanel.js';

const ATTRIBUTES = [
  ['data-theme', 'light, dark or auto.'],
  ['data-accent', 'A colour such as #2456a8.'],
  ['data-title', 'The name of the frame, for screen readers.'],
  ['data-height', 'Pixels that are kept free until the embed has told its height.'],
  [
    'data-token',
    'For boards and figures: a JSON Web Token (HS256) that your server signs with the embed’s secret for each person, ' +
      'with embed (the id), sub (whom it is for) and exp (at most 24 hours ahead).',
  ],
] as const;

/** How a page shows an embed. */
export function EmbedCodePanel() {
  return (
    <SettingsPanel
      title="An embed in a page"
      text="One line shows an embed on a page of its sites. “Show code” of an embed writes the line, and programs that sign its tokens."
    >
      <CopiedText
        label="The script of an embed"
        text={`<script async src="${window.location.origin}/embed.js" data-embed="emb_..."></script>`}
        copied="Script copied"
      />
      <dl className={list}>
        {ATTRIBUTES.map(([name, words]) => (
          <div key={name}>
            <dt className={term}>{name}</dt>
            <dd className={description}>{words}</dd>
          </div>
        ))}
      </dl>
    </SettingsPanel>
  );
}

const list = css({ display: 'grid', gap: '10', mt: '20' });
const term = css({ fontFamily: 'mono', textStyle: 'small' });
const description = css({ color: 'ink.muted', maxW: 'measure' });
