import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { challengePath } from '../challenges/challenge-views.ts';
import { FindChallenges } from '../challenges/find-challenges.ts';
import { CoursesOpenGuard } from '../courses-open.ts';
import { HUB_COLUMNS, hubView, type HubRow, type HubView } from './hub-views.ts';

/** Hubs that a list has at most. */
const MOST = 200;

/** Reads the hubs that everybody in the tenant may see: published ones of the school and of the platform. */
@Injectable()
export class FindHubs {
  constructor(
    private readonly challenges: FindChallenges,
    private readonly db: Db,
    private readonly open: CoursesOpenGuard,
  ) {}

  /** Those of the school first, each the newest first. */
  async listed(search = ''): Promise<HubRow[]> {
    if (!(await this.open.isOpen())) return [];
    return this.db.rows<HubRow>({
      name: 'hubs',
      text: `select ${HUB_COLUMNS} from learning.hub h
             where h.status = 'published' and h.tenant_id in ($1::uuid, $2::uuid) and (h.title || ' ' || h.intro) ilike $3
             order by (h.tenant_id = $1::uuid) desc, h.published_at desc, h.id limit ${MOST}`,
      values: [currentTenantId(), PLATFORM_TENANT_ID, likePattern(search.trim())],
    });
  }

  /** A published hub by id or slug. @throws AppError not_found */
  async one(idOrSlug: string): Promise<HubRow> {
    const by = isUuid(idOrSlug) ? 'h.id = $3::uuid' : 'h.slug = $3';
    const [row] = (await this.open.isOpen())
      ? await this.db.rows<HubRow>({
          name: '',
          text: `select ${HUB_COLUMNS} from learning.hub h
                 where h.status = 'published' and h.tenant_id in ($1::uuid, $2::uuid) and ${by}
                 order by (h.tenant_id = $1::uuid) desc limit 1`,
          values: [currentTenantId(), PLATFORM_TENANT_ID, idOrSlug.toLowerCase()],
        })
      : [];
    if (!row) throw notFound('hub');
    return row;
  }

  /** A hub with the paths of its stops. */
  async view(row: HubRow): Promise<HubView> {
    const refs = row.routes.flatMap(({ stops }) =>
      stops.filter(({ kind }) => kind === 'challenge').map(({ ref }) => ref),
    );
    const challenges = await this.challenges.some(refs);
    return hubView(row, currentTenantId(), new Map(challenges.map((one) => [one.slug, challengePath(one)])));
  }
}
