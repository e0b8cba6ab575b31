import { join } from 'node:path';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';
import { untilFileChecked } from '../support/uploads.ts';

const PICTURE = join(import.meta.dirname, '../../../prisma/seed/films/journey-of-a-drop.webp');

test('a teacher uploads a picture, the head approves it, and the class finds it @desktop', async ({
  open,
}, info) => {
  const title = `A drop that waves ${info.retry}`;
  const page = await open('greenfield');
  await signInTeacher(page, 'teacher@greenfield.test');
  await page.goto('/uploadcontent');
  await page.getByRole('button', { name: /^Picture/ }).click();
  await expect(page.getByText('There is no file yet.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await untilFileChecked(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next step' }).click();
  const about = page.getByRole('region', { name: 'About it' });
  await about.getByLabel('Title').fill(title);
  await about.getByLabel(/What it is about/).fill('A picture to begin with: what might the drop say?');
  await about.getByLabel('What the picture shows').fill('A drop of water with a face waves from the sea.');
  await about.getByLabel('Language', { exact: true }).selectOption('en');
  await about.getByLabel('Age from').fill('5');
  await about.getByLabel('Age to').fill('12');
  await about.getByLabel('Nature').check();
  await about.getByLabel('To begin with').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByLabel('I made it').check();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText('In large print')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('button', { name: 'Take it back and change it' })).toBeVisible();

  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin/resources?stage=submitted');
  await head.getByRole('link', { name: `Look at it: ${title}` }).click();
  await expect(head.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(head);
  await head.getByRole('button', { name: 'Approve it' }).click();
  await expect(head.getByText('Published', { exact: true })).toBeVisible();

  const child = await open('greenfield');
  await signInStudent(child, 'BEECH724', 'Mia');
  await child.goto('/resources?kind=picture');
  await child.getByRole('searchbox', { name: 'Search' }).fill(title);
  await child.getByRole('link', { name: title }).click();
  await expect(child.getByRole('img', { name: /drop of water with a face/ })).toBeVisible();
  await expectAccessible(child);
});
