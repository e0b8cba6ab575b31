import { LANGUAGE_NAMES } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type Fact,
  type LocalText,
  type SecondPersonAct,
  type Snapshot,
} from '../../../../platform/approvals/second-person.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { PeopleExportApproved } from '../../contract.ts';
import { MOST_EXPORTED } from '../../../../platform/text/csv-export.ts';
import { ExportPeople } from '../administration/export-people.ts';
import type { ExportFilters } from '../administration/person-filters.ts';
import { EXPORTED_ROLES, EXPORTED_SIGN_INS, EXPORTED_STATES, EXPORT_LABELS, EXPORT_TITLE } from './labels.ts';

/** Hours for which a proposal waits: long enough for a weekend. */
const HOURS = 72;

/** What is proposed: the people whom these filters select, without those who were added since. */
export type PeopleExportParams = ExportFilters & { created_before: string };

/** An export of many people: a worker builds the file. */
abstract class ExportPeopleAct implements SecondPersonAct<PeopleExportParams> {
  constructor(
    private readonly clock: Clock,
    private readonly exports: ExportPeople,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly everywhere: boolean,
  ) {}

  async describe(tx: Tx, params: PeopleExportParams): Promise<Snapshot> {
    const { count, digest } = await this.exports.measure(params, this.everywhere);
    if (count > MOST_EXPORTED)
      throw new AppError(
        'conflict',
        'too_many_people',
        `One file contains at most ${MOST_EXPORTED} people, and these are ${count}. Choose one school or one role.`,
      );
    const facts: Fact[] = [fact('people', inEveryLanguage(String(count)))];
    if (params.role) facts.push(fact('role', EXPORTED_ROLES[params.role]));
    if (params.status) facts.push(fact('status', EXPORTED_STATES[params.status]));
    if (params.search) facts.push(fact('search', inEveryLanguage(params.search)));
    if (params.school) {
      const [school] = await this.queries.execute(new GetSchools([params.school]));
      facts.push(fact('school', inEveryLanguage(school?.name ?? params.school)));
    }
    if (params.class) {
      const found = await tx.schoolClass.findMany({
        where: { tenant_id: currentTenantId(), id: params.class },
        select: { name: true },
      });
      facts.push(fact('class', inEveryLanguage(found[0]?.name ?? params.class)));
    }
    if (params.signed_in) facts.push(fact('signed_in', EXPORTED_SIGN_INS[params.signed_in]));
    if (params.language) facts.push(fact('language', inEveryLanguage(LANGUAGE_NAMES[params.language])));
    facts.push(fact('content', EXPORT_LABELS.columns));
    return { facts, material: digest };
  }

  async run(tx: Tx, params: PeopleExportParams, { proposalId, proposedBy }: ApprovedAct): Promise<void> {
    const { created_before, ...filters } = params;
    await tx.peopleExport.createMany({
      data: [
        {
          id: proposalId,
          tenant_id: currentTenantId(),
          requested_by: proposedBy,
          everywhere: this.everywhere,
          filters,
          created_before,
          created_at: this.clock.now(),
        },
      ],
    });
    await this.outbox.add(tx, PeopleExportApproved, { export_id: proposalId });
  }
}

const fact = (label: keyof typeof EXPORT_LABELS, value: LocalText): Fact => ({
  label: EXPORT_LABELS[label],
  value,
});

/** The people of one school. */
@Injectable()
@NeedsSecondPerson({
  kind: 'people.export',
  title: EXPORT_TITLE.school,
  propose: 'school.manage',
  approve: 'school.manage',
  hours: HOURS,
  path: '/admin/users/exports',
})
export class ExportSchoolPeopleAct extends ExportPeopleAct {
  constructor(clock: Clock, exports: ExportPeople, outbox: Outbox, queries: QueryBus) {
    super(clock, exports, outbox, queries, false);
  }
}

/** The people of every school. */
@Injectable()
@NeedsSecondPerson({
  kind: 'people.export_everywhere',
  title: EXPORT_TITLE.platform,
  propose: 'platform.people',
  approve: 'platform.people',
  hours: HOURS,
  path: '/admin-panel/all-users/exports',
})
export class ExportAllPeopleAct extends ExportPeopleAct {
  constructor(clock: Clock, exports: ExportPeople, outbox: Outbox, queries: QueryBus) {
    super(clock, exports, outbox, queries, true);
  }
}
