import { privateWords, type PrivateKind } from '@bookgrove/contract/stories';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { remarksOf, type FilmSide, type ResourceRow } from './resource.rules.ts';
import type { MoveRow } from './find-resources.ts';
import { ResourceTickets } from './resource-tickets.ts';

/** A piece for a lesson, on the list. */
export class ResourceListItem {
  id!: string;
  kind!: 'film' | 'slides' | 'sheet' | 'picture' | 'sound';
  title!: string;
  summary!: string;
  /** What a picture shows; empty for other kinds. */
  alt!: string;
  language!: 'en' | 'fr' | 'ar' | 'hi' | '';
  age_min!: number | null;
  age_max!: number | null;
  subjects!: string[];
  goals!: number[];
  uses!: string[];
  readers!: 'teachers' | 'students';
  /** It is the platform's, and found in every school. */
  of_platform!: boolean;
  /** Address of a small picture of it; null where it has none. */
  preview!: string | null;
  /** Ending of its file. */
  file_kind!: string;
  file_bytes!: number | null;
  pages!: number | null;
  seconds!: number | null;
}

/** A piece for a lesson, on its own page. */
export class ResourceView extends ResourceListItem {
  credit!: string;
  /** SPDX name; null where it is somebody's own, or was permitted. */
  license!: string | null;
  /** 1 to 4, how hard its words are, by formula. */
  level!: number | null;
  /** Address of the file, to look at or to hear. */
  file!: string | null;
  /** Address of the file, to take along. */
  download!: string | null;
  /** Addresses of its pages as pictures; there may be more pages than pictures. */
  page_pictures!: string[];
}

export class ResourceMoveView {
  id!: string;
  move!: 'submit' | 'recall' | 'approve' | 'return' | 'withdraw' | 'widen' | 'decline';
  reason!: string | null;
  note!: string;
  actor_name!: string;
  created_at!: string;
}

/** A piece of one's own, in the list. */
export class OwnResourceItem extends ResourceListItem {
  stage!: 'draft' | 'submitted' | 'returned' | 'approved' | 'withdrawn';
  /** What the platform's team says, where it is meant for everybody. */
  wide!: 'asked' | 'approved' | 'declined' | null;
  check!: 'none' | 'waiting' | 'ready' | 'refused';
  owner_name!: string;
  submitted_at!: string | null;
  updated_at!: string;
}

/** Words in what is said of a piece that somebody should look at before others read them. */
export class ResourceWords {
  @ApiProperty({ enum: ['phone', 'email', 'link', 'handle', 'address', 'rude'] })
  kind!: PrivateKind;
  exact!: string;
}

/** Everything that is said of a piece, what its check found, what is missing and what was decided. */
export class ResourceDraft extends ResourceView {
  stage!: 'draft' | 'submitted' | 'returned' | 'approved' | 'withdrawn';
  wide!: 'asked' | 'approved' | 'declined' | null;
  check!: 'none' | 'waiting' | 'ready' | 'refused';
  refusal!: string;
  audience!: 'school' | 'everybody';
  rights!: 'own' | 'licence' | 'permission' | '';
  proof!: string;
  file_name!: string;
  /** What was changed in the file, in words. */
  findings!: string[];
  /** Language that the file names, as BCP 47. */
  file_language!: string | null;
  words_inside!: number | null;
  version!: number;
  owner_name!: string;
  submitted_at!: string | null;
  updated_at!: string;
  /** Keys of RESOURCE_REMARKS. */
  remarks!: string[];
  /** Of its title, its summary, and what is said of a picture. */
  flags!: ResourceWords[];
  moves!: ResourceMoveView[];
  /** A data: address of a film's poster. */
  poster!: string | null;
  captions!: ('en' | 'fr' | 'ar' | 'hi')[];
  /** Path of its page, once it is approved. */
  path!: string | null;
}

/** Names each member that goes out. */
@Injectable()
export class ResourceViews {
  constructor(private readonly tickets: ResourceTickets) {}

  item(row: ResourceRow, platform: string): ResourceListItem {
    const {
      id,
      kind,
      title,
      summary,
      alt,
      language,
      age_min,
      age_max,
      subjects,
      goals,
      uses,
      readers,
      facts,
    } = row;
    const files = this.tickets.open(row);
    return {
      id, kind, title, summary, alt, age_min, age_max, subjects, goals, uses, readers,
      language: language as ResourceListItem['language'],
      of_platform: row.tenant_id === platform,
      preview: files && facts.preview ? `${files}/preview.webp` : null,
      file_kind: row.file_kind,
      file_bytes: row.file_bytes,
      pages: facts.pages ?? null,
      seconds: facts.seconds ?? null,
    }; // prettier-ignore
  }

  view(row: ResourceRow, platform: string): ResourceView {
    const files = row.check === 'ready' ? this.tickets.open(row) : null;
    return {
      ...this.item(row, platform),
      credit: row.credit,
      license: row.license,
      level: row.facts.level ?? null,
      file: files && `${files}/file`,
      download: files && `${files}/download`,
      page_pictures: files
        ? Array.from({ length: row.facts.drawn ?? 0 }, (_, page) => `${files}/page-${page + 1}.webp`)
        : [],
    };
  }

  own(row: ResourceRow, platform: string): OwnResourceItem {
    const { stage, wide, check, owner_name, submitted_at, updated_at } = row;
    return {
      ...this.item(row, platform),
      stage,
      wide,
      check,
      owner_name,
      submitted_at: submitted_at?.toISOString() ?? null,
      updated_at: updated_at.toISOString(),
    };
  }

  draft(
    row: ResourceRow,
    platform: string,
    {
      moves,
      film,
    }: { moves: MoveRow[]; film: FilmSide & { slug: string | null; poster_bytes: Buffer | null } },
  ): ResourceDraft {
    const path = row.kind === 'film' ? film.slug && `/impact-films/${film.slug}` : `/resources/${row.id}`;
    return {
      ...this.view(row, platform),
      ...this.own(row, platform),
      refusal: row.refusal,
      audience: row.audience,
      rights: row.rights as ResourceDraft['rights'],
      proof: row.proof,
      file_name: row.file_name,
      findings: row.facts.findings ?? [],
      file_language: row.facts.language ?? null,
      words_inside: row.facts.word_count ?? null,
      version: row.version,
      remarks: remarksOf(row, film),
      flags: privateWords([row.title, row.summary, row.alt].join('\n')).map(({ kind, exact }) => ({
        kind,
        exact,
      })),
      moves: moves.map(({ created_at, ...move }) => ({
        ...(move as Omit<ResourceMoveView, 'created_at'>),
        created_at: created_at.toISOString(),
      })),
      poster: film.poster_bytes && `data:image/webp;base64,${film.poster_bytes.toString('base64')}`,
      captions: film.captions,
      path: row.stage === 'approved' ? path : null,
    };
  }
}
