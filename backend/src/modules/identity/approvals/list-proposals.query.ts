import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, currentTenantKind, type Principal } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { Acts, resultPath } from './acts.ts';
import { stateAt, type ProposalState } from './proposal.rules.ts';

/** A text in every language of the app. */
export class TextInLanguages {
  en!: string;
  fr!: string;
  ar!: string;
  hi!: string;
}
export class ProposalFact {
  label!: TextInLanguages;
  value!: TextInLanguages;
}
export class ProposalRow {
  id!: string;
  /** e.g. people.export */
  kind!: string;
  title!: TextInLanguages;
  state!: ProposalState;
  /** Name of the proposer. */
  proposed_by!: string;
  proposed_at!: string;
  expires_at!: string;
  /** Whether the caller proposed it. */
  own!: boolean;
  /** Whether the caller can approve or refuse it now. */
  may_decide!: boolean;
}
export class ProposalDetail extends ProposalRow {
  /** Why, by the proposer. */
  reason!: string;
  /** What will be done. */
  facts!: ProposalFact[];
  /** Name of the person who decided; empty before, and when the time ran out. */
  decided_by!: string;
  decided_at!: string | null;
  /** Why it was refused. */
  decision_note!: string | null;
  /** Page where the proposer finds the result. */
  path!: string;
}

interface Stored {
  id: string;
  kind: string;
  state: string;
  reason: string;
  facts: ProposalFact[];
  proposed_by: string;
  proposer: string;
  proposed_at: Date;
  expires_at: Date;
  decider: string;
  decided_at: Date | null;
  decision_note: string | null;
}

/** Proposals that the caller may propose or approve: those that wait first. */
export class ListProposals extends Query<{ count: number; proposals: ProposalRow[] }> {
  constructor(
    readonly page: PageQuery,
    readonly requester: Principal,
  ) {
    super();
  }
}

/** One proposal, with what will be done. */
export class GetProposal extends Query<ProposalDetail> {
  constructor(
    readonly id: string,
    readonly requester: Principal,
  ) {
    super();
  }
}

const COLUMNS = `p.id, p.kind, p.state, p.reason, p.facts, p.proposed_by, p.proposed_at, p.expires_at, p.decided_at,
  p.decision_note, coalesce(trim(a.first_name || ' ' || a.last_name), '') as proposer,
  coalesce(trim(d.first_name || ' ' || d.last_name), '') as decider`;
const FROM = `from identity.proposal p
  left join identity.user_account a on a.tenant_id = p.tenant_id and a.id = p.proposed_by
  left join identity.user_account d on d.tenant_id = p.tenant_id and d.id = p.decided_by`;

@QueryHandler(ListProposals)
export class ListProposalsHandler implements IQueryHandler<ListProposals> {
  constructor(
    private readonly acts: Acts,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ page, requester }: ListProposals): Promise<{ count: number; proposals: ProposalRow[] }> {
    const now = this.clock.now();
    const kinds = this.acts.kindsOf(requester.role);
    const [rows, counted] = await this.db.batch([
      {
        name: 'proposals',
        text: `select ${COLUMNS} ${FROM} where p.tenant_id = $1 and p.kind = any($2::text[])
               order by p.state = 'waiting' and p.expires_at > $3 desc, p.proposed_at desc, p.id limit $4 offset $5`,
        values: [currentTenantId(), kinds, now, page.limit, page.offset],
      },
      {
        name: 'proposals_count',
        text: `select count(*)::int as count from identity.proposal where tenant_id = $1 and kind = any($2::text[])`,
        values: [currentTenantId(), kinds],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      proposals: (rows!.rows as Stored[]).map((row) => rowOf(this.acts, row, requester, now)),
    };
  }
}

@QueryHandler(GetProposal)
export class GetProposalHandler implements IQueryHandler<GetProposal> {
  constructor(
    private readonly acts: Acts,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ id, requester }: GetProposal): Promise<ProposalDetail> {
    const [row] = await this.db.rows<Stored & Record<string, unknown>>({
      name: 'proposal',
      text: `select ${COLUMNS} ${FROM} where p.tenant_id = $1 and p.id = $2 and p.kind = any($3::text[])`,
      values: [currentTenantId(), id, this.acts.kindsOf(requester.role)],
    });
    if (!row) throw notFound('proposal');
    return {
      ...rowOf(this.acts, row, requester, this.clock.now()),
      reason: row.reason,
      facts: row.facts,
      decided_by: row.decider,
      decided_at: row.decided_at?.toISOString() ?? null,
      decision_note: row.decision_note,
      path: resultPath(this.acts.get(row.kind)),
    };
  }
}

function rowOf(acts: Acts, row: Stored, { userId, role }: Principal, now: Date): ProposalRow {
  const act = acts.get(row.kind);
  const state = stateAt(row.state, row.expires_at, now);
  const own = row.proposed_by === userId;
  return {
    id: row.id,
    kind: row.kind,
    title: { ...act.title },
    state,
    proposed_by: row.proposer,
    proposed_at: row.proposed_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    own,
    may_decide: state === 'waiting' && !own && may(role, act.approve, currentTenantKind()),
  };
}
