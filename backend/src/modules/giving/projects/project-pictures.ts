import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { reencodePicture } from '../../../platform/uploads/reencode-picture.ts';
import { lockProject } from './lock-project.ts';

/** Covers of projects and pictures of their news, re-encoded as WebP. */
@Injectable()
export class ProjectPictures {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
  ) {}

  /** @throws AppError not_found, for a project that this tenant does not see too */
  async get(id: string): Promise<{ pictureId: string; bytes: Buffer }> {
    const [row] = await this.db.rows<{ pictureId: string; bytes: Buffer }>({
      name: 'project_cover',
      text: 'select cover_id as "pictureId", cover as bytes from giving.project where id = $1::uuid and cover is not null',
      values: [id],
    });
    if (!row) throw notFound('picture');
    return row;
  }

  /** @throws AppError not_found, 422 for what is no picture */
  async put(id: string, picture: Buffer): Promise<void> {
    await this.db.transaction((tx) => lockProject(tx, id));
    const cover = await reencodePicture(picture.toString('base64'), 'file');
    await this.db.transaction(async (tx) => {
      await lockProject(tx, id);
      await tx.project.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { cover, cover_id: newId() },
      });
      await this.cache.announceToAll(tx);
    });
    this.cache.forgetAll();
  }

  /** Of published news. @throws AppError not_found */
  async ofNews(projectId: string, id: string): Promise<{ pictureId: string; bytes: Buffer }> {
    const [row] = await this.db.rows<{ pictureId: string; bytes: Buffer }>({
      name: 'project_news_picture',
      text: `select picture_id as "pictureId", picture as bytes from giving.project_update
             where project_id = $1::uuid and id = $2::uuid and status = 'published' and picture is not null`,
      values: [projectId, id],
    });
    if (!row) throw notFound('picture');
    return row;
  }

  /** While the news wait for a second reader. @throws AppError not_found, 409 `decided_already`, 422 for what is no picture */
  async putOfNews(projectId: string, id: string, file: Buffer): Promise<void> {
    const picture = await reencodePicture(file.toString('base64'), 'file');
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await lockProject(tx, projectId);
      const news = await tx.projectUpdate.findFirst({
        where: { tenant_id, id, project_id: projectId },
        select: { status: true },
      });
      if (!news) throw notFound('news');
      if (news.status !== 'waiting')
        throw new AppError('conflict', 'decided_already', 'Somebody has decided on this already.');
      await tx.projectUpdate.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: { picture, picture_id: newId() },
      });
    });
  }
}
