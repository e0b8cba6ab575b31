import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { CountBooks, CountReaders, CountReadersOfSchools } from '../../catalog/contract.ts';
import { GetMoneyTaken, GetProviderHealth, type ProviderHealth } from '../../commerce/contract.ts';
import { CountOpenMessages } from '../../content/contract.ts';
import { CountPeople } from '../../identity/contract.ts';
import { CountEmails } from '../../messaging/contract.ts';
import { CountSchools, ListSchools } from '../../tenancy/contract.ts';
import type { PlatformDashboard, SchoolHealth } from './dashboard-view.ts';
import { dayIn, lastDays, withoutFew } from './dashboard.rules.ts';
import { QueueInspection } from '../../../platform/messaging/queue-inspection.ts';
import { within } from '../within.ts';
import { ageOf } from './age-of.ts';

const PERIOD = 14;
const WEEK_MS = 7 * 86_400_000;
/** Schools on the dashboard; the table of schools lists all. */
const SCHOOLS = 10;

/** All schools at a glance. In the platform's context. */
export class GetPlatformDashboard extends Query<PlatformDashboard> {
  constructor(readonly zone: string) {
    super();
  }
}

@QueryHandler(GetPlatformDashboard)
export class GetPlatformDashboardHandler implements IQueryHandler<GetPlatformDashboard> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly queues: QueueInspection,
  ) {}

  async execute({ zone }: GetPlatformDashboard): Promise<PlatformDashboard> {
    const now = this.clock.now();
    const ask = this.queries;
    const [numbers, readers, schools, queues, emails, inbox, everywhere, money, providers] =
      await Promise.all([
        ask.execute(new CountSchools(now)),
        ask.execute(new CountReaders(now, zone)),
        this.schools(now),
        within(this.queues.list()),
        ask.execute(new CountEmails(new Date(now.getTime() - WEEK_MS))),
        ask.execute(new CountOpenMessages(false)),
        ask.execute(new CountOpenMessages(true)),
        ask.execute(new GetMoneyTaken(now)),
        ask.execute(new GetProviderHealth()),
      ]);
    const readersOf = new Map(readers.days.map(({ day, readers: count }) => [day, count]));
    return {
      schools_active: numbers.active,
      schools_suspended: numbers.suspended,
      schools_new: numbers.new_lately,
      months: numbers.months,
      readers_this_week: readers.this_week,
      readers_last_week: readers.last_week,
      days: lastDays(dayIn(now, zone), PERIOD).map((day) => ({ day, readers: readersOf.get(day) ?? 0 })),
      schools,
      queues,
      emails: {
        sent: emails.sent,
        failed: emails.failed,
        waiting: emails.waiting,
        oldest_seconds: ageOf(emails.oldest, now),
      },
      inbox: { open: inbox.open, urgent: inbox.urgent, oldest_seconds: ageOf(inbox.oldest, now) },
      safety_reports: everywhere.urgent,
      money,
      payments: {
        held: sumOf(providers, 'mismatches'),
        failed_refunds: sumOf(providers, 'failed_refunds'),
        calls_waiting: sumOf(providers, 'webhooks_waiting'),
      },
    };
  }

  /** Three queries for all schools together. */
  private async schools(now: Date): Promise<SchoolHealth[]> {
    const { schools } = await this.queries.execute(new ListSchools('', SCHOOLS + 1, 0));
    const shown = schools.filter(({ id }) => id !== PLATFORM_TENANT_ID).slice(0, SCHOOLS);
    const ids = shown.map(({ id }) => id);
    const [people, books, readers] = await Promise.all([
      this.queries.execute(new CountPeople(ids)),
      this.queries.execute(new CountBooks(ids)),
      this.queries.execute(new CountReadersOfSchools(ids, now)),
    ]);
    return shown.map(({ id, name, origin }) => {
      const counts = people.find(({ school }) => school === id);
      return {
        id,
        name,
        address: origin,
        people: counts?.people ?? 0,
        students: counts?.students ?? 0,
        classes: counts?.classes ?? 0,
        books: books.find(({ school }) => school === id)?.books ?? 0,
        readers: withoutFew(readers.find(({ school }) => school === id)?.readers ?? 0),
      };
    });
  }
}

const sumOf = (
  providers: ProviderHealth[],
  member: 'mismatches' | 'failed_refunds' | 'webhooks_waiting',
): number => providers.reduce((sum, provider) => sum + provider[member], 0);
