import { Command, CommandHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ICommandHandler, IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Principal } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { SignInMethod } from '../sessions/open-session.ts';
import { SessionLiveness } from '../sessions/session-liveness.ts';
import { deviceName } from './device-name.ts';

/** One signed-in device of the requester. */
export class Device {
  id!: string;
  /** Whether it is the device of this request. */
  current!: boolean;
  /** Approximate name, e.g. "Chrome on Windows". */
  name!: string;
  /** The sign-in method. */
  way!: SignInMethod;
  /** IP address of the sign-in. */
  address!: string | null;
  created_at!: Date;
  last_used_at!: Date;
}

/** A person's signed-in devices, the current one first. For a shared account only the current one. */
export class ListDevices extends Query<{ count: number; devices: Device[] }> {
  constructor(
    readonly principal: Principal,
    readonly page: { limit: number; offset: number },
  ) {
    super();
  }
}

type Row = Omit<Device, 'name'> & { user_agent: string; count: number };

@QueryHandler(ListDevices)
export class ListDevicesHandler implements IQueryHandler<ListDevices> {
  constructor(private readonly db: Db) {}

  async execute({ principal, page }: ListDevices): Promise<{ count: number; devices: Device[] }> {
    const rows = await this.db.rows<Row>({
      name: 'devices_of_person',
      text: `select s.id, s.id = $3 as current, s.user_agent, s.way, s.address, s.created_at, s.last_used_at,
               count(*) over ()::int as count
             from identity.session s
             join identity.user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id
             where s.tenant_id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > now()
               and (s.id = $3 or not (u.is_class_account or u.role = 'community'))
             order by s.id = $3 desc, s.last_used_at desc, s.id limit $4 offset $5`,
      values: [currentTenantId(), principal.userId, principal.sessionId, page.limit, page.offset],
    });
    return {
      count: rows[0]?.count ?? 0,
      devices: rows.map(({ user_agent, count: _count, ...device }) => ({
        ...device,
        name: deviceName(user_agent),
      })),
    };
  }
}

/** Signs out one of the requester's devices. Repeating it changes nothing. */
export class EndDevice extends Command<void> {
  constructor(
    readonly principal: Principal,
    readonly sessionId: string,
  ) {
    super();
  }
}

/** Signs out all other devices of the requester; resolves to their number. */
export class EndOtherDevices extends Command<number> {
  constructor(readonly principal: Principal) {
    super();
  }
}

/** Whether several people share the account: none of them may sign the others out. */
async function isShared(tx: Tx, { userId, role }: Principal): Promise<boolean> {
  if (role === 'community') return true;
  const user = await tx.user.findUnique({
    where: { tenant_id_id: { tenant_id: currentTenantId(), id: userId } },
    select: { is_class_account: true },
  });
  return user?.is_class_account ?? false;
}

@CommandHandler(EndDevice)
export class EndDeviceHandler implements ICommandHandler<EndDevice> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly liveness: SessionLiveness,
  ) {}

  async execute({ principal, sessionId }: EndDevice): Promise<void> {
    await this.db.transaction(async (tx) => {
      if (sessionId !== principal.sessionId && (await isShared(tx, principal))) throw notFound('device');
      const session = await tx.session.findFirst({
        where: { tenant_id: currentTenantId(), id: sessionId, user_id: principal.userId },
        select: { id: true },
      });
      if (!session) throw notFound('device');
      await tx.session.updateMany({
        where: { tenant_id: currentTenantId(), id: sessionId, revoked_at: null },
        data: { revoked_at: this.clock.now(), revoked_reason: 'revoked' },
      });
    });
    this.liveness.forget(sessionId);
  }
}

@CommandHandler(EndOtherDevices)
export class EndOtherDevicesHandler implements ICommandHandler<EndOtherDevices> {
  constructor(private readonly db: Db) {}

  execute({ principal }: EndOtherDevices): Promise<number> {
    return this.db.transaction(async (tx) => {
      if (await isShared(tx, principal))
        throw new AppError(
          'forbidden',
          'shared_account',
          'Several people use this account, so nobody can sign the others out.',
        );
      return endSessions(tx, principal.userId, 'revoked', principal.sessionId);
    });
  }
}
