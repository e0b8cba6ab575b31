import { Injectable } from '@nestjs/common';
import { SKILLS } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { WorkSources, type SkillSum } from '../assignable.ts';
import { AssignedWork, type Standings } from './assigned-work.ts';
import { helpReasons, levelOfSums, needOf } from './assignment.rules.ts';
import type { BoardSkill, BoardStudent } from './help-board-view.ts';
import { TaughtClasses } from './taught-classes.ts';

const DAY = 24 * 3_600_000;
/** Time over which skills and assignments are looked at: four weeks. */
export const HELP_SPAN = 28 * DAY;
/** Within these days work that is not begun is a reason to help. */
const SOON = 2;

/** The five skills of a student by sums. */
export const skillsOf = (student: string, sums: readonly SkillSum[]): BoardSkill[] =>
  SKILLS.map((skill) => {
    const own = sums.filter((one) => one.person_id === student && one.skill === skill);
    const add = (of: (one: SkillSum) => number) => own.reduce((sum, one) => sum + of(one), 0);
    const sum = {
      questions: add(({ questions }) => questions),
      first: add(({ first }) => first),
      later: add(({ later }) => later),
    };
    return { skill, ...sum, level: levelOfSums(sum) };
  });

/** Reads what the students of a class do and find hard. */
@Injectable()
export class HelpOfClass {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly sources: WorkSources,
    private readonly work: AssignedWork,
  ) {}

  /** The students of a class, those who need most help first. */
  async of(classId: string): Promise<BoardStudent[]> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - HELP_SPAN);
    const students = await this.classes.students(classId);
    const [sums, standings] = await Promise.all([
      this.sums(
        students.map(({ id }) => id),
        since,
      ),
      this.standings(classId, students, since),
    ]);
    const byStudent = Map.groupBy(standings, ({ student }) => student);
    const soon = new Date(now.getTime() + SOON * DAY);
    return students
      .map(({ id, first_name, last_name, avatar, seen }) => {
        const own = byStudent.get(id) ?? [];
        const skills = skillsOf(id, sums);
        const counts = {
          practise: skills.filter(({ level }) => level === 'practise').length,
          late: own.filter(({ state }) => state === 'late').length,
          redo: own.filter(({ state }) => state === 'redo').length,
          not_begun: own.filter(({ state, due }) => state === 'new' && due !== null && due < soon).length,
        };
        const student = {
          id,
          first_name,
          last_name,
          avatar,
          seen,
          skills,
          reasons: helpReasons(counts),
          late: counts.late,
          redo: counts.redo,
          not_begun: counts.not_begun,
        };
        return { student, need: needOf(counts) };
      })
      .sort((one, other) => other.need - one.need)
      .map(({ student }) => student);
  }

  /** Results by skill of all kinds of work. */
  async sums(people: readonly string[], since: Date): Promise<SkillSum[]> {
    if (people.length === 0) return [];
    const found = await Promise.all(
      this.sources.all().map(async ({ source }) => (await source.skills?.(people, since)) ?? []),
    );
    return found.flat();
  }

  /** Where students stand with the open assignments of the class. */
  async standings<Student extends { id: string }>(
    classId: string,
    students: readonly Student[],
    since: Date,
  ): Promise<Standings[]> {
    const now = this.clock.now();
    const rows = await this.work.ofClass(classId, since, now, 'open');
    return this.work.standings(rows, students, now);
  }
}
