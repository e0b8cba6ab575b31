import { expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';

test('a visitor opens the demo as a teacher with one click, and changes the role', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/demo');
  await expect(page.getByRole('heading', { name: 'Who would you like to be?' })).toBeVisible();
  await expect(page.getByText('Demo school', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /A teacher/ }).click();
  await expect(page).toHaveURL(/\/classes/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The banner is above the work area and pushes no menu entry out of the window.
  const wide = (page.viewportSize()?.width ?? 0) > 1023;
  if (wide) await expect(page.getByRole('link', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Change role' }).click();
  await page.getByRole('button', { name: /A student/ }).click();
  await expect(page).toHaveURL(/\/library/);
  const platform = await open(null);
  await platform.goto('/demo');
  await expect(platform.getByRole('link', { name: /Riverside School/ })).toBeVisible();
  await expectAccessible(platform);
});

test('the world map and its table show the same numbers, by keyboard', async ({ open }, info) => {
  const page = await open(null);
  await expect(async () => {
    await page.goto('/global-reach');
    await expect(page.getByRole('heading', { name: 'Where we read' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('img', { name: /A map of the world/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /United Kingdom/ })).toBeVisible();
  await page.getByRole('button', { name: 'Kenya' }).focus();
  await expect(page.getByText(/^Kenya: 1 school/)).toBeVisible();
  // A phone shows the table as cards, which have no sortable columns.
  if (info.project.name === 'desktop') {
    await page.getByRole('link', { name: /Country/ }).click();
    await expect(page.getByRole('columnheader', { name: /Country/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  }
  await expectAccessible(page);
});

test('a cover is made by keyboard only, saved as a file, and used for a book and a story @desktop', async ({
  open,
}, info) => {
  const page = await open('greenfield');
  await signInTeacher(page, 'head@greenfield.test');
  await page.goto('/canva');
  await expect(page.getByRole('heading', { name: 'Covers and posters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Empty: Book cover' }).press('Enter');
  await expect(page).toHaveURL(/\/canva\/.+/);
  await page.getByRole('button', { name: 'Add text' }).press('Enter');
  await page.getByRole('textbox', { name: 'Words' }).fill('The fox who counted stars');
  await page.getByLabel('Search pictures').fill('fox');
  await page.getByRole('button', { name: 'Add Fox', exact: true }).press('Enter');
  const down = page.getByLabel('Down', { exact: true });
  await expect(down).toHaveValue('600');
  await page.getByRole('group', { name: 'Your page' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(down).toHaveValue('610');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('The fox who counted stars');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await page.getByLabel('Name of the design').fill(`Stars ${info.project.name}`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe(`Stars-${info.project.name}.png`);

  await page.getByRole('button', { name: 'Use as book cover' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const book = dialog.getByRole('radio').first();
  await book.press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Put it on the book' }).press('Enter');
  await expect(page.getByText(/has its new cover/)).toBeVisible();

  const design = page.url();
  await page.goto('/uploadblogsteps');
  await page.getByRole('button', { name: /^What the fox does at night/ }).click();
  await page.getByLabel('Title of the story').fill(`A fox with a cover ${info.project.name}`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const story = page.url();
  await page.goto(design);
  await page.getByRole('button', { name: 'Use as story cover' }).press('Enter');
  await dialog.getByRole('radio', { name: `A fox with a cover ${info.project.name}` }).press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Put it on the story' }).press('Enter');
  await expect(page.getByText(/A fox with a cover .* has its new cover/)).toBeVisible();
  await page.goto(story);
  await expect(page.getByLabel('Title of the story')).toHaveValue(`A fox with a cover ${info.project.name}`);
  await expect(page.locator('svg image[href^="data:image/jpeg"]').first()).toBeVisible();

  await page.goto(design);
  await expect(
    page.getByRole('button', { name: 'Text: The fox who counted stars', exact: true }),
  ).toBeVisible();
});
