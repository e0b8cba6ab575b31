import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AssignableKind, Skill, WorkStateName } from '@bookgrove/contract';
import type { Tx } from '../../platform/db/db.ts';
import { markedProviders } from '../../platform/discovery.ts';
import type { AssignableItem } from './assignable-item.ts';

/** A part of work that was handed in. */
type HandedInPart =
  | { kind: 'text'; text: string }
  /** `path`: an address of ours that the teacher may open; `alt`: words for it. */
  | { kind: 'picture' | 'sound'; path: string; alt: string };

/** How far one person is with one item. People who have not begun are left out. */
export interface WorkState {
  ref: string;
  person_id: string;
  state: WorkStateName;
  /** When it was done; null while it is not. */
  done_at: Date | null;
  /** When the person last did something in it. */
  changed_at: Date;
  /** Questions that are right, of those that were answered; 0 of 0 without any. */
  right: number;
  answered: number;
  /** Answers that were wrong at the first try. */
  missed: number;
  /** What was handed in to be marked; empty: nothing. */
  work: HandedInPart[];
}

/** Answers of a person in one skill. */
export interface SkillSum {
  person_id: string;
  skill: Skill;
  questions: number;
  /** Right at the first try. */
  first: number;
  /** Right after looking back. */
  later: number;
}

/** A question that somebody did not answer rightly at the first try. */
export interface MissedQuestion {
  skill: Skill;
  question: string;
  /** The last answer in words; empty where the question has none. */
  answer: string;
  /** Whether it is right by now. */
  correct: boolean;
  tries: number;
  /** Where the question is asked, and the path of that page. */
  title: string;
  path: string;
  at: Date;
}

/**
 * Provides one kind of assignable work. Every call is made in a request of the school; lists of references and of people
 * have at most 500 entries. An implementation reads each call with a constant number of statements, by indexes.
 */
export interface AssignableWork {
  /** Items that the signed-in teacher can assign, best match first; an empty search: the newest. */
  find(search: string, limit: number): Promise<AssignableItem[]>;
  /** Items by reference, also those that can no longer be assigned; unknown ones are left out. */
  items(refs: readonly string[]): Promise<AssignableItem[]>;
  /** How far these people are with these items. */
  states(refs: readonly string[], people: readonly string[]): Promise<WorkState[]>;
  /** Lets these people begin, e.g. enrols them; again, it changes nothing. `classId` is that of the assignment. */
  begin?(tx: Tx, ref: string, people: readonly string[], classId: string): Promise<void>;
  /** Results by skill of questions that were answered since then. */
  skills?(people: readonly string[], since: Date): Promise<SkillSum[]>;
  /** What one person did not get right at the first try since then, newest first. */
  missed?(person: string, since: Date, limit: number): Promise<MissedQuestion[]>;
}

const ASSIGNABLE = Symbol('assignable-work');

/** Registers a provider as the source of one kind of assignable work. A kind has one provider, which is an `AssignableWork`. */
export const ProvidesWork =
  (kind: AssignableKind): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(ASSIGNABLE, kind, target);

/** The sources of all kinds of assignable work that this version has. */
@Injectable()
export class WorkSources implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const kinds = this.all().map(({ kind }) => kind);
    const twice = kinds.filter((kind, index) => kinds.indexOf(kind) !== index);
    if (twice.length > 0) throw new Error(`Two providers declare the work ${twice.join(', ')}`);
  }

  /** The sources with their kinds. */
  all(): { kind: AssignableKind; source: AssignableWork }[] {
    return markedProviders<AssignableKind, AssignableWork>(this.discovery, ASSIGNABLE).map(
      ({ mark, instance }) => ({ kind: mark, source: instance }),
    );
  }

  /** The source of a kind; undefined when this version has none. */
  of(kind: AssignableKind): AssignableWork | undefined {
    return this.all().find((one) => one.kind === kind)?.source;
  }
}
