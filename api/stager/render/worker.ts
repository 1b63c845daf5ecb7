/**
 * One thread of a crew: is told what to work on, then takes tiles and bands of rows off the shared counter until a task
 * is done.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { CONTROL, type CrewMember, type CrewMessage, type CrewPlan, type CrewTask } from './crewPlan.js';
import type { LightChange } from './filters/ratio.js';
import { runRows, type FrameName } from './filters/rowTask.js';
import { luminance } from '../photo/colour.js';
import { makeGlow } from './lampGlow.js';
import { openKernel } from './kernel.js';
import { CAPACITY } from './kernel/layout.js';
import { tracePictureTile } from './pictureTile.js';
import { lightRoom, type ShownShade } from './roomLights.js';
import { openStudio } from './stages/studio.js';
import { shadeRowCount, traceShadeRow } from './shade.js';
import { makeSunlight } from './sunlight.js';
import { createTileTracer, drawBackdrop, tileAt, tileCount, traceTile } from './tile.js';
import { makeBackdrop } from './view.js';
import { createWave } from './wave.js';

const { control, thread } = workerData as CrewMember;
/** Rows that are taken at once. */
const BAND = 16;

/** The first look is so small that a second thread would compile the filters for longer than it would be of use. */
const bandOf = (name: FrameName, height: number): number => (name === 'first' ? height : BAND);

/** Works through 0..count-1, shared with the other threads. */
function share(count: number, work: (item: number) => void): void {
  while (true) {
    const item = Atomics.add(control, CONTROL.next, 1);
    if (item >= count) return;
    work(item);
    Atomics.add(control, CONTROL.done, 1);
  }
}

const ALL_SHOWN: ShownShade = { floor: 1, wall: 1 };

/** How the furniture changes the light on the room's surfaces. */
function lightChangeOf({ lamps, furniture, studio, shades }: CrewPlan): LightChange {
  const { view, lighting } = studio;
  const glow = makeGlow({ lamps, furniture: furniture.onFloor, level: luminance(...lighting.ambient) });
  const windows = lighting.lights.filter(({ visible }) => visible);
  const glare = studio.floor.f0 > 0 ? (lighting.glare ?? null) : null;
  return { box: view.box, shades, glow, shown: lighting.shown ?? ALL_SHOWN, windows, glare };
}

function prepare(plan: CrewPlan): (task: CrewTask) => void {
  const { frames } = plan;
  const frame = frames.picture;
  const kernel = openKernel(plan.kernel, plan.memory, thread);
  const tracer = createTileTracer(frame, kernel, plan.silhouette, plan.studio.materials, plan.studio.view.camera);
  const studio = openStudio(plan.studio, kernel);
  const wave = createWave(CAPACITY);
  const change = lightChangeOf(plan);
  const sunlight = plan.sunny && makeSunlight({ ...plan.sunny, box: plan.studio.view.box, tracer: kernel });
  const backdrop = makeBackdrop(plan.studio.view, plan.studio.floor.f0 > 0 ? plan.furniture.onFloor : []);
  return (task) => {
    if (task.kind === 'rows') {
      const height = frames[task.frame]?.height ?? 0;
      const rows = bandOf(task.frame, height);
      share(Math.ceil(height / rows), (band) =>
        runRows(task.task, { frames, change, sunlight }, task.frame, {
          from: band * rows,
          to: Math.min(height, (band + 1) * rows),
        }),
      );
      return;
    }
    if (task.kind === 'shade') {
      const { box } = plan.studio.view;
      const { shades, furniture } = plan;
      share(shadeRowCount(shades), (row) => traceShadeRow(kernel, box, shades, row, furniture, task.samples));
      return;
    }
    if (task.kind === 'picture') {
      share(tileCount(frame), (number) => tracePictureTile(frame, wave, studio, tileAt(frame, number), task));
      return;
    }
    share(tileCount(frame), (number) => {
      const tile = tileAt(frame, number);
      if (task.pass.from === 0) drawBackdrop(frame, tile, task.pass.pixels, backdrop);
      traceTile(tracer, tile, task.pass);
    });
  };
}

let perform: ((task: CrewTask) => void) | null = null;

parentPort?.on('message', (message: CrewMessage) => {
  if (message.kind === 'light') {
    parentPort?.postMessage(lightRoom(message.photo, message.room));
  } else if (message.kind === 'plan') {
    perform = prepare(message.plan);
  } else {
    perform?.(message);
    parentPort?.postMessage('done');
  }
});
