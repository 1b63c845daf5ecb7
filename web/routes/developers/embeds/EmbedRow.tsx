import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { EmbedRow_embed$data, EmbedRow_embed$key } from '../../../__generated__/EmbedRow_embed.graphql.js';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { lazyDialog } from '../../../components/lazyDialog.js';
import { Photo } from '../../../components/Photo.js';
import { kindLabel } from '../../../embeds/embedKind.js';
import { LazyCodeDialog } from '../../../embeds/LazyCodeDialog.js';
import { roomLabel } from '../../../staging/stagingOptions.js';
import { dayOf } from '../../../format/dates.js';
import { MadeBy } from '../MadeBy.js';
import { NewEmbedSecret } from './NewEmbedSecret.js';
import { useDeleteEmbed } from './useDeleteEmbed.js';
import { useSwitchEmbed } from './useSwitchEmbed.js';
import { acts, facts } from '../rowStyles.js';

const ChangeEmbedDialog = lazyDialog(async () => (await import('./ChangeEmbedDialog.js')).ChangeEmbedDialog, {
  title: 'Change the embed',
});

interface EmbedRowProps {
  readonly embed: EmbedRow_embed$key;
  /** takes the focus when the row, and with it the button, is gone */
  readonly heir: () => HTMLElement | null;
}

/** One embed: what it shows and where, and what can be done with it. */
export function EmbedRow({ embed, heir }: EmbedRowProps) {
  const data = useFragment(embedFragment, embed);
  const { id, name, kind, origins, offAt, needsToken, item, createdAt, createdBy } = data;
  const [shown, setShown] = useState<'code' | 'change' | 'delete' | null>(null);
  const [remove, removing] = useDeleteEmbed();
  const [switchTo, switching] = useSwitchEmbed();
  const own = useRef<HTMLLIElement>(null);
  const isOn = !offAt;
  const subject = subjectOf(data);
  const close = () => setShown(null);
  async function confirm() {
    await remove(id);
    close();
  }
  return (
    <li ref={own} className={row}>
      <div className={words}>
        <p className={title}>{name}</p>
        <p className={facts}>
          {!isOn && <Badge tone="line">Switched off</Badge>}
          <span>{kindLabel(kind)}</span>
          {subject && <span>{subject}</span>}
          <span>{origins.join(', ')}</span>
          <span>
            Made {dayOf(createdAt)} <MadeBy user={createdBy} orKey />
          </span>
        </p>
        <div className={acts}>
          <Button variant="outline" size="sm" aria-label={`Show code: ${name}`} onClick={() => setShown('code')}>
            Show code
          </Button>
          <Button variant="outline" size="sm" aria-label={`Change ${name}`} onClick={() => setShown('change')}>
            Change
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Switch ${isOn ? 'off' : 'on'}: ${name}`}
            busy={switching}
            busyLabel="Switching..."
            onClick={() => void switchTo(id, !isOn)}
          >
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
          {needsToken && <NewEmbedSecret id={id} name={name} />}
          <Button variant="outline" size="sm" aria-label={`Delete ${name}`} onClick={() => setShown('delete')}>
            Delete
          </Button>
        </div>
      </div>
      {item?.final && (
        <div className={picture}>
          <Photo src={item.final.thumbnailUrl} alt="" />
        </div>
      )}
      {shown === 'code' && <LazyCodeDialog id={id} onClose={close} />}
      {shown === 'change' && <ChangeEmbedDialog id={id} name={name} origins={origins} onClose={close} />}
      <ConfirmDialog
        open={shown === 'delete'}
        onClose={close}
        onConfirm={() => void confirm()}
        finalFocus={() => (own.current ? null : heir())}
        title={`Delete “${name}”?`}
        confirmLabel="Delete embed"
        danger
        busy={removing}
      >
        Sites show nothing in its place. It cannot be brought back.
      </ConfirmDialog>
    </li>
  );
}

/** The project or the picture that it shows; null: it is about the whole workspace. */
function subjectOf({ project, item }: EmbedRow_embed$data): string | null {
  if (item) return `${roomLabel(item.roomType)}, ${item.input.project.address}`;
  return project?.address ?? null;
}

const row = css({ display: 'flex', gap: '16', py: '14', borderBottom: '1px solid {colors.line}' });
const words = css({
  flex: '1',
  minW: '0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '6',
});
const title = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const picture = css({ flex: 'none', w: { base: '72', sm: '[108px]' } });

const embedFragment = graphql`
  fragment EmbedRow_embed on Embed {
    id
    name
    kind
    origins
    offAt
    needsToken
    createdAt
    createdBy {
      ...MadeBy_user
    }
    project {
      address
    }
    item {
      roomType
      input {
        project {
          address
        }
      }
      final {
        thumbnailUrl
      }
    }
  }
`;
