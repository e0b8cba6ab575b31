import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';
import { untilNetworkIdle, watchNetwork } from '../support/network-idle.ts';

test('the filters of the library are in the address, and Back reverts them', async ({ open }) => {
  const page = await open('greenfield');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Poems/ }).first().click();
  await expect(page).toHaveURL(/category=poems/);
  await expect(
    page.getByRole('link', { name: /Rain on the Tin Roof|Rain, Rain, Stay/ }).first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/category/);
});

test('two schools have their own colours from the first paint', async ({ open }) => {
  const colour = async (school: string) => {
    const page = await open(school);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    // The first frame comes when the style sheets of the head are there.
    return page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          requestAnimationFrame(() =>
            resolve(getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
          ),
        ),
    );
  };
  const [greenfield, riverside] = [await colour('greenfield'), await colour('riverside')];
  expect(greenfield).toMatch(/^#/);
  expect(riverside).toMatch(/^#/);
  expect(greenfield).not.toBe(riverside);
});

test('a school’s head manages its books in a table @desktop', async ({ open }) => {
  const page = await open('greenfield');
  await signInTeacher(page, 'head@greenfield.test');
  await page.goto('/admin/books?search=dragon');
  await expect(page.getByRole('heading', { level: 1, name: /Books/ })).toBeVisible();
  await expect(page.getByText('Dragon Needs Glasses').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/books?search=lighthouse'); // a book of the platform, not of the school
  await expect(page.getByText(/No book|Nothing/i).first()).toBeVisible();
  await expect(page.getByText('The Lighthouse Cat')).toHaveCount(0);
});

test('the platform’s team manages the shared books @desktop', async ({ open }) => {
  const page = await open(null);
  await signInTeacher(page, 'admin@bookgrove.test');
  await page.goto('/admin-panel/all-books?search=lighthouse');
  await expect(page.getByText('The Lighthouse Cat').first()).toBeVisible();
  await expectAccessible(page);
});

test('a teacher cannot open screens of the platform, nor a visitor screens of the school @desktop', async ({
  open,
}) => {
  const visitor = await open('greenfield');
  await visitor.goto('/admin/books');
  await expect(visitor).toHaveURL(/login-or-register/);
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/admin-panel/all-books');
  await expect(teacher).toHaveURL(/\/(library)?$/);
});

const LANDINGS = [
  { name: 'the library of a school', school: 'greenfield', path: '/library' },
  { name: 'the landing page of a school', school: 'greenfield', path: '/' },
  { name: 'the landing page of the platform', school: null, path: '/' },
] as const;

for (const { name, school, path } of LANDINGS)
  test(`the initial content of ${name} waits for one style sheet, and no style sheet is fetched twice @desktop`, async ({
    open,
  }) => {
    const page = await open(school);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const words = await (await page.goto(path))!.text();
    expect(words).toContain('<div id="first">');
    await expect(page.locator('#root h1')).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
    const sheets = words.match(/(?<=<link rel="stylesheet" crossorigin href=")[^"]+/g)!;
    const joined = words.match(/(?<=<link rel="stylesheet" crossorigin disabled href=")[^"]+/g)!;
    expect(sheets).toHaveLength(1);
    expect(joined.length).toBeGreaterThan(2);
    expect(asked.filter((path) => joined.includes(path))).toEqual([]);
    expect(asked.indexOf(sheets[0])).toBeLessThan(asked.findIndex((path) => path.endsWith('.js')));
  });

test('filters show the counts they would leave, Back reverts them, and a sample is opened before the book', async ({
  open,
}, { project }) => {
  const page = await open('greenfield');
  await signInStudent(page, 'BEECH724', 'Mia A');
  await page.goto('/library?search=lighthose');
  await page.getByRole('link', { name: 'Did you mean “lighthouse”?' }).click();
  await expect(page).toHaveURL(/search=lighthouse/);
  await page.goto('/library?category=animals');
  const before = page.getByRole('status').filter({ hasText: /^\d+ books$/ });
  await expect(before).toBeVisible();
  const sheet = project.name.includes('phone');
  if (sheet) await page.getByRole('button', { name: 'Filters' }).click();
  const panel = sheet
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' });
  const level = panel.getByRole('link', { name: /^Level 2/ });
  const count = Number(/(\d+)$/.exec((await level.textContent())!)![1]!.slice(1));
  await level.click();
  await expect(page).toHaveURL(/level=2/);
  await expectAccessible(page);
  if (sheet) await panel.getByRole('button', { name: /^Show \d+ books?$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} books?$`) })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/level/);

  await page.goto('/library/nine-brave-snails');
  const inside = page.getByRole('region', { name: 'Look inside' });
  await expect(inside.getByText('Nine brave snails set out')).toBeVisible();
  await expect(inside.getByRole('img', { name: 'Nine snails in a row.' })).toBeVisible();
  await expect(page.getByText(/^Also about|^More like it/).first()).toBeVisible();
  await expectAccessible(page);
});

test('feedback of one reader is visible to the other at once; a review is reported and decided on @desktop', async ({
  open,
}) => {
  const [noah, omar] = [await open('riverside'), await open('riverside')];
  await signInStudent(noah, 'CEDAR358', 'Noah Smit');
  await signInStudent(omar, 'CEDAR358', 'Omar Yusuf');
  const face = (page: typeof noah, name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}`) });
  const count = async (name: string) => Number(/\d+$/.exec((await face(noah, name).textContent())!)![0]);
  for (const page of [noah, omar]) {
    await page.goto('/library/owl-is-wide-awake');
    await face(page, 'Wow').scrollIntoViewIfNeeded();
    // Left over from an earlier attempt.
    const said = page.getByRole('button', { pressed: true });
    await expect(face(page, 'Wow')).toBeEnabled();
    if (await said.count()) await said.click();
  }
  await expect(noah.getByRole('button', { pressed: true })).toHaveCount(0);
  const [wow, cosy] = [await count('Wow'), await count('Cosy')];
  const says = async (name: string) => {
    await omar.bringToFront();
    await face(omar, name).click();
    await expect(face(omar, name)).toHaveAttribute('aria-pressed', 'true');
    // The other page is not reloaded, only shown: only a visible page fetches the counts.
    await noah.bringToFront();
    await face(noah, name).scrollIntoViewIfNeeded();
  };
  await says('Wow');
  await expect(face(noah, 'Wow')).toHaveText(new RegExp(`${wow + 1}$`), { timeout: 10_000 });
  await says('Cosy');
  await expect(face(noah, 'Cosy')).toHaveText(new RegExp(`${cosy + 1}$`), { timeout: 10_000 });
  await expect(face(noah, 'Wow')).toHaveText(new RegExp(`${wow}$`));
  await face(omar, 'Cosy').click();
  await expect(face(omar, 'Cosy')).toHaveText(new RegExp(`${cosy}$`));
  await expect(omar.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
  await expectAccessible(noah);

  const words = `The octopus finds mittens at the end, ${Date.now() % 100_000}`;
  const [parent, teacher, head] = [await open('riverside'), await open('riverside'), await open('riverside')];
  await signInTeacher(parent, 'parent@riverside.test');
  await parent.goto('/library/eight-arms-no-gloves');
  await parent.getByRole('button', { name: /^(Write a|Change my) review$/ }).click();
  await parent.getByRole('radio', { name: '4 stars' }).check();
  await parent.getByLabel('What would you tell other grown-ups?').fill(words);
  await parent.getByRole('button', { name: 'Save my review' }).click();
  await expect(parent.getByText('Your review is there')).toBeVisible();

  await signInTeacher(teacher, 'teacher@riverside.test');
  await teacher.goto('/library/eight-arms-no-gloves');
  await teacher
    .getByRole('listitem')
    .filter({ hasText: words })
    .getByRole('button', { name: 'Report' })
    .click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It gives the ending away' }).check();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(teacher.getByText('Thank you. The school looks at it.')).toBeVisible();

  await signInTeacher(head, 'head@riverside.test');
  await head.goto('/admin/book-reviews');
  const waiting = head.getByRole('listitem').filter({ hasText: words });
  await expect(waiting).toContainText('1 report: Gives the ending away');
  await expectAccessible(head);
  await waiting.getByLabel('Why it goes; its writer reads this').fill('Please keep the ending a secret.');
  await waiting.getByRole('button', { name: 'Take down' }).click();
  await expect(head.getByText('The review is taken down')).toBeVisible();

  await parent.reload();
  await expect(parent.getByText('Taken down: Please keep the ending a secret.')).toBeVisible();
  await teacher.reload();
  await expect(teacher.getByRole('heading', { name: 'What grown-ups say' })).toBeVisible();
  await expect(teacher.getByText(words)).toHaveCount(0);

  // The school hides a book of the platform and unhides it.
  await head.goto('/library/two-cats-and-a-cello');
  await head.getByRole('button', { name: 'Hide at our school' }).click();
  const hide = head.getByRole('dialog', { name: 'Hide “Two Cats and a Cello” at our school?' });
  await hide.getByLabel('Why').selectOption({ index: 1 });
  await hide.getByRole('button', { name: 'Hide at our school' }).click();
  await expect(head.getByRole('heading', { name: 'Hidden at our school' })).toBeVisible();
  const found = parent.getByRole('link', { name: /^Two Cats and a Cello/ });
  watchNetwork(parent);
  await parent.goto('/library?search=two%20cats%20and%20a%20cello');
  await expect(parent.getByRole('heading', { level: 1 })).toBeVisible();
  await untilNetworkIdle(parent);
  await expect(found).toHaveCount(0);
  await head.getByRole('button', { name: 'Show again' }).click();
  await expect(head.getByRole('heading', { name: 'In our library' })).toBeVisible();
  await parent.reload();
  await expect(found.first()).toBeVisible();
});
