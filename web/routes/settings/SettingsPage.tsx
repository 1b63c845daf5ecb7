import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import type { SettingsPage_viewer$key } from '../../__generated__/SettingsPage_viewer.graphql.js';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.js';
import { PageHead } from '../../components/PageHead.js';
import { DeletedProjectsSection } from './administration/DeletedProjectsSection.js';
import { AppearanceSection } from './AppearanceSection.js';
import { DataSection } from './data/DataSection.js';
import { InvoicingSection } from './invoicing/InvoicingSection.js';
import { ProfileSection } from './profile/ProfileSection.js';
import { sectionsFor, shownSection, type SectionId } from './sections.js';
import { SecuritySection } from './security/SecuritySection.js';
import { SettingsNav } from './SettingsNav.js';

/** What a person sets for themselves, and an owner for the workspace. */
export function SettingsPage() {
  const { viewer } = usePreloadedQuery<SettingsPageQuery>(
    graphql`
      query SettingsPageQuery {
        viewer {
          ...SettingsPage_viewer
        }
      }
    `,
    useLoaderData<PreloadedQuery<SettingsPageQuery>>(),
  );
  return viewer && <Settings viewer={viewer} />;
}

function Settings({ viewer }: { readonly viewer: SettingsPage_viewer$key }) {
  const data = useFragment(viewerFragment, viewer);
  const { ownsWorkspace, isAdministrator } = data;
  const [search] = useSearchParams();
  const offered = sectionsFor({ ownsWorkspace, isAdministrator });
  const shown = shownSection(search, offered);
  const contents: Record<SectionId, React.ReactNode> = {
    profile: <ProfileSection viewer={data} />,
    security: <SecuritySection viewer={data} />,
    appearance: <AppearanceSection />,
    invoicing: <InvoicingSection viewer={data} />,
    data: <DataSection viewer={data} />,
    administration: <DeletedProjectsSection />,
  };
  return (
    <>
      <title>{`${shown.label} · Settings · Showhome`}</title>
      <PageHead title="Settings" />
      <div className={columns}>
        <SettingsNav offered={offered} shown={shown.id} />
        <div className={content}>{contents[shown.id]}</div>
      </div>
    </>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 720px)' },
  columnGap: { md: '64' },
  rowGap: '20',
  alignItems: 'start',
});
const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', minW: '0' });

const viewerFragment = graphql`
  fragment SettingsPage_viewer on Viewer {
    ownsWorkspace
    isAdministrator
    ...ProfileSection_viewer
    ...SecuritySection_viewer
    ...InvoicingSection_viewer
    ...DataSection_viewer
  }
`;
