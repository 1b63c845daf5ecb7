import { useRef, type ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { css } from '#styled/css';
import { header } from '#styled/recipes';
import { Brand } from '../components/Brand.js';
import { ButtonLink } from '../components/Button.js';
import { Wrap } from '../components/Wrap.js';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.js';

/** The frame of a page for visitors; the header of users loads menus that visitors do not need. */
export function VisitorFrame({ children }: { readonly children: ReactNode }) {
  const styles = header();
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  return (
    <>
      <header className={styles.root}>
        <Wrap>
          <div className={styles.row}>
            <Brand />
            <div className={styles.end}>
              <ButtonLink to="/login" variant="outline" size="sm">
                Login
              </ButtonLink>
            </div>
          </div>
        </Wrap>
      </header>
      <main ref={main} tabIndex={-1} className={page}>
        {children}
      </main>
      <ScrollRestoration />
    </>
  );
}

const page = css({ pb: '72' });
