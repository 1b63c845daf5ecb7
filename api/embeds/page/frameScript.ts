/** How an embed's page finds out that it has to be drawn again: `/embed/ID` and this. */
export const STATE_PATH = '/state';
/** Seconds for which caches may keep the state. */
export const STATE_SECONDS = 5;
/** With the seconds in a cache this is less than 30 seconds. */
const ASK_SECONDS = 20;

/**
 * Tells the page around a frame how high the frame's content is, so that nothing is cut off and nothing scrolls, and its
 * title for screen readers. Only the sites that the embed names can show the frame, so any page that hears it may.
 *
 * While somebody can see the frame it asks what state its embed is in, and loads itself again when that is another one
 * or its signed view has ended: the server has the only right sentence. A socket for each frame would hold a connection
 * for each reader of a public page; this is a small answer that caches share. It never asks at once after it was
 * loaded, so that a wrong answer of a cache cannot make it load itself without pause.
 */
export const FRAME_SCRIPT = `
const tell = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  window.parent.postMessage({ type: 'showhome:height', height, title: document.title }, '*');
};
new ResizeObserver(tell).observe(document.body);
tell();
const shown = document.querySelector('main').dataset;
const loadedAt = Date.now();
const left = Number(shown.left ?? Infinity) * 1000;
let askedAt = loadedAt;
const ask = async () => {
  const now = Date.now();
  if (now - loadedAt >= left) return location.reload();
  if (document.hidden || now - askedAt < ${(ASK_SECONDS - 1) * 1000}) return;
  askedAt = now;
  const answer = await fetch(location.pathname.replace(/[/]+$/, '') + '${STATE_PATH}').catch(() => null);
  if (answer?.ok && (await answer.text()) !== shown.state) location.reload();
};
setInterval(ask, ${ASK_SECONDS * 1000});
document.addEventListener('visibilitychange', ask);
if (left < Infinity) setTimeout(ask, left);
`;
