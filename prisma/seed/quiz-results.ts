import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { QUIZZES } from './book-quizzes.ts';
import { once } from './platform.ts';
import { demoSchools, usernameOf } from './schools.ts';
import { call, signIn, type Server } from './server.ts';

const SCHOOL = 'greenfield';
/** Children of the first class who answer quizzes; its first child, Mia, begins with the work that her teacher gave. */
const CHILDREN = 20;
/** Quizzes that each child answers. */
const EACH = 2;

/**
 * Results of children in the quizzes of books, answered through the API. Most answers are right at once, some at the second try.
 * A child whose answers fail is reported and tried again at the next start.
 */
export async function seedQuizResults(owner: Client, server: Server): Promise<void> {
  const { students, suffix } = demoSchools.find(({ key }) => key === SCHOOL)!.class;
  for (const [at, student] of students.slice(1, CHILDREN + 1).entries()) {
    const username = usernameOf(student[0], suffix);
    await once(owner, `quiz results of ${username}`, () => answerQuizzes(server, username, at)).catch(
      (error: Error) => console.warn(`The demo lacks the quiz results of ${username}: ${error.message}`),
    );
  }
}

async function answerQuizzes(server: Server, username: string, child: number): Promise<void> {
  const token = await signIn(server, SCHOOL, username);
  const ask = <T>(method: string, path: string, json?: object) =>
    call(server, SCHOOL, method, `/api/${path}`, {
      token,
      ...(json && { json, headers: { 'idempotency-key': randomUUID() } }),
    }) as Promise<T>;
  for (let turn = 0; turn < EACH; turn += 1) {
    const { book, questions: written } = QUIZZES[(child + turn * 3) % QUIZZES.length]!;
    const quiz = await ask<{
      questions: { id: string; options: { id: string; text: string }[] }[];
      attempt: { finished_at: string | null } | null;
    }>('GET', `comprehension-corner/${book}/`);
    // A previous start may have ended in between.
    if (quiz.attempt?.finished_at) continue;
    const { id } = await ask<{ id: string }>('POST', `comprehension-corner/${book}/attempts/`, {});
    const right = new Set(written.map(({ options }) => options.at(-1)?.text));
    for (const [place, question] of quiz.questions.entries()) {
      if (question.options.length === 0) {
        // A teacher marks it; a few of them wait.
        if (child < 6)
          await ask('POST', `quiz-attempts/${id}/questions/${question.id}/answer/`, {
            answer: ['The cat sings, because a song goes through fog, and light does not.'],
          });
        continue;
      }
      const answer = (correct: boolean) =>
        ask('POST', `quiz-attempts/${id}/questions/${question.id}/answer/`, {
          answer: [question.options.find(({ text }) => right.has(text) === correct)!.id],
        });
      // Every third child errs in one question, and every ninth in each.
      if (child % 9 === 4 || (child % 3 === 1 && place === turn)) await answer(false);
      await answer(true);
    }
    await ask('POST', `quiz-attempts/${id}/finish/`, {});
  }
}
