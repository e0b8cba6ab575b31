import { expect, expectAccessible, signInStudent, signInTeacher, test } from '../support/journey.ts';

test('a teacher builds a small course with a quiz, and a student works through it to the last tick', async ({
  open,
}) => {
  const name = `Clouds ${Date.now() % 100_000}`;
  const teacher = await open('greenfield');
  await signInTeacher(teacher, 'teacher@greenfield.test');
  await teacher.goto('/make-courses');
  await expectAccessible(teacher);
  await teacher.getByLabel('Name of the course').fill(name);
  await teacher.getByRole('button', { name: 'Begin the course' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name })).toBeVisible();
  await teacher.getByRole('button', { name: 'Part', exact: true }).click();
  await teacher.getByLabel('Part 1', { exact: true }).fill('In the sky');
  await teacher.getByLabel('Name of the lesson').fill('What a cloud is');
  await teacher
    .getByRole('textbox', { name: 'Words', exact: true })
    .fill('A cloud is made of **small drops**.');
  await teacher.getByRole('button', { name: 'Add a lesson' }).click();
  await teacher.getByLabel('Name of the lesson').fill('Do you know?');
  await teacher.getByLabel('Kind', { exact: true }).selectOption({ label: 'Quiz' });
  await teacher.getByRole('textbox', { name: 'Question', exact: true }).fill('What is a cloud made of?');
  await teacher.getByLabel('Answer 1').fill('Small drops');
  await teacher.getByLabel('Answer 2').fill('Wool');
  await teacher.getByRole('checkbox', { name: 'Right' }).first().check();
  await teacher.getByLabel('What to read after a wrong answer').fill('Read about the drops.');
  await teacher.getByLabel('Lesson that opens').selectOption({ label: 'What a cloud is' });
  await expect(teacher.getByText('Stored', { exact: true })).toBeVisible();
  await teacher.getByRole('button', { name: 'See as a student' }).click();
  await expect(teacher.getByRole('region', { name: 'Preview' })).toContainText('Pass the quiz');
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Publish version 1' }).click();
  await teacher.getByRole('link', { name: 'See the page' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name })).toBeVisible();

  const child = await open('greenfield');
  await signInStudent(child, 'BEECH724', 'Mia Achieng');
  await child.goto(new URL(teacher.url()).pathname);
  await expect(child.getByRole('heading', { name: '100% Free Program' })).toBeVisible();
  await expectAccessible(child);
  await child.getByRole('button', { name: 'Enrol Now' }).click();
  await child.getByRole('button', { name: 'Continue To Course' }).click();
  await expect(child.getByRole('heading', { level: 1, name: 'What a cloud is' })).toBeVisible();
  await expect(child.getByText('This lesson has its tick.')).toBeVisible();
  await expectAccessible(child);
  await child.getByRole('link', { name: 'Next', exact: true }).click();
  await child.getByRole('radio', { name: 'Wool' }).check();
  await child.getByRole('button', { name: 'Check my answer' }).click();
  await expect(child.getByText('Read about the drops.')).toBeVisible();
  await expect(child.getByRole('link', { name: 'Open “What a cloud is”' })).toBeVisible();
  await child.getByRole('radio', { name: 'Small drops' }).check();
  await child.getByRole('button', { name: 'Try again' }).click();
  await expect(child.getByText('This lesson has its tick.')).toBeVisible();
  await expect(child.getByText('1 after looking back')).toBeVisible();
  await expectAccessible(child);
  await child.getByRole('link', { name: 'To the course' }).click();
  await expect(child.getByText('You have finished this course.')).toBeVisible();
});
