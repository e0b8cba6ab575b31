import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetGoalsOfBooks } from '../../catalog/contract.ts';
import { GetSurvivingAccount, ListMemberships } from '../../identity/contract.ts';

/** Who achieved something, with their classes now. */
interface Achievers {
  people: string[];
  classes: string[];
}

/** What other modules know about what is counted. */
@Injectable()
export class ImpactFacts {
  constructor(private readonly queries: QueryBus) {}

  /** The accounts that these people have now, and the open classes in which they are students. */
  async achievers(people: readonly string[]): Promise<Achievers> {
    const found = await Promise.all(
      people.map(async (person) => {
        const id = await this.queries.execute(new GetSurvivingAccount(person));
        const memberships = await this.queries.execute(new ListMemberships(id));
        return {
          id,
          classes: memberships.filter(({ role }) => role === 'student').map(({ class_id }) => class_id),
        };
      }),
    );
    return {
      people: [...new Set(found.map(({ id }) => id))],
      classes: [...new Set(found.flatMap(({ classes }) => classes))],
    };
  }

  /** The goals of a book; none for an unknown one. */
  async goalsOf(bookId: string): Promise<number[]> {
    const goals = await this.queries.execute(new GetGoalsOfBooks([bookId]));
    return goals.get(bookId) ?? [];
  }
}
