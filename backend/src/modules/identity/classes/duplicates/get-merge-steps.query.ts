import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetMergeSteps, type MergeStep } from '../../contract.ts';
import { undoUntil } from './undo-merge.rules.ts';

/** More merges in a row than people make; a bound for the loop. */
const MOST = 50;

@QueryHandler(GetMergeSteps)
export class GetMergeStepsHandler implements IQueryHandler<GetMergeSteps> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ personId }: GetMergeSteps): Promise<MergeStep[]> {
    const steps: MergeStep[] = [];
    let step = await this.next(personId);
    while (step && steps.length < MOST) {
      steps.push(step);
      step = await this.next(step.to_id);
    }
    return steps;
  }

  /** The merge of one account. One that was made before merges were stored is known only by its result. */
  private async next(personId: string): Promise<MergeStep | null> {
    const [found] = await this.db.rows<{
      to_id: string | null;
      merge_id: string | null;
      merged_at: Date | null;
      sealed: boolean | null;
    }>({
      name: 'merge_step',
      text: `select coalesce(m.kept_id, u.merged_into) as to_id, m.id as merge_id, m.merged_at, m.sealed
             from identity.user_account u
             left join identity.account_merge m
               on m.tenant_id = u.tenant_id and m.merged_id = u.id and m.undone_at is null
             where u.tenant_id = $1 and u.id = $2 order by m.merged_at desc limit 1`,
      values: [currentTenantId(), personId],
    });
    if (!found?.to_id) return null;
    const { to_id, merge_id, merged_at, sealed } = found;
    const until = merged_at && undoUntil(merged_at);
    const open = merge_id !== null && until !== null && !sealed && this.clock.now() < until;
    return { from_id: personId, to_id, undo: open ? { merge_id, until } : null };
  }
}
