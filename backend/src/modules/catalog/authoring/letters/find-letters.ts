import { Injectable } from '@nestjs/common';
import type { Scene } from '@bookgrove/contract/stories';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';

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
  answers_id: string | null;
}
export const LETTER_COLUMNS = `l.tenant_id, l.story_id as id, l.title, l.text, l.language, l.goal, l.alt, l.signed_as, l.country,
  l.school_name, l.reactions, l.published_at, l.answers_id`;

/** Finds letters of the Dear World Book, of every school. */
@Injectable()
export class FindLetters {
  constructor(private readonly db: Db) {}

  /** @throws AppError not_found for a letter that is unknown or not shown */
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

  /** Runs something in the tenant context of the letter's school, for the same requester. */
  inItsSchool<T>({ tenant_id }: Pick<LetterRow, 'tenant_id'>, work: () => Promise<T>): Promise<T> {
    return inContext({ ...currentContext()!, tenantId: tenant_id }, work);
  }

  /** Whether the requester is of the platform's team, at the platform's address: it moderates the letters of every school. */
  isPlatformTeam(): boolean {
    return currentTenantId() === PLATFORM_TENANT_ID && currentContext()?.principal?.role === 'platform_admin';
  }

  /** The condition on the tenant that a statement for `read` needs, and the first of its values. */
  tenantCondition(alias: string): { condition: string; values: unknown[] } {
    return this.isPlatformTeam()
      ? { condition: 'true', values: [] }
      : { condition: `${alias}.tenant_id = $1::uuid`, values: [currentTenantId()] };
  }

  /** Reads letters, shown or not: of every school for the platform's team, of the current school for everybody else. */
  async read(statement: Statement): Promise<unknown[]> {
    const [result] = await (this.isPlatformTeam()
      ? this.db.oversee([statement])
      : this.db.batch([statement]));
    return result!.rows;
  }

  /** The school of a letter that the requester may moderate. @throws AppError not_found for every other letter */
  async schoolOf(id: string): Promise<string> {
    const { condition, values } = this.tenantCondition('l');
    const [row] = (await this.read({
      name: '',
      text: `select l.tenant_id from catalog.world_letter l where ${condition} and l.story_id = $${values.push(id)}::uuid`,
      values,
    })) as { tenant_id: string }[];
    if (!row) throw notFound('letter');
    return row.tenant_id;
  }
}
