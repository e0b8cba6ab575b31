import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { valueChanges } from '../../audit/value-changes.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { assertMayShowPhoto, drawnAvatar } from '../../profile/avatar.rules.ts';
import { Avatars } from '../../profile/avatars.ts';
import { assertBirth } from '../../profile/birth-fields.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { assertEmailFree, isTaken } from './create-person.ts';
import { countOthersOf, lockPerson } from './lock-person.ts';
import { assertComplete, assertMayChange, assertMayAssignRole, assertNotLast } from './people.rules.ts';
import type { ChangePersonBody } from './person-body.ts';

/** Changes the given fields of a person of the running school; a change of role ends their sessions. */
export class ChangePerson extends Command<void> {
  constructor(
    readonly id: string,
    readonly change: ChangePersonBody,
    readonly photo: Buffer | null,
  ) {
    super();
  }
}

interface Kept {
  first_name: string;
  last_name: string;
  email: string | null;
  country: string | null;
  role: Role;
  avatar: string | null;
  birth_year: number | null;
  birth_month: number | null;
}

@CommandHandler(ChangePerson)
export class ChangePersonHandler implements ICommandHandler<ChangePerson> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly avatars: Avatars,
  ) {}

  async execute({ id, change, photo }: ChangePerson): Promise<void> {
    const stored = photo ? await this.avatars.keep(photo) : null;
    let replaced: string | null = null;
    const save = (): Promise<void> =>
      this.db.transaction(async (tx) => {
        replaced = await this.save(tx, id, change, stored);
      });
    try {
      await save().catch((error: unknown) => {
        if (!isTaken(error)) throw error;
        return save();
      });
    } catch (error) {
      await this.avatars.drop(stored);
      throw error;
    }
    await this.avatars.drop(replaced);
  }

  /** Resolves to the replaced avatar, which can be deleted, or null. */
  private async save(
    tx: Tx,
    id: string,
    change: ChangePersonBody,
    photo: string | null,
  ): Promise<string | null> {
    const tenant_id = currentTenantId();
    const actor = currentContext()!.principal!;
    const person = await lockPerson(tx, id);
    if (!person || person.role === 'community') throw notFound('person');
    assertMayChange(actor, person);
    const before: Kept = person;
    const isStudent = (change.role ?? before.role) === 'student';
    const birth_year = change.birth_year === undefined ? before.birth_year : change.birth_year;
    // A month without its year has no meaning.
    const birth_month =
      change.birth_year === null && change.birth_month === undefined
        ? null
        : change.birth_month === undefined
          ? before.birth_month
          : change.birth_month;
    const after: Kept = {
      first_name: change.first_name ?? before.first_name,
      last_name: change.last_name ?? before.last_name,
      email: change.email === undefined ? before.email : change.email || null,
      country: change.country === undefined ? before.country : change.country || null,
      role: change.role ?? before.role,
      avatar: photo ?? (change.avatar === undefined ? before.avatar : drawnAvatar(change.avatar)),
      // Stored for students only: removed for every other role.
      birth_year: isStudent ? birth_year : null,
      birth_month: isStudent ? birth_month : null,
    };
    if (change.birth_year !== undefined || change.birth_month !== undefined)
      assertBirth(after.birth_year, after.birth_month, this.clock.now());
    assertMayAssignRole(actor, person, after.role, tenant_id === PLATFORM_TENANT_ID);
    // A missing field does not block unrelated changes unless the change removes it or the new role requires
    // it.
    if (after.role !== before.role || change.email !== undefined || change.country !== undefined)
      assertComplete({
        role: after.role,
        email: change.email === undefined && after.role === before.role ? 'unchanged' : after.email,
        country: change.country === undefined && after.role === before.role ? 'unchanged' : after.country,
      });
    if (photo) assertMayShowPhoto(after.role);
    const changed = (Object.keys(after) as (keyof Kept)[]).filter((name) => after[name] !== before[name]);
    if (changed.length === 0) return null;
    if (changed.includes('email')) await assertEmailFree(tx, after.email, id);
    if (changed.includes('role')) assertNotLast(actor, before.role, await countOthersOf(tx, person));
    await tx.user.update({
      where: { tenant_id_id: { tenant_id, id } },
      data: {
        ...after,
        is_staff: after.role === 'platform_admin',
        ...(changed.includes('email') && { email_verified_at: null }),
      },
    });
    if (changed.includes('role')) await endSessions(tx, id, 'role_changed');
    await recordAuditEntry(tx, {
      action: 'person.changed',
      subjectId: id,
      detail: {
        changed,
        changes: valueChanges(before, after, ['first_name', 'last_name', 'email', 'country', 'role']),
        ...(changed.includes('role') && { role: { from: before.role, to: after.role } }),
      },
    });
    return changed.includes('avatar') ? before.avatar : null;
  }
}
