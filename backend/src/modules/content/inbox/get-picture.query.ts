import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';

/** The picture of a report, as a data: address. */
export class GetPicture extends Query<{ picture: string }> {
  constructor(readonly messageId: string) {
    super();
  }
}

@QueryHandler(GetPicture)
export class GetPictureHandler implements IQueryHandler<GetPicture> {
  constructor(private readonly db: Db) {}

  async execute({ messageId }: GetPicture): Promise<{ picture: string }> {
    const [row] = await this.db.rows<{ bytes: Buffer }>({
      name: 'message_picture',
      text: 'select bytes from content.message_picture where tenant_id = $1 and message_id = $2',
      values: [currentTenantId(), messageId],
    });
    if (!row) throw notFound('picture');
    return { picture: `data:image/webp;base64,${row.bytes.toString('base64')}` };
  }
}
