// Renders every cover of this folder as WebP (600 × 800). Run it after changing an SVG.
// node prisma/seed/covers/render.mjs [name …]
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import chromium from '@sparticuz/chromium';
import { chromium as browserType } from '@playwright/test';
import sharp from 'sharp';

const here = new URL('./', import.meta.url);
const { resolve } = createRequire(import.meta.url);
const MOST_BYTES = 45_000;

// Font family names in the covers, and the files of @fontsource-variable that contain them.
const fonts = [
  [
    'Bricolage Grotesque Variable',
    'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ],
  ['Bricolage', 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'],
  ['Fraunces Variable', 'fraunces/files/fraunces-latin-full-normal.woff2'],
  ['Fraunces', 'fraunces/files/fraunces-latin-full-normal.woff2'],
  ['Nunito', 'nunito/files/nunito-latin-wght-normal.woff2'],
  ['Literata', 'literata/files/literata-latin-standard-normal.woff2'],
  ['Atkinson', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'],
];
// Scripts other than Latin use the fonts of the books.
const ownFonts = [
  ['Baloo 2', '../books/fonts/baloo-2-devanagari-wght-normal.woff2'],
  ['Baloo Bhaijaan 2', '../books/fonts/baloo-bhaijaan-2-arabic-wght-normal.woff2'],
];

const face = async ([family, file]) =>
  `@font-face{font-family:'${family}';font-weight:100 1000;font-stretch:75% 100%;src:url(data:font/woff2;base64,${(await readFile(file)).toString('base64')})}`;

const faces = await Promise.all([
  ...fonts.map(([family, file]) => face([family, resolve(`@fontsource-variable/${file}`)])),
  ...ownFonts.map(([family, file]) => face([family, new URL(file, here)])),
]);

const wanted = process.argv.slice(2);
const names = (await readdir(here))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -4))
  .filter((name) => !wanted.length || wanted.includes(name));

const browser = await browserType.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 600, height: 800 }, deviceScaleFactor: 2 });
for (const name of names) {
  const svg = await readFile(new URL(`${name}.svg`, here), 'utf8');
  await page.setContent(
    `<style>${faces.join('')}body{margin:0}svg{display:block;width:600px;height:800px}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot()).resize(600, 800);
  let webp;
  for (let quality = 82; quality >= 60; quality -= 4) {
    webp = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= MOST_BYTES) break;
  }
  await writeFile(new URL(`${name}.webp`, here), webp);
  console.log(`${name} ${webp.length} bytes`);
}
await browser.close();
