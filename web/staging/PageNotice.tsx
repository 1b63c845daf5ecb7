import { css } from '#styled/css';
import { ButtonLink } from '../components/Button.js';
import { EmptyState } from '../components/EmptyState.js';

interface PageNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly act: string;
}

/** In place of a page's content: why there is none, and where to go. */
export function PageNotice({ title, text, to, act }: PageNoticeProps) {
  return (
    <div className={room}>
      <title>{`${title} · Showhome`}</title>
      <EmptyState title={title} text={text} action={<ButtonLink to={to}>{act}</ButtonLink>} />
    </div>
  );
}

const room = css({ py: '40' });
