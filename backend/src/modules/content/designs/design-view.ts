import type { DesignBody, DesignSize } from '@bookgrove/contract';

/** A cover or a poster that a person draws. */
export class Design {
  id!: string;
  title!: string;
  size!: DesignSize;
  /** Background and elements, by the rules of `libs/contract/src/designs.ts`. */
  body!: object;
  /** To be sent with the next change. */
  version!: number;
  updated_at!: string;
}

export interface DesignRow {
  id: string;
  title: string;
  size: string;
  body: unknown;
  version: number;
  updated_at: Date;
}
export const DESIGN_COLUMNS = 'id, title, size, body, version, updated_at';

export const showDesign = (row: DesignRow): Design => ({
  id: row.id,
  title: row.title,
  size: row.size as DesignSize,
  body: row.body as DesignBody,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});
