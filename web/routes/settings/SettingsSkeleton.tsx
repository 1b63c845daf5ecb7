import { css } from '#styled/css';
import { Loading } from '../../components/Loading.js';
import { Panel } from '../../components/Panel.js';
import { Skeleton } from '../../components/Skeleton.js';
import { SettingsFrame } from './SettingsFrame.js';

/** A skeleton of the settings: a list of sections, and a form on paper. */
export function SettingsSkeleton() {
  return (
    <Loading>
      <SettingsFrame
        nav={
          <div className={list}>
            {[1, 2, 3, 4, 5].map((line) => (
              <div key={line} className={name}>
                <Skeleton shape="title" />
              </div>
            ))}
          </div>
        }
      >
        {[1, 2].map((form) => (
          <Panel key={form}>
            <div className={lines}>
              <Skeleton shape="title" />
              <Skeleton shape="text" />
            </div>
          </Panel>
        ))}
      </SettingsFrame>
    </Loading>
  );
}

const list = css({
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  gap: { base: '10', md: '2' },
  overflow: 'hidden',
  boxShadow: { base: '[inset 0 -1px {colors.line}]', md: '[none]' },
});
const name = css({
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  w: { base: '80', md: '[auto]' },
  h: { base: '44', md: '36' },
  px: { md: '12' },
});
const lines = css({ display: 'grid', alignContent: 'start', gap: '12', minH: '[188px]' });
