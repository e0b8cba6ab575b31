import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { ListMemberships, ListStudentSummaries } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { FindHubs } from './find-hubs.ts';
import type { OwnHubBody } from './hub-bodies.ts';
import type { ClassOnWay, HubRow } from './hub-views.ts';
import { isTickedByHand } from './hub.rules.ts';

/** Chooses a way through a hub, or ticks a stop of it. */
export class TravelHub extends Command<void> {
  constructor(
    readonly hub: string,
    readonly body: OwnHubBody,
  ) {
    super();
  }
}

@CommandHandler(TravelHub)
export class TravelHubHandler implements ICommandHandler<TravelHub> {
  constructor(
    private readonly db: Db,
    private readonly find: FindHubs,
  ) {}

  /** @throws AppError 404, 422 for a way or a stop that the hub has not, or that is not ticked by hand */
  async execute({ hub: idOrSlug, body: { route_id, stop_id, done } }: TravelHub): Promise<void> {
    const hub = await this.find.one(idOrSlug);
    if (route_id) assertRoute(hub, route_id);
    const stop = hub.routes.flatMap(({ stops }) => stops).find(({ id }) => id === stop_id);
    if (stop_id && (!stop || !isTickedByHand(stop)))
      throw invalidFields({ stop_id: ['This stop is not ticked by hand.'] });
    await this.db.transaction(async (tx) => {
      const user_id = signedIn().id;
      await setOut(tx, hub.id, [user_id], route_id ?? null);
      if (!stop) return;
      const key = { tenant_id: currentTenantId(), hub_id: hub.id, user_id };
      await tx.$queryRaw`select 1 from learning.hub_journey where tenant_id = ${key.tenant_id}::uuid
        and hub_id = ${key.hub_id}::uuid and user_id = ${user_id}::uuid for update`;
      const { ticked } = await tx.hubJourney.findUniqueOrThrow({ where: { tenant_id_hub_id_user_id: key } });
      const others = ticked.filter((id) => id !== stop.id);
      await tx.hubJourney.update({
        where: { tenant_id_hub_id_user_id: key },
        data: { ticked: done === false ? others : [...others, stop.id] },
      });
    });
  }
}

/** Gives the students of a class a way; each may choose another. */
export class SendClassThroughHub extends Command<ClassOnWay> {
  constructor(
    readonly hub: string,
    readonly classId: string,
    readonly routeId: string,
  ) {
    super();
  }
}

@CommandHandler(SendClassThroughHub)
export class SendClassThroughHubHandler implements ICommandHandler<SendClassThroughHub> {
  constructor(
    private readonly db: Db,
    private readonly find: FindHubs,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for a class that the person does not teach, 409 `no_students`, 422 for an unknown way */
  async execute({ hub: idOrSlug, classId, routeId }: SendClassThroughHub): Promise<ClassOnWay> {
    const hub = await this.find.one(idOrSlug);
    assertRoute(hub, routeId);
    const person = signedIn();
    if (person.role !== 'school_admin') {
      const classes = await this.queries.execute(new ListMemberships(person.id));
      if (!classes.some(({ class_id, role }) => class_id === classId && role !== 'student'))
        throw notFound('class');
    }
    const students = await this.queries.execute(new ListStudentSummaries(classId));
    if (students.length === 0)
      throw new AppError('conflict', 'no_students', 'This class has no students yet.');
    await this.db.transaction((tx) =>
      setOut(
        tx,
        hub.id,
        students.map(({ id }) => id),
        routeId,
      ),
    );
    return { students: students.length };
  }
}

/** @throws AppError 422 */
function assertRoute({ routes }: HubRow, routeId: string): void {
  if (!routes.some(({ id }) => id === routeId))
    throw invalidFields({ route_id: ['This hub has no such way.'] });
}

/** Begins the journeys of people; those who have begun keep their ticks, and get the way if there is one. */
async function setOut(
  tx: Tx,
  hub_id: string,
  people: readonly string[],
  route_id: string | null,
): Promise<void> {
  const tenant_id = currentTenantId();
  await tx.hubJourney.createMany({
    data: people.map((user_id) => ({ tenant_id, hub_id, user_id, route_id })),
    skipDuplicates: true,
  });
  if (route_id)
    await tx.hubJourney.updateMany({
      where: { tenant_id, hub_id, user_id: { in: [...people] } },
      data: { route_id },
    });
}
