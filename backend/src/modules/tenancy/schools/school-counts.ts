import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountBooks } from '../../catalog/contract.ts';
import { CountPeople } from '../../identity/contract.ts';
import { NO_COUNTS, type SchoolCounts } from './school-view.ts';

/**
 * Asks the other modules for the numbers of people, classes and books of schools: two queries for any number of
 * schools.
 */
@Injectable()
export class SchoolCountsReader {
  constructor(private readonly queries: QueryBus) {}

  async of(schools: string[]): Promise<(school: string) => SchoolCounts> {
    if (schools.length === 0) return () => NO_COUNTS;
    const [people, books] = await Promise.all([
      this.queries.execute(new CountPeople(schools)),
      this.queries.execute(new CountBooks(schools)),
    ]);
    const peopleOf = new Map(people.map(({ school, ...counts }) => [school, counts]));
    const booksOf = new Map(books.map((row) => [row.school, row.books]));
    return (school) => ({ ...NO_COUNTS, ...peopleOf.get(school), books: booksOf.get(school) ?? 0 });
  }
}
