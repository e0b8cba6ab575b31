import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { drawPicture } from '../inbox/draw-picture.ts';
import { FindExperiments } from './find-experiments.ts';

/** How many notes somebody can keep of one experiment, and how many photos of all of them. */
const MOST_NOTES = 100;
const MOST_PHOTOS = 60;

/** What one noted at an experiment. */
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

/** One's own notes of an experiment, newest first, at most a hundred. */
export class ListNotes extends Query<ExperimentNoteView[]> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(ListNotes)
export class ListNotesHandler implements IQueryHandler<ListNotes> {
  constructor(private readonly db: Db) {}

  async execute({ slug }: ListNotes): Promise<ExperimentNoteView[]> {
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

/** One's own drawing or photo, as a data: address. */
export class GetNotePicture extends Query<{ picture: string }> {
  constructor(
    readonly id: string,
    readonly kind: 'drawing' | 'photo',
  ) {
    super();
  }
}

@QueryHandler(GetNotePicture)
export class GetNotePictureHandler implements IQueryHandler<GetNotePicture> {
  constructor(private readonly db: Db) {}

  async execute({ id, kind }: GetNotePicture): Promise<{ picture: string }> {
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

/** Keeps a note. */
export class AddNote extends Command<ExperimentNoteView> {
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

@CommandHandler(AddNote)
export class AddNoteHandler implements ICommandHandler<AddNote> {
  constructor(
    private readonly db: Db,
    private readonly find: FindExperiments,
  ) {}

  async execute({ slug, text, number, drawing, photo }: AddNote): Promise<ExperimentNoteView> {
    await this.find.one(slug);
    if (text === '' && number === null && !drawing && !photo)
      throw new AppError('invalid', 'note_empty', 'Please look at the marked fields.', {
        fields: { text: ['Write something, give a number, draw, or add a photo.'] },
      });
    const picture = drawing ? await drawPicture(drawing, 'drawing') : null;
    const taken = photo ? await drawPicture(photo, 'photo') : null;
    const [row] = await this.db.transaction(async (tx) => {
      const [tenant, user, id] = [currentTenantId(), me(), newId()];
      if (taken) await this.assertRoomForPhoto(tx, tenant, user);
      // Whoever noted a hundred times has to take one away first.
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

  /** Photos are large, so that they are counted over all experiments; two at once are counted one after the other. */
  private async assertRoomForPhoto(tx: Tx, tenant: string, user: string): Promise<void> {
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`photos of ${user}`}, 0))::text`;
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

/** Takes one's own note away. */
export class RemoveNote extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveNote)
export class RemoveNoteHandler implements ICommandHandler<RemoveNote> {
  constructor(private readonly db: Db) {}

  async execute({ id }: RemoveNote): Promise<void> {
    await this.db.transaction((tx) =>
      tx.experimentNote.deleteMany({ where: { tenant_id: currentTenantId(), user_id: me(), id } }),
    );
  }
}
