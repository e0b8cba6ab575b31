import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import type { Reader } from '../../books/book-access.rules.ts';
import { paperFault } from './log.rules.ts';
import { LogReaders } from './log-readers.ts';

export interface NewPaperReading {
  person?: string;
  title: string;
  minutes: number;
  read_on: string;
}

/** A grown-up notes a book of paper for a child or for themselves, under an id made by them: sent again it changes nothing. */
export class NotePaperReading extends Command<void> {
  constructor(
    readonly id: string,
    readonly asker: NonNullable<Reader>,
    readonly reading: NewPaperReading,
  ) {
    super();
  }
}

@CommandHandler(NotePaperReading)
export class NotePaperReadingHandler implements ICommandHandler<NotePaperReading> {
  constructor(
    private readonly db: Db,
    private readonly readers: LogReaders,
    private readonly clock: Clock,
  ) {}

  async execute({ id, asker, reading }: NotePaperReading): Promise<void> {
    if (asker.role === 'student')
      throw new AppError(
        'forbidden',
        'not_allowed',
        'A grown-up notes books of paper. Ask at home or at school.',
      );
    const fault = paperFault(reading.read_on, this.clock.now().toISOString().slice(0, 10));
    if (fault)
      throw new AppError('invalid', 'day_unlikely', 'This day cannot be right.', {
        fields: { read_on: [fault] },
      });
    const owner = await this.readers.owner(asker, reading.person);
    const tenant = currentTenantId();
    await this.db.transaction(
      (tx) => tx.$executeRaw`
        insert into catalog.paper_reading (id, tenant_id, user_id, title, minutes, read_on, added_by)
        values (${id}::uuid, ${tenant}::uuid, ${owner.id}::uuid, ${reading.title}, ${reading.minutes},
          ${reading.read_on}::date, ${asker.userId}::uuid)
        on conflict do nothing`,
    );
  }
}

/** Takes a book of paper out of a log again: who noted it may, and whose log it is. */
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
