import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { recordPersonView } from '../../audit/record-view.ts';
import { PERSON_COLUMNS, PersonRow, showPerson, type PersonRecord } from './person-view.ts';

/** A person of the running school with the details of their page. */
export class PersonDetail extends PersonRow {
  /** Of a student, as far as the school stated it; used to select books for the age. */
  birth_year!: number | null;
  birth_month!: number | null;
  /** Number of signed-in devices. */
  devices!: number;
  /** Whether the account has a password. */
  has_password!: boolean;
  email_verified!: boolean;
  /** Whether the account has codes from an app or passkeys. */
  second_factor!: boolean;
}

/** A person of the running school, for an administrator; viewing a child's record is recorded in the audit log. */
export class GetPerson extends Query<PersonDetail> {
  constructor(readonly id: string) {
    super();
  }
}

type Row = PersonRecord &
  Pick<
    PersonDetail,
    'birth_year' | 'birth_month' | 'devices' | 'has_password' | 'email_verified' | 'second_factor'
  >;

@QueryHandler(GetPerson)
export class GetPersonHandler implements IQueryHandler<GetPerson> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id }: GetPerson): Promise<PersonDetail> {
    const tenant = currentTenantId();
    const [row] = await this.db.rows<Row>({
      name: 'person',
      text: `select ${PERSON_COLUMNS}, u.birth_year, u.birth_month, u.password_hash is not null as has_password,
               u.email_verified_at is not null as email_verified,
               exists (select 1 from identity.totp_factor t where t.tenant_id = u.tenant_id and t.user_id = u.id
                 and t.confirmed_at is not null)
               or exists (select 1 from identity.passkey k where k.tenant_id = u.tenant_id and k.user_id = u.id)
                 as second_factor,
               (select count(*)::int from identity.session s where s.tenant_id = u.tenant_id and s.user_id = u.id
                  and s.revoked_at is null and s.expires_at > now() and s.impersonator_id is null) as devices
             from identity.user_account u where u.tenant_id = $1 and u.id = $2 and u.role <> 'community'`,
      values: [tenant, id],
    });
    if (!row) throw notFound('person');
    if (row.role === 'student') await this.db.transaction((tx) => recordPersonView(tx, row.id));
    const [school] = await this.queries.execute(new GetSchools([tenant]));
    const { birth_year, birth_month, devices, has_password, email_verified, second_factor } = row;
    return {
      ...showPerson(row, new Map(school ? [[school.id, school.name]] : [])),
      birth_year,
      birth_month,
      devices,
      has_password,
      email_verified,
      second_factor,
    };
  }
}
