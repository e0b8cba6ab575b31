import { expect, type Page } from '@playwright/test';

/**
 * Waits for the check of a file, for as long as the journey may take: it stands in a queue behind those of other
 * journeys, of which a school has two places, and a busy machine is slow at all of them.
 */
export const untilFileChecked = (page: Page): Promise<void> =>
  page.getByText('Checked', { exact: true }).waitFor();

/** Drops one book, which becomes a draft, and waits in its wizard until the file has been checked. */
export async function dropBook(teacher: Page, file: string): Promise<void> {
  await teacher.goto('/uploadbook');
  await teacher.getByLabel('Book files').setInputFiles(file);
  await expect(teacher).toHaveURL(/\/uploadbook\/.+/);
  await untilFileChecked(teacher);
}

/** Completes the other steps of the wizard with the required answers, and stops before the last. */
export async function fillInBookDetails(
  teacher: Page,
  more: () => Promise<void> = async () => {},
): Promise<void> {
  await teacher.getByRole('button', { name: 'Next step' }).click();
  await teacher.getByLabel('Fit for').selectOption({ label: 'Everybody' });
  await more();
  await teacher.getByRole('button', { name: 'Next step' }).click();
  await teacher.getByLabel('Our own work').check();
  await teacher.getByRole('button', { name: 'Next step' }).click();
  await expect(teacher.getByText('In large print')).toBeVisible();
}

/** Opens a book's own page from its wizard. */
export async function previewBook(teacher: Page): Promise<void> {
  await teacher.getByRole('link', { name: 'Look at it' }).click();
  await expect(teacher).toHaveURL(/\/library\//);
}

/** Takes a book from its file to publication; ends on its page. */
export async function publishUploadedBook(teacher: Page, file: string): Promise<void> {
  await dropBook(teacher, file);
  await fillInBookDetails(teacher);
  await teacher.getByRole('button', { name: 'Publish it' }).click();
  await previewBook(teacher);
}
