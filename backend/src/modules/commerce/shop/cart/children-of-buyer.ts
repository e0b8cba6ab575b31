import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Principal } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { ListChildrenOfGuardian } from '../../../identity/contract.ts';

/** A child for whom the buyer may choose the digital books. */
interface ChildOfBuyer {
  id: string;
  first_name: string;
  avatar: string | null;
}

/** The children for whom a guardian may buy: the school has approved the link, and it allows purchases. */
@Injectable()
export class ChildrenOfBuyer {
  constructor(private readonly queries: QueryBus) {}

  async of(person: Pick<Principal, 'userId' | 'role'> | null): Promise<ChildOfBuyer[]> {
    if (person?.role !== 'parent') return [];
    const children = await this.queries.execute(new ListChildrenOfGuardian(person.userId));
    return children
      .filter(({ may_purchase }) => may_purchase)
      .map(({ id, first_name, avatar }) => ({ id, first_name, avatar }));
  }

  /**
   * The student who gets what is bought; null when no child was named.
   * @throws AppError 403 `not_your_child` for a child whom this person may not buy for
   */
  async reader(person: Principal | null, childId: string | null): Promise<string | null> {
    if (childId === null) return null;
    const children = await this.of(person);
    if (children.some(({ id }) => id === childId)) return childId;
    throw new AppError(
      'forbidden',
      'not_your_child',
      'You can buy only for a child whose school account is linked to yours.',
    );
  }
}
