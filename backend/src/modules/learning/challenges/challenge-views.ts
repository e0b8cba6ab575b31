import { ApiProperty } from '@nestjs/swagger';
import {
  CHALLENGE_KINDS,
  CHALLENGE_TIMES,
  COURSE_STATUSES,
  ENTRY_STATES,
  type ChallengeKind,
  type ChallengeTime,
  type CourseStatus,
  type EntryState,
} from '@bookgrove/contract';
import { ListPage } from '../../../platform/http/page.ts';
import type { ChallengeRow } from './challenge-row.ts';
import { entryFormOf, timeOf } from './challenge.rules.ts';

const ENTRY_FORMS = ['text', 'story', 'book', 'course'] as const;

export class ChallengePartView {
  title!: string;
  text!: string;
}

/** A challenge in a list. Days are YYYY-MM-DD in the calendar of the school. */
export class ChallengeListItem {
  id!: string;
  slug!: string;
  title!: string;
  @ApiProperty({ enum: CHALLENGE_KINDS })
  kind!: ChallengeKind;
  intro!: string;
  /** Goals of the United Nations, 1 to 17. */
  goals!: number[];
  age_from!: number | null;
  age_to!: number | null;
  /** How long an entry takes. */
  minutes!: number;
  starts_on!: string | null;
  ends_on!: string | null;
  @ApiProperty({ enum: CHALLENGE_TIMES })
  time!: ChallengeTime;
  /** What a letter is written with; else empty. */
  product!: string;
  /** Name of a drawing in `/art/categories.svg`. */
  art!: string;
  /** Whether the school made it, not the platform. */
  own!: boolean;
}

export class ChallengePage extends ListPage {
  results!: ChallengeListItem[];
}

/** A challenge with everything that its page says. */
export class ChallengeView extends ChallengeListItem {
  why!: string;
  steps!: ChallengePartView[];
  /** What a teacher looks at. */
  looks!: ChallengePartView[];
  /** What is counted, e.g. buckets. */
  unit!: string;
  /** What a class wants to reach together; null: nothing. */
  target!: number | null;
  /** Accepted entries that finish it for a person. */
  needs!: number;
  each_day!: boolean;
  teams!: boolean;
  /** What an entry is: a text, a story, a book that is read to its end, or a course with quizzes. */
  @ApiProperty({ enum: ENTRY_FORMS })
  entry_form!: (typeof ENTRY_FORMS)[number];
  /** Slug of the course with the quizzes; else empty. */
  course!: string;
  /** Slugs of books that help. */
  books!: string[];
  author_name!: string;
}

/** What somebody handed in. */
export class EntryView {
  id!: string;
  /** YYYY-MM-DD */
  day!: string;
  text!: string;
  quantity!: number;
  @ApiProperty({ enum: ENTRY_STATES })
  state!: EntryState;
  /** The story that it follows; null: none. */
  story_id!: string | null;
  wants_show!: boolean;
  /** Whether it is in the showcase now. */
  shown!: boolean;
  /** Why it is not shown although author and teacher agree: a family has not consented. */
  waits_for_family!: boolean;
  /** First names of the team. */
  team!: string[];
  /** What the teacher wrote. */
  feedback!: string;
  /** Whether the signed-in person handed it in, not somebody of the team. */
  mine!: boolean;
}

/** What a class has done together. */
export class ClassCount {
  name!: string;
  total!: number;
}

/** How far the signed-in person and those around them are. */
export class OwnChallenge {
  /** Today in the calendar of the school, YYYY-MM-DD. */
  today!: string;
  /** Accepted entries. */
  accepted!: number;
  done!: boolean;
  /** Whether something can be handed in now. */
  may_enter!: boolean;
  entries!: EntryView[];
  class!: ClassCount | null;
  school_total!: number;
  /** Classmates who can be in a team, when the challenge has teams. */
  classmates!: TeamMate[];
}
export class TeamMate {
  id!: string;
  name!: string;
}

/** An entry that everybody may see. */
export class ShowcaseEntry {
  id!: string;
  text!: string;
  /** Title of the story; null: the entry is a text. */
  title!: string | null;
  /** Id of the published book of the story. */
  book_id!: string | null;
  /** First names of those whose families agree; nobody's otherwise. */
  names!: string[];
}
export class Showcase {
  count!: number;
  results!: ShowcaseEntry[];
  /** What the school has done together; null while fewer than five people took part. */
  school_total!: number | null;
}

/** An entry that a teacher looks at. */
export class ChallengeWork extends EntryView {
  challenge!: ChallengeListItem;
  /** Full names of the team. */
  people!: string[];
  may_show!: boolean;
  looks!: ChallengePartView[];
}
export class ChallengeWorkPage extends ListPage {
  results!: ChallengeWork[];
}

/** A challenge on the desk of those who make it. */
export class ChallengeDeskItem extends ChallengeListItem {
  @ApiProperty({ enum: COURSE_STATUSES })
  status!: CourseStatus;
}
export class ChallengeDeskPage extends ListPage {
  results!: ChallengeDeskItem[];
}
export class ChallengeDraft extends ChallengeView {
  @ApiProperty({ enum: COURSE_STATUSES })
  status!: CourseStatus;
  revision!: number;
  /** What is missing before it can be published. */
  problems!: string[];
}
export class ChallengeSaved {
  id!: string;
  slug!: string;
  revision!: number;
}

/** The members of a challenge in a list; `tenant` is the running one. */
export const challengeItem = (row: ChallengeRow, tenant: string, today: string): ChallengeListItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  kind: row.kind,
  intro: row.intro,
  goals: row.goals,
  age_from: row.age_from,
  age_to: row.age_to,
  minutes: row.minutes,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  time: timeOf(row, today),
  product: row.product,
  art: row.art,
  own: row.tenant_id === tenant,
});

/** A challenge with everything that its page says. */
export const challengeView = (row: ChallengeRow, tenant: string, today: string): ChallengeView => ({
  ...challengeItem(row, tenant, today),
  why: row.why,
  steps: row.steps,
  looks: row.looks,
  unit: row.unit,
  target: row.target,
  needs: row.needs,
  each_day: row.each_day,
  teams: row.teams,
  entry_form: entryFormOf(row.kind),
  course: row.course,
  books: row.books,
  author_name: row.author_name,
});

/** Path of a challenge in the web app. */
export const challengePath = ({
  slug,
  kind,
  product,
}: Pick<ChallengeRow, 'slug' | 'kind' | 'product'>): string =>
  kind === 'letter' && product !== ''
    ? `/challenges/write-a-letter-and-change-the-world-with-${encodeURIComponent(product)}`
    : `/sdg-challenge/${slug}`;
