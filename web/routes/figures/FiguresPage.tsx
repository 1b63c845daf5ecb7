import { Download } from 'lucide-react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { FiguresPageQuery } from '../../__generated__/FiguresPageQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { PageHead } from '../../components/PageHead.js';
import { RetryBoundary } from '../../components/RetryBoundary.js';
import { FailedFigures } from './FailedFigures.js';
import { Figures } from './Figures.js';
import { FiguresSkeleton } from './FiguresSkeleton.js';
import { FiguresTools } from './FiguresTools.js';
import { useFiguresFile } from './useFiguresFile.js';
import { useFiguresFilter } from './useFiguresFilter.js';

/** What each person's projects brought in each month. */
export function FiguresPage() {
  const query = useLoaderData<PreloadedQuery<FiguresPageQuery>>();
  const { words, setWords, period, setPeriod, shown, pending } = useFiguresFilter();
  const { save, saving } = useFiguresFile(shown);
  return (
    <>
      <title>Figures · Showhome</title>
      <PageHead
        title="Figures"
        lead="What each person’s projects brought in, month by month."
        actions={
          <Button variant="outline" busy={saving} onClick={() => void save()}>
            <Icon of={Download} />
            Download CSV
          </Button>
        }
      />
      <FiguresTools period={period} onPeriod={setPeriod} words={words} onWords={setWords} />
      <RetryBoundary
        standIn={({ retry }) => (retry ? <FailedFigures query={query} retry={retry} /> : <FiguresSkeleton />)}
      >
        <Content query={query} tag={shown.tag} pending={pending} />
      </RetryBoundary>
    </>
  );
}

interface ContentProps {
  readonly query: PreloadedQuery<FiguresPageQuery>;
  readonly tag: string;
  readonly pending: boolean;
}

function Content({ query, tag, pending }: ContentProps) {
  const { viewer } = usePreloadedQuery<FiguresPageQuery>(
    graphql`
      query FiguresPageQuery($from: Day!, $to: Day!, $tag: String) @throwOnFieldError {
        viewer {
          ...Figures_viewer @arguments(from: $from, to: $to, tag: $tag)
        }
      }
    `,
    query,
  );
  return viewer && <Figures viewer={viewer} variables={query.variables} tag={tag} pending={pending} />;
}
