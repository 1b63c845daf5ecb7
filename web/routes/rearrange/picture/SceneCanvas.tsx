import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { css } from '#styled/css';
import type { Store } from '../../../components/store.js';
import type { Arrangement, Shown } from '../arrangement.js';
import { createScene, type Scene } from '../scene/createScene.js';
import type { StagedPlan } from '../scene/drawnPieces.js';
import type { ScenePictures } from '../scene/scenePictures.js';

interface SceneCanvasProps {
  readonly pictures: ScenePictures;
  readonly staged: StagedPlan;
  readonly arrangement: Arrangement;
  /** called when this browser cannot draw it */
  readonly onFailure: () => void;
}

/** Pixels of the screen beyond which a finer picture is not seen. */
const FINEST = 2;

/** The furniture over the photo, drawn anew with each change of the arrangement and of the size. */
export function SceneCanvas({ pictures, staged, arrangement, onFailure }: SceneCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFailure);
  const open = useEffectEvent((element: HTMLCanvasElement) =>
    createScene({ canvas: element, pictures, staged, room: arrangement.room }),
  );
  useLayoutEffect(() => {
    const element = canvas.current;
    const scene = element && openOrNull(() => open(element));
    if (!element || !scene) return fail();
    const stop = keepDrawing(element, scene, arrangement.store);
    const lost = (event: Event) => {
      event.preventDefault();
      fail();
    };
    element.addEventListener('webglcontextlost', lost);
    return () => {
      element.removeEventListener('webglcontextlost', lost);
      stop();
      scene.close();
    };
  }, [pictures, arrangement]);

  return <canvas ref={canvas} className={layer} aria-hidden />;
}

/** Draws what the store shows, now and after each change of it. @returns a function that ends it */
function keepDrawing(element: HTMLCanvasElement, scene: Scene, store: Store<Shown>): () => void {
  let drawn: Shown | null = null;
  let frame = 0;
  function draw() {
    frame = 0;
    drawn = store.get();
    scene.setMeshes(drawn.meshes);
    scene.draw(drawn.plan);
  }
  const stop = store.subscribe(() => {
    const { plan, meshes } = store.get();
    if (plan !== drawn?.plan || meshes !== drawn.meshes) frame ||= requestAnimationFrame(draw);
  });
  const observer = new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect();
    const scale = Math.min(devicePixelRatio, FINEST);
    element.width = Math.max(1, Math.round(width * scale));
    element.height = Math.max(1, Math.round(height * scale));
    draw();
  });
  observer.observe(element);
  store.set({ scene });
  return () => {
    cancelAnimationFrame(frame);
    stop();
    observer.disconnect();
    store.set({ scene: null });
  };
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
