import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { plainToInstance } from 'class-transformer';
import { IsBase64, MaxLength } from 'class-validator';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { validationPipe } from '../../../platform/http/validation.ts';
import { isUuid, newId } from '../../../platform/ids.ts';
import { GetBookCard } from '../../catalog/contract.ts';
import { GetResourceCards } from '../../content/contract.ts';
import { packBundle, unpackBundle } from './bundle-archive.ts';
import {
  BUNDLE_FORMAT,
  BUNDLE_VERSION,
  referencesOf,
  withNewIds,
  withoutMissing,
  type BundleReference,
} from './bundle.rules.ts';
import { CourseDraftBody } from './course-bodies.ts';
import { GetCourseDraft } from './course-desk.queries.ts';
import { assertDraft, CreateCourse, SaveCourse } from './save-course.ts';

/** The most characters of a bundle in Base64; the limit of a request is 1 MiB. */
const LARGEST_BUNDLE = 1_000_000;

/** A course as one file. */
export class CourseBundle {
  /** e.g. `rivers-and-people.bookgrove-course.zip` */
  file_name!: string;
  /** ZIP, in Base64. */
  content!: string;
}
export class ImportCourseBody {
  /** The file, in Base64. */
  @IsBase64({}, { message: 'This is not the file of a course.' })
  @MaxLength(LARGEST_BUNDLE, { message: 'This file is too large for a course.' })
  bundle!: string;
}
export class CourseImported {
  id!: string;
  /** Number of films, books, resources and live lessons that this school does not have. Their places are empty. */
  missing!: number;
}

/** Courses as files: see docs/course-bundles.md. */
@Injectable()
export class CourseBundles {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** The draft as a file. The code for enrolling is left out. @throws AppError 404 */
  async export(id: string): Promise<CourseBundle> {
    const draft = await this.queries.execute(new GetCourseDraft(id));
    const { name, audience, language, intro, text, sustainability, goals } = draft;
    const { age_from, age_to, outcomes, sequence, art } = draft;
    const chapters = draft.chapters.map(({ lessons, ...chapter }) => ({
      ...withoutSlug(chapter),
      lessons: lessons.map(withoutSlug),
    }));
    const at = this.clock.now();
    const file = await packBundle(
      {
        format: BUNDLE_FORMAT,
        version: BUNDLE_VERSION,
        exported_at: at.toISOString(),
        course: {
          name,
          audience,
          language,
          intro,
          text,
          sustainability,
          goals,
          age_from,
          age_to,
          outcomes,
          sequence,
          art,
          chapters,
        },
      },
      at,
    );
    return { file_name: `${draft.slug}.bookgrove-course.zip`, content: file.toString('base64') };
  }

  /**
   * Makes a draft of the signed-in person from a file.
   * @throws AppError 422 `bundle_refused`, or with each member of the course that is wrong
   */
  async import(base64: string): Promise<CourseImported> {
    const course = await readCourse(await unpackBundle(Buffer.from(base64, 'base64')));
    const missing = await this.missing(referencesOf(course.chapters));
    const chapters = withNewIds(withoutMissing(course.chapters, missing), newId);
    const { name, audience, language } = course;
    const body = { ...course, chapters, enrolment_mode: 'open', code: '' } as CourseDraftBody;
    // Before there is a course: a file that is refused leaves none.
    assertDraft(body);
    const { id, revision } = await this.commands.execute(new CreateCourse({ name, audience, language }));
    await this.commands.execute(new SaveCourse(id, { ...body, revision }));
    return { id, missing: missing.length };
  }

  /** What this school does not have. Films are the same in every school. */
  private async missing(references: readonly BundleReference[]): Promise<BundleReference[]> {
    const ids = (kind: BundleReference['kind']) =>
      references.filter((one) => one.kind === kind && isUuid(one.ref)).map(({ ref }) => ref);
    const cards = await this.queries.execute(new GetResourceCards(ids('resource').slice(0, 100)));
    const lives = await this.db.rows<{ id: string }>({
      name: 'lives_of_bundle',
      text: 'select id from learning.live_lesson where tenant_id = $1::uuid and id = any($2::uuid[])',
      values: [currentTenantId(), ids('live')],
    });
    const here = new Set([...cards, ...lives].map(({ id }) => id));
    const found: BundleReference[] = [];
    for (const one of references) {
      const isHere =
        one.kind === 'film' ||
        (one.kind === 'book'
          ? (await this.queries.execute(new GetBookCard(one.ref, ''))) !== null
          : here.has(one.ref));
      if (!isHere) found.push(one);
    }
    return found;
  }
}

const withoutSlug = <One extends object>(one: One): Omit<One, 'slug'> => {
  const { slug: _slug, ...rest } = one as One & { slug?: string };
  return rest;
};

/** The course of a bundle, checked like a draft that is stored. */
async function readCourse(json: unknown): Promise<CourseDraftBody> {
  const { format, version, course } = (json ?? {}) as Record<string, unknown>;
  const wrong = (message: string) => invalidFields({ bundle: [message] }, 'bundle_refused');
  if (format !== BUNDLE_FORMAT || typeof course !== 'object' || course === null || Array.isArray(course))
    throw wrong('This is not the file of a course.');
  if (version !== BUNDLE_VERSION)
    throw wrong('This file was made by another version of Bookgrove, which is not known here.');
  const whole = { ...course, revision: 1, enrolment_mode: 'open', code: '' };
  try {
    return (await validationPipe().transform(plainToInstance(Object, whole), {
      type: 'body',
      metatype: CourseDraftBody,
    })) as CourseDraftBody;
  } catch (error) {
    // Its members are not those of the form that is on the screen.
    const [first] = error instanceof AppError ? Object.entries(error.fields ?? {}) : [];
    throw wrong(first ? `${first[0]}: ${first[1][0]}` : 'The course in this file cannot be read.');
  }
}
