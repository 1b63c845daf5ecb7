import type { Plugin } from 'vite';
import { EXAMPLE_SIZES } from './components/exampleSizes.js';

/**
 * The Latin subsets of the two fonts: every page uses them. The browser loads the other subsets when a character needs
 * it.
 */
const LATIN = /-latin-(400|wght)-normal-[^/]*\.woff2$/;
/** The first picture of the visitors' pages, in its widths. */
const EXAMPLE = /(?:^|\/)room-before-(\d+)-[^/]*\.webp$/;

/** A script that loads the picture before the application is loaded; on other pages it does nothing. */
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
 * Makes the browser fetch what the first paint needs in parallel with the scripts: fonts, so that text does not change
 * its font, and the example's picture.
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
        // before the stylesheet: a script after it would wait for it
        const module = '<script type="module"';
        return { html: html.replace(module, () => `${exampleScript(files)}\n    ${module}`), tags };
      },
    },
  };
}
