import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { GetSchools, type School } from '../../tenancy/contract.ts';
import {
  formatLogPosition,
  maskedAddress,
  NOT_DELIVERED,
  parseLogPosition,
  type EmailState,
} from './email-log.rules.ts';
import type { EmailLogPage, EmailLogQuery, EmailLogRow, EmailSchool } from './email-log-view.ts';

/** E-mails of every school, the newest first. */
export class ListEmailLog extends Query<EmailLogPage> {
  constructor(readonly filters: EmailLogQuery) {
    super();
  }
}

/** A row of `LOG_COLUMNS`. */
export interface StoredLogRow {
  id: string;
  tenant_id: string;
  template: string;
  recipient: string;
  subject: string;
  state: EmailState;
  tries: number;
  created_at: Date;
  sent_at: Date | null;
}
export const LOG_COLUMNS =
  'id, tenant_id, template, recipient, subject, state::text, tries, created_at, sent_at';

const LEAST_SEARCH = 3;

@QueryHandler(ListEmailLog)
export class ListEmailLogHandler implements IQueryHandler<ListEmailLog> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters }: ListEmailLog): Promise<EmailLogPage> {
    const { conditions, values, name } = conditionsOf(filters);
    const [found] = await this.db.oversee([
      {
        name: `email_log_${name}`,
        text: `select ${LOG_COLUMNS} from messaging.email ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
               order by created_at desc, id desc limit $1`,
        values: [filters.limit + 1, ...values],
      },
    ]);
    const rows = found!.rows as StoredLogRow[];
    const shown = rows.slice(0, filters.limit);
    const schools = await this.queries.execute(
      new GetSchools([...new Set(shown.map((row) => row.tenant_id))]),
    );
    const last = shown.at(-1);
    return {
      results: shown.map((row) => logRowOf(row, schools)),
      next:
        last && rows.length > filters.limit
          ? formatLogPosition({ at: last.created_at.toISOString(), id: last.id })
          : null,
    };
  }
}

export const schoolIn = (schools: readonly School[], id: string): EmailSchool | null => {
  const found = schools.find((school) => school.id === id);
  return found ? { id: found.id, name: found.name } : null;
};

export const logRowOf = (row: StoredLogRow, schools: readonly School[]): EmailLogRow => ({
  id: row.id,
  school: schoolIn(schools, row.tenant_id),
  template: row.template,
  recipient: maskedAddress(row.recipient),
  subject: row.subject,
  state: row.state,
  tries: row.tries,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
});

/**
 * The conditions of the filters that are set. Each combination is a statement of its own, so that each is planned by the
 * index that fits it.
 */
function conditionsOf({ after, state, template, school, from, until, search }: EmailLogQuery) {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const names: string[] = [];
  const add = (name: string, condition: (parameter: string) => string, value: unknown): void => {
    values.push(value);
    names.push(name);
    conditions.push(condition(`$${values.length + 1}`));
  };
  if (state === 'not_delivered')
    add('states', (p) => `state = any(${p}::messaging.email_state[])`, NOT_DELIVERED);
  else if (state) add('state', (p) => `state = ${p}::messaging.email_state`, state);
  if (template) add('template', (p) => `template = ${p}`, template);
  if (school) add('school', (p) => `tenant_id = ${p}::uuid`, school);
  if (from) add('from', (p) => `created_at >= ${p}::timestamptz`, from);
  if (until) add('until', (p) => `created_at < ${p}::timestamptz`, until);
  const words = search?.trim().toLowerCase() ?? '';
  if (isUuid(words)) add('id', (p) => `id = ${p}::uuid`, words);
  else if (words.length >= LEAST_SEARCH) {
    add('address', (p) => `address collate "C" >= ${p}`, words);
    add('address_end', (p) => `address collate "C" < ${p}`, `${words}\u{10ffff}`);
  }
  if (after) {
    const position = parseLogPosition(after);
    if (!position) throw new AppError('malformed', 'bad_position', 'after must be `next` of a page.');
    add('at', (p) => `(created_at, id) < (${p}::timestamptz, `, position.at);
    values.push(position.id);
    conditions[conditions.length - 1] += `$${values.length + 1}::uuid)`;
  }
  return { conditions, values, name: names.join('_') || 'all' };
}
