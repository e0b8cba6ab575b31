import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type Role } from '@bookgrove/contract';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { LinkTokens } from '../../sign-in/passwords/link-tokens.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { assertMayShowPhoto, drawnAvatar } from '../../profile/avatar.rules.ts';
import { Avatars } from '../../profile/avatars.ts';
import { assertBirth } from '../../profile/birth-fields.ts';
import { Passwords } from '../../sign-in/passwords/passwords.ts';
import { newFirstPassword } from './generate-first-password.ts';
import { assertComplete, assertMayAssignRole, usernameFrom } from './people.rules.ts';
import type { CreatePersonBody } from './person-body.ts';

/** A person who was just created. */
interface NewPerson {
  id: string;
  /** Shown once and stored nowhere; null for people who got a link to choose their own. */
  first_password: string | null;
}

/** Creates a person of the running school; a person with an e-mail address is sent a link to choose their password. */
export class CreatePerson extends Command<NewPerson> {
  constructor(
    readonly details: CreatePersonBody,
    readonly photo: Buffer | null,
  ) {
    super();
  }
}

/** Two concurrent requests may choose the same username; each attempt chooses a new one. */
const TRIES = 4;

@CommandHandler(CreatePerson)
export class CreatePersonHandler implements ICommandHandler<CreatePerson> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly avatars: Avatars,
    private readonly links: LinkTokens,
    private readonly passwords: Passwords,
  ) {}

  async execute({ details, photo }: CreatePerson): Promise<NewPerson> {
    const actor = currentContext()!.principal!;
    const email = details.email || null;
    const country = details.country || null;
    assertMayAssignRole(actor, null, details.role, currentTenantId() === PLATFORM_TENANT_ID);
    assertComplete({ role: details.role, email, country });
    if (details.role === 'student')
      assertBirth(details.birth_year ?? null, details.birth_month ?? null, this.clock.now());
    if (photo) assertMayShowPhoto(details.role);
    const drawn = drawnAvatar(details.avatar ?? null);
    // People with an e-mail address choose their password by a link; a child's is shown to the administrator.
    const first_password = email ? null : newFirstPassword();
    const password_hash = first_password && (await this.passwords.hash(first_password));
    const avatar = photo ? await this.avatars.keep(photo) : drawn;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const id = await this.db.transaction((tx) =>
            this.save(tx, { ...details, email, country, avatar, password_hash }),
          );
          return { id, first_password };
        } catch (error) {
          if (!isTaken(error) || attempt === TRIES) throw error;
        }
      }
    } catch (error) {
      if (photo) await this.avatars.drop(avatar);
      throw error;
    }
  }

  private async save(
    tx: Tx,
    person: CreatePersonBody & {
      email: string | null;
      country: string | null;
      avatar: string | null;
      password_hash: string | null;
    },
  ): Promise<string> {
    const tenant_id = currentTenantId();
    await assertEmailFree(tx, person.email, null);
    const id = newId();
    await tx.user.createMany({
      data: [
        {
          id,
          tenant_id,
          first_name: person.first_name,
          last_name: person.last_name,
          email: person.email,
          country: person.country,
          role: person.role,
          is_staff: person.role === 'platform_admin',
          avatar: person.avatar,
          ...(person.role === 'student' && {
            birth_year: person.birth_year ?? null,
            birth_month: person.birth_month ?? null,
          }),
          username: await freeUsername(tx, usernameFrom(person.first_name, person.last_name)),
          password_hash: person.password_hash,
        },
      ],
    });
    if (person.class_id) await joinClass(tx, person.class_id, id, person.role);
    if (person.email) await this.links.issue(tx, 'set_password', id, person.email);
    await recordAuditEntry(tx, { action: 'person.created', subjectId: id, detail: { role: person.role } });
    return id;
  }
}

/** @throws AppError for a class that is not open here, or a person who is not a student */
async function joinClass(tx: Tx, class_id: string, user_id: string, role: Role): Promise<void> {
  const tenant_id = currentTenantId();
  if (role !== 'student') throw invalidFields({ class_id: ['Only a student joins a class here.'] });
  const open = await tx.schoolClass.count({ where: { tenant_id, id: class_id, archived_at: null } });
  if (open === 0) throw invalidFields({ class_id: ['Choose a class of the school.'] });
  await tx.classMember.createMany({ data: [{ tenant_id, class_id, user_id, role: 'student' }] });
}

/** @throws AppError when somebody of the running school has the e-mail already */
export async function assertEmailFree(tx: Tx, email: string | null, except: string | null): Promise<void> {
  if (!email) return;
  const taken = await tx.$queryRaw<{ id: string }[]>`
    select id from identity.user_account
    where tenant_id = ${currentTenantId()}::uuid and lower(email) = lower(${email})`;
  if (taken.some(({ id }) => id !== except)) throw emailTaken();
}

const emailTaken = (): AppError =>
  new AppError('invalid', 'email_taken', MESSAGES.userForm.emailTaken, {
    fields: { email: [MESSAGES.userForm.emailTaken] },
  });

/** Another request took the username; the next attempt sees it. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'P2002';

/** The wanted username, or the first of `wanted2`, `wanted3`, … that is free in the school. */
async function freeUsername(tx: Tx, wanted: string): Promise<string> {
  const rows = await tx.$queryRaw<{ username: string }[]>`
    select lower(username) as username from identity.user_account
    where tenant_id = ${currentTenantId()}::uuid and lower(username) like ${`${wanted.replace(/_/g, '\\_')}%`}`;
  const taken = new Set(rows.map(({ username }) => username));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}${number}`)) return `${wanted}${number}`;
}
