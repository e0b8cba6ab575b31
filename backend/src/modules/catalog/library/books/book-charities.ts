import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CharityOfBook } from '@bookgrove/contract';
import { invalidFields } from '../../../../platform/errors.ts';
import { GetBeneficiary, GetCharityCards, GetProjectCards } from '../../../giving/contract.ts';
import { isOverForSales, refusalText, type NamedBeneficiary } from './book-charity.rules.ts';

/** Who is named to get the charity's share of a book; ids as they are stored. */
export interface CharityColumns {
  charity_id: string | null;
  project_id: string | null;
}

/** The charities that books name: checks a choice, and reads their names from the giving module. */
@Injectable()
export class BookCharities {
  constructor(private readonly queries: QueryBus) {}

  /**
   * The columns for what somebody named, by id or slug. A project alone names its charity, too; a new charity without a
   * project clears the project.
   * @param current what the book names now: that stays, also while its charity takes no gifts
   * @returns null when nothing new was named
   * @throws AppError validation_failed at the field, for a charity or project that this school cannot choose
   */
  async choose(
    { charity, project }: NamedBeneficiary,
    current?: CharityColumns | null,
  ): Promise<CharityColumns | null> {
    if (charity === undefined && project === undefined) return null;
    if (current && charity === current.charity_id && (project ?? null) === current.project_id) return null;
    if (!charity && !project) return { charity_id: null, project_id: null };
    const { columns, field, message } = await this.find({ charity, project });
    if (!columns) throw invalidFields({ [`${field}_id`]: [message] });
    return columns;
  }

  /** The same without an error: which of the two fields is wrong, and why. */
  async find({ charity, project }: NamedBeneficiary): Promise<{
    columns: CharityColumns | null;
    field: 'charity' | 'project';
    message: string;
  }> {
    const field = project ? 'project' : 'charity';
    const found = await this.queries.execute(
      new GetBeneficiary({ ...(charity && { charity }), ...(project && { project }) }),
    );
    if (!found?.accepts_gifts) return { columns: null, field, message: refusalText(field, found) };
    const { charity_id, project_id } = found;
    return { columns: { charity_id, project_id }, field, message: '' };
  }

  /** The charities of books, by the id of the book; a book that names none is absent. At most two queries. */
  async of(books: readonly ({ id: string } & CharityColumns)[]): Promise<ReadonlyMap<string, CharityOfBook>> {
    const named = books.filter(({ charity_id }) => charity_id !== null);
    if (named.length === 0) return new Map();
    const [charities, projects] = await Promise.all([
      this.queries.execute(new GetCharityCards(unique(named.map(({ charity_id }) => charity_id)))),
      this.queries.execute(new GetProjectCards(unique(named.map(({ project_id }) => project_id)))),
    ]);
    return new Map(
      named.flatMap(({ id, charity_id, project_id }) => {
        const charity = charities.find((one) => one.id === charity_id);
        if (!charity) return [];
        const project = projects.find((one) => one.id === project_id && !isOverForSales(one.status));
        return [
          [
            id,
            {
              id: charity.id,
              slug: charity.slug,
              name: charity.name,
              project: project ? { id: project.id, slug: project.slug, title: project.title } : null,
            },
          ] as const,
        ];
      }),
    );
  }

  /** The same rows, each with its charity. */
  async attach<Row extends { id: string } & CharityColumns>(
    rows: readonly Row[],
  ): Promise<(Row & { charity: CharityOfBook | null })[]> {
    const charities = await this.of(rows);
    return rows.map((row) => ({ ...row, charity: charities.get(row.id) ?? null }));
  }
}

const unique = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];
