import { privateWords, type PrivateKind } from '@bookgrove/contract/stories';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { remarksOf, type FilmExtra, type ResourceRow } from './resource.rules.ts';
import type { StatusChangeRow } from './find-resources.ts';
import { ResourceLinks } from './resource-links.ts';

/** A resource for a lesson, in the list. */
export class ResourceListItem {
  id!: string;
  kind!: 'film' | 'slides' | 'sheet' | 'picture' | 'sound';
  title!: string;
  summary!: string;
  /** Text alternative of a picture; empty for other kinds. */
  alt!: string;
  language!: 'en' | 'fr' | 'ar' | 'hi' | '';
  age_min!: number | null;
  age_max!: number | null;
  subjects!: string[];
  goals!: number[];
  uses!: string[];
  readers!: 'teachers' | 'students';
  /** Whether it belongs to the platform, so that every school sees it. */
  of_platform!: boolean;
  /** Address of a preview picture; null without one. */
  preview!: string | null;
  /** File name extension. */
  file_kind!: string;
  file_bytes!: number | null;
  pages!: number | null;
  seconds!: number | null;
}

/** A resource for a lesson, with its details. */
export class ResourceView extends ResourceListItem {
  credit!: string;
  /** SPDX name; null for own work, or with a permission. */
  license!: string | null;
  /** Reading level, 1 to 4, by formula. */
  level!: number | null;
  /** Address of the file, to view or play. */
  file!: string | null;
  /** Address of the file, to download. */
  download!: string | null;
  /** Addresses of its pages as pictures; there may be more pages than pictures. */
  page_pictures!: string[];
}

export class ResourceStatusChangeView {
  id!: string;
  move!: 'submit' | 'recall' | 'approve' | 'return' | 'withdraw' | 'widen' | 'decline';
  reason!: string | null;
  note!: string;
  actor_name!: string;
  created_at!: string;
}

/** One of the caller's resources, in the list. */
export class OwnResourceItem extends ResourceListItem {
  stage!: 'draft' | 'submitted' | 'returned' | 'approved' | 'withdrawn';
  /** The decision of the platform's team, when it is proposed to every school. */
  wide!: 'asked' | 'approved' | 'declined' | null;
  check!: 'none' | 'waiting' | 'ready' | 'refused';
  owner_name!: string;
  submitted_at!: string | null;
  updated_at!: string;
}

/** Flagged words in the details of a resource. */
export class ResourceTexts {
  @ApiProperty({ enum: ['phone', 'email', 'link', 'handle', 'address', 'rude'] })
  kind!: PrivateKind;
  exact!: string;
}

/** A resource with its details, findings, remarks and decisions. */
export class ResourceDraft extends ResourceView {
  stage!: 'draft' | 'submitted' | 'returned' | 'approved' | 'withdrawn';
  wide!: 'asked' | 'approved' | 'declined' | null;
  check!: 'none' | 'waiting' | 'ready' | 'refused';
  refusal!: string;
  audience!: 'school' | 'everybody';
  rights!: 'own' | 'licence' | 'permission' | '';
  proof!: string;
  file_name!: string;
  /** Changes that the check made to the file, as sentences. */
  findings!: string[];
  /** Language stated in the file, as BCP 47. */
  file_language!: string | null;
  words_inside!: number | null;
  version!: number;
  owner_name!: string;
  submitted_at!: string | null;
  updated_at!: string;
  /** Keys of RESOURCE_REMARKS. */
  remarks!: string[];
  /** Flagged words in its title, its summary, and the text alternative of a picture. */
  flags!: ResourceTexts[];
  moves!: ResourceStatusChangeView[];
  /** A film's poster, as a data: address. */
  poster!: string | null;
  captions!: ('en' | 'fr' | 'ar' | 'hi')[];
  /** Lists the members of each response explicitly, so that no others are sent. */
  path!: string | null;
}

/** Names each member that goes out. */
@Injectable()
export class ResourceViews {
  constructor(private readonly links: ResourceLinks) {}

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
    const files = this.links.open(row);
    return {
      id,
      kind,
      title,
      summary,
      alt,
      age_min,
      age_max,
      subjects,
      goals,
      uses,
      readers,
      language: language as ResourceListItem['language'],
      of_platform: row.tenant_id === platform,
      preview: files && facts.preview ? `${files}/preview.webp` : null,
      file_kind: row.file_kind,
      file_bytes: row.file_bytes,
      pages: facts.pages ?? null,
      seconds: facts.seconds ?? null,
    };
  }

  view(row: ResourceRow, platform: string): ResourceView {
    const files = row.check === 'ready' ? this.links.open(row) : null;
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
    }: { moves: StatusChangeRow[]; film: FilmExtra & { slug: string | null; poster_bytes: Buffer | null } },
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
        ...(move as Omit<ResourceStatusChangeView, 'created_at'>),
        created_at: created_at.toISOString(),
      })),
      poster: film.poster_bytes && `data:image/webp;base64,${film.poster_bytes.toString('base64')}`,
      captions: film.captions,
      path: row.stage === 'approved' ? path : null,
    };
  }
}
