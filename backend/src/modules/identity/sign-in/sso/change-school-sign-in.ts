import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { type AppError, invalidFields } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { areHoursInOrder, type SchoolHours } from '../students/class-sign-in-access.rules.ts';

/** A school's sign-in settings. `require_second_factor` null: the platform's default. */
interface SignInDecisions extends SchoolHours {
  require_second_factor: boolean | null;
  allow_badge_only: boolean;
  show_surnames: boolean;
}
type Decision = keyof SignInDecisions;

/**
 * Changes the sign-in settings of the school: all given members, or none. Effective at once: a class with
 * sign-in by badge alone needs pictures or a password again when that is no longer allowed, and codes follow
 * the new hours.
 */
export class ChangeSchoolSignIn extends Command<void> {
  constructor(readonly change: { [Name in Decision]?: SignInDecisions[Name] | undefined }) {
    super();
  }
}

const HOURS = ['hours_from', 'hours_to', 'hours_days', 'time_zone'] as const;

@CommandHandler(ChangeSchoolSignIn)
export class ChangeSchoolSignInHandler implements ICommandHandler<ChangeSchoolSignIn> {
  constructor(private readonly db: Db) {}

  async execute({ change }: ChangeSchoolSignIn): Promise<void> {
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      // Creates the row if there is none, and locks it, so that concurrent changes see each other.
      const [before] = await tx.$queryRaw<SignInDecisions[]>`
        insert into identity.sign_in_policy (tenant_id, updated_at) values (${tenant_id}::uuid, now())
        on conflict (tenant_id) do update set updated_at = now()
        returning require_second_factor, allow_badge_only, show_surnames, hours_from, hours_to, hours_days, time_zone`;
      const data = changesOf(before!, change);
      const changed = Object.keys(data) as Decision[];
      if (changed.length === 0) return;
      if (('hours_from' in data || 'hours_to' in data) && !areHoursInOrder({ ...before!, ...data }))
        throw hoursOutOfOrder('hours_to' in data);
      await tx.signInPolicy.update({ where: { tenant_id }, data });
      const record = (action: string, detail: object) =>
        recordAuditEntry(tx, { action, detail: { ...detail } });
      if ('require_second_factor' in data)
        await record('sign_in.second_factor_required', { required: data.require_second_factor });
      if ('allow_badge_only' in data)
        await record('sign_in.badge_only_allowed', { allowed: data.allow_badge_only });
      if ('show_surnames' in data) await record('sign_in.surnames_shown', { shown: data.show_surnames });
      const hours = HOURS.filter((name) => name in data);
      if (hours.length > 0)
        await record('sign_in.hours_changed', Object.fromEntries(hours.map((name) => [name, data[name]])));
    });
  }
}

/** The given members that differ. */
function changesOf(before: SignInDecisions, change: ChangeSchoolSignIn['change']): Partial<SignInDecisions> {
  const given = {
    ...change,
    ...(change.hours_days && { hours_days: [...change.hours_days].sort((a, b) => a - b) }),
  };
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as Decision]),
    ),
  );
}

const hoursOutOfOrder = (end: boolean): AppError =>
  invalidFields(
    end
      ? { hours_to: ['School hours must end after they begin, on the same day.'] }
      : { hours_from: ['School hours must begin before they end, on the same day.'] },
  );
