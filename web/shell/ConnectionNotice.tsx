import { WifiOff } from 'lucide-react';
import { css } from '#styled/css';
import { Icon } from '../components/Icon.js';
import { Wrap } from '../components/Wrap.js';
import { useConnectionLost } from '../relay/connection.js';

/** Says that the connection to the server is lost: what the page shows may be out of date. */
export function ConnectionNotice() {
  const lost = useConnectionLost();
  return (
    <div aria-live="polite" className={place}>
      {lost && (
        <div className={bar}>
          <Wrap>
            <p className={line}>
              <Icon of={WifiOff} />
              Connection lost. This page catches up by itself.
            </p>
          </Wrap>
        </div>
      )}
    </div>
  );
}

/** Under the header at any scroll position, over the page's upper margin, so that nothing moves. */
const place = css({ position: 'sticky', top: '[{sizes.header}]', zIndex: 'header', h: '0' });
const bar = css({ bg: 'work.soft', color: 'work.text', textStyle: 'small' });
const line = css({ display: 'flex', alignItems: 'center', gap: '8', py: { base: '2', sm: '6' } });
