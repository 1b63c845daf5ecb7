let returning = false;

// Captured, so that it runs before the router hears of it and starts the loaders.
window.addEventListener(
  'popstate',
  () => {
    returning = true;
    setTimeout(() => {
      returning = false;
    });
  },
  { capture: true },
);

/** Whether the loader that asks was started by the browser's way back or forward. */
export const isReturning = () => returning;
