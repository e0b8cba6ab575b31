import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { FindStudentNames } from '../contract.ts';

@QueryHandler(FindStudentNames)
export class FindStudentNamesHandler implements IQueryHandler<FindStudentNames> {
  constructor(private readonly db: Db) {}

  async execute({ text }: FindStudentNames): Promise<string[]> {
    // Includes archived students, but not accounts that a class shares.
    const rows = await this.db.rows<{ name: string }>({
      name: 'student_names_in_text',
      text: `select distinct first_name || ' ' || last_name as name from identity.user_account
             where tenant_id = $1 and role = 'student' and not is_class_account and first_name <> '' and last_name <> ''
               and strpos(lower($2), lower(first_name || ' ' || last_name)) > 0 order by name limit 50`,
      values: [currentTenantId(), text.replace(/\s+/g, ' ').slice(0, 20_000)],
    });
    return rows.map(({ name }) => name);
  }
}
