import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import type { SignInMode } from '../../sign-in/students/student-sign-in.rules.ts';
import { PictureTries } from '../../sign-in/students/picture-tries.ts';
import { freshClassCode } from '../../sign-in/students/class-codes.ts';
import {
  DEFAULT_POLICY,
  isClassSignInOpen,
  type ClassSignInAccess,
  type SchoolHours,
} from '../../sign-in/students/class-sign-in-access.rules.ts';
import { ownClass } from './lock-own-class.ts';

/** How the students of a class sign in. */
export class ClassSignIn {
  id!: string;
  code!: string;
  code_window!: 'always' | 'school_hours' | 'closed';
  code_changed_at!: Date;
  code_expires_at!: Date | null;
  sign_in_mode!: SignInMode;
  /** Whether the code works now. */
  open_now!: boolean;
}

interface ClassSignInChange {
  code_window?: ClassSignInAccess['code_window'];
  /** Null: no expiry. */
  code_expires_at?: Date | null;
  sign_in_mode?: SignInMode;
}

/** Sets when a class code works, and the second step of sign-in. */
export class ChangeClassSignIn extends Command<ClassSignIn> {
  constructor(
    readonly classId: string,
    readonly change: ClassSignInChange,
  ) {
    super();
  }
}

/** Gives a class a new code; the old one stops working at once. */
export class ChangeClassCode extends Command<ClassSignIn> {
  constructor(readonly classId: string) {
    super();
  }
}

const policyOf = async (tx: Tx): Promise<SchoolHours & { allow_badge_only: boolean }> =>
  (await tx.signInPolicy.findUnique({ where: { tenant_id: currentTenantId() } })) ?? DEFAULT_POLICY;

async function write(
  tx: Tx,
  classId: string,
  data: ClassSignInChange & { code?: string; code_changed_at?: Date },
  now: Date,
): Promise<ClassSignIn> {
  const saved = await tx.schoolClass.update({
    where: { tenant_id_id: { tenant_id: currentTenantId(), id: classId } },
    data,
  });
  const { id, code, code_window, code_changed_at, code_expires_at, sign_in_mode } = saved;
  return {
    id,
    code,
    code_window,
    code_changed_at,
    code_expires_at,
    sign_in_mode,
    open_now: isClassSignInOpen(saved, await policyOf(tx), now),
  };
}

@CommandHandler(ChangeClassSignIn)
export class ChangeClassSignInHandler implements ICommandHandler<ChangeClassSignIn> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ classId, change }: ChangeClassSignIn): Promise<ClassSignIn> {
    return this.db.transaction(async (tx) => {
      const before = await ownClass(tx, classId);
      if (change.sign_in_mode === 'badge' && !(await policyOf(tx)).allow_badge_only)
        throw invalidFields(
          {
            sign_in_mode: [
              'This school does not let a badge alone log in. An administrator can allow it, or choose pictures.',
            ],
          },
          'badge_only_not_allowed',
        );
      const changed = (Object.keys(change) as (keyof ClassSignInChange)[]).filter(
        (name) => String(before[name]) !== String(change[name]),
      );
      if (changed.length > 0)
        await recordAuditEntry(tx, {
          action: 'class.sign_in_changed',
          detail: { class_id: classId, class: before.name, changed },
        });
      return write(tx, classId, change, this.clock.now());
    });
  }
}

@CommandHandler(ChangeClassCode)
export class ChangeClassCodeHandler implements ICommandHandler<ChangeClassCode> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly pictures: PictureTries,
  ) {}

  async execute({ classId }: ChangeClassCode): Promise<ClassSignIn> {
    for (let tries = 1; ; tries++) {
      try {
        const changed = await this.rotate(classId);
        await this.pictures.reset(classId);
        return changed;
      } catch (error) {
        // The random code belongs to another class of the school: try another one.
        if ((error as { code?: string }).code !== 'P2002' || tries === 5) throw error;
      }
    }
  }

  private rotate(classId: string): Promise<ClassSignIn> {
    return this.db.transaction(async (tx) => {
      const { name } = await ownClass(tx, classId);
      const now = this.clock.now();
      await recordAuditEntry(tx, {
        action: 'class.code_changed',
        detail: { class_id: classId, class: name },
      });
      // The expiry of the old code does not apply to the new one.
      return write(tx, classId, { code: freshClassCode(), code_changed_at: now, code_expires_at: null }, now);
    });
  }
}
