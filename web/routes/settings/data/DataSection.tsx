import { graphql, useFragment } from 'react-relay/hooks';
import type { DataSection_viewer$key } from '../../../__generated__/DataSection_viewer.graphql.js';
import { DeleteAccountPanel } from './DeleteAccountPanel.js';
import { ExportPanel } from './ExportPanel.js';

/** The export of the person's data, and the deletion of the account. */
export function DataSection({ viewer }: { readonly viewer: DataSection_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment DataSection_viewer on Viewer {
        ...DeleteAccountPanel_viewer
      }
    `,
    viewer,
  );
  return (
    <>
      <ExportPanel />
      <DeleteAccountPanel viewer={data} />
    </>
  );
}
