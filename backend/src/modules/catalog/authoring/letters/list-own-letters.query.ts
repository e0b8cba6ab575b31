import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { STORY_STATES, type StoryState } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';

/** A letter of one's own, and how far its publishing is. */
export class OwnLetter {
  /** The story that it is written as. */
  id!: string;
  title!: string;
  @ApiProperty({ enum: STORY_STATES })
  state!: StoryState;
  /** Of an approved letter: what is missing, the consent of a family or the book that is being built. */
  waits_for!: 'family' | 'book' | null;
  goal!: number | null;
  /** Everybody can read it. */
  shown!: boolean;
  /** It is hidden until somebody has decided on reports of it. */
  held!: boolean;
  /** It was taken down from the Dear World Book; the author still has it. */
  taken_down!: boolean;
  /** The message of the person who took it down; often empty. */
  told!: string;
  reactions!: Record<string, number>;
  /** How many letters answer it. */
  answers!: number;
  updated_at!: string;
}

/** One's own letters to the world, the newest first; at most sixty, like stories. */
export class ListOwnLetters extends Query<OwnLetter[]> {
  constructor(readonly userId: string) {
    super();
  }
}

interface Row extends Omit<OwnLetter, 'waits_for' | 'updated_at'>, Record<string, unknown> {
  edition_id: string | null;
  updated_at: Date;
}

@QueryHandler(ListOwnLetters)
export class ListOwnLettersHandler implements IQueryHandler<ListOwnLetters> {
  constructor(private readonly db: Db) {}

  async execute({ userId }: ListOwnLetters): Promise<OwnLetter[]> {
    const rows = await this.db.rows<Row>({
      name: 'own_world_letters',
      text: `select s.id, s.title, s.state, s.edition_id, l.goal, l.shown, l.held_at is not null as held,
               l.taken_down_at is not null as taken_down, l.told, l.reactions, s.updated_at,
               (select count(*)::int from catalog.world_letter a where a.shown and a.answers_id = s.id) as answers
             from catalog.story s
             join catalog.world_letter l on l.tenant_id = s.tenant_id and l.story_id = s.id
             where s.tenant_id = $1::uuid and s.author_id = $2::uuid order by s.updated_at desc, s.id limit 60`,
      values: [currentTenantId(), userId],
    });
    return rows.map(({ edition_id, updated_at, ...row }) => ({
      ...row,
      waits_for: row.state !== 'approved' ? null : edition_id ? 'book' : 'family',
      updated_at: updated_at.toISOString(),
    }));
  }
}
