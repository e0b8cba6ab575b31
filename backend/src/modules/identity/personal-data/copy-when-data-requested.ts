import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import yazl from 'yazl';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { RETRY } from '../../../platform/messaging/retry-schedule.ts';
import { PersonalData, type DataSubject } from '../../../platform/personal-data/personal-data.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { DataCopyRequested } from '../contract.ts';
import { copyKey, copyPath } from './data-copy-files.ts';
import { fetchableUntil } from './data-request.rules.ts';
import { keyOfRequest } from './key-of-request.ts';

/**
 * Writes all data of a person into one ZIP: a JSON file for each kind of data, their files, and an
 * explanation.
 */
@Injectable()
@Consumes(DataCopyRequested, { name: 'identity.copy-data', queue: 'privacy', retry: RETRY.minutes })
export class CopyWhenDataRequested implements Consumer<DataCopyRequested, number | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly personalData: PersonalData,
    private readonly queries: QueryBus,
    private readonly storage: Storage,
  ) {}

  key({ request_id }: DataCopyRequested): Promise<string | null> {
    return keyOfRequest(this.db, request_id);
  }

  async prepare({ request_id }: DataCopyRequested): Promise<number | null> {
    const [subject] = await this.db.rows<DataSubject>({
      name: 'subject_of_copy',
      text: `select u.id, u.email from identity.data_request r
             join identity.user_account u on u.tenant_id = r.tenant_id and u.id = r.person_id
             where r.tenant_id = $1 and r.id = $2 and r.kind = 'export' and r.status = 'waiting'`,
      values: [currentTenantId(), request_id],
    });
    if (!subject) return null;
    const [parts, folders, school] = await Promise.all([
      this.personalData.copy(this.db, subject),
      this.personalData.folders(this.db, subject),
      this.queries.execute(new GetSchool()),
    ]);
    const zip = new yazl.ZipFile();
    const about = {
      school: school.name,
      made_at: this.clock.now().toISOString(),
      left_out: this.personalData
        .tables()
        .flatMap(({ table, export: copy }) => ('none' in copy ? [{ table, why: copy.none }] : [])),
    };
    zip.addBuffer(json(about), 'about.json');
    for (const { name, rows } of parts) zip.addBuffer(json(rows), `${name}.json`);
    for (const folder of folders.filter((one) => !one.startsWith('exports/')))
      for (const key of await this.storage.list(folder))
        zip.addReadStream(await this.storage.get(key), `files/${key}`);
    zip.end();
    return this.storage.put(copyKey(request_id), zip.outputStream.pipe(new PassThrough()));
  }

  async handle({ request_id }: DataCopyRequested, tx: Tx, bytes: number | null): Promise<void> {
    if (bytes === null) return;
    const now = this.clock.now();
    const where = { tenant_id: currentTenantId(), id: request_id };
    const { count } = await tx.dataRequest.updateMany({
      where: { ...where, status: 'waiting' },
      data: { status: 'ready', bytes, finished_at: now, expires_at: fetchableUntil(now) },
    });
    if (count === 0) return;
    const { asked_by, asked_as } = await tx.dataRequest.findFirstOrThrow({ where });
    // The e-mail contains no name and no data of the copy.
    await requestEmail(this.outbox, tx, {
      template: 'data-copy-ready',
      to: { user_id: asked_by },
      data: { path: copyPath(asked_as) },
      cause: request_id,
    });
  }

  async failed({ request_id }: DataCopyRequested, _error: Error, last: boolean): Promise<void> {
    if (last)
      await this.db.transaction((tx) =>
        tx.dataRequest.updateMany({
          where: { tenant_id: currentTenantId(), id: request_id, status: 'waiting' },
          data: { status: 'failed', finished_at: this.clock.now() },
        }),
      );
  }
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
