import type { StoryState } from '@bookgrove/contract/stories';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetContactsOfPerson } from '../../../identity/contract.ts';
import { requestEmail, type EmailRequest, type EmailTemplate } from '../../../messaging/contract.ts';
import { StoryStatusChanged } from '../../contract.ts';
import { FamilyConsent, STORY_AUTHORSHIP, type StoryAuthorship } from './family-consent.ts';

/** How many teachers, or guardians, of one author get an e-mail. */
const MAX_RECIPIENTS = 20;

/** A status change with what its e-mails say. */
interface ChangedStory {
  id: string;
  /** All authors, the one who began the story first. */
  authors: string[];
  title: string;
  reason: string;
  /** The actor; null for the system. */
  actor_id: string | null;
  /** The story is approved, and the families of these children have not agreed. */
  unconsented: string[];
}

type StoryTemplate = Extract<EmailTemplate, `story-${string}`>;
type StoryEmail<T extends StoryTemplate = StoryTemplate> = T extends StoryTemplate ? EmailRequest<T> : never;

/** An e-mail for a status change: its recipients and its text. */
interface StoryEmailRule {
  to: 'teachers' | 'guardians' | 'author';
  about: 'authors' | 'unconsented';
  email: (story: ChangedStory, child: string) => Pick<StoryEmail, 'template' | 'data'>;
}

const editorOf = ({ id }: ChangedStory): string => `/uploadblogsteps/${id}`;

const RULES: Partial<Record<StoryState, StoryEmailRule[]>> = {
  submitted: [
    {
      to: 'teachers',
      about: 'authors',
      email: ({ id, title }, child) => ({
        template: 'story-submitted',
        data: { title, child, path: `/storyedit?story=${id}` },
      }),
    },
  ],
  changes_requested: [
    {
      to: 'author',
      about: 'authors',
      email: (story) => ({
        template: 'story-changes-requested',
        data: { title: story.title, reason: story.reason, path: editorOf(story) },
      }),
    },
  ],
  approved: [
    {
      to: 'guardians',
      about: 'unconsented',
      email: (story, child) => ({
        template: 'story-approved',
        data: { title: story.title, child, path: editorOf(story) },
      }),
    },
  ],
  published: [
    {
      to: 'author',
      about: 'authors',
      email: (story) => ({
        template: 'story-published',
        data: { title: story.title, path: editorOf(story) },
      }),
    },
    {
      to: 'guardians',
      about: 'authors',
      email: (story, child) => ({
        template: 'story-published-family',
        data: { title: story.title, child, path: editorOf(story) },
      }),
    },
  ],
  withdrawn: [
    {
      to: 'author',
      about: 'authors',
      email: (story) => ({
        template: 'story-withdrawn',
        data: { title: story.title, reason: story.reason, path: editorOf(story) },
      }),
    },
  ],
};

/**
 * Informs teachers, families and authors of a story's new state. The consumer keeps the name that it had in
 * messaging, because receipts and waiting jobs contain it.
 */
@Injectable()
@Consumes(StoryStatusChanged, { name: 'messaging.story-moved', queue: 'emails' })
export class EmailWhenStoryStatusChanged implements Consumer<StoryStatusChanged, StoryEmail[]> {
  constructor(
    private readonly db: Db,
    private readonly family: FamilyConsent,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ move_id, state }: StoryStatusChanged): Promise<StoryEmail[]> {
    const rules = RULES[state];
    const story = rules && (await this.changed(move_id));
    if (!rules || !story) return [];
    const emails: StoryEmail[] = [];
    // The actor gets no e-mail; a guardian of two of the authors gets one.
    const written = new Set([story.actor_id]);
    for (const { to, about, email } of rules)
      for (const author of story[about]) {
        const { child, teachers, guardians } = await this.queries.execute(new GetContactsOfPerson(author));
        const recipients = { teachers, guardians, author: [author] }[to]
          .filter((id) => !written.has(id))
          .slice(0, MAX_RECIPIENTS);
        for (const user_id of recipients) {
          written.add(user_id);
          emails.push({
            ...email(story, child?.first_name ?? ''),
            to: { user_id },
            about: story.authors,
            cause: move_id,
          } as StoryEmail);
        }
      }
    return emails;
  }

  async handle(_event: StoryStatusChanged, tx: Tx, emails: StoryEmail[]): Promise<void> {
    for (const email of emails) await requestEmail(this.outbox, tx, email as EmailRequest<StoryTemplate>);
  }

  /** The status change; null when the story is gone, or is out of the library again after it was published. */
  private async changed(moveId: string): Promise<ChangedStory | null> {
    const [row] = await this.db.rows<
      Omit<ChangedStory, 'unconsented'> &
        Pick<StoryAuthorship, 'needs'> & { edition_id: string | null; state: StoryState; now: StoryState }
    >({
      name: 'story_of_move',
      text: `select ${STORY_AUTHORSHIP}, s.title, m.state, m.reason, m.actor_id, s.edition_id, s.state as now
             from catalog.story_history_entry m join catalog.story s on s.tenant_id = m.tenant_id and s.id = m.story_id
             where m.tenant_id = $1 and m.id = $2`,
      values: [currentTenantId(), moveId],
    });
    if (!row || (row.state === 'published' && row.now !== 'published')) return null;
    const { edition_id, now, needs, id, authors, title, reason, actor_id } = row;
    const waits = now === 'approved' && edition_id === null;
    const consents = waits ? await Promise.all(authors.map((author) => this.family.of(author, needs))) : [];
    const unconsented = authors.filter(
      (_author, index) => consents[index]?.child && !consents[index].consented,
    );
    return { id, authors, title, reason, actor_id, unconsented };
  }
}
