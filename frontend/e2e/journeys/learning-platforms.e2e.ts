import { at, expect, expectAccessible, signInTeacher, test } from '../support/journey.ts';
import { startLearningPlatform } from '../support/learning-platform.ts';

// A form with an empty member, and a lesson of a course that is not begun.
test.use({ expectRefusals: true });

test('a head connects a learning platform; its links open courses, and its teacher chooses content for it', async ({
  open,
}, info) => {
  const name = `Platform ${info.project.name} ${Date.now() % 100_000}`;
  const platform = await startLearningPlatform(at('greenfield'));
  try {
    const head = await open('greenfield');
    await signInTeacher(head, 'head@greenfield.test');
    await head.goto('/admin/connections');
    await head.getByRole('button', { name: 'Add a platform' }).click();
    const dialog = head.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please write the client id.')).toBeVisible();
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Issuer').fill(platform.issuer);
    await dialog.getByLabel('Client id').fill(platform.client_id);
    await dialog.getByLabel('Deployment ids').fill(platform.deployment);
    await dialog.getByLabel('Address for authentication').fill(platform.auth_url);
    await dialog.getByLabel('Address for tokens').fill(platform.token_url);
    await dialog.getByLabel('Address of its public keys').fill(platform.jwks_url);
    await expectAccessible(head);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const panel = head.getByRole('region', { name });
    await panel.getByRole('button', { name: 'Test' }).click();
    await expect(panel.getByText('The keys are there. The platform gives us a token.')).toBeVisible();

    // A browser in which nobody has signed in before.
    const teacher = await open('greenfield');
    const email = 'teacher@greenfield.test';
    await teacher.goto(
      platform.link({
        email,
        target: at('greenfield', '/course/this-is-course/begin-here/what-you-have-read'),
      }),
    );
    await expect(teacher).toHaveURL(at('greenfield', '/course/this-is-course/begin-here/what-you-have-read'));
    await expect(
      teacher.getByRole('heading', { name: 'This lesson is for those who are enrolled' }),
    ).toBeVisible();
    await teacher.goto(platform.link({ email, target: at('greenfield', '/course/this-is-course') }));
    await expect(teacher.getByRole('heading', { level: 1, name: 'This is a course' })).toBeVisible();

    await teacher.goto(platform.link({ email }));
    await expect(teacher.getByRole('heading', { name: `Choose for ${name}` })).toBeVisible();
    await teacher.getByLabel('Search').fill('This is a course');
    await teacher.getByRole('checkbox', { name: 'This is a course', exact: true }).check();
    await expectAccessible(teacher);
    await teacher.getByRole('button', { name: 'Add 1 thing' }).click();
    await teacher.getByRole('button', { name: 'Add it to the course' }).click();
    await expect(teacher.getByText(at('greenfield', '/course/this-is-course'))).toBeVisible();

    await head.reload();
    await panel.getByRole('button', { name: 'Who is in it' }).click();
    await expect(dialog.getByText('Jane Q. Public')).toBeVisible();
    await expectAccessible(head);
    await head.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(panel).toBeHidden();
  } finally {
    platform.stop();
  }
});
