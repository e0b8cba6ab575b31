import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListReadingListsOfStudent, type ListOfStudent } from '../../contract.ts';
import { ListView } from './list-view.ts';
import { ReadingLists } from './reading-lists.ts';

const MOST = 30;

@QueryHandler(ListReadingListsOfStudent)
export class ListReadingListsOfStudentHandler implements IQueryHandler<ListReadingListsOfStudent> {
  constructor(
    private readonly find: ReadingLists,
    private readonly view: ListView,
  ) {}

  async execute({ studentId }: ListReadingListsOfStudent): Promise<ListOfStudent[]> {
    const student = { userId: studentId, role: 'student' as const, tenantKind: 'school' as const };
    const { rows, requester } = await this.find.page(student, { limit: MOST, offset: 0 });
    const given = rows.filter(({ audience }) => audience !== 'school');
    return (await this.view.cards(given, requester, '')).map(
      ({ id, title, note, due_on, made_by, books_count, finished_count, reminded_on }) => ({
        id,
        title,
        note,
        due_on,
        made_by,
        books_count,
        finished_count,
        reminded_on,
      }),
    );
  }
}
