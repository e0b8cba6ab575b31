import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { reencodePicture } from '../../../platform/uploads/reencode-picture.ts';
import { FindExperiments } from './find-experiments.ts';

/** Maximum number of a person's notes on one experiment, and of photos in all experiments. */
const MOST_NOTES = 100;
const MOST_PHOTOS = 60;

/** A person's note on an experiment. */
export class ExperimentNoteView {
  id!: string;
  text!: string;
  number!: number | null;
  has_drawing!: boolean;
  has_photo!: boolean;
  created_at!: string;
}

const me = (): string => {
  const id = currentContext()?.principal?.userId;
  if (!id) throw new Error('Nobody is signed in');
  return id;
};

interface NoteRow extends Omit<ExperimentNoteView, 'created_at'> {
  created_at: Date;
}
const view = (row: NoteRow): ExperimentNoteView => ({ ...row, created_at: row.created_at.toISOString() });

/** The caller's notes on an experiment, newest first, at most a hundred. */
export class ListExperimentNotes extends Query<ExperimentNoteView[]> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(ListExperimentNotes)
export class ListExperimentNotesHandler implements IQueryHandler<ListExperimentNotes> {
  constructor(private readonly db: Db) {}

  async execute({ slug }: ListExperimentNotes): Promise<ExperimentNoteView[]> {
    const rows = await this.db.rows<NoteRow>({
      name: 'experiment_notes',
      text: `select id, text, number, drawing is not null as has_drawing, photo is not null as has_photo, created_at
             from content.experiment_note
             where tenant_id = $1::uuid and user_id = $2::uuid and slug = $3
             order by created_at desc, id desc limit ${MOST_NOTES}`,
      values: [currentTenantId(), me(), slug],
    });
    return rows.map(view);
  }
}

/** A drawing or photo of the caller, as a data: address. */
export class GetExperimentNotePicture extends Query<{ picture: string }> {
  constructor(
    readonly id: string,
    readonly kind: 'drawing' | 'photo',
  ) {
    super();
  }
}

@QueryHandler(GetExperimentNotePicture)
export class GetExperimentNotePictureHandler implements IQueryHandler<GetExperimentNotePicture> {
  constructor(private readonly db: Db) {}

  async execute({ id, kind }: GetExperimentNotePicture): Promise<{ picture: string }> {
    const [row] = await this.db.rows<{ picture: Buffer | null }>({
      name: `experiment_${kind}`,
      text: `select ${kind} as picture from content.experiment_note
             where tenant_id = $1::uuid and user_id = $2::uuid and id = $3::uuid`,
      values: [currentTenantId(), me(), id],
    });
    if (!row?.picture) throw notFound(kind);
    return { picture: `data:image/webp;base64,${row.picture.toString('base64')}` };
  }
}

/** Stores a note. */
export class AddExperimentNote extends Command<ExperimentNoteView> {
  constructor(
    readonly slug: string,
    readonly text: string,
    readonly number: number | null,
    /** Base64. */
    readonly drawing: string | null,
    /** Base64. */
    readonly photo: string | null,
  ) {
    super();
  }
}

@CommandHandler(AddExperimentNote)
export class AddExperimentNoteHandler implements ICommandHandler<AddExperimentNote> {
  constructor(
    private readonly db: Db,
    private readonly find: FindExperiments,
  ) {}

  async execute({ slug, text, number, drawing, photo }: AddExperimentNote): Promise<ExperimentNoteView> {
    await this.find.one(slug);
    if (text === '' && number === null && !drawing && !photo)
      throw invalidFields({ text: ['Write something, give a number, draw, or add a photo.'] }, 'note_empty');
    const picture = drawing ? await reencodePicture(drawing, 'drawing') : null;
    const taken = photo ? await reencodePicture(photo, 'photo') : null;
    const [row] = await this.db.transaction(async (tx) => {
      const [tenant, user, id] = [currentTenantId(), me(), newId()];
      if (taken) await this.assertRoomForPhoto(tx, tenant, user);
      // At the limit no row is written: a note must be deleted first.
      return tx.$queryRaw<NoteRow[]>`
        insert into content.experiment_note (tenant_id, id, user_id, slug, text, number, drawing, photo)
        select ${tenant}::uuid, ${id}::uuid, ${user}::uuid, ${slug}, ${text}, ${number}::double precision, ${picture}::bytea,
               ${taken}::bytea
        where (select count(*) from content.experiment_note
               where tenant_id = ${tenant}::uuid and user_id = ${user}::uuid and slug = ${slug}) < ${MOST_NOTES}
        returning id, text, number, drawing is not null as has_drawing, photo is not null as has_photo, created_at`;
    });
    if (!row)
      throw new AppError('conflict', 'notes_full', 'A hundred notes are in your log. Take one away first.');
    return view(row);
  }

  /**
   * Photos are large, so they are counted over all experiments; the lock serialises concurrent requests of a
   * person.
   */
  private async assertRoomForPhoto(tx: Tx, tenant: string, user: string): Promise<void> {
    await lockUntilCommit(tx, `photos of ${user}`);
    const count = await tx.experimentNote.count({
      where: { tenant_id: tenant, user_id: user, photo: { not: null } },
    });
    if (count >= MOST_PHOTOS)
      throw new AppError(
        'conflict',
        'photos_full',
        'Sixty photos are in your log. Take a note with one away first.',
      );
  }
}

/** Deletes one of the caller's notes. */
export class RemoveExperimentNote extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveExperimentNote)
export class RemoveExperimentNoteHandler implements ICommandHandler<RemoveExperimentNote> {
  constructor(private readonly db: Db) {}

  async execute({ id }: RemoveExperimentNote): Promise<void> {
    await this.db.transaction((tx) =>
      tx.experimentNote.deleteMany({ where: { tenant_id: currentTenantId(), user_id: me(), id } }),
    );
  }
}
