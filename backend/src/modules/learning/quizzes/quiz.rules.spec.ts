import { describe, expect, it } from '@jest/globals';
import {
  asked,
  gapsOf,
  isMarkedByTeacher,
  isPassed,
  isRight,
  skillResults,
  wrongQuestion,
  type Question,
} from './quiz.rules.ts';

const question = (change: Partial<Question>): Question => ({
  id: 'q',
  kind: 'choice',
  skill: 'facts',
  text: 'Where?',
  options: [
    { id: 'b', text: 'Here', correct: true },
    { id: 'a', text: 'There' },
  ],
  pairs: [],
  help: 'Page 7',
  help_lesson: null,
  ...change,
});
const multiple = question({
  kind: 'multiple',
  options: [
    { id: 'a', text: 'One', correct: true },
    { id: 'b', text: 'Two', correct: true },
    { id: 'c', text: 'Three' },
  ],
});
const order = question({ kind: 'order' });
const match = question({
  kind: 'match',
  options: [],
  pairs: [
    { id: '1', left: 'mouth', match_id: 'z', right: 'the end' },
    { id: '2', left: 'source', match_id: 'y', right: 'the start' },
  ],
});
const cloze = question({
  kind: 'cloze',
  text: 'Water is [slow] inside and [fast] outside.',
  options: [{ id: 'x', text: 'blue' }],
});
const short = question({ kind: 'short', options: [{ id: 'x', text: 'The river' }] });

const hotspot = question({
  kind: 'hotspot',
  picture: 0,
  options: [
    { id: 'b', text: 'The bend', correct: true, x: 50, y: 60 },
    { id: 'a', text: 'The hill', x: 10, y: 20 },
  ],
});

describe('a question on a picture', () => {
  it('is asked with its places and without the right one', () => {
    expect(asked(hotspot).options).toEqual([
      { id: 'b', text: 'The bend', x: 50, y: 60 },
      { id: 'a', text: 'The hill', x: 10, y: 20 },
    ]);
  });

  it.each([
    [{}, null],
    [{ options: hotspot.options.map((one) => ({ ...one, correct: false })) }, 'mark one as right'],
    [{ options: hotspot.options.map(({ x: _x, ...one }) => one) }, 'Put every place'],
  ])('is complete when each place is on it and one is right %#', (change, wrong) => {
    const found = wrongQuestion({ ...hotspot, ...change });
    if (wrong === null) expect(found).toBeNull();
    else expect(found).toContain(wrong);
  });
});

it('leaves a recording and a drawing to the teacher', () => {
  for (const kind of ['audio', 'drawing'] as const) {
    const one = question({ kind, options: [], help: '' });
    expect(isMarkedByTeacher(one)).toBe(true);
    expect(isRight(one, ['anything'])).toBe(false);
    expect(wrongQuestion(one)).toBeNull();
  }
  expect(isMarkedByTeacher(hotspot)).toBe(false);
});

describe('an answer', () => {
  it.each([
    ['one choice', question({}), ['b'], true],
    ['the other choice', question({}), ['a'], false],
    ['two choices where one is right', question({}), ['a', 'b'], false],
    ['the right place', hotspot, ['b'], true],
    ['another place', hotspot, ['a'], false],
    ['all right ones', multiple, ['b', 'a'], true],
    ['the same twice', multiple, ['a', 'a'], false],
    ['one too many', multiple, ['a', 'b', 'c'], false],
    ['the right order', order, ['b', 'a'], true],
    ['the wrong order', order, ['a', 'b'], false],
    ['right pairs', match, ['z', 'y'], true],
    ['wrong pairs', match, ['y', 'z'], false],
    ['words in the gaps', cloze, ['Slow', ' fast.'], true],
    ['words in the wrong gaps', cloze, ['fast', 'slow'], false],
    ['too few words', cloze, ['slow'], false],
    ['a text with other case', short, ['the  RIVER!'], true],
    ['another text', short, ['a lake'], false],
    ['nothing', short, [], false],
  ] as [string, Question, string[], boolean][])('with %s', (_, of, answer, right) =>
    expect(isRight(of, answer)).toBe(right),
  );
});

describe('a question that is asked', () => {
  it('tells nothing about its answer', () => {
    expect(asked(question({})).options).toEqual([
      { id: 'b', text: 'Here' },
      { id: 'a', text: 'There' },
    ]);
    expect(asked(order).options.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(asked(match)).toMatchObject({
      lefts: ['mouth', 'source'],
      options: [
        { id: 'y', text: 'the start' },
        { id: 'z', text: 'the end' },
      ],
    });
    expect(asked(cloze)).toMatchObject({
      text: 'Water is … inside and … outside.',
      parts: ['Water is ', ' inside and ', ' outside.'],
      options: [{ text: 'blue' }, { text: 'fast' }, { text: 'slow' }],
    });
    expect(asked(short).options).toEqual([]);
    expect(gapsOf('none')).toEqual([]);
  });
});

describe('a wrong question', () => {
  it('says what is missing', () => {
    for (const right of [question({}), multiple, order, match, cloze, short])
      expect(wrongQuestion(right)).toBeNull();
    const wrong = (change: Partial<Question>) => wrongQuestion(question(change));
    expect(wrong({ text: ' ' })).toBe('Write the question.');
    expect(wrong({ help: '' })).toBe('Say what to read after a wrong answer.');
    expect(wrong({ options: [{ id: 'a', text: '' }] })).toBe('An answer is empty.');
    expect(
      wrong({
        options: [
          { id: 'a', text: 'One', correct: true },
          { id: 'b', text: 'one ' },
        ],
      }),
    ).toBe('Two answers are the same.');
    expect(wrong({ options: multiple.options })).toMatch('mark one');
    expect(wrong({ kind: 'multiple', options: [{ id: 'a', text: 'x' }] })).toMatch('mark those');
    expect(wrong({ kind: 'order', options: [] })).toMatch('in order');
    expect(wrong({ kind: 'match', options: [], pairs: match.pairs.slice(1) })).toMatch('pairs');
    expect(wrong({ kind: 'cloze' })).toMatch('square brackets');
    expect(wrong({ kind: 'short', options: [] })).toMatch('at least one');
  });
});

describe('results', () => {
  const questions = [
    { id: '1', skill: 'facts' },
    { id: '2', skill: 'facts' },
    { id: '3', skill: 'words' },
    { id: '4', skill: 'order' },
  ] as const;
  const answer = (question_id: string, skill: 'facts' | 'words' | 'order', first: boolean, last = first) => ({
    question_id,
    skill,
    first_correct: first,
    correct: last,
  });

  it('are told by skill', () =>
    expect(
      skillResults(questions, [
        answer('1', 'facts', true),
        answer('2', 'facts', false, true),
        answer('3', 'words', false),
        answer('4', 'order', true),
      ]),
    ).toEqual([
      { skill: 'facts', questions: 2, first: 1, later: 1, level: 'growing' },
      { skill: 'words', questions: 1, first: 0, later: 0, level: 'practise' },
      { skill: 'order', questions: 1, first: 1, later: 0, level: 'strong' },
    ]));

  it('pass when all questions have an answer and enough are right', () => {
    const given = [answer('1', 'facts', true), answer('2', 'facts', false), answer('3', 'words', true)];
    const three = questions.slice(0, 3);
    expect(isPassed(three, given, 66)).toBe(true);
    expect(isPassed(three, given, 67)).toBe(false);
    expect(isPassed(questions, given, 50)).toBe(false);
    expect(isPassed([], [], 0)).toBe(false);
  });

  it('leave out what waits for a teacher', () => {
    const waiting = { ...answer('4', 'order', false), waits: true };
    const given = [
      answer('1', 'facts', true),
      answer('2', 'facts', true),
      answer('3', 'words', false),
      waiting,
    ];
    expect(skillResults(questions, given).map(({ skill }) => skill)).toEqual(['facts', 'words']);
    expect(isPassed(questions, given, 66)).toBe(true);
    expect(isPassed(questions, given, 67)).toBe(false);
    expect(isPassed(questions.slice(3), [waiting], 100)).toBe(true);
  });
});
