import { css } from '#styled/css';
import { emptyState } from '#styled/recipes';
import { ButtonLink } from '../components/Button.js';

/** The page of an unknown path. */
export function NotFoundPage() {
  const styles = emptyState();
  return (
    <div className={room}>
      <title>Page Not Found · Showhome</title>
      <div className={styles.root}>
        <p className={number} aria-hidden>
          404
        </p>
        <h1 className={styles.title}>Page Not Found</h1>
        <p className={styles.text}>There is nothing at this address.</p>
        <div className={styles.action}>
          <ButtonLink to="/">Back to Showhome</ButtonLink>
        </div>
      </div>
    </div>
  );
}

const room = css({ py: '40' });
const number = css({ textStyle: 'claim', mb: '12' });
