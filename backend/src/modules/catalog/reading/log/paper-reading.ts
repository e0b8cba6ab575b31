import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { paperReadingProblem } from './log.rules.ts';
import { LogReaders } from './log-readers.ts';

interface NewPaperReading {
  person?: string;
  title: string;
  minutes: number;
  read_on: string;
}

/** An adult records reading of a printed book, for a child or for themselves. The client makes the id; the same id again changes nothing. */
export class RecordPaperReading extends Command<void> {
  constructor(
    readonly id: string,
    readonly requester: NonNullable<Reader>,
    readonly reading: NewPaperReading,
  ) {
    super();
  }
}

@CommandHandler(RecordPaperReading)
export class RecordPaperReadingHandler implements ICommandHandler<RecordPaperReading> {
  constructor(
    private readonly db: Db,
    private readonly readers: LogReaders,
    private readonly clock: Clock,
  ) {}

  async execute({ id, requester, reading }: RecordPaperReading): Promise<void> {
    if (requester.role === 'student')
      throw new AppError(
        'forbidden',
        'not_allowed',
        'Only adults can add printed books. Ask at home or at school.',
      );
    const problem = paperReadingProblem(reading.read_on, this.clock.now().toISOString().slice(0, 10));
    if (problem)
      throw new AppError('invalid', 'day_unlikely', 'This day cannot be right.', {
        fields: { read_on: [problem] },
      });
    const owner = await this.readers.owner(requester, reading.person);
    const tenant = currentTenantId();
    await this.db.transaction(
      (tx) => tx.$executeRaw`
        insert into catalog.paper_reading (id, tenant_id, user_id, title, minutes, read_on, added_by)
        values (${id}::uuid, ${tenant}::uuid, ${owner.id}::uuid, ${reading.title}, ${reading.minutes},
          ${reading.read_on}::date, ${requester.userId}::uuid)
        on conflict do nothing`,
    );
  }
}

/** Removes reading of a printed book: its recorder and the owner of the log may. */
export class RemovePaperReading extends Command<void> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RemovePaperReading)
export class RemovePaperReadingHandler implements ICommandHandler<RemovePaperReading> {
  constructor(private readonly db: Db) {}

  async execute({ id, userId }: RemovePaperReading): Promise<void> {
    const { count } = await this.db.transaction((tx) =>
      tx.paperReading.deleteMany({
        where: { tenant_id: currentTenantId(), id, OR: [{ user_id: userId }, { added_by: userId }] },
      }),
    );
    if (count === 0) throw notFound('paper reading');
  }
}
