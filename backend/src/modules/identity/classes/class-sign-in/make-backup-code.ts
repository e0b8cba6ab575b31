import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { ownClass, ownStudents } from './lock-own-class.ts';
import { Passwords } from '../../sign-in/passwords/passwords.ts';

const LIFE_MS = 15 * 60_000;

/** A one-time code for a student who cannot use the class's sign-in method. */
export class BackupCode {
  /** Six digits, shown only once. */
  code!: string;
  expires_at!: Date;
}

/** Creates a student's one-time code; the previous one stops working. */
export class MakeBackupCode extends Command<BackupCode> {
  constructor(
    readonly classId: string,
    readonly studentId: string,
  ) {
    super();
  }
}

@CommandHandler(MakeBackupCode)
export class MakeBackupCodeHandler implements ICommandHandler<MakeBackupCode> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  async execute({ classId, studentId }: MakeBackupCode): Promise<BackupCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const backup_hash = await this.passwords.hash(code);
    const expires_at = new Date(this.clock.now().getTime() + LIFE_MS);
    await this.db.transaction(async (tx) => {
      await ownClass(tx, classId);
      await ownStudents(tx, classId, [studentId]);
      await tx.user.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: studentId } },
        data: { backup_hash, backup_expires_at: expires_at },
      });
      await recordAuditEntry(tx, {
        action: 'person.backup_code_made',
        subjectId: studentId,
        detail: { class_id: classId },
      });
    });
    return { code, expires_at };
  }
}
