import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListChildrenOfGuardian, type ChildOfGuardian } from '../../contract.ts';
import { ListChildren } from './family.query.ts';

@QueryHandler(ListChildrenOfGuardian)
export class ListChildrenOfGuardianHandler implements IQueryHandler<ListChildrenOfGuardian> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ guardianId }: ListChildrenOfGuardian): Promise<ChildOfGuardian[]> {
    const children = await this.queries.execute(new ListChildren(guardianId));
    return children.map(({ id, first_name, avatar, state, classes, permissions, consents_waiting }) => ({
      id,
      first_name,
      avatar,
      state,
      classes,
      may_view_reading: state === 'active' && permissions.includes('view_progress'),
      may_view_work: state === 'active' && permissions.includes('view_work'),
      may_purchase: state === 'active' && permissions.includes('purchase'),
      consents_waiting,
    }));
  }
}
