import { expect, type Page } from '@playwright/test';

/** Drops one book, which becomes a draft, and waits in its wizard until the file is checked. */
export async function dropBook(teacher: Page, file: string): Promise<void> {
  await teacher.goto('/uploadbook');
  await teacher.getByLabel('Book files').setInputFiles(file);
  await expect(teacher).toHaveURL(/\/uploadbook\/.+/);
  await expect(teacher.getByText('Checked', { exact: true })).toBeVisible({ timeout: 30_000 });
}

/** Goes through the other steps of the wizard with what must be said, and stops before the end. */
export async function tellOfBook(teacher: Page, more: () => Promise<void> = async () => {}): Promise<void> {
  await teacher.getByRole('button', { name: 'Next step' }).click();
  await teacher.getByLabel('Fit for').selectOption({ label: 'Everybody' });
  await more();
  await teacher.getByRole('button', { name: 'Next step' }).click();
  await teacher.getByLabel('Our own work').check();
  await teacher.getByRole('button', { name: 'Next step' }).click();
  await expect(teacher.getByText('In large print')).toBeVisible();
}

/** From the wizard of a book that left it to the book's own page. */
export async function lookAtIt(teacher: Page): Promise<void> {
  await teacher.getByRole('link', { name: 'Look at it' }).click();
  await expect(teacher).toHaveURL(/\/library\//);
}

/** A book from its file to the shelf; ends on its page. */
export async function shelveBook(teacher: Page, file: string): Promise<void> {
  await dropBook(teacher, file);
  await tellOfBook(teacher);
  await teacher.getByRole('button', { name: 'Put it on the shelf' }).click();
  await lookAtIt(teacher);
}
