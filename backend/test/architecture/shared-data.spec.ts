import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedData } from '../support/shared-data.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MODULES = 'backend/src/modules';

/** The tests that cover the files of a folder; a folder without tests is named with the reason. */
const PROVEN: [files: RegExp, tests: string[]][] = [
  [
    /^epub\/|^pdf\//,
    [
      `${MODULES}/catalog/documents/ingestion/shared-corpus.spec.ts`,
      'backend/test/flows/hostile-uploads.flow-spec.ts',
    ],
  ],
  [
    /^(malformed|archives)\//,
    [
      `${MODULES}/catalog/documents/ingestion/shared-corpus.spec.ts`,
      `${MODULES}/catalog/editorial/imports/shared-lists.int-spec.ts`,
    ],
  ],
  [
    /^stories\//,
    [
      `${MODULES}/catalog/authoring/epub/shared-stories.spec.ts`,
      `${MODULES}/catalog/authoring/print/print-pdf.spec.ts`,
    ],
  ],
  [
    /^strings\/blns\./,
    [
      `${MODULES}/catalog/authoring/stories/hostile-stories.int-spec.ts`,
      `${MODULES}/catalog/editorial/imports/shared-lists.int-spec.ts`,
      `${MODULES}/catalog/reading/words/word.rules.spec.ts`,
      'libs/contract/src/stories/private-words.spec.ts',
    ],
  ],
  [/^strings\/isemail-tests/, ['backend/src/platform/text/email-address.spec.ts']],
  [/^strings\/common-passwords/, [`${MODULES}/identity/accounts/sign-up.int-spec.ts`]],
  [
    /^roster\//,
    [
      `${MODULES}/identity/classes/roster/roster.int-spec.ts`,
      `${MODULES}/catalog/editorial/imports/shared-lists.int-spec.ts`,
    ],
  ],
  [/^(charities|images)\//, [`${MODULES}/catalog/editorial/imports/shared-lists.int-spec.ts`]],
];

/**
 * For features that do not exist in this version: names of countries and goals come from Intl and the
 * contract; nothing is sold.
 */
const UNUSED = /^(countries|sdg|payments)\//;
/** About the collection of test data itself. */
const ABOUT = /^(INDEX\.md|SHA256SUMS|LICENSES\/)/;

const data = sharedData();
(data ? describe : describe.skip)('the collection of real and hostile files', () => {
  const files = (): string[] =>
    readdirSync(data!, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(data!, join(entry.parentPath, entry.name)));

  it('has a test for every file', () => {
    const unproven = files().filter(
      (file) => ![ABOUT, UNUSED, ...PROVEN.map(([which]) => which)].some((which) => which.test(file)),
    );
    expect(unproven).toEqual([]);
  });

  it('is read by the named tests', () => {
    for (const [which, tests] of PROVEN) {
      expect([String(which), files().some((file) => which.test(file))]).toEqual([String(which), true]);
      for (const test of tests) {
        expect([test, existsSync(join(ROOT, test))]).toEqual([test, true]);
        expect([test, /sharedData|shared\/data/.test(readFileSync(join(ROOT, test), 'utf8'))]).toEqual([
          test,
          true,
        ]);
      }
    }
  });

  it('is described in its index', () => {
    const index = readFileSync(join(data!, 'INDEX.md'), 'utf8');
    const folders = [
      ...new Set(
        files()
          .filter((file) => !ABOUT.test(file))
          .map((file) => file.split('/')[0]!),
      ),
    ];
    for (const folder of folders) expect([folder, index.includes(`${folder}/`)]).toEqual([folder, true]);
  });
});
