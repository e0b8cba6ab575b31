import { unsubscribeAddressFromInbox } from '../support/inbox.ts';
import { at, expect, expectAccessible, signInStudent, test } from '../support/journey.ts';

test.describe('e-mails of a kind', () => {
  test.use({ expectRefusals: true }); // an invalid link is refused, as expected

  test('are stopped without sign-in by the address in one of them, and sent again @desktop', async ({
    open,
  }) => {
    const child = await open('riverside');
    await signInStudent(child, 'CEDAR358', 'Emma V');
    await child.goto('/uploadblogsteps');
    await child.getByRole('button', { name: /Blank page/ }).click();
    await child.getByLabel('Title of the story').fill('A heron on the jetty');
    await child.getByLabel('Words of page 1').fill('It stands on one leg and waits.');
    await expect(child.getByText('Saved', { exact: true })).toBeVisible();
    await child.getByRole('button', { name: 'Send to teacher' }).click();
    await child.getByLabel('I have read my story aloud once.').check();
    await child.getByRole('button', { name: 'Send it now' }).click();
    await expect(child.getByText('In review: my teacher reads it')).toBeVisible();

    const address = await unsubscribeAddressFromInbox('teacher@riverside.test', /A heron on the jetty/);
    const page = await open('riverside');
    await page.setViewportSize({ width: 390, height: 844 }); // E-mails are read on phones.
    const status = page.getByRole('main').getByRole('status');
    // A mail program posts to this address; in a browser it leads to the page and changes nothing.
    await page.goto(address);
    await expect(page).toHaveURL(at('riverside', '/unsubscribe')); // The token is no longer in the address.
    await expect(page.getByRole('heading', { name: 'Stop e-mails of this kind?' })).toBeVisible();
    await expect(status).toHaveText('You are still sent what concerns your account, safety and consent.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, stop them' }).click();
    await expect(page.getByRole('heading', { name: 'These e-mails are stopped' })).toBeVisible();
    await expect(status).toHaveText('You are no longer sent reminders of what waits for you.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send them again' }).click();
    await expect(status).toHaveText('You are sent these e-mails again.');
    await expect(page.getByRole('button', { name: 'Yes, stop them' })).toBeVisible();

    await page.goto('/unsubscribe?token=of-nobody');
    await page.getByRole('button', { name: 'Yes, stop them' }).click();
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await expectAccessible(page);
  });
});
