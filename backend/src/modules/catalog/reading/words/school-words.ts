import {
  Command,
  CommandHandler,
  Query,
  QueryBus,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { ListStudentsOfTeacher } from '../../../identity/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import type { RequestedWord, SchoolWordView } from './word-view.ts';
import { wordInAddress } from './word-address.ts';

/** Words that students of a teacher asked about, the most requested first; a head sees those of the whole school. */
export class ListRequestedWords extends Query<{ count: number; results: RequestedWord[] }> {
  constructor(
    readonly requester: NonNullable<Reader>,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
  ) {
    super();
  }
}

@QueryHandler(ListRequestedWords)
export class ListRequestedWordsHandler implements IQueryHandler<ListRequestedWords> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ requester, slice }: ListRequestedWords) {
    const leadsSchool =
      requester.role === 'school_admin' && may(requester.role, 'class.teach', requester.tenantKind);
    const students = leadsSchool
      ? null
      : await this.queries.execute(new ListStudentsOfTeacher(requester.userId));
    const open = `from catalog.saved_word k where k.tenant_id = $1 and k.asked and ($2::uuid[] is null or k.user_id = any($2::uuid[]))
      and not exists (select from catalog.school_word s
        where s.tenant_id = k.tenant_id and s.language = k.language and s.word = k.word)`;
    const values = [currentTenantId(), students];
    const [counted, found] = await this.db.batch([
      {
        name: 'asked_words_count',
        text: `select count(*)::int as count from (select 1 ${open} group by k.language, k.word) words`,
        values,
      },
      {
        name: 'asked_words',
        text: `select w.language, w.word, w.students, w.sentence, b.title as book_title,
                 to_char(w.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at
               from (
                 select k.language, k.word, count(*)::int as students, min(k.created_at) as asked_at,
                   (array_agg(k.sentence order by k.sentence = '', k.created_at))[1] as sentence,
                   (array_agg(k.book_tenant_id order by k.sentence = '', k.created_at))[1] as book_tenant_id,
                   (array_agg(k.book_id order by k.sentence = '', k.created_at))[1] as book_id
                 ${open} group by k.language, k.word order by students desc, asked_at, k.word limit $3 offset $4
               ) w
               left join catalog.book b on b.tenant_id = w.book_tenant_id and b.id = w.book_id and b.tenant_id in ($1, $5)
               order by w.students desc, w.asked_at, w.word`,
        values: [...values, slice.limit, slice.offset, PLATFORM_TENANT_ID],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: found!.rows as RequestedWord[],
    };
  }
}

/** The school's own glossary, in alphabetical order. */
export class ListSchoolWords extends Query<{ count: number; results: SchoolWordView[] }> {
  constructor(readonly slice: Pick<PageQuery, 'limit' | 'offset' | 'search'>) {
    super();
  }
}

@QueryHandler(ListSchoolWords)
export class ListSchoolWordsHandler implements IQueryHandler<ListSchoolWords> {
  constructor(private readonly db: Db) {}

  async execute({ slice }: ListSchoolWords) {
    const from = `from catalog.school_word where tenant_id = $1 and ($2::text is null or starts_with(word, lower($2)))`;
    const values = [currentTenantId(), slice.search?.trim() || null];
    const [counted, found] = await this.db.batch([
      { name: 'school_words_count', text: `select count(*)::int as count ${from}`, values },
      {
        name: 'school_words',
        text: `select language, word, meaning, example,
                 to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at
               ${from} order by word, language limit $3 offset $4`,
        values: [...values, slice.limit, slice.offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: found!.rows as SchoolWordView[],
    };
  }
}

/** A teacher explains a word: everybody at the school sees the explanation, and it answers the students who asked. */
export class ExplainWord extends Command<void> {
  constructor(
    readonly language: string,
    readonly word: string,
    readonly explanation: { meaning: string; example?: string },
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(ExplainWord)
export class ExplainWordHandler implements ICommandHandler<ExplainWord> {
  constructor(
    private readonly db: Db,
    private readonly auditLog: CatalogAuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ language: tag, word: text, explanation, userId }: ExplainWord): Promise<void> {
    const { language, word } = wordInAddress(tag, text);
    const tenant_id = currentTenantId();
    const data = {
      meaning: explanation.meaning,
      example: explanation.example ?? '',
      written_by: userId,
      updated_at: this.clock.now(),
    };
    await this.db.transaction(async (tx) => {
      await tx.schoolWord.upsert({
        where: { tenant_id_language_word: { tenant_id, language, word } },
        create: { tenant_id, language, word, ...data },
        update: data,
      });
      await this.auditLog.record(tx, 'word.explained', word, { reason: explanation.meaning });
    });
  }
}

/** Removes a word from the school's glossary. */
export class RemoveSchoolWord extends Command<void> {
  constructor(
    readonly language: string,
    readonly word: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSchoolWord)
export class RemoveSchoolWordHandler implements ICommandHandler<RemoveSchoolWord> {
  constructor(
    private readonly db: Db,
    private readonly auditLog: CatalogAuditLog,
  ) {}

  async execute({ language: tag, word: text }: RemoveSchoolWord): Promise<void> {
    const { language, word } = wordInAddress(tag, text);
    await this.db.transaction(async (tx) => {
      const { count } = await tx.schoolWord.deleteMany({
        where: { tenant_id: currentTenantId(), language, word },
      });
      if (count === 0) throw notFound('word');
      await this.auditLog.record(tx, 'word.removed', word);
    });
  }
}
