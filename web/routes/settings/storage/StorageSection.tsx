import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { StorageSection_viewer$key } from '../../../__generated__/StorageSection_viewer.graphql.js';
import { Fact, Facts } from '../../../components/Facts.js';
import { ProgressBar } from '../../../components/ProgressBar.js';
import { fileSize } from '../../../media/fileSize.js';
import { SettingsPanel } from '../SettingsPanel.js';

/** Fraction from which the bar warns. */
const NEARLY_FULL = 0.9;

const MEANING =
  'Everything that your workspace keeps. Deleted projects count, as they can be restored. When it is full, no files ' +
  'can be uploaded until some are deleted.';

/** How much of the workspace's storage is used, and by what. */
export function StorageSection({ viewer }: { readonly viewer: StorageSection_viewer$key }) {
  const { storage } = useFragment(viewerFragment, viewer);
  const { quota, used, uploads, results, workFiles, deletedProjects, expected } = storage;
  const share = used / quota;
  return (
    <SettingsPanel title="Storage" text={MEANING}>
      <div className={bar}>
        <p className={total}>
          <strong className={figure}>{fileSize(used)}</strong> of {fileSize(quota)} used
        </p>
        <ProgressBar bare tone={share >= NEARLY_FULL ? 'redo' : 'work'} percent={share * 100} label="Storage used" />
      </div>
      <Facts>
        <Fact term="Photos and videos">{fileSize(uploads)}</Fact>
        <Fact term="Staged results">{fileSize(results)}</Fact>
        <Fact term="Work files of staging">{fileSize(workFiles)}</Fact>
        <Fact term="Deleted projects">{fileSize(deletedProjects)}</Fact>
        <Fact term="Uploads under way">{fileSize(expected)}</Fact>
      </Facts>
    </SettingsPanel>
  );
}

const viewerFragment = graphql`
  fragment StorageSection_viewer on Viewer {
    storage {
      quota
      used
      uploads
      results
      workFiles
      deletedProjects
      expected
    }
  }
`;

const bar = css({ display: 'grid', gap: '8', mb: '20' });
const total = css({ color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
const figure = css({ color: 'ink', textStyle: 'h3' });
