import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

// The console reports the conflict of concurrent writes and the lost network.
test.use({ expectRefusals: true });

test('classmates write together; a book is printed, and another child makes an own version @desktop', async ({
  open,
}) => {
  const mia = await open('greenfield');
  await signInStudent(mia, 'beech724', 'Mia A');
  await mia.goto('/uploadblogsteps');
  await mia.getByRole('button', { name: /Blank page/ }).click();
  await mia.getByLabel('Title of the story').fill('Two pens, one dragon');
  await expect(mia.getByText('Saved', { exact: true })).toBeVisible();
  await mia.getByRole('button', { name: 'Ask a classmate' }).click();
  await expect(mia.getByRole('dialog', { name: 'Who writes with you?' })).toBeVisible();
  await expectAccessible(mia);
  await mia.getByRole('button', { name: /^Ask Yara/ }).click();
  await mia.keyboard.press('Escape');
  await expect(mia.getByText(/^Yara .* was asked$/)).toBeVisible();

  const yara = await open('greenfield');
  await signInStudent(yara, 'beech724', 'Yara K');
  await yara.goto('/upload-blog');
  await expect(yara.getByText(/asks you to write this story together/)).toBeVisible();
  await expectAccessible(yara);
  await yara.getByRole('button', { name: 'Yes, I write along' }).click();
  await yara.getByLabel('Words of page 1').fill('The dragon liked soup.');
  await expect(yara.getByText('Saved', { exact: true })).toBeVisible();
  // Both write at once, based on the same version: no text is lost.
  await mia.getByLabel('Title of the story').fill('Two pens, one hungry dragon');
  await expect(mia.getByText('Both changes are here now.', { exact: false })).toBeVisible();
  await expect(mia.getByLabel('Words of page 1')).toHaveValue('The dragon liked soup.');
  await expect(mia.getByLabel('Title of the story')).toHaveValue('Two pens, one hungry dragon');
  // The network is lost: text is stored on the device, and sent when the network is back.
  await mia.context().setOffline(true);
  await mia.getByLabel('Words of page 1').fill('The dragon liked soup. It had no spoon.');
  await expect(mia.getByText('Saved on this device.', { exact: false })).toBeVisible();
  await mia.context().setOffline(false);
  await expect(mia.getByText('Saved', { exact: true })).toBeVisible();
  await yara.reload();
  await expect(yara.getByLabel('Words of page 1')).toHaveValue('The dragon liked soup. It had no spoon.');
  await expect(yara.getByLabel('Title of the story')).toHaveValue('Two pens, one hungry dragon');

  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/uploadblogsteps');
  await teacher.getByRole('button', { name: /Blank page/ }).click();
  await teacher.getByLabel('Title of the story').fill('The lamp that hummed');
  await teacher.getByLabel('Words of page 1').fill('A lamp humed in the rain.');
  await expect(teacher.getByText('Saved', { exact: true })).toBeVisible();
  await teacher.getByRole('button', { name: 'Send to teacher' }).click();
  await teacher.getByRole('button', { name: 'Help me with spelling' }).click();
  await teacher.getByRole('button', { name: 'hummed', exact: true }).click();
  await expect(teacher.getByText('I know all these words.', { exact: false })).toBeVisible();
  await teacher.getByLabel('I have read my story aloud once.').check();
  await teacher.getByLabel(/Others at my school may translate it/).check();
  await teacher.getByRole('button', { name: 'Send it now' }).click();
  await expect(teacher.getByRole('dialog')).toBeHidden();
  await teacher.goto('/storyedit');
  await teacher.getByRole('link', { name: /The lamp that hummed/ }).click();
  await teacher.getByRole('button', { name: 'Approve' }).click();
  await expect(teacher.getByText('Approved. It becomes a book', { exact: false })).toBeVisible();

  await expect(async () => {
    await teacher.goto('/upload-blog/print');
    await expect(teacher.getByLabel(/The lamp that hummed/)).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 20_000 });
  await teacher.getByRole('button', { name: 'Make the book' }).click();
  await expect(teacher.getByText('Choose at least one story.')).toBeVisible();
  await teacher.getByLabel(/The lamp that hummed/).check();
  await teacher.getByRole('button', { name: 'Make the book' }).click();
  await expect(teacher.getByText('Ready', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(teacher);
  const saved = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Save the PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('The lamp that hummed.pdf');

  await yara.goto('/library?search=lamp%20that%20hummed');
  await yara
    .getByRole('link', { name: /The lamp that hummed/ })
    .first()
    .click();
  await yara.getByRole('button', { name: 'Make your own version' }).click();
  await yara.getByLabel('Into which language?').selectOption('fr');
  await expectAccessible(yara);
  await yara.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(yara.getByLabel('Words of page 1')).toHaveValue('A lamp hummed in the rain.');
  await expect(yara.getByLabel('Title of the story')).toHaveValue('The lamp that hummed');
});
