import type { Announcements, Language } from '@bookgrove/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { markedProviders } from '../discovery.ts';
import type { PageHead } from './page-heads.ts';

/** The tenant whose web app is shown. */
interface HeadTenant extends Announcements {
  id: string;
  name: string;
  origin: string;
  email: string;
  logo: string | null;
  language: Language | null;
  demo: boolean;
}

/** A screen whose head is requested. */
export interface HeadRequest {
  /** Path of the screen, e.g. `/library/the-moon`. */
  path: string;
  /** Path segments, as they are in the address. */
  segments: readonly string[];
  tenant: HeadTenant;
  /** Origin of book files and covers. */
  files: string;
  language: Language;
  /** The title followed by the tenant's name. */
  named(title: string): string;
  /** Description of the tenant, in `language`. */
  about: string;
}

/** An address of the sitemap: its path, and the languages in which the screen is available. */
export interface PublicAddress {
  path: string;
  languages: readonly Language[];
}

/** Provides the heads of those screens of one area that people without an account may see. */
export interface PageHeadSource {
  /** The head of the screen; null when it belongs to another area or does not exist. */
  head(request: HeadRequest): Promise<PageHead | null>;
  /** Addresses of the current tenant for search engines. */
  addresses(): Promise<PublicAddress[]>;
}

const HEAD_PATHS = Symbol('head-paths');

/**
 * Declares a provider as the source of the heads of an area's screens. `paths` are prefixes of their
 * addresses, e.g. `/library/`; a path without a trailing slash matches exactly.
 */
export const PageHeadsOf =
  (...paths: [string, ...string[]]): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(HEAD_PATHS, paths, target);

/** The sources of all areas. The server does not start when two declare the same path. */
@Injectable()
export class PageHeadSources implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const paths = this.sources().flatMap(({ mark }) => mark);
    const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
    if (twice.length > 0) throw new Error(`Two providers declare the page heads of ${twice.join(', ')}`);
    for (const { name, instance } of this.sources())
      if (typeof instance?.head !== 'function' || typeof instance.addresses !== 'function')
        throw new Error(`${name} declares page heads and lacks the method head or addresses`);
  }

  /**
   * The head of a screen from the first source that has one; the source with the longest declared path is
   * asked first.
   */
  async head(request: HeadRequest): Promise<PageHead | null> {
    const fitting = this.sources()
      .flatMap(({ mark, instance }) => mark.map((path) => ({ path, instance })))
      .filter(({ path }) => (path.endsWith('/') ? request.path.startsWith(path) : request.path === path))
      .sort((one, other) => other.path.length - one.path.length);
    for (const { instance } of fitting) {
      const head = await instance.head(request);
      if (head) return head;
    }
    return null;
  }

  /** Every address for search engines. */
  async addresses(): Promise<PublicAddress[]> {
    return (await Promise.all(this.sources().map(({ instance }) => instance.addresses()))).flat();
  }

  private sources() {
    return markedProviders<string[], PageHeadSource>(this.discovery, HEAD_PATHS);
  }
}
