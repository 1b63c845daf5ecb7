/**
 * Tells the page around a frame how high the frame's content is, so that nothing is cut off and nothing scrolls. The
 * height is no secret, so any page may hear it.
 */
export const FRAME_SCRIPT = `
const tell = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  window.parent.postMessage({ type: 'showhome:height', height }, '*');
};
new ResizeObserver(tell).observe(document.body);
tell();
`;
