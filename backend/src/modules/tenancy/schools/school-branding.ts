import { ANNOUNCEMENT_FIELDS, COLOR_FIELDS } from '@bookgrove/contract';
import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { PickType } from '@nestjs/swagger';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Pictures } from '../pictures/pictures.ts';
import { columnsOf, membersOf, SchoolChange } from './school-body.ts';
import { LOOK_FIELDS, SchoolLook } from './school-look.ts';

/** Members of a school that its administrators change themselves. */
export class SchoolBrandingChange extends PickType(SchoolChange, [
  'announcement',
  ...ANNOUNCEMENT_FIELDS,
  'logo',
  ...COLOR_FIELDS,
] as const) {}

/** How a school looks: its logo, its colours, and the announcement above its pages. */
export class SchoolBranding extends SchoolLook {
  school_name!: string;
  /** Path of the picture; null: none. */
  logo!: string | null;
}

/** @throws AppError not-found at the platform's own address, which has no school to change */
function ownSchool(): string {
  const id = currentTenantId();
  if (id === PLATFORM_TENANT_ID) throw notFound('school');
  return id;
}

/** The branding of the running school. */
export class GetSchoolBranding extends Query<SchoolBranding> {}

@QueryHandler(GetSchoolBranding)
export class GetSchoolBrandingHandler implements IQueryHandler<GetSchoolBranding> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<SchoolBranding> {
    const [school] = await this.db.rows<SchoolBranding>({
      name: 'school_branding',
      text: `select school_name, logo, ${LOOK_FIELDS.join(', ')} from tenancy.tenant where id = $1`,
      values: [ownSchool()],
    });
    if (!school) throw notFound('school');
    return school;
  }
}

/** Changes the sent members of the running school's branding; the caller has checked that the requester leads it. */
export class ChangeSchoolBranding extends Command<void> {
  constructor(
    readonly body: SchoolBrandingChange,
    readonly logo: Buffer | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeSchoolBranding)
export class ChangeSchoolBrandingHandler implements ICommandHandler<ChangeSchoolBranding> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly pictures: Pictures,
  ) {}

  async execute({ body, logo }: ChangeSchoolBranding): Promise<void> {
    const id = ownSchool();
    const picture = logo && (await this.pictures.keep('logos', id, logo, 'logo'));
    const members = [...new Set([...membersOf(body), ...(picture ? ['logo'] : [])])];
    if (members.length === 0) return;
    await this.db.transaction(async (tx) => {
      await tx.tenant.update({
        where: { id },
        data: { ...columnsOf(body), ...(picture && { logo: picture }) },
      });
      await this.auditLog.record(tx, 'school.branding_changed', members.join(', '));
      await this.cache.announceToAll(tx);
    });
    this.cache.forgetAll();
  }
}
