import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type Picture } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets, type BudgetName } from '../../../platform/http/budgets.ts';
import { isUuid } from '../../../platform/ids.ts';
import { BadgeTickets } from '../badges/badge-tickets.ts';
import { doorByCode, type DoorRow } from '../classes/class-door.ts';
import { CodeBudgets } from '../classes/code-budgets.ts';
import { isDoorOpen } from '../classes/class-door.rules.ts';
import { accountKey, CAME_FROM_HERE } from './known-address.ts';
import { OpenSession, type Caller, type SessionTokens, type SignInWay } from './open-session.ts';
import { Passwords } from './passwords.ts';
import { SprayWatch } from './spray-watch.ts';
import { pictureSecret } from './picture-secret.ts';
import { mustChoosePictures, stepAfterBadge, takes, type SignInMode } from './second-step.rules.ts';

/** How a child says who they are: by the class code and a name of its list, or by a badge's ticket. */
export type StudentDoor = { code: string; student: string } | { ticket: string };

/** How a child proves it. `none`: the badge alone, where that is enough. */
export type StudentProof =
  | { kind: 'password'; password: string }
  | { kind: 'pictures'; pictures: Picture[] }
  | { kind: 'backup_code'; code: string }
  | { kind: 'none' };

export interface StudentSignedIn extends SessionTokens {
  userId: string;
  choosePictures: boolean;
}

/**
 * Signs a child in after the name or the badge. A wrong code, a name that is not on the list, a kind of proof that this
 * class does not take and a wrong secret answer alike, in text and time.
 */
export class SignInStudent extends Command<StudentSignedIn> {
  constructor(
    readonly door: StudentDoor,
    readonly proof: StudentProof,
    readonly caller: Caller & { remember: boolean },
  ) {
    super();
  }
}

interface StudentRow {
  id: string;
  password_hash: string | null;
  picture_hash: string | null;
  backup_hash: string | null;
  backup_expires_at: Date | null;
  known: boolean;
  modes: SignInMode[];
  allow_badge_only: boolean;
}
/** Who stands at the door, as far as it is known; `klass` is set for doors that a class code opened. */
interface AtDoor {
  student: StudentRow | undefined;
  step: SignInMode;
  klass: string | null;
}

const COLUMNS = `u.id, u.password_hash, u.picture_hash, u.backup_hash, u.backup_expires_at, ${CAME_FROM_HERE} as known,
  coalesce((select p.allow_badge_only from identity.sign_in_policy p where p.tenant_id = u.tenant_id), false)
    as allow_badge_only,
  array(select c.sign_in_mode::text from identity.class_member m
        join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
        where m.tenant_id = u.tenant_id and m.user_id = u.id and c.archived_at is null) as modes`;
const NOBODY = '00000000-0000-0000-0000-000000000000';
const WAYS = { password: 'password', pictures: 'picture', backup_code: 'backup', none: 'badge' } as const;

@CommandHandler(SignInStudent)
export class SignInStudentHandler implements ICommandHandler<SignInStudent> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly codeBudgets: CodeBudgets,
    private readonly passwords: Passwords,
    private readonly spray: SprayWatch,
    private readonly tickets: BadgeTickets,
    private readonly openSession: OpenSession,
  ) {}

  async execute({ door, proof, caller }: SignInStudent): Promise<StudentSignedIn> {
    const tenant = currentTenantId();
    await this.budgets.check('sign-in-address', caller.address);
    const byBadge = 'ticket' in door;
    const atDoor = byBadge ? await this.byBadge(door.ticket, caller) : await this.byCode(door, caller);
    const { student, step, klass } = atDoor;
    if (klass) await this.admitToClass(klass, caller.address);

    // Taken beforehand and given back: many tries at the same moment are many tries.
    const tries = this.triesOn(proof, student, byBadge ? `badge:${caller.address}` : door.student);
    for (const [name, key] of tries) await this.budgets.take(name, key);
    const fits = await this.fits(proof, student, takes(step, proof.kind, byBadge), byBadge);
    if (!fits || !student) {
      await this.budgets.take('sign-in-address', caller.address);
      if (klass) await this.budgets.take('sign-in-class', `${tenant}:${klass}`).catch(() => undefined);
      if (klass && student) await this.spray.miss(klass, student.id, caller.address);
      throw new AppError('unauthenticated', 'login_failed', MESSAGES.loginFailed);
    }
    for (const [name, key] of tries)
      await (name === 'picture-account-day'
        ? this.budgets.giveBack(name, key)
        : this.budgets.reset(name, key));
    const way: SignInWay = WAYS[proof.kind];
    const user = { id: student.id, role: 'student' as const, is_staff: false };
    return {
      ...(await this.openSession.for(user, { ...caller, way })),
      userId: student.id,
      choosePictures: mustChoosePictures(student.modes, student.picture_hash !== null),
    };
  }

  /** The child of an open class's list. Whatever is wrong, the same statements run. */
  private async byCode(
    { code, student }: { code: string; student: string },
    caller: Caller,
  ): Promise<AtDoor> {
    const wanted = code.trim().toUpperCase();
    // A wrong code is a wrong code at this step too: it may not be a second place to guess them.
    const attempt = await this.codeBudgets.admit(wanted, caller.address);
    const [doors, students] = await this.db.batch([
      doorByCode(wanted),
      {
        name: 'student_of_class_by_code',
        text: `select ${COLUMNS} from identity.school_class k
               join identity.class_member km on km.tenant_id = k.tenant_id and km.class_id = k.id
               join identity.user_account u on u.tenant_id = km.tenant_id and u.id = km.user_id
               where k.tenant_id = $1 and k.code = $2 and u.id = $4 and u.role = 'student' and u.status = 'active'`,
        values: [currentTenantId(), wanted, caller.address, isUuid(student) ? student : NOBODY],
      },
    ]);
    const door = doors!.rows[0] as DoorRow | undefined;
    if (!door || !isDoorOpen(door, door, this.clock.now())) {
      await attempt.missed();
      return { student: undefined, step: 'password', klass: null };
    }
    await attempt.opened();
    return { student: students!.rows[0] as StudentRow | undefined, step: door.sign_in_mode, klass: door.id };
  }

  private async byBadge(ticket: string, caller: Caller): Promise<AtDoor> {
    const [student] = await this.db.rows<StudentRow>({
      name: 'student_by_badge',
      text: `select ${COLUMNS} from identity.badge b
             join identity.user_account u on u.tenant_id = b.tenant_id and u.id = b.user_id
             where b.tenant_id = $1 and b.id = $2 and b.voided_at is null and u.role = 'student' and u.status = 'active'`,
      values: [currentTenantId(), this.tickets.read(ticket) ?? NOBODY, caller.address],
    });
    const step = student
      ? stepAfterBadge({
          modes: student.modes,
          hasPictures: student.picture_hash !== null,
          allowBadgeOnly: student.allow_badge_only,
        })
      : 'password';
    return { student, step, klass: null };
  }

  /** Under a spray of passwords a class still lets in addresses it has come from, and nobody locks its children out. */
  private async admitToClass(klass: string, address: string): Promise<void> {
    try {
      await this.budgets.check('sign-in-class', `${currentTenantId()}:${klass}`);
    } catch (refusal) {
      const known = await this.db.rows({
        name: 'address_of_class',
        text: `select 1 from identity.class_member m
               join identity.session s on s.tenant_id = m.tenant_id and s.user_id = m.user_id
               where m.tenant_id = $1 and m.class_id = $2 and s.address = $3
                 and s.created_at > now() - interval '30 days' limit 1`,
        values: [currentTenantId(), klass, address],
      });
      if (known.length === 0) throw refusal;
    }
  }

  private triesOn(
    proof: StudentProof,
    student: StudentRow | undefined,
    asked: string,
  ): [BudgetName, string][] {
    if (proof.kind === 'none') return [];
    const account = accountKey(student?.id ?? asked.toLowerCase(), student?.known ?? false);
    if (proof.kind === 'password') return [['sign-in-account', account]];
    if (proof.kind === 'pictures')
      return [
        ['picture-account', account],
        ['picture-account-day', account],
      ];
    // Each code has its own five tries, wherever they come from.
    const code = student?.backup_expires_at?.getTime() ?? 'none';
    return [['backup-code', `${currentTenantId()}:${student?.id ?? asked.toLowerCase()}:${code}`]];
  }

  private async fits(
    proof: StudentProof,
    student: StudentRow | undefined,
    taken: boolean,
    byBadge: boolean,
  ): Promise<boolean> {
    switch (proof.kind) {
      case 'password':
        return this.passwords.verify(taken ? student?.password_hash : null, proof.password);
      case 'pictures':
        return this.passwords.verify(taken ? student?.picture_hash : null, pictureSecret(proof.pictures));
      case 'backup_code': {
        const lives = student?.backup_expires_at && student.backup_expires_at > this.clock.now();
        return (
          (await this.passwords.verify(lives ? student.backup_hash : null, proof.code)) &&
          this.useBackup(student!)
        );
      }
      case 'none':
        return byBadge && taken;
    }
  }

  /** A code opens one session: of two at once, one finds it gone. */
  private async useBackup({ id, backup_hash }: StudentRow): Promise<boolean> {
    const { count } = await this.db.transaction((tx) =>
      tx.user.updateMany({
        where: { tenant_id: currentTenantId(), id, backup_hash },
        data: { backup_hash: null, backup_expires_at: null },
      }),
    );
    return count === 1;
  }
}
