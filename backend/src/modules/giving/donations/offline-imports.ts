import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { storeAnswer } from '../../../platform/http/idempotency.ts';
import { newId } from '../../../platform/ids.ts';
import { readRows } from '../../../platform/imports/read-table.ts';
import { UnreadableList } from '../../../platform/imports/unreadable-list.ts';
import { RecordOfflineGift } from '../../commerce/contract.ts';
import { GetBeneficiary, GetCharityCards, GetProjectCards } from '../contract/charities.ts';
import { receivedAt } from './donation.rules.ts';
import { DonationWriter } from './donation-writer.ts';
import {
  columnsOf,
  importedGift,
  MOST_GIFTS,
  totalsOf,
  type ImportedGift,
  type ImportFault,
} from './offline-import.rules.ts';
import type {
  GiftImportBody,
  GiftImportDecisionBody,
  GiftImportLine,
  GiftImportPreview,
  GiftImportView,
} from './offline-import.views.ts';

const LIMITS = { rows: MOST_GIFTS, columns: 30, cell: 1000, record: 10_000 };

/** A gift of a file with the charity and project that it names. */
interface FoundGift extends ImportedGift {
  charity_id: string;
  project_id: string | null;
  to: string;
}

/** Files of gifts that did not come through the site: brought in by one person, and counted once another one has agreed. */
@Injectable()
export class OfflineImports {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly writer: DonationWriter,
  ) {}

  /** What a file would write down, and what is wrong in it. */
  async preview({ csv }: Pick<GiftImportBody, 'csv'>): Promise<GiftImportPreview> {
    const { gifts, faults } = await this.read(csv);
    return { faults, gifts: gifts.map(lineOf), totals: totalsOf(gifts) };
  }

  /** @throws AppError 422 for a file with a fault: nothing of it is taken */
  async bring({ file_name, csv }: GiftImportBody, by: string): Promise<string> {
    const { gifts, faults } = await this.read(csv);
    const [fault] = faults;
    if (fault) throw invalidFields({ csv: [`Line ${fault.line}, ${fault.column}: ${fault.message}`] });
    const id = newId();
    await this.db.transaction(async (tx) => {
      await tx.giftImport.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id,
            file_name,
            gifts: gifts.map((gift) => ({ ...gift })),
            count: gifts.length,
            totals: totalsOf(gifts),
            recorded_by: by,
            created_at: this.clock.now(),
          },
        ],
      });
      await this.audit.record(tx, 'donation.import_brought', file_name, { actorId: by });
      storeAnswer({ id });
    });
    return id;
  }

  /** Files of the school that wait, and the last that were decided. */
  async list(by: string): Promise<GiftImportView[]> {
    const rows = await this.db.rows<
      Omit<GiftImportView, 'can_decide' | 'gifts'> &
        Record<string, unknown> & { recorded_by: string; gifts: FoundGift[] }
    >({
      name: 'gift_imports',
      text: `select id, file_name, status, count, totals, created_at, recorded_by, gifts from giving.gift_import
             where tenant_id = $1::uuid order by (status = 'waiting') desc, created_at desc limit 20`,
      values: [currentTenantId()],
    });
    return rows.map(({ recorded_by, gifts, ...row }) => ({
      ...row,
      totals: row.totals,
      can_decide: row.status === 'waiting' && recorded_by !== by,
      gifts: gifts.map(lineOf),
    }));
  }

  /**
   * Another person agrees: every gift counts, is posted, and gets its receipt where the file says so; or nothing of it counts.
   * @throws AppError 404, 403 `second_person_needed`, 409 `not_possible_now`
   */
  async decide(id: string, { approve, reason }: GiftImportDecisionBody, by: string): Promise<void> {
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await tx.$executeRaw`select 1 from giving.gift_import where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
      const file = await tx.giftImport.findFirst({ where: { tenant_id, id } });
      if (!file) throw notFound('import');
      if (file.status !== 'waiting')
        throw new AppError('conflict', 'not_possible_now', 'This file was decided already.');
      if (file.recorded_by === by)
        throw new AppError('forbidden', 'second_person_needed', 'Somebody else has to agree to this file.');
      const now = this.clock.now();
      await tx.giftImport.updateMany({
        where: { tenant_id, id },
        data: {
          status: approve ? 'approved' : 'rejected',
          gifts: [],
          decided_by: by,
          decided_at: now,
          reason: reason ?? '',
        },
      });
      await this.audit.record(
        tx,
        approve ? 'donation.import_approved' : 'donation.import_rejected',
        file.file_name,
        {
          actorId: by,
          ...(reason && { reason }),
        },
      );
      if (!approve) return;
      for (const gift of file.gifts as unknown as FoundGift[]) {
        const donation = newId();
        const number = `IMP-${donation.slice(-12).toUpperCase()}`;
        const paid_at = receivedAt(gift.day, now);
        await tx.donation.createMany({
          data: [
            {
              tenant_id,
              id: donation,
              number,
              charity_id: gift.charity_id,
              project_id: gift.project_id,
              source: 'offline',
              gift: gift.amount,
              currency: gift.currency,
              status: 'completed',
              donor_name: gift.name || null,
              donor_email: gift.email || null,
              // Nobody asked the donor: the public reads no name.
              anonymity: 'first_name',
              offline: {
                way: gift.way,
                day: gift.day,
                note: gift.note,
                reference: gift.reference,
                receipt: gift.receipt ? 'yes' : 'no',
              },
              recorded_by: file.recorded_by,
              checked_by: by,
              paid_at,
              created_at: paid_at,
              updated_at: now,
            },
          ],
        });
        const { charity_id, project_id, amount, currency } = gift;
        await this.commands.execute(
          new RecordOfflineGift(tx, {
            donation_id: donation,
            number,
            charity_id,
            project_id,
            amount,
            currency,
            received_at: paid_at,
          }),
        );
        const row = await this.writer.lock(tx, donation);
        await this.writer.completed(tx, row!, paid_at);
      }
    });
  }

  private async read(csv: string): Promise<{ gifts: FoundGift[]; faults: ImportFault[] }> {
    const whole = (message: string): { gifts: FoundGift[]; faults: ImportFault[] } => ({
      gifts: [],
      faults: [{ line: 0, column: 'date', message }],
    });
    let rows;
    try {
      rows = readRows(csv, LIMITS, { one: 'gift', many: 'gifts' });
    } catch (error) {
      if (error instanceof UnreadableList) return whole(error.message);
      throw error;
    }
    const [head, ...lines] = rows;
    if (!head || lines.length === 0) return whole('There is a line of headings and no gift below it.');
    const { at, missing } = columnsOf(head.cells);
    if (missing.length > 0)
      return {
        gifts: [],
        faults: missing.map((column) => ({
          line: head.line,
          column,
          message: `The first line names the columns; add ${column}.`,
        })),
      };
    const today = this.clock.now().toISOString().slice(0, 10);
    const faults: ImportFault[] = [];
    const read: ImportedGift[] = [];
    for (const { line, cells } of lines) {
      const found = importedGift(line, cells, at, today);
      if ('gift' in found) read.push(found.gift);
      else faults.push(...found.faults);
    }
    const gifts: FoundGift[] = [];
    const known = new Map<string, Omit<FoundGift, keyof ImportedGift> | null>();
    for (const gift of read) {
      const name = `${gift.charity} ${gift.project}`;
      if (!known.has(name)) known.set(name, await this.beneficiary(gift));
      const to = known.get(name);
      if (to) gifts.push({ ...gift, ...to });
      else
        faults.push({
          line: gift.line,
          column: gift.project ? 'project' : 'charity',
          message:
            'We do not know a verified one by this name. Use the last part of the address of its page.',
        });
    }
    faults.sort((a, b) => a.line - b.line);
    return { gifts, faults };
  }

  private async beneficiary({ charity, project }: ImportedGift) {
    const found = await this.queries.execute(
      new GetBeneficiary({ ...(charity && { charity }), ...(project && { project }) }),
    );
    if (!found || found.charity_status !== 'verified') return null;
    const { charity_id, project_id } = found;
    const [card] = project_id ? await this.queries.execute(new GetProjectCards([project_id])) : [];
    const [named] = card ? [] : await this.queries.execute(new GetCharityCards([charity_id]));
    return { charity_id, project_id, to: card?.title ?? named?.name ?? '' };
  }
}

const lineOf = ({ line, day, amount, currency, to, name, way, reference }: FoundGift): GiftImportLine => ({
  ...{ line, day, amount, currency, to, name, way, reference },
});
