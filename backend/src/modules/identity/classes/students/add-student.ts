import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { Passwords } from '../../sign-in/passwords/passwords.ts';
import { assertBirth } from '../../profile/birth-fields.ts';
import { lockOpenClass, type Teaching } from '../management/class-access.ts';
import type { NewStudentBody } from '../management/class-bodies.ts';
import type { StudentLoginSlip } from '../management/class-views.ts';
import { readablePassword } from './readable-password.ts';
import { isTaken, takenUsernames, usernameTaken } from '../../profile/usernames.ts';
import { claimUsername, usernameBase } from '../../profile/usernames.rules.ts';

/**
 * Creates one student, or the account that a class shares, without an e-mail. The password is only in this
 * response.
 */
export class AddStudent extends Command<StudentLoginSlip> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly student: NewStudentBody,
  ) {
    super();
  }
}

@CommandHandler(AddStudent)
export class AddStudentHandler implements ICommandHandler<AddStudent> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  async execute({ who, classId, student }: AddStudent): Promise<StudentLoginSlip> {
    const { birth_year = null, birth_month = null } = student;
    assertBirth(birth_year, birth_month, this.clock.now());
    const password = readablePassword();
    const password_hash = await this.passwords.hash(password);
    return this.db.transaction(async (tx) => {
      const schoolClass = await lockOpenClass(tx, who, classId);
      const { first_name, last_name = '', is_class_account = false } = student;
      const tenant_id = currentTenantId();
      const person = {
        id: newId(),
        tenant_id,
        first_name,
        last_name,
        is_class_account,
        password_hash,
        // A shared account belongs to no single person and has no age.
        ...(!is_class_account && { birth_year, birth_month }),
      };
      const username = await this.insert(tx, person, student.username, schoolClass.name);
      await tx.classMember.createMany({
        data: [{ tenant_id, class_id: classId, user_id: person.id, role: 'student' }],
      });
      await recordAuditEntry(tx, {
        action: 'person.created',
        subjectId: person.id,
        detail: { class_id: classId, role: 'student', is_class_account },
      });
      return { id: person.id, first_name, last_name, username, password };
    });
  }

  /**
   * Two requests may want the same username: the unique key decides, and the second gets the next free one.
   */
  private async insert(
    tx: Tx,
    person: Omit<Prisma.UserCreateManyInput, 'username' | 'role' | 'updated_at'> & { first_name: string },
    chosen: string | undefined,
    className: string,
  ): Promise<string> {
    const base = usernameBase(person.first_name, className);
    if (chosen && (await isTaken(tx, chosen))) throw usernameTaken();
    const taken = chosen ? new Set<string>() : await takenUsernames(tx, [base]);
    for (let tries = 0; tries < 20; tries += 1) {
      const username = chosen ?? claimUsername(base, taken);
      const { count } = await tx.user.createMany({
        data: [{ ...person, username, role: 'student' }],
        skipDuplicates: true,
      });
      if (count === 1) return username;
      if (chosen) break;
    }
    throw usernameTaken();
  }
}
