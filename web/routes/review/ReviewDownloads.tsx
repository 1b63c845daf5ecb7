import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { ReviewDownloads_item$key } from '../../__generated__/ReviewDownloads_item.graphql.js';
import { Icon } from '../../components/Icon.js';
import { RailPart } from '../../components/Rail.js';
import { FINAL_FILES } from '../../staging/finalFiles.js';

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
  const heading = useAskedFor<HTMLHeadingElement>(FINAL_FILES);
  if (!final) return null;
  return (
    <RailPart>
      <h2 ref={heading} tabIndex={-1} className={title}>
        Final files
      </h2>
      <div className={acts}>
        <a className={button({ variant: 'outline' })} href={final.downloadUrl} download>
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
    </RailPart>
  );
}

/** Scrolls the part of the page that the address's hash names into view, and gives it the focus. */
function useAskedFor<Part extends HTMLElement>(hash: string) {
  const part = useRef<Part>(null);
  const asked = useLocation().hash === `#${hash}`;
  useEffect(() => {
    if (!asked) return;
    // after the page's own content took the focus
    const frame = requestAnimationFrame(() => {
      part.current?.focus({ preventScroll: true });
      part.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return part;
}

const title = css({ textStyle: 'h3' });
const acts = css({ display: 'grid', gap: '8' });
