/** A thread of the pool: receives a task, then takes tiles or bands of rows from a shared counter until it is done. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { CONTROL, type WorkerThread, type WorkerMessage, type WorkerPlan, type WorkerTask } from './workerPlan.js';
import { measureGains } from './developGains.js';
import { ALL_SHOWN, type LightChange } from './filters/ratio.js';
import { runRows, type FrameName } from './filters/rowTask.js';
import { luminance } from '../photo/colour.js';
import { makeGlow } from './trace/lampGlow.js';
import { openKernel } from './trace/kernel.js';
import { CAPACITY } from '../kernel/layout.js';
import { tracePictureTile } from './pictureTile.js';
import { lightRoom } from '../light/roomLights.js';
import { createTraceContext } from './trace/traceContext.js';
import { shadeRowCount, traceShadeRow } from './trace/shade.js';
import { makeSunlight } from './trace/sunlight.js';
import { createTileTracer, drawBackdrop, tileAt, tileCount, traceTile } from './trace/tile.js';
import { makeBackdrop } from '../room/camera/renderView.js';
import { createWave } from './trace/wavefront.js';

const { control, thread } = workerData as WorkerThread;
/** Rows per unit of work. */
const BAND = 16;

/** The first preview is so small that a second thread would take longer to compile the filters than to run them. */
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

/** How the furniture changes the light on the room's surfaces. */
function lightChangeOf({ lamps, furniture, context, shades }: WorkerPlan): LightChange {
  const { view, lighting } = context;
  const glow = makeGlow({ lamps, furniture: furniture.onFloor, level: luminance(...lighting.ambient) });
  const windows = lighting.lights.filter(({ visible }) => visible);
  const glare = context.floor.f0 > 0 ? (lighting.glare ?? null) : null;
  return { box: view.box, shades, shading: furniture, glow, shown: lighting.shown ?? ALL_SHOWN, windows, glare };
}

function prepare(plan: WorkerPlan): (task: WorkerTask) => void {
  const { frames } = plan;
  const frame = frames.picture;
  const kernel = openKernel(plan.kernel, plan.memory, thread);
  const { materials, view } = plan.context;
  const tracer = createTileTracer({ ...plan, frame, kernel, materials, camera: view.camera });
  const context = createTraceContext(plan.context, kernel);
  const wave = createWave(CAPACITY);
  const change = lightChangeOf(plan);
  const sunlight = plan.sunny && makeSunlight({ ...plan.sunny, box: view.box, tracer: kernel });
  const backdrop = makeBackdrop(view, plan.context.floor.f0 > 0 ? plan.furniture.onFloor : []);
  return (task) => {
    if (task.kind === 'rows') {
      const { from, to } = task.rows;
      const rows = bandOf(task.frame, to - from);
      share(Math.ceil((to - from) / rows), (band) =>
        runRows(task.task, { frames, change, sunlight }, task.frame, {
          from: from + band * rows,
          to: Math.min(to, from + (band + 1) * rows),
        }),
      );
      return;
    }
    if (task.kind === 'shade') {
      const { shades, furniture } = plan;
      share(shadeRowCount(shades), (row) => traceShadeRow(kernel, view.box, shades, row, furniture, task.samples));
      return;
    }
    if (task.kind === 'develop') {
      share(task.rooms.length, (room) => measureGains(task.rooms[room], task.curve));
      // pyramids of the whole picture
      collectGarbage();
      return;
    }
    if (task.kind === 'picture') {
      share(tileCount(frame), (number) => tracePictureTile(frame, wave, context, tileAt(frame, number), task));
      return;
    }
    share(tileCount(frame), (number) => {
      const tile = tileAt(frame, number);
      if (task.pass.from === 0) drawBackdrop(frame, tile, task.pass.pixels, backdrop);
      traceTile(tracer, tile, task.pass);
    });
  };
}

/** An idle thread would keep what it no longer needs for minutes. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

let perform: ((task: WorkerTask) => void) | null = null;

parentPort?.on('message', (message: WorkerMessage) => {
  if (message.kind === 'light') {
    parentPort?.postMessage(lightRoom(message.photo, message.room));
  } else if (message.kind === 'plan') {
    perform = prepare(message.plan);
  } else if (message.kind === 'rest') {
    perform = null;
    collectGarbage();
  } else {
    perform?.(message);
    parentPort?.postMessage('done');
  }
});
