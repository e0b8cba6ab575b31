import { expect, expectAccessible, PASSWORD, test } from '../support/journey.ts';

/** The parts of the first screens of adults who work here, from the top. What comes and goes with the data is left out. */
const SCREENS = [
  {
    who: 'a teacher',
    school: 'greenfield',
    email: 'teacher@greenfield.test',
    order: ['Waiting for you', 'My classes', 'Reading,'],
    first: 'Write to parents',
  },
  {
    who: 'a head',
    school: 'greenfield',
    email: 'head@greenfield.test',
    order: ['Readers by day', 'Giving, 30 days', 'Waiting for you', 'What happened', 'Classes'],
    first: 'See the site',
  },
  {
    who: 'the platform’s team',
    school: null,
    email: 'admin@bookgrove.test',
    order: [
      'Queues',
      'Readers by day',
      'Money, 30 days',
      'Waiting for you',
      'Schools over a year',
      'Schools',
    ],
    first: 'Open a school',
  },
] as const;

for (const { who, school, email, order, first } of SCREENS)
  test(`the first screen of ${who} has its parts in their order, and focus begins at its title`, async ({
    open,
  }) => {
    const page = await open(school);
    await page.goto('/login?step=teacher&next=%2Fdashboard');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    for (const name of order)
      await expect(
        main.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).first(),
      ).toBeVisible();
    const heads = await main.getByRole('heading', { level: 2 }).allTextContents();
    const own = heads.flatMap(
      (text) => order.find((name) => name === text || (name === 'Reading,' && text.startsWith(name))) ?? [],
    );
    expect(own).toEqual(order);
    await page.keyboard.press('Tab');
    await expect(
      main.getByRole('link', { name: first }).or(main.getByRole('button', { name: first })),
    ).toBeFocused();
    await expectAccessible(page);
  });
