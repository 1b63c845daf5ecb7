import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(1turn)' } },
  sheen: { to: { transform: 'translateX(100%)' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  sink: { to: { opacity: '0', transform: 'translateY(8px)' } },
  popIn: { from: { opacity: '0', transform: 'translateY(4px)' } },
  popOut: { to: { opacity: '0', transform: 'translateY(4px)' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  drawerIn: { from: { transform: 'translateX(-100%)' } },
  drawerOut: { to: { transform: 'translateX(-100%)' } },
  sideIn: { from: { transform: 'translateX(100%)' } },
  sideOut: { to: { transform: 'translateX(100%)' } },
});

type Keyframe = keyof typeof keyframes;

/** Opening (220 ms, ease out) and closing (140 ms, ease in) animations; none with reduced motion. */
export function comeAndGo(come: Keyframe, leave: Keyframe) {
  return {
    _open: { animation: `${come} {durations.base} {easings.out}` },
    _closed: { animation: `${leave} {durations.leave} {easings.in}` },
  };
}
