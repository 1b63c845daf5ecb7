/** The thread in which the engine runs. */
import { createEngine } from './engine.js';
import type { Question } from './messages.js';

const engine = createEngine((message) => postMessage(message));
let working = false;

/** Makes one mesh after the other; questions are answered in between. */
function goOn() {
  working = engine.work();
  if (working) setTimeout(goOn);
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  engine.receive(data);
  if (working) return;
  working = true;
  setTimeout(goOn);
});
