import sparticuz from '@sparticuz/chromium';
import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

// Simulates a microphone with a hum, and grants the permission to use it.
test.use({
  launchOptions: {
    executablePath: await sparticuz.executablePath(),
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  },
});

test('a child writes and records, corrects after comments, the family consents; another child listens and likes it, and both are counted @desktop', async ({
  open,
}) => {
  // Five people take part, and a book is built and checked in between.
  test.setTimeout(360_000);
  const child = await open('greenfield');
  await signInStudent(child, 'beech724', 'Mia A');
  await child.goto('/uploadblogsteps');
  await expectAccessible(child);
  await child.getByRole('button', { name: /^What the fox does at night/ }).click();
  await child.getByLabel('Title of the story').fill('The fox and the lamp');
  // The maker fills the screen; what was sent has the site around it again.
  await expect(child.getByRole('banner')).toBeHidden();
  await expect(child.getByRole('contentinfo')).toBeHidden();
  await child.getByLabel('Words of page 1').fill('A fox finds a lamp in the rain. She rane home with it.');
  await child.getByLabel('What does the picture show?').fill('A red fox under the moon');
  await child.getByRole('button', { name: 'Record my voice' }).click();
  await child.getByRole('button', { name: 'Stop recording (1 s)' }).click();
  // It can be played: the browser has read its duration.
  await expect(child.getByLabel('Recording of this page')).toHaveJSProperty('readyState', 4);
  await child.getByRole('button', { name: 'New page' }).click();
  await child.getByRole('button', { name: 'Picture', exact: true }).click();
  await child.getByLabel('Search pictures').fill('lamp');
  await child.getByRole('button', { name: 'Add Lamp', exact: true }).click();
  await child.getByRole('button', { name: 'Lamp', exact: true }).press('ArrowLeft');
  await child.getByLabel('Words of page 2').fill('Now every night is bright.');
  await child.getByLabel('What does the picture show?').fill('A lamp that shines');
  await expect(child.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(child);
  await child.getByRole('button', { name: 'Send to teacher' }).click();
  await child.getByLabel('I have read my story aloud once.').check();
  await child.getByRole('button', { name: 'Send it now' }).click();
  await expect(child.getByText('Off it goes!')).toBeVisible();
  await expect(child.getByRole('banner')).toBeVisible();
  await expect(child.getByText('In review: my teacher reads it')).toBeVisible();
  await expectAccessible(child);

  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/storyedit');
  await expectAccessible(teacher);
  await teacher.getByRole('link', { name: /The fox and the lamp/ }).click();
  const words = teacher.getByText(/She rane home/);
  await words.evaluate((element) => {
    const at = element.textContent.indexOf('rane');
    document.getSelection()!.setBaseAndExtent(element.firstChild!, at, element.firstChild!, at + 4);
  });
  await teacher.getByLabel('Comment on page 1').fill('How do we write this word?');
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Add the comment' }).first().click();
  await expect(teacher.locator('mark')).toHaveText('rane');
  await teacher.getByRole('button', { name: 'Return with ideas' }).click();
  await teacher.getByLabel('What should the author know?').fill('I love the lamp. Look at one word again.');
  await teacher.getByRole('button', { name: 'Return it' }).click();
  await expect(teacher.getByText('The story is with its author again.')).toBeVisible();

  await child.goto('/dashboard');
  // It is in Today, because it was returned, and among the child's stories.
  await child.getByRole('link', { name: 'The fox and the lamp' }).first().click();
  await expect(child.getByText('I love the lamp.', { exact: false })).toBeVisible();
  await expect(child.getByText('How do we write this word?')).toBeVisible();
  await expectAccessible(child);
  // The word that the comment refers to is selected: typing replaces it.
  await child.getByRole('button', { name: 'Go to the words' }).click();
  await expect(child.getByLabel('Words of page 1')).toBeFocused();
  await child.keyboard.insertText('ran');
  await expect(child.getByLabel('Words of page 1')).toHaveValue(/She ran home/);
  await child.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(child.getByRole('button', { name: 'Done', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await child.getByRole('button', { name: 'Send to teacher' }).click();
  await child.getByLabel('I have read my story aloud once.').check();
  await child.getByRole('button', { name: 'Send it now' }).click();
  await expect(child.getByText('In review: my teacher reads it')).toBeVisible();

  await teacher.reload();
  await expect(teacher.getByText(/She ran home/)).toBeVisible();
  await teacher.getByRole('button', { name: 'Approve' }).click();
  await expect(teacher.getByText('Approved. It becomes a book', { exact: false })).toBeVisible();

  const home = await open('greenfield');
  await signInTeacher(home, 'parent@greenfield.test');
  await home.goto(new URL(child.url()).pathname);
  await expect(home.getByText('Now every night is bright.')).toBeVisible();
  await home.getByRole('link', { name: 'Say whether it may be published' }).click();
  // The page leads to the consent that the story waits for: recordings. The family of the demo lets its stories be published.
  await expect(home.getByRole('button', { name: 'Allow: Photos and recordings' })).toBeInViewport();
  await expect(home.getByText('A story waits for this answer.')).toHaveCount(1);
  await expect(home.getByRole('button', { name: 'Allow: Publish stories' })).toHaveCount(0);
  await expectAccessible(home);
  await home.getByRole('button', { name: 'Allow: Photos and recordings' }).click();
  await expect(home.getByText('A story waits for this answer.')).toHaveCount(0);

  const friend = await open('greenfield');
  await signInStudent(friend, 'beech724', 'Yara K');
  await expect(async () => {
    await friend.goto('/library?search=fox%20and%20the%20lamp');
    await expect(friend.getByRole('link', { name: /The fox and the lamp/ }).first()).toBeVisible({
      timeout: 5_000,
    });
    // A queue makes the book, behind those that others have sent.
  }).toPass({ timeout: 120_000 });
  await friend
    .getByRole('link', { name: /The fox and the lamp/ })
    .first()
    .click();
  await expect(friend.getByRole('heading', { level: 1, name: 'The fox and the lamp' })).toBeVisible();
  await friend.getByRole('button', { name: 'Wow' }).click();
  await expect(friend.getByRole('button', { name: 'Wow' })).toHaveAttribute('aria-pressed', 'true');
  await friend.getByRole('link', { name: 'Read now' }).first().click();
  await expect(friend).toHaveURL(/\/read$/);
  // The child's own recording is played to read it aloud.
  await friend.getByRole('button', { name: 'Read aloud' }).click();
  await expect(friend.getByRole('button', { name: 'Pause reading aloud' })).toBeVisible();

  await child.goto('/dashboard');
  const card = child.getByRole('listitem').filter({ hasText: 'The fox and the lamp' }).last();
  // The story follows its book by an event, a moment after readers find the book.
  await expect(async () => {
    await child.reload();
    await expect(card.getByText('Published', { exact: true })).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await expect(card.getByText('1 reaction', { exact: true })).toBeVisible();
  await expect(async () => {
    await child.reload();
    await expect(card.getByText('1 reader', { exact: true })).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 15_000 });
  await child.getByRole('link', { name: 'The fox and the lamp' }).click();
  await expect(child.getByText('Your story is a book!')).toBeVisible();
  await expectAccessible(child);

  await teacher.goto('/storyedit?state=published');
  const published = teacher.getByRole('listitem').filter({ hasText: 'The fox and the lamp' });
  await expect(published.getByText('1 reader', { exact: true })).toBeVisible();
  await expect(published.getByText('1 reaction', { exact: true })).toBeVisible();
  await expect(teacher.getByText(/reactions? to them/)).toBeVisible();
  await expectAccessible(teacher);
});

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
  await child.reload();
  await expect(child.getByLabel('What is your letter about?')).toHaveValue('Rain for the snails');
  await expect(child.getByLabel('A whale in the sea')).toBeChecked();
  await expectAccessible(child);
  await child.getByRole('button', { name: 'Send it to my teacher' }).click();
  await expect(child).toHaveURL(/dear-world-book$/);
  const sent = child.getByRole('listitem').filter({ hasText: 'Rain for the snails' });
  await expect(sent.getByText('In review: my teacher reads it')).toBeVisible();

  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/storyedit');
  await teacher.getByRole('link', { name: /Rain for the snails/ }).click();
  await teacher.getByRole('button', { name: 'Approve' }).click();
  await expect(teacher.getByText('Approved. It becomes a book', { exact: false })).toBeVisible();

  const home = await open('greenfield');
  await signInTeacher(home, 'parent@greenfield.test');
  await home.goto('/family');
  // The family may have given consent for the story above: the same consent covers both.
  const allow = home.getByRole('button', { name: 'Allow: Publish stories' }).first();
  const stands = home.getByRole('button', { name: 'Withdraw: Publish stories' }).first();
  await expect(allow.or(stands).first()).toBeVisible();
  if (!(await stands.isVisible())) await allow.click();
  await expect(stands).toBeVisible();

  // A visitor of the other school reads it.
  const visitor = await open('riverside');
  const letter = visitor.getByRole('link', { name: 'Rain for the snails' });
  await expect(async () => {
    await visitor.goto('/dear-world-book');
    await expect(letter).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 60_000 });
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
