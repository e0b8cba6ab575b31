import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetTakenLetter, type TakenLetter } from '../contract.ts';
import { WRITTEN_BY } from '../stories/family-key.ts';

@QueryHandler(GetTakenLetter)
export class GetTakenLetterHandler implements IQueryHandler<GetTakenLetter> {
  constructor(private readonly db: Db) {}

  async execute({ storyId }: GetTakenLetter): Promise<TakenLetter | null> {
    const [row] = await this.db.rows<TakenLetter & { id: string }>({
      name: 'taken_world_letter',
      text: `select ${WRITTEN_BY}, l.title, l.told from catalog.story s
             join catalog.world_letter l on l.tenant_id = s.tenant_id and l.story_id = s.id
             where s.tenant_id = $1::uuid and s.id = $2::uuid and l.taken_down_at is not null`,
      values: [currentTenantId(), storyId],
    });
    if (!row) return null;
    const { authors, title, told } = row;
    return { authors, title, told };
  }
}
