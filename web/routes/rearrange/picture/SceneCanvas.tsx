import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { css } from '#styled/css';
import type { Camera } from '../../../../api/shared/geometry/types.js';
import type { Store } from '../../../components/store.js';
import { createScene, type Scene } from '../scene/createScene.js';
import type { StagedPlan } from '../scene/drawnPieces.js';
import type { ScenePictures } from '../scene/scenePictures.js';
import type { Shown } from '../arrangement.js';

interface SceneCanvasProps {
  readonly pictures: ScenePictures;
  readonly camera: Camera;
  /** of the photo, like the camera's pixels */
  readonly width: number;
  readonly height: number;
  readonly staged: StagedPlan;
  readonly store: Store<Shown>;
  /** called with what draws, and with null when it ends */
  readonly onScene: (scene: Scene | null) => void;
  /** called when this browser cannot draw it */
  readonly onFailure: () => void;
}

/** Pixels of the screen beyond which a finer picture is not seen. */
const FINEST = 2;

/** The furniture over the photo, drawn anew with each change of the arrangement and of the size. */
export function SceneCanvas({ pictures, camera, width, height, staged, store, onScene, onFailure }: SceneCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFailure);
  const give = useEffectEvent(onScene);
  const open = useEffectEvent((element: HTMLCanvasElement) =>
    createScene({ canvas: element, pictures, camera, width, height, staged }),
  );

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = openOrNull(() => open(element));
    if (!made) return fail();
    give(made);
    const sent = new Map<string, unknown>();
    let frame = 0;
    function draw() {
      frame = 0;
      const { meshes, plan: now } = store.get();
      for (const [key, mesh] of meshes) {
        if (sent.get(key) === mesh) continue;
        made?.setMesh(key, mesh);
        sent.set(key, mesh);
      }
      made?.draw(now);
    }
    const soon = () => (frame ||= requestAnimationFrame(draw));
    const fit = () => {
      const { width: across, height: down } = element.getBoundingClientRect();
      const scale = Math.min(devicePixelRatio, FINEST);
      element.width = Math.max(1, Math.round(across * scale));
      element.height = Math.max(1, Math.round(down * scale));
      draw();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    const stop = store.subscribe(soon);
    const lost = (event: Event) => {
      event.preventDefault();
      fail();
    };
    element.addEventListener('webglcontextlost', lost);
    fit();
    return () => {
      element.removeEventListener('webglcontextlost', lost);
      cancelAnimationFrame(frame);
      stop();
      observer.disconnect();
      give(null);
      made.close();
    };
  }, [pictures, store]);

  return <canvas ref={canvas} className={layer} aria-hidden />;
}

/** A graphics card that refuses a program draws nothing, like one that is missing. */
function openOrNull(open: () => Scene | null): Scene | null {
  try {
    return open();
  } catch (error) {
    console.warn(error);
    return null;
  }
}

const layer = css({ position: 'absolute', inset: '0', w: 'full', h: 'full', borderRadius: 'photo' });
