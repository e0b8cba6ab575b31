import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { deviceName } from '../../sign-in/devices/device-name.ts';
import { sameNetwork } from '../../sign-in/students/same-network.ts';
import { seesAllClasses, type Teaching } from '../management/class-access.ts';

/** A device that waits for the teacher, because it is new to the class. */
export class WaitingDevice {
  id!: string;
  /** e.g. Chrome on Android; as the device says, which can be anything. */
  device!: string;
  /** Who wants to sign in with it. */
  student!: string | null;
  /** When it last asked. */
  asked_at!: Date;
  /** Whether it is in the same network as the requester. */
  is_near!: boolean;
}
export class WaitingDevices {
  /** Those that asked last come first; at most 50. */
  results!: WaitingDevice[];
}

/** Devices of a class that wait for its teacher and asked within a quarter of an hour. */
export class ListClassDevices extends Query<WaitingDevice[]> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly address: string,
  ) {
    super();
  }
}

interface Row extends Record<string, unknown> {
  id: string;
  user_agent: string;
  address: string | null;
  student: string | null;
  asked_at: Date;
}
const WAITING_MS = 15 * 60_000;

@QueryHandler(ListClassDevices)
export class ListClassDevicesHandler implements IQueryHandler<ListClassDevices> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ who, classId, address: own }: ListClassDevices): Promise<WaitingDevice[]> {
    const [classes, devices] = await this.db.batch([
      {
        name: 'class_of_devices',
        text: `select 1 from identity.school_class c where c.tenant_id = $1 and c.id = $2
                 and ($3::uuid is null or exists (select 1 from identity.class_member m
                   where m.tenant_id = c.tenant_id and m.class_id = c.id and m.user_id = $3 and m.role in ('lead', 'co')))`,
        values: [currentTenantId(), classId, seesAllClasses(who) ? null : who.userId],
      },
      {
        name: 'waiting_class_devices',
        text: `select d.id, d.user_agent, d.address, d.asked_at,
                 trim(u.first_name || ' ' || left(u.last_name, 1)) as student
               from identity.class_device d
               left join identity.user_account u on u.tenant_id = d.tenant_id and u.id = d.student_id
               where d.tenant_id = $1 and d.class_id = $2 and d.state = 'waiting' and d.asked_at > $3
               order by d.asked_at desc, d.id limit 50`,
        values: [currentTenantId(), classId, new Date(this.clock.now().getTime() - WAITING_MS)],
      },
    ]);
    if (classes!.rows.length === 0) throw notFound('class');
    return (devices!.rows as Row[]).map(({ id, user_agent, address, student, asked_at }) => ({
      id,
      device: deviceName(user_agent),
      student,
      asked_at,
      is_near: address !== null && sameNetwork(address, own),
    }));
  }
}
