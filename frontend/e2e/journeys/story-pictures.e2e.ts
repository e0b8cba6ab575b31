import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

test('a child finds pictures by words in French and Hindi; without a guardian, the teacher prints the letter', async ({
  open,
}, { project, retry }) => {
  test.setTimeout(180_000);
  const title = `The elephant and the cat (${project.name} ${retry})`;
  const child = await open('greenfield');
  await signInStudent(child, 'beech724', 'Nora L');
  await child.goto('/uploadblogsteps');
  await child.getByRole('button', { name: /^What the fox does at night/ }).click();
  await child.getByLabel('Title of the story').fill(title);
  await child.getByLabel('Words of page 1').fill('An elephant meets a cat.');

  await child.getByRole('button', { name: 'Picture', exact: true }).click();
  const bank = child.getByRole('dialog', { name: 'Choose a picture' });
  await expect(bank.getByRole('button', { name: 'Add Baby', exact: true })).toBeVisible();
  await bank.getByRole('button', { name: 'Dark skin', exact: true }).click();
  await expectAccessible(child);
  await bank.getByRole('button', { name: 'Add Woman with headscarf', exact: true }).click();
  await child.getByRole('button', { name: 'Picture', exact: true }).click();
  await bank.getByLabel('Search pictures').fill('éléphant');
  await bank.getByRole('button', { name: 'Add Elephant', exact: true }).click();
  await child.getByRole('button', { name: 'Picture', exact: true }).click();
  await bank.getByLabel('Search pictures').fill('बिल्ली');
  await expect(bank.getByText('3 pictures found')).toBeAttached();
  await bank.getByRole('button', { name: 'Add Cat', exact: true }).first().click();
  // It takes a colour, and its own ones back.
  const chosen = child.getByRole('group', { name: 'Cat', exact: true });
  await child.getByRole('button', { name: 'Berry', exact: true }).first().click();
  await chosen.getByRole('button', { name: 'Its own colours' }).click();
  await expect(chosen.getByRole('button', { name: 'Its own colours' })).toHaveCount(0);
  await child.getByRole('button', { name: 'Cat', exact: true }).press('ArrowLeft');
  await child.getByLabel('What does the picture show?').fill('An elephant, a woman and a cat');
  await expect(child.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(child);
  await child.reload();
  await expect(child.getByRole('button', { name: 'Elephant', exact: true })).toBeVisible();
  await child.getByRole('button', { name: 'Send to teacher' }).click();
  await child.getByLabel('I have read my story aloud once.').check();
  await child.getByRole('button', { name: 'Send it now' }).click();
  await expect(child.getByText('In review: my teacher reads it').first()).toBeVisible();

  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/storyedit');
  await teacher.getByRole('link', { name: title }).click();
  await expect(teacher.getByText('No guardian has an account here')).toBeVisible();
  await teacher.getByRole('button', { name: 'Approve' }).click();
  await expect(
    teacher.getByRole('heading', { name: 'Approved, but nobody at home can say yes yet' }),
  ).toBeVisible();
  await expectAccessible(teacher);
  await teacher.goto('/storyedit?waits_for=family');
  const card = teacher.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText('No guardian has an account here')).toBeVisible();
  await expectAccessible(teacher);
  await card.getByRole('link', { name: /^Letter for the family of Nora/ }).click();
  await teacher.getByRole('button', { name: 'Make a code' }).click();
  await expect(teacher.getByText(/For the family of Nora/)).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Print the letter' })).toBeVisible();
});
