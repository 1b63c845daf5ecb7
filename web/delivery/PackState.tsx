import { CircleAlert, Download } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { PackState_pack$data, PackState_pack$key } from '../__generated__/PackState_pack.graphql.js';
import { Button } from '../components/Button.js';
import { Icon } from '../components/Icon.js';
import { ProgressBar } from '../components/ProgressBar.js';
import { dayOf } from '../format/dates.js';
import { fileSize } from '../media/fileSize.js';
import { May } from '../session/permissions.js';
import { PackFiles } from './PackFiles.js';
import { readPackChoice } from './packChoice.js';
import { useCreatePack } from './useCreatePack.js';

interface PackStateProps {
  readonly jobId: string;
  readonly pack: PackState_pack$key;
  /** called to choose what another pack holds */
  readonly onChoose: () => void;
}

/** A pack while it is made, when it is there, and when it could not be made. */
export function PackState({ jobId, pack, onChoose }: PackStateProps) {
  const data = useFragment(packFragment, pack);
  if (data.state === 'READY') return <ReadyPack pack={data} onChoose={onChoose} />;
  if (data.state === 'FAILED') return <FailedPack jobId={jobId} pack={data} onChoose={onChoose} />;
  return <ProgressBar tone="work" percent={data.progress * 100} label="Pack" caption={captionOf(data)} />;
}

/** The number of all files is known as soon as one of them is made. */
function captionOf({ progress, files }: PackState_pack$data): string {
  if (progress <= 0 || files.length === 0) return 'Making the files...';
  const all = Math.round(files.length / progress);
  return all === 1 ? 'Making 1 file...' : `Making ${all} files...`;
}

interface ReadyPackProps {
  readonly pack: PackState_pack$data;
  readonly onChoose: () => void;
}

function ReadyPack({ pack, onChoose }: ReadyPackProps) {
  const { zipUrl, files, expiresAt, profileSentence } = pack;
  const size = fileSize(files.reduce((sum, { bytes }) => sum + bytes, 0));
  const missing = files.filter(({ withoutCode }) => withoutCode != null).length;
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return (
    <>
      <p className={text}>{profileSentence}</p>
      {missing > 0 && <p className={text}>{withoutCodeText(missing)}</p>}
      <div className={acts}>
        {zipUrl && (
          <a className={button({ variant: 'solid' })} href={zipUrl} download>
            <Icon of={Download} />
            Download ZIP
          </a>
        )}
        <p className={facts}>{`${count}, ${size} · until ${dayOf(expiresAt)}`}</p>
        <PackFiles files={files} />
        <May act="STAGING_WRITE">
          <Button variant="outline" onClick={onChoose}>
            Make another pack
          </Button>
        </May>
      </div>
    </>
  );
}

const withoutCodeText = (count: number) =>
  `${count === 1 ? '1 picture has' : `${count} pictures have`} no QR code; “One by one” says why.`;

interface FailedPackProps extends ReadyPackProps {
  readonly jobId: string;
}

function FailedPack({ jobId, pack, onChoose }: FailedPackProps) {
  const [create, busy] = useCreatePack('toast');
  return (
    <>
      <p className={failure}>
        <Icon of={CircleAlert} size={15} />
        {pack.failure}
      </p>
      <May act="STAGING_WRITE">
        <div className={acts}>
          <Button busy={busy} onClick={() => void create(jobId, readPackChoice(pack.choice))}>
            Make it again
          </Button>
          <Button variant="outline" onClick={onChoose}>
            Choose what it holds
          </Button>
        </div>
      </May>
    </>
  );
}

const text = css({ textStyle: 'small', color: 'ink.muted' });
const facts = css({ textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
const acts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' });
const failure = css({ display: 'flex', gap: '6', color: 'danger.text', textStyle: 'small' });

const packFragment = graphql`
  fragment PackState_pack on Pack {
    state
    progress
    failure
    profileSentence
    zipUrl
    expiresAt
    choice {
      ...packChoice
    }
    files {
      bytes
      withoutCode
      ...PackFiles_files
    }
  }
`;
