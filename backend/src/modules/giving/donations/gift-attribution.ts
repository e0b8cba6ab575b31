import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { GetGoalsOfBooks } from '../../catalog/contract.ts';
import { GetClassGroups, GetPeople } from '../../identity/contract.ts';
import type { Beneficiary } from '../contract/statuses.ts';
import { FindFundraisers } from '../fundraisers/find-fundraisers.ts';
import { campaignOf, fundraiserOf } from '../fundraisers/fundraiser.rules.ts';
import type { AttributionBody } from './donation-bodies.ts';

/** Who raised a gift, as it is stored with it. */
interface Attribution {
  student_id: string | null;
  class_id: string | null;
  book_id: string | null;
  campaign: string | null;
}

/** Finds out who raised a gift. */
@Injectable()
export class GiftAttribution {
  constructor(
    private readonly fundraisers: FindFundraisers,
    private readonly queries: QueryBus,
  ) {}

  /**
   * A fundraiser page says itself whose it is; other ids have to be known in the school.
   * @throws AppError 422 for unknown ids, 404 for a page that is not shown, 409 `no_gifts_now` for one that is closed
   */
  async of(
    { attribution }: { attribution?: AttributionBody },
    to: Pick<Beneficiary, 'project_id'>,
  ): Promise<Attribution> {
    const { student, class: ofClass, book, campaign, fundraiser } = attribution ?? {};
    if (!fundraiser) {
      // A campaign that is written freely never counts for a page.
      if (campaign !== undefined && fundraiserOf(campaign) !== null)
        throw invalidFields({ campaign: ['Name the page as fundraiser.'] });
      await this.assertKnown({ student, ofClass, book });
      return {
        student_id: student ?? null,
        class_id: ofClass ?? null,
        book_id: book ?? null,
        campaign: campaign ?? null,
      };
    }
    const page = await this.fundraisers.shown(fundraiser);
    if (page.project_id !== to.project_id)
      throw invalidFields({ fundraiser: ['This page raises money for another project.'] });
    if (page.status !== 'open')
      throw new AppError('conflict', 'no_gifts_now', 'This page takes no more gifts.', {
        members: { reason: 'ended' },
      });
    const { id, student_id, class_id, book_id } = page;
    return { student_id, class_id, book_id, campaign: campaignOf(id) };
  }

  private async assertKnown(ids: {
    student: string | undefined;
    ofClass: string | undefined;
    book: string | undefined;
  }): Promise<void> {
    const { student, ofClass, book } = ids;
    const [people, groups, books] = await Promise.all([
      student ? this.queries.execute(new GetPeople([student])) : null,
      ofClass ? this.queries.execute(new GetClassGroups([ofClass], [])) : null,
      book ? this.queries.execute(new GetGoalsOfBooks([book])) : null,
    ]);
    if (people && people[0]?.role !== 'student')
      throw invalidFields({ student: ['We do not know this student.'] });
    if (groups?.classes.length === 0) throw invalidFields({ class: ['We do not know this class.'] });
    if (books && !books.has(book!)) throw invalidFields({ book: ['We do not know this book.'] });
  }
}
