import { Injectable } from '@nestjs/common';
import type { Scene } from '@bookgrove/contract/stories';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';

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

  /** Whether the platform's team asks, at the platform's own address: it looks after the letters of every school. */
  ofTheTeam(): boolean {
    return currentTenantId() === PLATFORM_TENANT_ID && currentContext()?.principal?.role === 'platform_admin';
  }

  /** The condition that `read` leaves to its statement, and the values before its own. */
  fence(alias: string): { place: string; values: unknown[] } {
    return this.ofTheTeam()
      ? { place: 'true', values: [] }
      : { place: `${alias}.tenant_id = $1::uuid`, values: [currentTenantId()] };
  }

  /** Reads letters that are shown or not: of every school for the team, of the running school for everybody else. */
  async read(statement: Statement): Promise<unknown[]> {
    const [result] = await (this.ofTheTeam() ? this.db.oversee([statement]) : this.db.batch([statement]));
    return result!.rows;
  }

  /** The school of a letter that the asker looks after. @throws AppError not_found for every other */
  async homeOf(id: string): Promise<string> {
    const { place, values } = this.fence('l');
    const [row] = (await this.read({
      name: '',
      text: `select l.tenant_id from catalog.world_letter l where ${place} and l.story_id = $${values.push(id)}::uuid`,
      values,
    })) as { tenant_id: string }[];
    if (!row) throw notFound('letter');
    return row.tenant_id;
  }
}
