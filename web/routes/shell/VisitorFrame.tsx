import { useRef, type ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';
import { Header } from '../../components/Header.js';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.js';

/** What stands round a page for those who are not signed in. */
export function VisitorFrame({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  return (
    <>
      <Header
        links={[]}
        end={
          <ButtonLink to="/login" variant="outline" size="sm">
            Login
          </ButtonLink>
        }
      />
      <main ref={main} tabIndex={-1} className={page}>
        {children}
      </main>
      <ScrollRestoration />
    </>
  );
}

const page = css({ pb: '72' });
