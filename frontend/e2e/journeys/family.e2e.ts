import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  PASSWORD,
  signInStudent,
  signInTeacher,
  test,
} from '../support/journey.ts';

/** A child of the demo class that no other run of this journey uses. */
const CHILDREN: Record<string, [name: string, code: string]> = {
  desktop: ['Yara', 'Yara K'],
  phone: ['Oscar', 'Oscar N'],
};

const idOf = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (search) => {
    const answer = await fetch(`/api/list-student-in-class/BEECH724/?search=${search}`);
    const { results } = (await answer.json()) as { results: { students: { id: string }[] } };
    return results.students[0]!.id;
  }, name);

test('a family gets a code, sees the child, gives a consent and withdraws it', async ({ open }, info) => {
  const [name, listed] = CHILDREN[info.project.name]!;
  const school = await open('greenfield');
  await signInTeacher(school, 'teacher@greenfield.test');
  const student = await idOf(school, name);
  await school.goto(`/students/${student}/guardians`);
  await expect(school.getByRole('heading', { name: new RegExp(`Guardians of ${name}`) })).toBeVisible();
  await school.getByRole('button', { name: 'Make a code' }).click();
  const code = (await school.getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/).textContent())!;
  await school.getByLabel('Language of the letter').selectOption('fr');
  await expect(school.locator('article[lang=fr]')).toContainText(`Pour la famille de ${name}`);
  await expectAccessible(school);

  const home = await open('greenfield');
  await signInTeacher(home, 'parent@greenfield.test');
  await home.goto('/family');
  await expect(home.getByRole('heading', { name: 'Mia Achieng' })).toBeVisible();
  await home.getByRole('button', { name: 'Add a child' }).click();
  await expect(home.getByLabel('Code of the letter')).toBeFocused();
  await home.getByLabel('Code of the letter').fill(code.toLowerCase().replaceAll('-', ' '));
  await expectAccessible(home);
  await home.getByRole('button', { name: 'Add the child' }).click();
  await expect(home.getByText(`${name} is in your family now.`)).toBeVisible();
  await expect(home.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(home.getByRole('link', { name: new RegExp(`${name}.*8 questions wait`) })).toBeVisible();
  await expectAccessible(home);

  await home.getByRole('button', { name: 'Allow: Publish stories' }).click();
  await expect(home.getByText('Publish stories: allowed')).toBeVisible();
  await expect(home.getByRole('link', { name: new RegExp(`${name}.*7 questions wait`) })).toBeVisible();
  await home.getByRole('button', { name: 'Withdraw: Publish stories' }).click();
  await expect(home.getByText('Publish stories: withdrawn')).toBeVisible();
  await home.getByText('Who said what').click();
  await expect(home.getByText(/Nadia Rahman withdrew it on/)).toBeVisible();

  const child = await open('greenfield');
  await signInStudent(child, 'beech724', listed);
  await child.goto('/my-consents');
  await expect(child.getByText('people everywhere may read it')).toBeVisible();
  await expect(child.getByRole('button', { name: /Allow/ })).toHaveCount(0);
  await expectAccessible(child);
});

test.describe('login of a family', () => {
  test.use({ expectRefusals: true });

  test('a wrong code is reported at its field; the school can approve each guardian first', async ({
    open,
  }) => {
    const home = await open('riverside');
    await signInTeacher(home, 'parent@riverside.test');
    await home.goto('/family');
    await home.getByRole('button', { name: 'Add a child' }).click();
    await home.getByRole('button', { name: 'Add the child' }).click();
    await expect(home.getByText('Please type the code of the letter.').first()).toBeVisible();
    await home.getByLabel('Code of the letter').fill('CDFG-HJKM-NPQR');
    await home.getByRole('button', { name: 'Add the child' }).click();
    await expect(home.getByText(/This code does not work/).first()).toBeVisible();
    await expect(home.getByLabel('Code of the letter')).toHaveValue('CDFG-HJKM-NPQR');

    const head = await open('riverside');
    await signInTeacher(head, 'head@riverside.test');
    await head.goto('/admin/guardians');
    await expect(head.getByRole('heading', { name: 'Nobody waits' })).toBeVisible();
    await expectAccessible(head);
  });
});

test('a parent downloads the personal data of a child; the school sees each request @desktop', async ({
  open,
}, info) => {
  // Two concurrent runs would withdraw each other's requests.
  const [school, name] =
    info.project.name === 'phone' ? ['greenfield', 'Mia Achieng'] : ['riverside', 'Leo Banda'];
  const home = await open(school);
  await signInTeacher(home, `parent@${school}.test`);
  await home.goto('/account/privacy');
  await home.getByRole('button', { name: `Get a copy of the data of ${name}` }).click();
  await expect(home.getByText('The copy is being made.', { exact: false })).toBeVisible();
  await home
    .getByRole('button', { name: `Fetch the copy of ${name}` })
    .first()
    .click();
  await home.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await expectAccessible(home);
  const download = home.waitForEvent('download');
  await home.getByRole('button', { name: 'Fetch it' }).click();
  expect((await download).suggestedFilename()).toBe('bookgrove-data.zip');
  await expect(home.getByText('Fetched').first()).toBeVisible();

  await home.getByRole('button', { name: `Erase ${name}` }).click();
  await home.getByLabel('Reason').fill('We move away');
  await home.getByRole('button', { name: 'Ask for it' }).click();
  const head = await open(school);
  await signInTeacher(head, `head@${school}.test`);
  await head.goto('/admin/data-requests');
  await expect(head.getByText('We move away').first()).toBeVisible();
  await expectAccessible(head);
  await head.getByRole('button', { name: `Take back the erasure of ${name}` }).click();
  await head.getByLabel('Reason').fill('Asked by mistake');
  await head.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(head.getByText(`${name} stays.`)).toBeVisible();
});
