import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { audit } from '../audit/audit.ts';
import { ownClass, ownStudents } from '../classes/own-class.ts';
import { Passwords } from './passwords.ts';

const LIFE_MS = 15 * 60_000;

/** A way in for a child who cannot use theirs. */
export class BackupCode {
  /** Six digits, shown this once. */
  code!: string;
  expires_at!: Date;
}

/** Makes a child's one-time code; the one before it is worth nothing. */
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
      await audit(tx, {
        action: 'person.backup_code_made',
        subjectId: studentId,
        detail: { class_id: classId },
      });
    });
    return { code, expires_at };
  }
}
