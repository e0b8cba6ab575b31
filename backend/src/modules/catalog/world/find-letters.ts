import { Injectable } from '@nestjs/common';
import type { Scene } from '@bookgrove/contract/stories';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';

/** A letter as everybody may read it. */
export interface LetterRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  title: string;
  text: string;
  language: string;
  goal: number | null;
  alt: string;
  signed_as: string;
  country: string | null;
  school_name: string;
  reactions: Record<string, number>;
  published_at: Date;
}
export const LETTER_COLUMNS = `l.tenant_id, l.story_id as id, l.title, l.text, l.language, l.goal, l.alt, l.signed_as, l.country,
  l.school_name, l.reactions, l.published_at`;

/** Finds letters of the Dear World Book, whichever school they come from. */
@Injectable()
export class FindLetters {
  constructor(private readonly db: Db) {}

  /** @throws AppError not_found for what is unknown, or not in the book (any more) */
  async one(id: string): Promise<LetterRow> {
    const [row] = await this.db.rows<LetterRow>({
      name: 'world_letter',
      text: `select ${LETTER_COLUMNS} from catalog.world_letter l where l.story_id = $1::uuid and l.shown limit 1`,
      values: [id],
    });
    if (!row) throw notFound('letter');
    return row;
  }

  /** @throws AppError not_found like `one` */
  async picture(id: string): Promise<Scene> {
    const [row] = await this.db.rows<{ picture: Scene }>({
      name: 'world_letter_picture',
      text: 'select picture from catalog.world_letter where story_id = $1::uuid and shown limit 1',
      values: [id],
    });
    if (!row) throw notFound('letter');
    return row.picture;
  }

  /** Does something where the letter lies: inside the fence of its school, as the same asker. */
  atHome<T>({ tenant_id }: Pick<LetterRow, 'tenant_id'>, work: () => Promise<T>): Promise<T> {
    return inContext({ ...currentContext()!, tenantId: tenant_id }, work);
  }
}
