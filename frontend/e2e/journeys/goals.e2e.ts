import { expect, expectAccessible, test } from '../support/journey.ts';

test('the numbers of all goals and of one goal open the months behind them', async ({ open }) => {
  const visitor = await open('greenfield');
  const rows = visitor.getByRole('dialog', { name: 'Where this number comes from' });
  await visitor.goto('/sdgs');
  await visitor.getByRole('button', { name: 'Where this number comes from: Everyone' }).click();
  await expect(rows.getByText(/^(All together|Nothing yet\.)/).first()).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(rows).toBeHidden();

  // The quality of education: what everyone did for it, and only for it.
  await visitor.goto('/sdgs/4');
  const asked = visitor.waitForRequest((request) => /\/impacts\/books_read\/rows\//.test(request.url()));
  await visitor.getByRole('button', { name: 'Where this number comes from: Everyone' }).click();
  expect(new URL((await asked).url()).searchParams.get('goal')).toBe('4');
  // Counted once an hour: what has just been done may not be in it.
  const answer = rows.getByText(/^(All together|Nothing yet\.)/);
  await expect(answer.first()).toBeVisible();
  await expectAccessible(visitor);
  await rows.getByRole('combobox', { name: 'What was done' }).selectOption('films_watched');
  await expect(answer.first()).toBeVisible();
});
