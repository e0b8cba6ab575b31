import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Caller } from '../sessions/open-session.ts';
import { admissionOf, TRUST_MS, type DeviceState } from './class-device.rules.ts';
import { sameNetwork } from './same-network.ts';
import { CLASS_DEVICE_ADDRESS_BUDGET, CLASS_DEVICE_CLASS_BUDGET } from './student-sign-in.budgets.ts';

/** A device at the sign-in of a class; `device` is the secret of its cookie, empty where devices do not matter. */
export interface DeviceAtSignIn extends Caller {
  device: string;
}

interface Found extends Record<string, unknown> {
  state: DeviceState | null;
  asked_at: Date | null;
  decided_at: Date | null;
  trusted_until: Date | null;
  /** From which the class's teachers signed in or approved a device recently. */
  addresses: string[];
}

const DAY_MS = 86_400_000;
/** How long a teacher's sign-in keeps its network the class's. */
export const NETWORK_MS = 30 * DAY_MS;

/**
 * From which devices a class signs in by pictures, of which there are few enough to guess them: from those of its own
 * networks, those with which it signed in there before, and those that a teacher approved.
 */
@Injectable()
export class ClassDevices {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
  ) {}

  /**
   * Admits a device, or has it wait for a teacher.
   * @param studentId who signs in, for the teacher to see; null when unknown
   * @returns whether it is to be remembered once the sign-in has succeeded
   * @throws AppError forbidden `device_waiting` or `device_refused`
   */
  async admit(classId: string, studentId: string | null, caller: DeviceAtSignIn): Promise<boolean> {
    const now = this.clock.now();
    const found = await this.find(classId, caller.device, now);
    const own = found.addresses.some((address) => sameNetwork(address, caller.address));
    const admission = admissionOf(found, own, now);
    if (admission === 'trusted') return false;
    if (admission === 'network') return true;
    if (admission === 'refused')
      throw new AppError(
        'forbidden',
        'device_refused',
        'Your teacher said no to this device. Ask your teacher for a code.',
      );
    await this.ask(classId, studentId, caller, found, now);
    throw new AppError(
      'forbidden',
      'device_waiting',
      'This device is new to your class. Your teacher has to say yes first.',
    );
  }

  /** The class signed in with this device in a way that makes it one of its own. */
  async remember(classId: string, studentId: string, caller: DeviceAtSignIn): Promise<void> {
    const now = this.clock.now();
    await this.db.rows({
      name: 'remember_class_device',
      text: `insert into identity.class_device
               (id, tenant_id, class_id, secret_hash, state, user_agent, address, student_id, asked_at, decided_at, trusted_until)
             values ($1, $2, $3, $4, 'approved', $5, $6, $7, $8, $8, $9)
             on conflict (tenant_id, class_id, secret_hash) do update
               set state = 'approved', decided_at = $8, trusted_until = $9`,
      values: [...row(classId, caller, studentId), now, new Date(now.getTime() + TRUST_MS)],
    });
  }

  private async find(classId: string, secret: string, now: Date): Promise<Found> {
    const [found] = await this.db.rows<Found>({
      name: 'class_device_at_sign_in',
      text: `select d.state, d.asked_at, d.decided_at, d.trusted_until,
               array(select s.address from identity.class_member m
                 join identity.session s on s.tenant_id = m.tenant_id and s.user_id = m.user_id
                 where m.tenant_id = $1 and m.class_id = $2 and m.role in ('lead', 'co')
                   and s.created_at > $4 and s.impersonator_id is null and s.address is not null
                 union select n.address from identity.class_device n
                 where n.tenant_id = $1 and n.class_id = $2 and n.network_until > $5) as addresses
             from (values (1)) one (n)
             left join identity.class_device d on d.tenant_id = $1 and d.class_id = $2 and d.secret_hash = $3`,
      values: [currentTenantId(), classId, digest(secret), new Date(now.getTime() - NETWORK_MS), now],
    });
    return found!;
  }

  private async ask(
    classId: string,
    studentId: string | null,
    caller: DeviceAtSignIn,
    { state, asked_at }: Found,
    now: Date,
  ): Promise<void> {
    // A waiting device asks every few seconds; the teacher needs it by the minute.
    if (state === 'waiting' && asked_at && now.getTime() - asked_at.getTime() < 60_000) return;
    if (state === null) {
      await this.budgets.take(CLASS_DEVICE_ADDRESS_BUDGET, caller.address);
      await this.budgets.take(CLASS_DEVICE_CLASS_BUDGET, `${currentTenantId()}:${classId}`);
    }
    await this.db.batch([
      {
        name: 'forget_class_devices',
        text: `delete from identity.class_device where tenant_id = $1 and class_id = $2 and secret_hash <> $3
                 and asked_at < $4 and coalesce(greatest(trusted_until, network_until), asked_at) < $5`,
        values: [currentTenantId(), classId, digest(caller.device), new Date(now.getTime() - DAY_MS), now],
      },
      {
        name: 'ask_for_class_device',
        text: `insert into identity.class_device
                 (id, tenant_id, class_id, secret_hash, state, user_agent, address, student_id, asked_at)
               values ($1, $2, $3, $4, 'waiting', $5, $6, $7, $8)
               on conflict (tenant_id, class_id, secret_hash) do update
                 set state = 'waiting', user_agent = $5, address = $6, student_id = $7, asked_at = $8, network_until = null`,
        values: [...row(classId, caller, studentId), now],
      },
    ]);
  }
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const row = (classId: string, caller: DeviceAtSignIn, studentId: string | null): unknown[] => [
  newId(),
  currentTenantId(),
  classId,
  digest(caller.device),
  caller.userAgent.slice(0, 255),
  caller.address,
  studentId,
];
