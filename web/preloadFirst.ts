import type { Plugin } from 'vite';
import { EXAMPLE_SIZES } from './components/exampleSizes.js';

/** The two faces in their latin part: every page is set in them. The rest comes when a letter asks for it. */
const LATIN = /-latin-(400|wght)-normal-[^/]*\.woff2$/;
/** The picture that the visitors' pages open with, in its widths. */
const EXAMPLE = /(?:^|\/)room-before-(\d+)-[^/]*\.webp$/;

/** Asks for the picture before the application that will show it is loaded; on other pages for nothing. */
function exampleScript(files: readonly string[]): string {
  const srcSet = files.flatMap((file) => {
    const [, width] = EXAMPLE.exec(file) ?? [];
    return width ? [`/${file} ${width}w`] : [];
  });
  return `<script>
      (() => {
        const imageSizes = ${JSON.stringify(EXAMPLE_SIZES)}[location.pathname];
        const ask = { rel: 'preload', as: 'image', fetchPriority: 'high', imageSizes };
        const imageSrcset = ${JSON.stringify(srcSet.join(', '))};
        if (imageSizes) document.head.append(Object.assign(document.createElement('link'), ask, { imageSrcset }));
      })();
    </script>`;
}

/**
 * Has the browser fetch what the first paint needs beside the scripts, and not after them: fonts, so that words are set
 * once, and the example's picture.
 */
export function preloadFirst(): Plugin {
  return {
    name: 'preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.keys(bundle);
        const tags = files
          .filter((file) => LATIN.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          }));
        // before the stylesheet: a script behind it would wait for it
        const module = '<script type="module"';
        return { html: html.replace(module, () => `${exampleScript(files)}\n    ${module}`), tags };
      },
    },
  };
}
