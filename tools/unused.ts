import { join } from 'node:path';
import { findUnused, removeNeedlessExports, type Scope } from './lib/unused.ts';

/**
 * Part of `npm run check`: fails on exports, files and packages that nothing uses, and on exports that only their own
 * file uses. `node tools/unused.ts --fix` removes the word `export` from those.
 */
const SCOPE: Scope = {
  checked: ['backend', 'libs', 'prisma/seed', 'tools'],
  users: [
    'frontend',
    'prisma.config.ts',
    'eslint.config.mjs',
    'jest.config.mjs',
    'prettier.config.mjs',
    '.dependency-cruiser.cjs',
  ],
  // Programs, forked workers, files that Jest loads, and contracts of modules that export nothing.
  entries:
    /^(backend\/(src|sandbox)\/main\.ts|backend\/build\/bundle\.ts|backend\/bench\/([^/]+|servers\/.*)\.ts|tools\/[^/]+\.(ts|mjs)|tools\/lib\/slow-first\.mjs|.*\/inspect-child\.ts|.*\/contract\.ts|backend\/test\/support\/(compile|preload|jest-globals|bundle-[a-z-]+|fault-[a-z]+|oidc-process)\.\w+|.*\.d\.ts|prisma\/seed\/.*\/(make-|render|draw-).*|.*spec\.tsx?)$/,
  packages: {
    '@fontsource-variable/fraunces': 'prisma/seed/covers/render.mjs draws covers with it',
    '@fontsource-variable/nunito': 'prisma/seed/covers/render.mjs draws covers with it',
    '@nx/devkit': 'needed by @nx/eslint-plugin',
    '@nx/js': 'needed by @nx/eslint-plugin',
    '@prisma/client': 'the generated client imports it',
    '@swc/cli': 'builds the contract',
    '@swc/jest': 'named in jest.config.mjs',
    '@testing-library/dom': 'needed by @testing-library/react',
    '@types/node': 'named in tsconfig.base.json',
    jest: 'npm test',
    'jest-light-runner': 'named in jest.config.mjs',
    maildev: 'npm start runs its program',
    node: 'the Node that the project brings',
    passport: 'needed by @nestjs/passport',
    'pino-http': 'needed by nestjs-pino',
    s3rver: 'loaded with require in a test',
  },
};

const root = join(import.meta.dirname, '..');
let found = findUnused(root, SCOPE);
if (process.argv.includes('--fix')) found = removeNeedlessExports(root, found);
for (const sentence of found) console.error(sentence);
process.exitCode = found.length > 0 ? 1 : 0;
