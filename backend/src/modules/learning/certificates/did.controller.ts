import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { GetDidDocument } from './badge.queries.ts';

/** The address that the method did:web prescribes. */
@ApiExcludeController()
@Controller()
export class DidController {
  constructor(private readonly queries: QueryBus) {}

  /** The DID document of the school's address: the keys that its badges are signed with. */
  @Access('public')
  @Get('.well-known/did.json')
  @Header('cache-control', 'public, max-age=300')
  getDidDocument(): Promise<object> {
    return this.queries.execute(new GetDidDocument());
  }
}
