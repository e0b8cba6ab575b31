import type { Provider, Type } from '@nestjs/common';
import { FollowingController } from './following.controller.ts';
import { KeepNewsWhenProjectUpdated, KeepNoticeWhenProjectMoved } from './keep-project-notices.ts';
import { SendProjectNotices } from './send-project-notices.ts';
import { SendTributeCards } from './send-tribute-cards.ts';

/** What donors and those who follow are told by e-mail. */
export const GIVING_NOTICE_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [FollowingController],
  providers: [KeepNewsWhenProjectUpdated, KeepNoticeWhenProjectMoved, SendProjectNotices, SendTributeCards],
};
