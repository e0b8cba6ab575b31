import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListWards, type Ward } from '../contract.ts';
import { ListChildren } from '../guardians/family.query.ts';

@QueryHandler(ListWards)
export class ListWardsHandler implements IQueryHandler<ListWards> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ guardianId }: ListWards): Promise<Ward[]> {
    const children = await this.queries.execute(new ListChildren(guardianId));
    return children.map(({ id, first_name, avatar, state, classes, permissions, consents_waiting }) => ({
      id,
      first_name,
      avatar,
      state,
      classes,
      may_view_reading: state === 'active' && permissions.includes('view_progress'),
      consents_waiting,
    }));
  }
}
