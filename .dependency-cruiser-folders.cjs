// Circles between the folders of a module. A folder counts as one thing here, so specs are left out: they may use whatever
// they test, and a folder is judged by its product code alone.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- dependency-cruiser reads CommonJS
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders-of-a-module',
      comment: 'Two folders of a module do not import each other, not by way of a third folder either.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backend/src/modules/[^/]+/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, '\\.(spec|int-spec)\\.tsx?$', '^backend/test/', '/testing/'] },
  },
};
