import type { Role } from '@bookgrove/contract';
import type { AppRequest } from '../../../../platform/http/request.ts';

/** The person for whom stories are shown, or who changes them. */
export interface StoryViewer {
  userId: string;
  role: Role;
}

/** The signed-in person of a request. */
export const storyViewer = (request: AppRequest): StoryViewer => ({
  userId: request.user!.userId,
  role: request.user!.role,
});
