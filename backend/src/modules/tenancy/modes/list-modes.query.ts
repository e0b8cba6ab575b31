import { Injectable } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { MODE_COLUMNS, modeFor, type ManagedMode, type Mode, type SchoolModeChoice } from './mode-view.ts';
import { inSchoolOrder, lockReason, type SchoolChoice } from './mode.rules.ts';

/** Limit of the number of modes. */
export const MOST_MODES = 50;

/** Reads the active modes, in the running school's order. */
@Injectable()
export class SchoolModes {
  constructor(private readonly db: Db) {}

  async list(): Promise<(ManagedMode & { offered: boolean; own: string[] | null })[]> {
    const [modes, chosen] = await this.db.batch([
      {
        name: 'modes_in_use',
        text: `select ${MODE_COLUMNS} from tenancy.mode where active and status = 'ACTIVE' order by position, id limit ${MOST_MODES}`,
        values: [],
      },
      {
        name: 'modes_of_school',
        text: 'select mode_id, offered, position, own_categories, categories from tenancy.school_mode where tenant_id = $1',
        values: [currentTenantId()],
      },
    ]);
    return inSchoolOrder(modes!.rows as ManagedMode[], chosen!.rows as SchoolChoice[]);
  }
}

/** The modes that this person can choose from at this school. */
export class ListModes extends Query<Mode[]> {
  constructor(readonly role: Role) {
    super();
  }
}

@QueryHandler(ListModes)
export class ListModesHandler implements IQueryHandler<ListModes> {
  constructor(private readonly modes: SchoolModes) {}

  async execute({ role }: ListModes): Promise<Mode[]> {
    const modes = await this.modes.list();
    return modes
      .filter(({ offered }) => offered)
      .map((mode) => modeFor(role, { ...mode, categories: mode.own ?? mode.categories }));
  }
}

/** What the running school offers. */
export class ListSchoolModes extends Query<SchoolModeChoice[]> {}

@QueryHandler(ListSchoolModes)
export class ListSchoolModesHandler implements IQueryHandler<ListSchoolModes> {
  constructor(private readonly modes: SchoolModes) {}

  async execute(): Promise<SchoolModeChoice[]> {
    const modes = await this.modes.list();
    return modes.map(({ id, name, description, image, offered, lock, lock_roles, own, categories }) => ({
      id,
      name,
      description,
      image,
      offered,
      lock_reason: lock === 'none' ? null : lockReason({ lock, lock_roles }),
      categories: own,
      platform_categories: categories,
    }));
  }
}

/** Every mode there is, for the platform's team. */
export class ListManagedModes extends Query<ManagedMode[]> {}

@QueryHandler(ListManagedModes)
export class ListManagedModesHandler implements IQueryHandler<ListManagedModes> {
  constructor(private readonly db: Db) {}

  execute(): Promise<ManagedMode[]> {
    assertPlatform();
    return this.db.rows<ManagedMode & Record<string, unknown>>({
      name: 'modes_all',
      text: `select ${MODE_COLUMNS} from tenancy.mode order by position, id limit ${MOST_MODES}`,
      values: [],
    });
  }
}
