import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { type AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { lockOpenClass, ownClasses, studentsOf, type Teaching } from './class-access.ts';
import type { GroupChangeBody } from './class-bodies.ts';
import type { ClassGroupView } from './class-views.ts';

/** Parts of a class, e.g. reading groups, with their members. A class has at most 50. */
export class ListClassGroups extends Query<ClassGroupView[]> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
  ) {
    super();
  }
}

@QueryHandler(ListClassGroups)
export class ListClassGroupsHandler implements IQueryHandler<ListClassGroups> {
  constructor(private readonly db: Db) {}

  execute({ who, classId }: ListClassGroups): Promise<ClassGroupView[]> {
    return this.db.transaction(async (tx) => {
      const found = await tx.schoolClass.findFirst({
        where: { ...ownClasses(who), id: classId },
        select: {
          groups: {
            orderBy: { name: 'asc' },
            take: GROUPS_MAX,
            select: {
              id: true,
              name: true,
              members: { where: { user: { status: 'active' } }, select: { user_id: true } },
            },
          },
        },
      });
      if (!found) throw notFound('class');
      return found.groups.map(({ id, name, members }) => ({
        id,
        name,
        student_ids: members.map(({ user_id }) => user_id),
      }));
    });
  }
}

const GROUPS_MAX = 50;

/** Creates a group, or changes one (`groupId`); the given members replace the present ones. */
export class SaveClassGroup extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly groupId: string | null,
    readonly change: GroupChangeBody,
  ) {
    super();
  }
}

@CommandHandler(SaveClassGroup)
export class SaveClassGroupHandler implements ICommandHandler<SaveClassGroup> {
  constructor(private readonly db: Db) {}

  execute({ who, classId, groupId, change }: SaveClassGroup): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      await lockOpenClass(tx, who, classId);
      const tenant_id = currentTenantId();
      const others = await tx.classGroup.findMany({ where: { tenant_id, class_id: classId } });
      if (groupId && !others.some(({ id }) => id === groupId)) throw notFound('group');
      const same = ({ id, name }: { id: string; name: string }) =>
        id !== groupId && name.toLowerCase() === change.name?.toLowerCase();
      if (others.some(same))
        throw refusal('name', 'This class has a group of that name. Choose another name.');
      if (!groupId && others.length >= GROUPS_MAX)
        throw refusal('name', `A class has at most ${GROUPS_MAX} groups. Remove one first.`);
      const id = groupId ?? newId();
      if (!groupId)
        await tx.classGroup.createMany({ data: [{ id, tenant_id, class_id: classId, name: change.name! }] });
      else if (change.name !== undefined)
        await tx.classGroup.update({
          where: { tenant_id_id: { tenant_id, id } },
          data: { name: change.name },
        });
      if (change.student_ids) await setMembers(tx, classId, id, change.student_ids);
      return { id };
    });
  }
}

async function setMembers(tx: Tx, classId: string, group_id: string, ids: string[]): Promise<void> {
  const tenant_id = currentTenantId();
  const students = await studentsOf(tx, classId, ids);
  await tx.classGroupMember.deleteMany({ where: { tenant_id, group_id } });
  await tx.classGroupMember.createMany({
    data: students.map(({ id }) => ({ tenant_id, group_id, user_id: id })),
  });
}

const refusal = (field: string, message: string): AppError => invalidFields({ [field]: [message] });

/** Removes a group; its members stay in the class. */
export class RemoveClassGroup extends Command<void> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly groupId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveClassGroup)
export class RemoveClassGroupHandler implements ICommandHandler<RemoveClassGroup> {
  constructor(private readonly db: Db) {}

  execute({ who, classId, groupId }: RemoveClassGroup): Promise<void> {
    return this.db.transaction(async (tx) => {
      await lockOpenClass(tx, who, classId);
      const { count } = await tx.classGroup.deleteMany({
        where: { tenant_id: currentTenantId(), class_id: classId, id: groupId },
      });
      if (count === 0) throw notFound('group');
    });
  }
}
