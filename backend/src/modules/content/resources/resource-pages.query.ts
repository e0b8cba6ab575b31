import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetResourcePages, type ResourcePages } from '../contract.ts';
import { FindResources, RESOURCE_COLUMNS } from './find-resources.ts';
import { ResourceLinks } from './resource-links.ts';
import type { ResourceRow } from './resource.rules.ts';

/** Resources that an answer has at most. */
const MOST = 100;

@QueryHandler(GetResourcePages)
export class GetResourcePagesHandler implements IQueryHandler<GetResourcePages> {
  constructor(
    private readonly db: Db,
    private readonly find: FindResources,
    private readonly links: ResourceLinks,
  ) {}

  async execute({ ids, by }: GetResourcePages): Promise<ResourcePages[]> {
    if (ids?.length === 0) return [];
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const here = add(currentTenantId());
    const where = [
      `r.tenant_id in (${here}::uuid, ${add(PLATFORM_TENANT_ID)}::uuid)`,
      `r."check" = 'ready' and r.file_kind = 'pdf' and r.stage not in ('returned', 'withdrawn')`,
    ];
    if (ids) where.push(`r.id = any(${add(ids.slice(0, MOST))}::uuid[])`);
    if (by === 'requester') {
      const found = this.find.found(await this.find.seeker(), add);
      const own = `r.tenant_id = ${here}::uuid and r.owner_id = ${add(currentContext()!.principal!.userId)}::uuid`;
      where.push(`((${found}) or (${own}))`);
    }
    const rows = await this.db.rows<ResourceRow>({
      name: '',
      text: `select ${RESOURCE_COLUMNS} from content.resource r where ${where.join(' and ')}
             order by r.updated_at desc, r.id limit ${MOST}`,
      values,
    });
    return rows.flatMap((row) => {
      const files = this.links.open(row);
      const pictures = Array.from(
        { length: row.facts.drawn ?? 0 },
        (_, page) => `${files}/page-${page + 1}.webp`,
      );
      return files && pictures.length > 0
        ? [{ id: row.id, title: row.title || row.file_name, pictures }]
        : [];
    });
  }
}
