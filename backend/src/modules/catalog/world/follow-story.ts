import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Scene, StoryPage } from '@bookgrove/contract/stories';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { ConsentChanged, GetPeople } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { StoryMoved } from '../contract.ts';
import { FamilyKey, WRITTEN_BY, type WrittenBy } from '../stories/family-key.ts';
import { lockStory } from '../stories/find-story.ts';
import { printed, signedBy } from './letter.rules.ts';

/** What stands below a letter, asked of other modules before the transaction begins. */
interface Imprint {
  id: string;
  signed_as: string;
  country: string | null;
  school_name: string;
}

/** Puts letters into the Dear World Book, and takes them out, as their stories go. */
@Injectable()
export class PrintLetter {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly family: FamilyKey,
    private readonly queries: QueryBus,
    private readonly cache: PublicCache,
  ) {}

  /** Imprints of these letters, by the story or by one of its authors; those of other stories are left out. */
  async imprints(by: { story: string } | { author: string }): Promise<Imprint[]> {
    const letters = await this.db.rows<WrittenBy>({
      name: 'story' in by ? 'world_letter_of_story' : 'world_letters_of_author',
      text: `select ${WRITTEN_BY} from catalog.story s
             join catalog.world_letter l on l.tenant_id = s.tenant_id and l.story_id = s.id
             where s.tenant_id = $1::uuid and ${
               'story' in by
                 ? 's.id = $2::uuid'
                 : `(s.author_id = $2::uuid or s.id in (select c.story_id from catalog.story_co_author c
                      where c.tenant_id = $1::uuid and c.user_id = $2::uuid and c.joined_at is not null))`
             }`,
      values: [currentTenantId(), 'story' in by ? by.story : by.author],
    });
    if (letters.length === 0) return [];
    const { name: school_name, country } = await this.queries.execute(new GetSchool());
    return Promise.all(
      letters.map(async ({ id, authors }) => ({
        id,
        school_name,
        country,
        signed_as: signedBy(await Promise.all(authors.map((author) => this.name(author)))),
      })),
    );
  }

  /** Prints one as its story stands now, or takes it out. */
  async print(tx: Tx, { id, ...imprint }: Imprint): Promise<void> {
    const story = await lockStory(tx, id);
    const where = { tenant_id_story_id: { tenant_id: story.tenant_id, story_id: id } };
    const letter = await tx.worldLetter.findUnique({ where });
    if (!letter) return;
    if (story.state !== 'published') {
      if (letter.shown) await tx.worldLetter.update({ where, data: { shown: false } });
    } else {
      const { text, picture, alt } = printed(
        story.pages as unknown as StoryPage[],
        story.cover as unknown as Scene,
      );
      const { title, language } = story;
      await tx.worldLetter.update({
        where,
        data: {
          ...imprint, title, language, text, alt, picture: picture as unknown as Prisma.InputJsonValue,
          shown: letter.held_at === null && letter.taken_down_at === null, published_at: letter.published_at ?? this.clock.now(),
        },
      }); // prettier-ignore
    }
    await this.cache.announce(tx);
  }

  private async name(author: string): Promise<{ name: string; named: boolean }> {
    const { child, turned } = await this.family.of(author, ['public_name']);
    if (child !== null) return { name: child, named: turned };
    const [person] = await this.queries.execute(new GetPeople([author]));
    const name = person ? `${person.first_name} ${person.last_name}`.trim() : '';
    return { name, named: name !== '' && person?.role !== 'student' };
  }
}

/** A letter's story went on: it goes into the book with the second key, and out of it with either. */
@Injectable()
@Consumes(StoryMoved, { name: 'catalog.print-letter', queue: 'ingestion' })
export class PrintWhenStoryMoved implements Consumer<StoryMoved, Imprint[]> {
  constructor(private readonly press: PrintLetter) {}

  prepare({ story_id }: StoryMoved): Promise<Imprint[]> {
    return this.press.imprints({ story: story_id });
  }

  async handle(_event: StoryMoved, tx: Tx, imprints: Imprint[]): Promise<void> {
    for (const imprint of imprints) await this.press.print(tx, imprint);
  }
}

/** A family lets the first name out, or does not any more. (The other key moves the story, and is heard above.) */
@Injectable()
@Consumes(ConsentChanged, { name: 'catalog.sign-letter', queue: 'ingestion' })
export class SignWhenConsentChanged implements Consumer<ConsentChanged, Imprint[]> {
  constructor(private readonly press: PrintLetter) {}

  async prepare({ student_id, purpose }: ConsentChanged): Promise<Imprint[]> {
    return purpose === 'public_name' ? this.press.imprints({ author: student_id }) : [];
  }

  async handle(_event: ConsentChanged, tx: Tx, imprints: Imprint[]): Promise<void> {
    for (const imprint of imprints) await this.press.print(tx, imprint);
  }
}
