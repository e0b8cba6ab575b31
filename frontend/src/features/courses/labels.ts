import type { CourseListItem, LessonView } from '@bookgrove/api-client';
import type { COURSE_ART } from '@bookgrove/contract';
import { t } from '../../i18n/index.ts';
import { hoursText } from './training/hours.ts';

type Kind = LessonView['kind'];
type Task = LessonView['tasks'][number]['task'];
type Skill = LessonView['questions'][number]['skill'];
type QuestionKind = LessonView['questions'][number]['kind'];
type Level = LessonView['results'][number]['level'];

/** What a lesson mainly is. */
export const kindName = (kind: Kind): string =>
  ({
    article: t('Page'),
    video: t('Film'),
    audio: t('Recording'),
    book: t('Book'),
    quiz: t('Quiz'),
    assignment: t('Hand in'),
    act: t('Do it'),
    story: t('Story'),
    discussion: t('Discussion'),
    survey: t('Survey'),
    live: t('Live lesson'),
    embed: t('Page of another site'),
  })[kind];

/** What there is to do to tick a lesson. */
export const taskName = (task: Task): string =>
  ({
    read: t('Read the page'),
    watch: t('Watch the film to the end'),
    open: t('Open what is on the page'),
    book: t('Read the pages of the book'),
    quiz: t('Pass the quiz'),
    hand_in: t('Hand in your text'),
    act: t('Do it'),
    attend: t('Be in the live lesson'),
    story: t('Hand in your story'),
    discuss: t('Write in the discussion'),
    survey: t('Answer the survey'),
  })[task];

/** The name of a skill. */
export const skillName = (skill: Skill): string =>
  ({
    facts: t('Finding facts'),
    inference: t('Reading between the lines'),
    order: t('The right order'),
    words: t('What words mean'),
    thinking: t('Your own thoughts'),
  })[skill];

/** The name of a kind of question. */
export const questionKindName = (kind: QuestionKind): string =>
  ({
    choice: t('One answer'),
    multiple: t('Several answers'),
    order: t('Put in order'),
    match: t('Match'),
    cloze: t('Fill the gaps'),
    short: t('Short text'),
    hotspot: t('On a picture'),
    audio: t('Say it'),
    drawing: t('Draw it'),
  })[kind];

/** How sure somebody is of a skill. */
export const levelName = (level: Level): string =>
  ({ practise: t('Practise'), growing: t('Growing'), strong: t('Strong') })[level];

/** A duration in words. */
export const minutesText = (minutes: number): string =>
  t('{count, plural, one {# minute} other {# minutes}}', { count: minutes });

/** Ages, number of lessons and duration of a course. */
export function courseFacts({
  audience,
  age_from: from,
  age_to: to,
  lessons_count: lessons,
  minutes,
}: CourseListItem): string[] {
  return [
    ...(audience === 'teacher' ? [t('For teachers')] : audience === 'parent' ? [t('For parents')] : []),
    ...(from !== null && to !== null
      ? [t('Ages {from} to {to}', { from, to })]
      : from !== null
        ? [t('From age {from}', { from })]
        : []),
    t('{count, plural, one {# lesson} other {# lessons}}', { count: lessons }),
    audience === 'teacher' && minutes >= 60 ? hoursText(minutes) : minutesText(minutes),
  ];
}

/** Name of the drawing of a course. */
export const artName = (art: (typeof COURSE_ART)[number]): string =>
  ({
    animals: t('Animals'),
    sea: t('Sea and sky'),
    'folk-tales': t('Folk tales'),
    feelings: t('Feelings'),
    space: t('Space'),
    science: t('Science'),
    poems: t('Poems'),
    journeys: t('Journeys'),
  })[art];
