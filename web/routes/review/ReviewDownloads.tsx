import { Download } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { ReviewDownloads_item$key } from '../../__generated__/ReviewDownloads_item.graphql.js';
import { Icon } from '../../components/Icon.js';

/** The finals of one image, once they are written: a JPEG for portals, and the PNG whose pixels were counted. */
export function ReviewDownloads({ item }: { readonly item: ReviewDownloads_item$key }) {
  const { final } = useFragment(
    graphql`
      fragment ReviewDownloads_item on StagingItem {
        final {
          downloadUrl
          losslessDownloadUrl
        }
      }
    `,
    item,
  );
  if (!final) return null;
  return (
    <section>
      <h2 className={title}>Final files</h2>
      <div className={acts}>
        <a className={button({ variant: 'solid' })} href={final.downloadUrl} download>
          <Icon of={Download} />
          Download JPEG
        </a>
        {final.losslessDownloadUrl && (
          <a className={button({ variant: 'outline' })} href={final.losslessDownloadUrl} download>
            <Icon of={Download} />
            Download PNG
          </a>
        )}
      </div>
    </section>
  );
}

const title = css({ textStyle: 'h3', mb: '12' });
const acts = css({ display: 'grid', gap: '8' });
