import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { STORY_STATES, type StoryState } from '@bookgrove/contract/stories';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';

/** Where a letter of one's own stands on its way into the world. */
export class OwnLetter {
  /** The story that it is written as. */
  id!: string;
  title!: string;
  @ApiProperty({ enum: STORY_STATES })
  state!: StoryState;
  /** Approved, but its family has not said yes, or it is still being bound. */
  waits_for!: 'family' | 'book' | null;
  goal!: number | null;
  /** Everybody can read it. */
  shown!: boolean;
  /** Somebody looks at it again, because readers asked for it. */
  held!: boolean;
  /** It was taken out of the book, and stays its author's. */
  taken_down!: boolean;
  /** What whoever decided says to its author; often empty. */
  told!: string;
  reactions!: Record<string, number>;
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
               l.taken_down_at is not null as taken_down, l.told, l.reactions, s.updated_at
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
