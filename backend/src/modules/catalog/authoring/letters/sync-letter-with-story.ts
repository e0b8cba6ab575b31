import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Scene, StoryPage } from '@bookgrove/contract/stories';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { ConsentChanged, GetPeople } from '../../../identity/contract.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { StoryStatusChanged } from '../../contract.ts';
import { FamilyConsent, STORY_AUTHORSHIP, type StoryAuthorship } from '../stories/family-consent.ts';
import { lockStory } from '../stories/story-writer.ts';
import { publishedScene, signedBy } from './letter.rules.ts';

/** What is printed below a letter; queried from other modules before the transaction begins. */
interface Imprint {
  id: string;
  signed_as: string;
  country: string | null;
  school_name: string;
}

/** Shows letters in the Dear World Book while their stories are published. */
@Injectable()
export class WorldLetterPublisher {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly family: FamilyConsent,
    private readonly queries: QueryBus,
    private readonly cache: PublicCache,
  ) {}

  /** Imprints of the letter of a story, or of all letters of an author; stories that are no letters are left out. */
  async imprints(by: { story: string } | { author: string }): Promise<Imprint[]> {
    const letters = await this.db.rows<StoryAuthorship>({
      name: 'story' in by ? 'world_letter_of_story' : 'world_letters_of_author',
      text: `select ${STORY_AUTHORSHIP} from catalog.story s
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

  /** Shows a letter with the current text of its story, or hides it while the story is not published. */
  async publish(tx: Tx, { id, ...imprint }: Imprint): Promise<void> {
    const story = await lockStory(tx, id);
    const where = { tenant_id_story_id: { tenant_id: story.tenant_id, story_id: id } };
    const letter = await tx.worldLetter.findUnique({ where });
    if (!letter) return;
    if (story.state !== 'published') {
      if (letter.shown) await tx.worldLetter.update({ where, data: { shown: false } });
    } else {
      const { text, picture, alt } = publishedScene(
        story.pages as unknown as StoryPage[],
        story.cover as unknown as Scene,
      );
      const { title, language } = story;
      await tx.worldLetter.update({
        where,
        data: {
          ...imprint,
          title,
          language,
          text,
          alt,
          picture: picture as unknown as Prisma.InputJsonValue,
          shown: letter.held_at === null && letter.taken_down_at === null,
          published_at: letter.published_at ?? this.clock.now(),
        },
      });
    }
    await this.cache.announceToAll(tx);
  }

  private async name(author: string): Promise<{ name: string; named: boolean }> {
    const { child, consented } = await this.family.of(author, ['public_name']);
    if (child !== null) return { name: child, named: consented };
    const [person] = await this.queries.execute(new GetPeople([author]));
    const name = person ? `${person.first_name} ${person.last_name}`.trim() : '';
    return { name, named: name !== '' && person?.role !== 'student' };
  }
}

/** Copies letters that changed from their stories into the Dear World Book. */
@Injectable()
abstract class PublishLetters<E extends object> implements Consumer<E, Imprint[]> {
  constructor(protected readonly letters: WorldLetterPublisher) {}

  abstract prepare(event: E): Promise<Imprint[]>;

  async handle(_event: E, tx: Tx, imprints: Imprint[]): Promise<void> {
    for (const imprint of imprints) await this.letters.publish(tx, imprint);
  }
}

/** The state of a letter's story changed: a published letter is shown, any other is not. */
@Injectable()
@Consumes(StoryStatusChanged, { name: 'catalog.print-letter', queue: 'ingestion' })
export class UpdateLetterWhenStoryChanged extends PublishLetters<StoryStatusChanged> {
  prepare({ story_id }: StoryStatusChanged): Promise<Imprint[]> {
    return this.letters.imprints({ story: story_id });
  }
}

/**
 * A family gave or withdrew the consent to print the first name. Other consents change the state of the story, which
 * the consumer above handles.
 */
@Injectable()
@Consumes(ConsentChanged, { name: 'catalog.sign-letter', queue: 'ingestion' })
export class UpdateSignatureWhenConsentChanged extends PublishLetters<ConsentChanged> {
  async prepare({ student_id, purpose }: ConsentChanged): Promise<Imprint[]> {
    return purpose === 'public_name' ? this.letters.imprints({ author: student_id }) : [];
  }
}
