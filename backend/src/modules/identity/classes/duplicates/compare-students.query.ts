import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { CountReading } from '../../../catalog/contract.ts';
import { loadComparedStudents, type ComparedStudent } from './compared-student.ts';

/** Two accounts side by side, with the data that belongs to each. */
export class CompareStudents extends Query<ComparedStudent[]> {
  constructor(
    readonly one: string,
    readonly other: string,
  ) {
    super();
  }
}

@QueryHandler(CompareStudents)
export class CompareStudentsHandler implements IQueryHandler<CompareStudents> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ one, other }: CompareStudents): Promise<ComparedStudent[]> {
    const [sides, counts] = await Promise.all([
      loadComparedStudents(this.db, [one, other]),
      this.queries.execute(new CountReading([one, other])),
    ]);
    const side = (wanted: string): ComparedStudent => {
      const found = sides.find(({ id }) => id === wanted);
      if (!found) throw notFound('student');
      return { ...found, books: counts.find(({ user_id }) => user_id === wanted)?.books ?? 0 };
    };
    return [side(one), side(other)];
  }
}
