import type { Plugin } from 'vite';

/** pdf.js as one file, with everything that its own viewer uses. */
const PDF = /pdfjs-dist\/build\/pdf\.mjs$/;

/** Globals of `window`, for pages that load pdf.js without imports: they keep every part in the bundle. */
const IN_WINDOW =
  /^globalThis\.pdfjsLib = \{[^}]*\};$|^\{\n {2}globalThis\._pdfjsTestingUtils = \{[^}]*\};\n\}$/gm;
/** The source files that pdf.js was bundled from: each begins with its name. */
const FILES = /^;\/\/ (\.\/src\/\S+)\n([\s\S]*?)(?=^;\/\/ \.\/src\/)/gm;
/** Annotation editors, and forms: the reader does not use them, and `pdf-engine.ts` draws the links. */
const UNUSED = /^\.\/src\/display\/(editor\/.*|annotation_layer|xfa_layer|draw_layer|text_layer_images)\.js$/;
const CLASSES = /^class (\w+)(?: extends \w+)? \{$[\s\S]*?^\}$/gm;
const LEAST = { names: 2, classes: 60 };

/**
 * Removes from pdf.js the code that the reader does not use: a third of what is fetched before the first
 * page.
 * @throws Error when a new version of the library has different code, so that a removal is never lost
 * unnoticed
 */
export function leanPdf(): Plugin {
  return {
    name: 'lean-pdf',
    apply: 'build',
    transform: {
      filter: { id: PDF },
      handler(code) {
        const found = { names: 0, classes: 0 };
        const lean = code
          .replace(IN_WINDOW, () => (found.names++, ''))
          .replace(FILES, (file, name: string) =>
            UNUSED.test(name)
              ? // An empty class keeps `instanceof` checks in other code working.
                file.replace(CLASSES, (_text, called: string) => (found.classes++, `class ${called} {}`))
              : file,
          );
        if (found.names < LEAST.names || found.classes < LEAST.classes)
          this.error(`pdf.js has changed: ${JSON.stringify(found)} in place of ${JSON.stringify(LEAST)}.`);
        return { code: lean, map: null };
      },
    },
  };
}
