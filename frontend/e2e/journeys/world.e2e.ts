import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

test('a letter to the world is approved, read by a visitor, reacted to and reported @desktop', async ({
  open,
}) => {
  const child = await open('greenfield');
  await signInStudent(child, 'beech724', 'Mia A');
  await child.goto('/dear-world-book/write');
  await child.getByLabel('What is your letter about?').fill('Rain for the snails');
  await child
    .getByLabel('What do you love where you live?')
    .fill('The wall behind our school is full of snails.');
  await child.getByLabel('What will you do, and what shall others do?').fill('I put out a bowl of water.');
  await child.getByLabel('A whale in the sea').check({ force: true });
  await expectAccessible(child);
  await child.getByRole('button', { name: 'Send it to my teacher' }).click();
  await expect(child).toHaveURL(/dear-world-book$/);
  await expect(child.getByText('My teacher reads it')).toBeVisible();

  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/storyedit');
  await teacher.getByRole('link', { name: /Rain for the snails/ }).click();
  await teacher.getByRole('button', { name: 'Approve' }).click();
  await expect(teacher.getByText('Approved. It becomes a book', { exact: false })).toBeVisible();

  const home = await open('greenfield');
  await signInTeacher(home, 'parent@greenfield.test');
  await home.goto('/family');
  await home.getByRole('button', { name: 'Allow: Publish stories' }).first().click();
  await expect(home.getByText('Publish stories: allowed').first()).toBeVisible();

  // A visitor of the other school reads it.
  const visitor = await open('riverside');
  const letter = visitor.getByRole('link', { name: 'Rain for the snails' });
  await expect(async () => {
    await visitor.goto('/dear-world-book');
    await expect(letter).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });
  await letter.click();
  await expect(visitor.getByText('full of snails')).toBeVisible();
  await expect(visitor.getByText(/A young author|Mia/).first()).toBeVisible();
  await expectAccessible(visitor);

  const reader = await open('riverside');
  await signInStudent(reader, 'cedar358', 'Leo');
  await reader.goto(new URL(visitor.url()).pathname);
  const love = reader.getByRole('button', { name: /Love it/ });
  await love.click();
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await expect(love).toContainText('1');
  await reader.getByRole('button', { name: 'Report this letter' }).click();
  await reader.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(reader).toHaveURL(/dear-world-book$/);
  await expect(reader.getByRole('link', { name: 'Rain for the snails' })).toHaveCount(0);

  await teacher.goto('/dear-world-book/reports');
  const reported = teacher.getByRole('listitem').filter({ hasText: 'Rain for the snails' });
  await reported.getByLabel('Why; it is written into the audit').fill('Snails are no secret.');
  await expectAccessible(teacher);
  await reported.getByRole('button', { name: 'Let it stand' }).click();
  await expect(teacher.getByText('No letter is waiting for you')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('full of snails')).toBeVisible();
});

test('a library is opened, and a book read from its shelf @desktop', async ({ open }) => {
  const head = await open('greenfield');
  await signInTeacher(head, 'head@greenfield.test');
  await head.goto('/admin/libraries');
  await head.getByRole('link', { name: 'New library' }).click();
  await head.getByLabel('Name', { exact: true }).fill('The Window Seat');
  await expect(head.getByLabel('Address', { exact: true })).toHaveValue('the-window-seat');
  await head.getByLabel('Find books').fill('Lighthouse Cat');
  await head.getByRole('button', { name: 'Add The Lighthouse Cat to the list' }).click();
  await head.getByRole('button', { name: 'Add a wish' }).click();
  await head.getByLabel('What', { exact: true }).fill('A cushion');
  await head.getByLabel(/The library is open/).check();
  await expectAccessible(head);
  await head.getByRole('button', { name: 'Save' }).click();
  await expect(head.getByText('The library is open.')).toBeVisible();

  const visitor = await open('greenfield');
  await visitor.goto('/libraries?search=window');
  await visitor.getByRole('link', { name: 'The Window Seat' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'The Window Seat' })).toBeVisible();
  await expect(visitor.getByText('A cushion')).toBeVisible();
  await expectAccessible(visitor);
  await visitor
    .getByRole('link', { name: /The Lighthouse Cat/ })
    .first()
    .click();
  await visitor.getByRole('link', { name: 'Read now' }).first().click();
  await expect(visitor).toHaveURL(/\/read$/);
});
