import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { DESIGN_LIMITS } from '@bookgrove/contract';
import sharp from 'sharp';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { reencodePicture } from '../../../platform/uploads/reencode-picture.ts';

/** A picture that a person uploaded for designs, without its pixels. */
export class DesignPictureEntry {
  id!: string;
  width!: number;
  height!: number;
}

/** Stores a picture for a person's designs, re-encoded. */
export class AddDesignPicture extends Command<DesignPictureEntry> {
  constructor(
    readonly ownerId: string,
    readonly base64: string,
  ) {
    super();
  }
}

@CommandHandler(AddDesignPicture)
export class AddDesignPictureHandler implements ICommandHandler<AddDesignPicture> {
  constructor(private readonly db: Db) {}

  async execute({ ownerId, base64 }: AddDesignPicture): Promise<DesignPictureEntry> {
    const bytes = await reencodePicture(base64);
    const { width, height } = await sharp(bytes).metadata();
    const own = { tenant_id: currentTenantId(), owner_id: ownerId };
    return this.db.transaction(async (tx) => {
      await lockUntilCommit(tx, `design-pictures ${ownerId}`);
      if ((await tx.designPicture.count({ where: own })) >= DESIGN_LIMITS.pictures)
        throw new AppError(
          'conflict',
          'too_many_pictures',
          `You have ${DESIGN_LIMITS.pictures} pictures of your own. Delete one, then add another.`,
        );
      const id = newId();
      await tx.designPicture.createMany({ data: [{ ...own, id, bytes, width, height }] });
      return { id, width, height };
    });
  }
}

/** Deletes a picture; designs that show it keep an empty frame. Repeating it changes nothing. */
export class DeleteDesignPicture extends Command<void> {
  constructor(
    readonly id: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteDesignPicture)
export class DeleteDesignPictureHandler implements ICommandHandler<DeleteDesignPicture> {
  constructor(private readonly db: Db) {}

  async execute({ id, ownerId }: DeleteDesignPicture): Promise<void> {
    await this.db.transaction((tx) =>
      tx.designPicture.deleteMany({ where: { tenant_id: currentTenantId(), id, owner_id: ownerId } }),
    );
  }
}

/** A person's pictures, the newest first. */
export class ListDesignPictures extends Query<DesignPictureEntry[]> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@QueryHandler(ListDesignPictures)
export class ListDesignPicturesHandler implements IQueryHandler<ListDesignPictures> {
  constructor(private readonly db: Db) {}

  execute({ ownerId }: ListDesignPictures): Promise<DesignPictureEntry[]> {
    return this.db.rows<DesignPictureEntry & Record<string, unknown>>({
      name: 'design_pictures',
      text: `select id, width, height from content.design_picture where tenant_id = $1 and owner_id = $2
             order by created_at desc, id desc limit ${DESIGN_LIMITS.pictures}`,
      values: [currentTenantId(), ownerId],
    });
  }
}

/** The pixels of a person's own picture, as WebP. */
export class GetDesignPicture extends Query<Buffer> {
  constructor(
    readonly id: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@QueryHandler(GetDesignPicture)
export class GetDesignPictureHandler implements IQueryHandler<GetDesignPicture> {
  constructor(private readonly db: Db) {}

  async execute({ id, ownerId }: GetDesignPicture): Promise<Buffer> {
    const [row] = await this.db.rows<{ bytes: Buffer }>({
      name: 'design_picture',
      text: 'select bytes from content.design_picture where tenant_id = $1 and id = $2 and owner_id = $3',
      values: [currentTenantId(), id, ownerId],
    });
    if (!row) throw notFound('picture');
    return row.bytes;
  }
}
