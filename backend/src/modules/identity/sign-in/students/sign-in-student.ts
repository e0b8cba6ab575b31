import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type Picture } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets, type Budget } from '../../../../platform/http/budgets.ts';
import { isUuid } from '../../../../platform/ids.ts';
import { BadgeTokens } from './badge-tokens.ts';
import { classByCode, type ClassByCode } from './class-by-code.ts';
import { ClassCodeBudgets } from './class-code-budgets.ts';
import { isClassSignInOpen } from './class-sign-in-access.rules.ts';
import { accountKey, CAME_FROM_HERE } from '../passwords/known-address.ts';
import { ClassDevices, type DeviceAtSignIn } from './class-devices.ts';
import { PictureTries } from './picture-tries.ts';
import { OpenSession, type Caller, type SessionTokens, type SignInMethod } from '../sessions/open-session.ts';
import { Passwords } from '../passwords/passwords.ts';
import { PasswordSprayingWatch } from './password-spraying-watch.ts';
import { pictureSecret } from './picture-secret.ts';
import {
  mustChoosePictures,
  stepAfterBadge,
  acceptsProof,
  type SignInMode,
} from './student-sign-in.rules.ts';
import { SIGN_IN_ACCOUNT_BUDGET, SIGN_IN_ADDRESS_BUDGET } from '../sessions/sign-in.budgets.ts';
import {
  BACKUP_CODE_BUDGET,
  PICTURE_ACCOUNT_BUDGET,
  PICTURE_ACCOUNT_DAY_BUDGET,
  SIGN_IN_CLASS_BUDGET,
} from './student-sign-in.budgets.ts';

/** How a student is identified: by the class code and a name in its list, or by a badge token. */
export type StudentIdentification = { code: string; student: string } | { ticket: string };

/** How a student authenticates. `none`: by the badge alone, where that is allowed. */
export type StudentProof =
  | { kind: 'password'; password: string }
  | { kind: 'pictures'; pictures: Picture[] }
  | { kind: 'backup_code'; code: string }
  | { kind: 'none' };

interface StudentSignedIn extends SessionTokens {
  userId: string;
  choosePictures: boolean;
}

/**
 * Signs a student in after the name or the badge. A wrong code, a name that is not in the list, a kind of
 * proof that this class does not accept and a wrong secret get the same response, in text and duration.
 */
export class SignInStudent extends Command<StudentSignedIn> {
  constructor(
    readonly identification: StudentIdentification,
    readonly proof: StudentProof,
    readonly caller: DeviceAtSignIn & { remember: boolean },
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
/** The identified student, if there is one; `klass` is set when a class code was used. */
interface SignInCandidate {
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
const SIGN_IN_METHODS = {
  password: 'password',
  pictures: 'picture',
  backup_code: 'backup',
  none: 'badge',
} as const;

@CommandHandler(SignInStudent)
export class SignInStudentHandler implements ICommandHandler<SignInStudent> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly codeBudgets: ClassCodeBudgets,
    private readonly passwords: Passwords,
    private readonly spray: PasswordSprayingWatch,
    private readonly devices: ClassDevices,
    private readonly pictures: PictureTries,
    private readonly tickets: BadgeTokens,
    private readonly openSession: OpenSession,
  ) {}

  async execute({ identification, proof, caller }: SignInStudent): Promise<StudentSignedIn> {
    const tenant = currentTenantId();
    await this.budgets.check(SIGN_IN_ADDRESS_BUDGET, caller.address);
    const byBadge = 'ticket' in identification;
    const identified = byBadge
      ? await this.byBadge(identification.ticket, caller)
      : await this.byCode(identification, caller);
    const { student, step, klass } = identified;
    if (klass) await this.admitToClass(klass, caller.address);
    const pictured = step === 'picture' ? klass : null;
    const byPictures = proof.kind === 'pictures' ? pictured : null;
    // A backup code is a teacher's yes to the device on which it is typed.
    const unknownDevice = byPictures
      ? await this.devices.admit(byPictures, student?.id ?? null, caller)
      : proof.kind === 'backup_code';

    // Taken before the check and returned on success, so that parallel attempts are all counted.
    const tries = this.triesOn(proof, student, byBadge ? `badge:${caller.address}` : identification.student);
    const [used = 0] = await this.takeEach(tries);
    if (byPictures) await this.pictures.take(byPictures);
    const accepted = acceptsProof(step, proof.kind, byBadge);
    const fits = await this.fits(proof, student, accepted, byBadge, caller.address);
    if (!fits || !student) {
      await this.budgets.take(SIGN_IN_ADDRESS_BUDGET, caller.address);
      if (byPictures) await this.pictures.missed(byPictures);
      if (klass) await this.budgets.take(SIGN_IN_CLASS_BUDGET, `${tenant}:${klass}`).catch(() => undefined);
      if (klass && student) await this.spray.miss(klass, student.id, caller.address);
      throw new AppError('unauthenticated', 'login_failed', MESSAGES.loginFailed);
    }
    for (const [budget, key] of tries)
      await (budget === PICTURE_ACCOUNT_DAY_BUDGET
        ? this.budgets.refund(budget, key)
        : this.budgets.reset(budget, key));
    if (byPictures) await this.pictures.succeeded(byPictures, used - 1);
    if (pictured && unknownDevice) await this.devices.remember(pictured, student.id, caller);
    const way: SignInMethod = SIGN_IN_METHODS[proof.kind];
    const user = { id: student.id, role: 'student' as const, is_staff: false };
    return {
      ...(await this.openSession.for(user, { ...caller, way })),
      userId: student.id,
      choosePictures: mustChoosePictures(student.modes, student.picture_hash !== null),
    };
  }

  /** The child in the list of an open class. The same statements run in every case. */
  private async byCode(
    { code, student }: { code: string; student: string },
    caller: Caller,
  ): Promise<SignInCandidate> {
    const wanted = code.trim().toUpperCase();
    // Wrong codes are counted at this step too, so that they cannot be guessed here.
    const attempt = await this.codeBudgets.admit(wanted, caller.address);
    const [classes, students] = await this.db.batch([
      classByCode(wanted),
      {
        name: 'student_of_class_by_code',
        text: `select ${COLUMNS} from identity.school_class k
               join identity.class_member km on km.tenant_id = k.tenant_id and km.class_id = k.id
               join identity.user_account u on u.tenant_id = km.tenant_id and u.id = km.user_id
               where k.tenant_id = $1 and k.code = $2 and u.id = $4 and u.role = 'student' and u.status = 'active'`,
        values: [currentTenantId(), wanted, caller.address, isUuid(student) ? student : NOBODY],
      },
    ]);
    const found = classes!.rows[0] as ClassByCode | undefined;
    if (!found || !isClassSignInOpen(found, found, this.clock.now())) {
      await attempt.missed();
      return { student: undefined, step: 'password', klass: null };
    }
    await attempt.opened();
    return {
      student: students!.rows[0] as StudentRow | undefined,
      step: found.sign_in_mode,
      klass: found.id,
    };
  }

  private async byBadge(ticket: string, caller: Caller): Promise<SignInCandidate> {
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

  /**
   * During password spraying a class still accepts addresses from which it signed in recently, so that its
   * students are not locked out.
   */
  private async admitToClass(klass: string, address: string): Promise<void> {
    try {
      await this.budgets.check(SIGN_IN_CLASS_BUDGET, `${currentTenantId()}:${klass}`);
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

  private triesOn(proof: StudentProof, student: StudentRow | undefined, asked: string): [Budget, string][] {
    if (proof.kind === 'none') return [];
    const account = accountKey(student?.id ?? asked.toLowerCase(), student?.known ?? false);
    if (proof.kind === 'password') return [[SIGN_IN_ACCOUNT_BUDGET, account]];
    if (proof.kind === 'pictures')
      return [
        [PICTURE_ACCOUNT_BUDGET, account],
        [PICTURE_ACCOUNT_DAY_BUDGET, account],
      ];
    // Each backup code has five attempts, from all addresses together.
    const code = student?.backup_expires_at?.getTime() ?? 'none';
    return [[BACKUP_CODE_BUDGET, `${currentTenantId()}:${student?.id ?? asked.toLowerCase()}:${code}`]];
  }

  /** Takes one from each budget; resolves with how much of each is used. */
  private async takeEach(tries: [Budget, string][]): Promise<number[]> {
    const used: number[] = [];
    for (const [budget, key] of tries) used.push(await this.budgets.take(budget, key));
    return used;
  }

  private async fits(
    proof: StudentProof,
    student: StudentRow | undefined,
    taken: boolean,
    byBadge: boolean,
    address: string,
  ): Promise<boolean> {
    const origin = { address, known: student?.known ?? false };
    switch (proof.kind) {
      case 'password':
        return this.passwords.verify(taken ? student?.password_hash : null, proof.password, origin);
      case 'pictures':
        return this.passwords.verify(
          taken ? student?.picture_hash : null,
          pictureSecret(proof.pictures),
          origin,
        );
      case 'backup_code': {
        const lives = student?.backup_expires_at && student.backup_expires_at > this.clock.now();
        return (
          (await this.passwords.verify(lives ? student.backup_hash : null, proof.code, origin)) &&
          this.useBackup(student!)
        );
      }
      case 'none':
        return byBadge && taken;
    }
  }

  /** A backup code opens one session: the second of two concurrent requests is refused. */
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
