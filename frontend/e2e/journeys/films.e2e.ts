import { join } from 'node:path';
import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

const seed = join(import.meta.dirname, '../../../prisma/seed/films');
const VTT = 'WEBVTT\n\n00:01.000 --> 00:03.000\nLook, a drop.\n';

test('a visitor finds a film, follows the transcript and prints its cards', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/impact-films');
  await expect(page.getByRole('heading', { level: 1, name: 'Impact films' })).toBeVisible();
  await expectAccessible(page);
  for (const title of ['The bee and the apple', 'Day and night'])
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'The journey of a drop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The journey of a drop' })).toBeVisible();
  const film = page.locator('video');
  await expect(film).toHaveAttribute('preload', 'none');
  await expect(film.locator('track')).toHaveCount(4);
  const line = page.getByRole('button', { name: /At the well, two friends/ });
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Who shares water with you')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Where Rivers Sleep' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/impact-films/the-journey-of-a-drop?lang=ar');
  await expect(page.getByRole('heading', { level: 1, name: 'رحلة قطرة' })).toBeVisible();
  await expectAccessible(page);
});

test('a head uploads a film, which is shown at the school only @desktop', async ({ open }, info) => {
  const slug = `our-drop-${info.project.name}-${info.retry}`;
  const page = await open('riverside');
  await signInTeacher(page, 'head@riverside.test');
  await page.goto('/admin/films');
  await page.getByRole('link', { name: 'New film' }).click();
  await page.getByLabel('Title', { exact: true }).fill(`Our drop ${slug}`);
  await page.getByLabel('Address').fill(slug);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByLabel('Film file').setInputFiles(join(seed, 'journey-of-a-drop.webm'));
  await expect(page.getByText(/journey-of-a-drop.webm, 0/)).toBeVisible();
  await page.getByLabel('Poster').setInputFiles(join(seed, 'journey-of-a-drop.webp'));
  await expect(page.getByRole('img', { name: 'The poster' })).toBeVisible();
  const captions = (text: string) => ({ name: 'en.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
  await page.getByLabel('Captions in English').setInputFiles(captions(VTT));
  await expect(page.getByLabel('Captions in English: there')).toBeVisible();
  await page.getByLabel('What it is about').fill('One drop of ours.');
  await page.getByLabel('Shown: everybody here finds it').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The film is saved')).toBeVisible();
  await page.goto(`/impact-films/${slug}`);
  await expect(page.getByRole('button', { name: /Look, a drop/ })).toBeVisible();
  const next = await open('greenfield');
  await next.goto('/impact-films');
  await expect(next.getByRole('link', { name: 'The journey of a drop' })).toBeVisible();
  await expect(next.getByText(`Our drop ${slug}`)).toHaveCount(0);
});
