import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { CodeDialogQuery, CodeDialogQuery$data } from '../__generated__/CodeDialogQuery.graphql.js';
import { Button } from '../components/Button.js';
import { Dialog } from '../components/Dialog.js';
import { useAttempt } from '../components/RetryBoundary.js';
import { CopiedText } from '../feedback/CopiedText.js';
import { CodePart } from './CodePart.js';
import { accentOf, addressOf, previewOf, scriptOf, type EmbedLook } from './embedCode.js';
import { kindLabel } from './embedKind.js';
import { EmbedPreview } from './EmbedPreview.js';
import { LookChoice } from './LookChoice.js';
import { TokenPart } from './TokenPart.js';

interface CodeDialogProps {
  /** of the embed */
  readonly id: string;
  readonly onClose: () => void;
}

/** How a site shows an embed, and what it looks like there. */
export function CodeDialog({ id, onClose }: CodeDialogProps) {
  const { node } = useLazyLoadQuery<CodeDialogQuery>(
    codeQuery,
    { id },
    // the link of an earlier preview may have ended
    { fetchPolicy: 'network-only', fetchKey: useAttempt() },
  );
  useFreshPreview(id, node?.embed?.previewUrl);
  return (
    <Dialog open size={980} title="Code" onClose={onClose} foot={<Button onClick={onClose}>Done</Button>}>
      {node?.embed ? <Code embed={node.embed} /> : <p>This embed was deleted.</p>}
    </Dialog>
  );
}

/** Milliseconds: a preview's link ends after ten minutes. */
const FRESH = 9 * 60_000;

/** Reads the preview's link again before it ends. */
function useFreshPreview(id: string, previewUrl: string | undefined) {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const read = () =>
      void fetchQuery<CodeDialogQuery>(environment, codeQuery, { id })
        .toPromise()
        .catch(() => {});
    const timer = setTimeout(read, FRESH);
    return () => clearTimeout(timer);
  }, [environment, id, previewUrl]);
}

type ShownEmbed = NonNullable<NonNullable<CodeDialogQuery$data['node']>['embed']>;

function Code({ embed }: { readonly embed: ShownEmbed }) {
  const { id, name, kind, url, needsToken, secret } = embed;
  const shown = { id, url, needsToken };
  const [chosen, setChosen] = useState<EmbedLook>({ theme: 'light', accent: '' });
  const look = { ...chosen, accent: accentOf(chosen.accent) };
  return (
    <div className={parts}>
      <p className={wide}>
        {name} ({kindLabel(kind)})
      </p>
      <div className={column}>
        <LookChoice value={chosen} onChange={(change) => setChosen((before) => ({ ...before, ...change }))} />
        <CodePart
          title="Script"
          words="Put it where the embed should appear. It is as wide as its place, and as high as it needs."
        >
          <CopiedText label="The script" text={scriptOf(shown, look)} copied="Script copied" />
        </CodePart>
        <CodePart title="Address" words={needsToken ? FRAME : OEMBED}>
          <CopiedText label="The address" text={addressOf(shown)} copied="Address copied" />
        </CodePart>
      </div>
      <Preview embed={embed} look={look} />
      {needsToken && (
        <div className={wide}>
          <TokenPart id={id} secret={secret} />
        </div>
      )}
    </div>
  );
}

const OEMBED = 'For site builders that take an address (oEmbed), and for a frame of your own.';
const FRAME = 'For a frame of your own.';

function Preview({ embed, look }: { readonly embed: ShownEmbed; readonly look: EmbedLook }) {
  const { name, offAt, previewUrl } = embed;
  return (
    <CodePart
      title="Preview"
      words={offAt ? 'It is switched off: sites show nothing in its place.' : 'As sites show it.'}
    >
      {!offAt && <EmbedPreview title={`Preview of ${name}`} src={previewOf(previewUrl, look)} />}
    </CodePart>
  );
}

const parts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '32',
  rowGap: '24',
});
const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '24',
  minW: '0',
});
const wide = css({ gridColumn: '1 / -1', minW: '0', overflowWrap: 'anywhere' });

const codeQuery = graphql`
  query CodeDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Embed @alias(as: "embed") {
        id
        name
        kind
        offAt
        needsToken
        url
        previewUrl
        secret
      }
    }
  }
`;
