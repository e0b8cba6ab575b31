import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { ListClassSummaries, ListStudentSummaries } from '../../../identity/contract.ts';
import { OrderAccess } from '../order-access.ts';
import { readOrderNumber } from '../order.rules.ts';
import { ClaimCodes } from './claim-codes.ts';
import { shareSeats } from './claim-code.rules.ts';
import type { GivenToClass } from './claim-code-views.ts';
import { CodeGrants } from './code-grants.ts';
import { GetOrderCodes } from './get-order-codes.query.ts';

/**
 * Gives the book of a class pack to the students of a class, in the order of their names, as far as the seats go. Repeating it
 * gives nothing twice. Failures: 404 for an order, code or class that is not the teacher's; 409 `claim_code_revoked`.
 */
export class GiveToClass extends Command<GivenToClass> {
  constructor(
    readonly number: string,
    readonly codeId: string,
    readonly classId: string,
    readonly teacher: Principal,
  ) {
    super();
  }
}

@CommandHandler(GiveToClass)
export class GiveToClassHandler implements ICommandHandler<GiveToClass> {
  constructor(
    private readonly access: OrderAccess,
    private readonly codes: ClaimCodes,
    private readonly db: Db,
    private readonly grants: CodeGrants,
    private readonly queries: QueryBus,
  ) {}

  async execute({ number, codeId, classId, teacher }: GiveToClass): Promise<GivenToClass> {
    const tenant_id = currentTenantId();
    const own = await this.queries.execute(
      new ListClassSummaries(teacher.role === 'teacher' ? teacher.userId : null),
    );
    if (!own.some(({ id }) => id === classId)) throw notFound('class');
    const students = await this.queries.execute(new ListStudentSummaries(classId));
    const shared = await this.db.transaction(async (tx) => {
      const order = await tx.salesOrder.findUnique({
        where: { tenant_id_number: { tenant_id, number: readOrderNumber(number) } },
        select: { id: true, buyer_id: true, key_seed: true },
      });
      if (!order || !this.access.of(order, teacher, null)) throw notFound('order');
      const found = await tx.claimCode.findUnique({ where: { tenant_id_id: { tenant_id, id: codeId } } });
      if (found?.order_id !== order.id || found.kind !== 'class_pack') throw notFound('code');
      const code = (await this.codes.lockedOfLine(tx, found.line_id))!;
      if (code.revoked_at)
        throw new AppError('conflict', 'claim_code_revoked', 'This class pack was paid back.');
      const ids = students.map(({ id }) => id);
      const { own: owners } = await this.grants.holders(tx, code, ids);
      const result = shareSeats(ids, owners, code.seats - code.used);
      await this.grants.issue(tx, code, result.given);
      return result;
    });
    const { results } = await this.queries.execute(new GetOrderCodes(number, teacher, null));
    const left = new Set(shared.left_out);
    return {
      given: shared.given.length,
      already: shared.already.length,
      left_out: students
        .filter(({ id }) => left.has(id))
        .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
      code: results.find(({ id }) => id === codeId)!,
    };
  }
}
