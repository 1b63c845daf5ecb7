import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { Settings_viewer$key } from '../../__generated__/Settings_viewer.graphql.js';
import type { SettingsQuery } from '../../__generated__/SettingsQuery.graphql.js';
import { DeletedProjectsSection } from './administration/DeletedProjectsSection.js';
import { AppearanceSection } from './appearance/AppearanceSection.js';
import { AuditSection } from './audit/AuditSection.js';
import { DataSection } from './data/DataSection.js';
import { KeptSection } from './kept/KeptSection.js';
import { InvoicingSection } from './invoicing/InvoicingSection.js';
import { MailSection } from './mail/MailSection.js';
import { PeopleSection } from './people/PeopleSection.js';
import { ProfileSection } from './profile/ProfileSection.js';
import { PublicPagesSection } from './publicPages/PublicPagesSection.js';
import { sectionsFor, shownSection, type SectionId } from './sections.js';
import { SecuritySection } from './security/SecuritySection.js';
import { SettingsFrame } from './SettingsFrame.js';
import { SettingsNav } from './SettingsNav.js';
import { StorageSection } from './storage/StorageSection.js';

interface SettingsProps {
  readonly query: PreloadedQuery<SettingsQuery>;
}

/** The section in the address, beside the list of sections. */
export function Settings({ query }: SettingsProps) {
  const { viewer } = usePreloadedQuery<SettingsQuery>(
    graphql`
      query SettingsQuery {
        viewer {
          ...Settings_viewer
        }
      }
    `,
    query,
  );
  return viewer && <Sections viewer={viewer} />;
}

function Sections({ viewer }: { readonly viewer: Settings_viewer$key }) {
  const data = useFragment(viewerFragment, viewer);
  const { ownsWorkspace, isAdministrator } = data;
  const [search] = useSearchParams();
  const offered = sectionsFor({ ownsWorkspace, isAdministrator });
  const shown = shownSection(search, offered);
  const contents: Record<SectionId, ReactNode> = {
    profile: <ProfileSection viewer={data} />,
    security: <SecuritySection viewer={data} />,
    mail: <MailSection viewer={data} />,
    appearance: <AppearanceSection viewer={data} />,
    people: <PeopleSection viewer={data} />,
    invoicing: <InvoicingSection viewer={data} />,
    pages: <PublicPagesSection />,
    storage: <StorageSection viewer={data} />,
    kept: <KeptSection viewer={data} />,
    audit: <AuditSection />,
    data: <DataSection viewer={data} />,
    administration: <DeletedProjectsSection />,
  };
  return (
    <SettingsFrame nav={<SettingsNav offered={offered} shown={shown.id} />}>
      <title>{`${shown.label} · Settings · Showhome`}</title>
      {contents[shown.id]}
    </SettingsFrame>
  );
}

const viewerFragment = graphql`
  fragment Settings_viewer on Viewer {
    ownsWorkspace
    isAdministrator
    ...ProfileSection_viewer
    ...SecuritySection_viewer
    ...MailSection_viewer
    ...AppearanceSection_viewer
    ...PeopleSection_viewer
    ...InvoicingSection_viewer
    ...StorageSection_viewer
    ...KeptSection_viewer
    ...DataSection_viewer
  }
`;
