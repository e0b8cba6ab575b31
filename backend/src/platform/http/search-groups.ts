import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { markedProviders } from '../discovery.ts';

/** What is searched for. */
export interface SearchRequest {
  words: string;
  /** How many of each group, at most. */
  limit: number;
  /** Origin of book files and covers. */
  files: string;
}

/** Something that was found. */
export interface SearchHit {
  id: string;
  type: string;
  slug: string;
  title: string;
  subtitle: string;
  image: string | null;
  /** Path in the web app. */
  url: string;
  /** From 0 to 1. */
  score: number;
  /** The field that matched the search words. */
  matched_on: 'title' | 'author' | 'category' | 'summary';
}

/** Provides the results of one area for the global search. */
export interface SearchSource {
  /** Hits by group, best first. The class declares each of its groups by `@SearchGroup`. */
  search(request: SearchRequest): Promise<Record<string, SearchHit[]>>;
}

const SEARCH_GROUP = Symbol('search-group');

/** Declares the groups of results that a provider finds. A group has one provider. */
export const SearchGroup =
  (...groups: [string, ...string[]]): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(SEARCH_GROUP, groups, target);

/** Every group of results that any area declares. The server does not start when two providers declare the same one. */
@Injectable()
export class SearchGroups implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const names = this.names();
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    if (twice.length > 0) throw new Error(`Two providers declare the search group ${twice.join(', ')}`);
    for (const { name, instance } of this.sources())
      if (typeof instance?.search !== 'function')
        throw new Error(`${name} declares a search group and has no method search`);
  }

  /** Names of all groups, in alphabetical order. */
  names(): string[] {
    return this.sources()
      .flatMap(({ mark }) => mark)
      .sort();
  }

  /** Hits by group; a group without hits has an empty list. */
  async search(request: SearchRequest): Promise<Record<string, SearchHit[]>> {
    const empty = this.names().map((name): [string, SearchHit[]] => [name, []]);
    const found = await Promise.all(this.sources().map(({ instance }) => instance.search(request)));
    return Object.assign(Object.fromEntries(empty), ...found) as Record<string, SearchHit[]>;
  }

  private sources() {
    return markedProviders<string[], SearchSource>(this.discovery, SEARCH_GROUP);
  }
}
