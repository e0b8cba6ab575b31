import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { WithoutBudget } from '../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import { OwnCourseInvitations } from './course-invitations.ts';
import { InvitationAnswerBody, InviteToCourseBody, PeopleEnrolled } from './enrolment-bodies.ts';
import { CourseInvitations } from './enrolment-views.ts';
import { InvitationLinks, InvitationOfLink } from './invitation-links.ts';
import { InviteToCourse, ListSentInvitations, SentInvitations } from './invite-to-course.ts';

/** Invitations to courses, in the app and by e-mail. */
@Controller('api')
export class CourseInvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly links: InvitationLinks,
    private readonly own: OwnCourseInvitations,
    private readonly queries: QueryBus,
  ) {}

  /** Open invitations of the signed-in person to courses. */
  @Access('course.learn')
  @Get('course-invitations')
  @PrivateResponse()
  listCourseInvitations(): Promise<CourseInvitations> {
    return this.own.open();
  }

  /** Accepts an invitation, which enrols, or declines it. 409 `answered`. */
  @Access('course.learn')
  @Post('course-invitations/:id/answer')
  @HttpCode(204)
  answerCourseInvitation(
    @Param('id', ParseId) id: string,
    @Body() { accept }: InvitationAnswerBody,
  ): Promise<void> {
    return this.own.answer(id, accept);
  }

  /** Invites people by their e-mail addresses. Those who accepted before are not asked again. */
  @Access('course.make')
  @Post('course-invitations')
  @WhileCoursesAreOpen()
  @HttpCode(200)
  inviteToCourse(@Body() body: InviteToCourseBody): Promise<PeopleEnrolled> {
    return this.commands.execute(new InviteToCourse(body));
  }

  /** Invitations to a course with their answers: of a teacher the own ones and those of the own students. */
  @Access('course.make')
  @Get('courses/:course/invitations')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  listSentInvitations(@Param('course') course: string): Promise<SentInvitations> {
    return this.queries.execute(new ListSentInvitations(course));
  }

  /** The invitation of a link. */
  @Access('public')
  @Get('course-invitation-links/:token')
  @PrivateResponse()
  getInvitationOfLink(@Param('token') token: string): Promise<InvitationOfLink> {
    return this.links.get(token);
  }

  /** Accepts or declines the invitation of a link. 401 `sign_in_first`, 403 `not_for_you`, 409 `answered`. */
  @Access('public')
  @WithoutBudget('The token of an invitation cannot be guessed.')
  @Post('course-invitation-links/:token/answer')
  @HttpCode(204)
  answerInvitationOfLink(
    @Param('token') token: string,
    @Body() { accept }: InvitationAnswerBody,
  ): Promise<void> {
    return this.links.answer(token, accept);
  }
}
