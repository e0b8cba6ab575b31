import type { Plugin } from 'vite';

/** pdf.js as one file, with everything that its own viewer uses. */
const PDF = /pdfjs-dist\/build\/pdf\.mjs$/;

/** Names in the window, for pages that load it without imports: they keep every part. */
const IN_WINDOW =
  /^globalThis\.pdfjsLib = \{[^}]*\};$|^\{\n {2}globalThis\._pdfjsTestingUtils = \{[^}]*\};\n\}$/gm;
/** The files it was made of: each begins with its name. */
const FILES = /^;\/\/ (\.\/src\/\S+)\n([\s\S]*?)(?=^;\/\/ \.\/src\/)/gm;
/** Tools that write into a PDF, and its forms: they stay closed here, and our links are drawn by `pdf-engine.ts`. */
const UNUSED = /^\.\/src\/display\/(editor\/.*|annotation_layer|xfa_layer|draw_layer|text_layer_images)\.js$/;
const CLASSES = /^class (\w+)(?: extends \w+)? \{$[\s\S]*?^\}$/gm;
const LEAST = { names: 2, classes: 60 };

/**
 * Leaves out of pdf.js what a reader never opens: a third of what is fetched before the first page.
 * @throws Error when a new version of the library reads otherwise, so that a cut is never lost unseen
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
              ? // An empty class keeps what else asks whether something is one of them.
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
