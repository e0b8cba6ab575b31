import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { reencodePicture } from '../../../platform/uploads/reencode-picture.ts';
import { lockCharity } from './lock-charity.ts';

/** Logo and cover of charities, re-encoded as WebP. */
@Injectable()
export class CharityPictures {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
  ) {}

  /** @throws AppError not_found, for a charity that this tenant does not see too */
  async get(id: string, kind: 'logo' | 'cover'): Promise<{ pictureId: string; bytes: Buffer }> {
    const [row] = await this.db.rows<{ pictureId: string; bytes: Buffer }>({
      name: `charity_${kind}`,
      text: `select ${kind}_id as "pictureId", ${kind} as bytes from giving.charity
             where id = $1::uuid and ${kind} is not null`,
      values: [id],
    });
    if (!row) throw notFound('picture');
    return row;
  }

  /** @throws AppError not_found, 422 for what is no picture */
  async put(id: string, kind: 'logo' | 'cover', picture: Buffer): Promise<void> {
    await this.db.transaction((tx) => lockCharity(tx, id));
    const bytes = await reencodePicture(picture.toString('base64'), 'file');
    const pictureId = newId();
    await this.db.transaction(async (tx) => {
      await lockCharity(tx, id);
      await tx.charity.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: kind === 'logo' ? { logo: bytes, logo_id: pictureId } : { cover: bytes, cover_id: pictureId },
      });
      await this.cache.announceToAll(tx);
    });
    this.cache.forgetAll();
  }
}
