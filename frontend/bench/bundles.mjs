// JavaScript and CSS of the first load of each screen, gzipped, against its budget. A screen over budget fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const frontend = join(import.meta.dirname, '..');
const pages = (area, page) => `src/features/${area}/pages/${page}.tsx`;

/** Adds the route table that declares the screen. */
const further = (page) => ['src/app/routes/additional.routes.tsx', page];
const members = (page) => ['src/app/routes/member.routes.tsx', ...further(page)];
const work = (page) => [
  'src/app/routes/work.routes.tsx',
  'src/app/routes/additional.routes.tsx',
  'src/app/layouts/WorkLayout.tsx',
  page,
];
/** Maximum kilobytes (of 1,024 bytes) of JavaScript and CSS that a kind of screen may load. */
const PUBLIC = { js: 150, css: 12 };
const DASHBOARD = { js: 220, css: 20 };
const WORK = { js: 250, css: 25 };

/** Screens, what they load, and their budgets. */
const SCREENS = [
  { name: 'library', loads: [pages('library', 'LandingPage')], ...PUBLIC },
  { name: 'book', loads: [pages('library', 'BookPage')], js: 158, css: 12 },
  { name: 'charities', loads: further(pages('charities', 'CharitiesPage')), js: 156, css: 12 },
  { name: 'charity', loads: further(pages('charities', 'CharityPage')), js: 161, css: 12 },
  { name: 'projects', loads: further(pages('projects', 'ProjectsPage')), js: 157, css: 12 },
  { name: 'project', loads: further(pages('projects', 'ProjectPage')), js: 160, css: 12 },
  { name: 'reading', loads: [pages('reader', 'ReaderPage')], js: 154, css: 12 },
  { name: 'a page of words', loads: further(pages('content', 'ContentPage')), ...PUBLIC },
  { name: 'contact forms', loads: further(pages('content', 'ReportPage')), js: 151, css: 12 },
  { name: 'search', loads: further(pages('search', 'SearchPage')), ...PUBLIC },
  { name: 'world map', loads: further(pages('global-reach', 'GlobalReachPage')), js: 152, css: 12 },
  { name: 'demo', loads: further(pages('auth', 'DemoPage')), ...PUBLIC },
  { name: 'experiment', loads: further(pages('experiments', 'ExperimentPage')), ...PUBLIC },
  { name: 'login', loads: further(pages('auth', 'LoginPage')), js: 157, css: 12 },
  { name: 'login choice', loads: further(pages('auth', 'ChoicePage')), js: 150, css: 12 },
  { name: 'register', loads: further('src/features/account/register/RegisterPage.tsx'), js: 157, css: 12 },
  { name: 'upload', loads: members(pages('upload', 'UploadPage')), ...DASHBOARD },
  { name: 'dashboard', loads: further(pages('dashboard', 'DashboardPage')), ...DASHBOARD },
  // Only these two screens load the canvas library; the code of a PDF is loaded when one is requested.
  { name: 'designs', loads: members(pages('designs', 'DesignsPage')), js: 250, css: 20 },
  { name: 'drawing', loads: members(pages('designs', 'DesignPage')), js: 260, css: 20 },
  { name: 'school dashboard', loads: work(pages('dashboard', 'SchoolDashboardPage')), ...DASHBOARD },
  { name: 'platform dashboard', loads: work(pages('dashboard', 'PlatformDashboardPage')), ...DASHBOARD },
  { name: 'class', loads: work(pages('classes', 'ClassPage')), ...WORK },
  { name: 'people', loads: work(pages('people', 'PeopleTablePage')), ...WORK },
  { name: 'school form', loads: work(pages('schools', 'SchoolFormPage')), ...WORK },
  { name: 'admin books', loads: work(pages('admin-books', 'BooksTablePage')), ...WORK },
];
/** A book opens in the reader's shell, a page of its own inside the reading screen: budgets cover both together. */
const SHELL = [
  { name: 'reading an EPUB', loads: ['epub-engine.ts'], js: 150 + 70, css: 12 },
  { name: 'reading a PDF', loads: ['pdf-engine.ts'], js: 150 + 130, css: 12 },
];

/** Prints the sizes. Returns false when a screen exceeds its budget. */
export function run() {
  const screens = measure('dist', SCREENS);
  const reading = screens.find(({ name }) => name === 'reading');
  const shells = measure('dist-reader', SHELL).map((row) => ({
    ...row,
    js: row.js + reading.js,
    css: row.css + reading.css,
  }));
  const rows = [...screens, ...shells];
  console.log(`${''.padEnd(18)}  JS kB gz  budget  CSS kB gz  budget`);
  for (const { name, js, css, budget } of rows)
    console.log(
      `${name.padEnd(18)}  ${js.toFixed(1).padStart(8)}  ${String(budget.js).padStart(6)}  ${css.toFixed(1).padStart(9)}  ${String(budget.css).padStart(6)}`,
    );
  const over = rows.filter(({ js, css, budget }) => js > budget.js || css > budget.css);
  for (const { name } of over) console.log(`✗ ${name} is over its budget`);
  if (over.length === 0) console.log('✓ every screen is within its budget');
  return over.length === 0;
}

/**
 * Measures what a browser fetches before a screen can be used: entry, screen, and everything they import
 * statically.
 */
function measure(folder, screens) {
  const manifest = JSON.parse(readFileSync(join(frontend, folder, '.vite/manifest.json'), 'utf8'));
  const size = (file) => gzipSync(readFileSync(join(frontend, folder, file)), { level: 9 }).length / 1_024;
  return screens.map(({ name, loads, js, css }) => {
    const chunks = new Set();
    const follow = (key) => {
      if (!manifest[key])
        throw new Error(`The build holds no ${key}: the screens in bundles.mjs have moved.`);
      if (chunks.has(key)) return;
      chunks.add(key);
      for (const imported of manifest[key].imports ?? []) follow(imported);
    };
    for (const key of ['index.html', ...loads]) follow(key);
    const files = new Set([...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
    const sum = (ending) =>
      [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + size(file), 0);
    return { name, js: sum('.js'), css: sum('.css'), budget: { js, css } };
  });
}

if (process.argv[1] === import.meta.filename) process.exit(run() ? 0 : 1);
