import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  ParseIntPipe,
  Post,
  Put,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetBadgeJwt, GetBadgeStatusList } from './badge.queries.ts';
import {
  AwardBody,
  CertificateCheckQuery,
  CertificateFilters,
  CertificateSettingsBody,
  ReissueBody,
  RevokeBody,
} from './certificate-bodies.ts';
import {
  CertificateCheckView,
  CertificatePage,
  CertificateReissued,
  CertificatesAwarded,
  CertificateSettingsView,
  CertificateView,
  OwnCertificates,
} from './certificate-views.ts';
import {
  CheckCertificate,
  DrawCertificate,
  GetCertificate,
  GetCertificateSettings,
  ListCertificates,
  ListOwnCertificates,
} from './certificate.queries.ts';
import {
  AwardCertificates,
  ReissueCertificate,
  RevokeCertificate,
  SaveCertificateSettings,
} from './change-certificate.ts';

/** Certificates, their check pages and badges. */
@Controller('api')
export class CertificatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Certificates that were given: of a teacher to the own students, of an administrator all. */
  @Access('certificate.award')
  @Get('certificates')
  @PrivateResponse()
  listCertificates(
    @Query() filters: CertificateFilters,
    @Req() request: AppRequest,
  ): Promise<CertificatePage> {
    return this.queries.execute(new ListCertificates(filters, request.url));
  }

  /** Gives a certificate to people of the school. 422 `people`. */
  @Access('certificate.award')
  @Post('certificates')
  @HttpCode(200)
  awardCertificates(@Body() body: AwardBody): Promise<CertificatesAwarded> {
    return this.commands.execute(new AwardCertificates(body));
  }

  /** Certificates of the signed-in person and, of a guardian, of the children. */
  @Access('signed-in')
  @Get('my-certificates')
  @PrivateResponse()
  listOwnCertificates(): Promise<OwnCertificates> {
    return this.queries.execute(new ListOwnCertificates());
  }

  /** How the certificates of the school look. */
  @Access('certificate.award')
  @Get('certificate-settings')
  @PrivateResponse()
  getCertificateSettings(): Promise<CertificateSettingsView> {
    return this.queries.execute(new GetCertificateSettings());
  }

  /** Changes how the certificates of the school look. */
  @Access('school.manage')
  @Put('certificate-settings')
  @HttpCode(204)
  saveCertificateSettings(@Body() body: CertificateSettingsBody): Promise<void> {
    return this.commands.execute(new SaveCertificateSettings(body));
  }

  /** A certificate by the code of its check page; the name whole for those who may know it. */
  @Access('public')
  @Get('certificates/:code')
  @PrivateResponse()
  getCertificate(@Param('code') code: string): Promise<CertificateView> {
    return this.queries.execute(new GetCertificate(code));
  }

  /** Checks a certificate: everything that is printed on it, its state, and whether a name is the printed one. */
  @Access('public')
  @Get('certificates/:code/verify')
  @PrivateResponse()
  verifyCertificate(
    @Param('code') code: string,
    @Query() { name }: CertificateCheckQuery,
  ): Promise<CertificateCheckView> {
    return this.queries.execute(new CheckCertificate(code, name));
  }

  /** A certificate as PDF. */
  @Access('public')
  @Get('certificates/:code/pdf')
  @PrivateResponse()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getCertificatePdf(@Param('code') code: string): Promise<StreamableFile> {
    const { number, pdf } = await this.queries.execute(new DrawCertificate(code));
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${number}.pdf"`,
    });
  }

  /** A certificate as a signed badge (Open Badges 3.0 as VC-JWT). */
  @Access('public')
  @Get('certificates/:code/badge')
  @PrivateResponse()
  @ApiProduces('application/vc+jwt')
  @ApiOkResponse({ schema: { type: 'string' } })
  async getCertificateBadge(@Param('code') code: string, @Res() reply: FastifyReply): Promise<void> {
    await sendJwt(reply, await this.queries.execute(new GetBadgeJwt(code)));
  }

  /** A list of badges that were taken back (Bitstring Status List as VC-JWT). */
  @Access('public')
  @Get('badge-status/:list')
  @Header('cache-control', 'public, max-age=300')
  @ApiProduces('application/vc+jwt')
  @ApiOkResponse({ schema: { type: 'string' } })
  async getBadgeStatusList(
    @Param('list', ParseIntPipe) list: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendJwt(reply, await this.queries.execute(new GetBadgeStatusList(list)));
  }

  /** Takes a certificate back. 409 `not_valid`. */
  @Access('certificate.award')
  @Post('certificates/:id/revoke')
  @HttpCode(204)
  revokeCertificate(@Param('id', ParseId) id: string, @Body() body: RevokeBody): Promise<void> {
    return this.commands.execute(new RevokeCertificate(id, body));
  }

  /** Replaces a certificate by one with the right name. 409 `not_valid`. */
  @Access('certificate.award')
  @Post('certificates/:id/reissue')
  @HttpCode(200)
  reissueCertificate(
    @Param('id', ParseId) id: string,
    @Body() body: ReissueBody,
  ): Promise<CertificateReissued> {
    return this.commands.execute(new ReissueCertificate(id, body));
  }
}

const sendJwt = (reply: FastifyReply, jwt: string): FastifyReply =>
  reply.header('content-type', 'application/vc+jwt').send(jwt);
