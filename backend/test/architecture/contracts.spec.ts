import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { eventTypes, type EventClass } from '../../src/platform/messaging/events.ts';

const modules = join(import.meta.dirname, '../../src/modules');

beforeAll(async () => {
  for (const name of readdirSync(modules)) await import(join(modules, name, 'contract.ts'));
});

/** Fields of an event with what is checked of each. */
function shapeOf(event: EventClass): Record<string, string> {
  const checks = getMetadataStorage().getTargetValidationMetadatas(event, '', true, false);
  return Object.fromEntries(checks.map(({ propertyName, name, type }) => [propertyName, name ?? type]));
}

describe('event contracts', () => {
  it('keep their shape: a stored event outlives a deploy, so a breaking change is a new version', () => {
    expect(Object.fromEntries([...eventTypes()].map(([type, event]) => [type, shapeOf(event)]))).toEqual({
      'catalog.anthology-asked.v1': { anthology_id: 'isUuid' },
      'catalog.book-list-received.v1': { import_id: 'isUuid' },
      'catalog.book-list-started.v1': { import_id: 'isUuid' },
      'catalog.books-merged.v1': { kept_id: 'isUuid', merged_id: 'isUuid' },
      'catalog.book-uploaded.v1': { book_id: 'isUuid', file_id: 'isUuid' },
      'catalog.book-ingested.v1': {
        book_id: 'isUuid',
        uploaded_by: 'isUuid',
        title: 'isString',
        published: 'isOptional',
      },
      'catalog.book-refused.v1': {
        book_id: 'isUuid',
        file_id: 'isUuid',
        uploaded_by: 'isUuid',
        title: 'isString',
        reason: 'isString',
        place: 'isString',
      },
      'catalog.book-hidden.v1': {
        book_id: 'isUuid',
        move_id: 'isUuid',
        uploaded_by: 'isUuid',
        title: 'isString',
        reason: 'isIn',
        note: 'isString',
      },
      'catalog.book-returned.v1': {
        book_id: 'isUuid',
        move_id: 'isUuid',
        uploaded_by: 'isUuid',
        title: 'isString',
        reason: 'isIn',
        note: 'isString',
      },
      'catalog.category-renamed.v1': { slug: 'isString' },
      'catalog.co-author-asked.v1': { story_id: 'isUuid', author_id: 'isUuid', user_id: 'isUuid' },
      'catalog.letter-taken-down.v1': { story_id: 'isUuid', decision_id: 'isUuid' },
      'catalog.volume-asked.v1': { year: 'isInt', edition_id: 'isUuid' },
      'catalog.staff-acted.v1': {
        by: 'isUuid',
        by_name: 'isOptional',
        deed: 'isIn',
        name: 'isString',
        reason: 'isString',
        subject_id: 'isOptional',
      },
      'catalog.story-cleared.v1': { story_id: 'isUuid', edition_id: 'isUuid' },
      'catalog.story-moved.v1': { story_id: 'isUuid', move_id: 'isUuid', state: 'isIn' },
      'content.resource-refused.v1': {
        resource_id: 'isUuid',
        file_id: 'isUuid',
        owner_id: 'isUuid',
        title: 'isString',
        reason: 'isString',
      },
      'content.message-received.v1': { message_id: 'isUuid' },
      'content.message-answered.v1': { message_id: 'isUuid', entry_id: 'isUuid' },
      'content.tour-cancelled.v1': { message_id: 'isUuid' },
      'content.resource-decided.v1': {
        resource_id: 'isUuid',
        move_id: 'isUuid',
        owner_id: 'isUuid',
        by: 'isUuid',
        by_name: 'isOptional',
        title: 'isString',
        move: 'isIn',
        reason: 'isString',
        note: 'isString',
      },
      'content.resource-uploaded.v1': { resource_id: 'isUuid', file_id: 'isUuid' },
      'content.safety-lead-named.v1': { by: 'isUuid', name: 'isString' },
      'identity.access-changed.v1': { user_id: 'isUuid', what: 'isIn', email: 'isString' },
      'identity.consent-changed.v1': { student_id: 'isUuid', purpose: 'isIn' },
      'identity.data-copy-asked.v1': { request_id: 'isUuid' },
      'identity.data-copy-ready.v1': { request_id: 'isUuid', asked_by: 'isUuid', asked_as: 'isIn' },
      'identity.erasure-ordered.v1': { request_id: 'isUuid' },
      'identity.invitation-issued.v1': { invitation_id: 'isUuid', seed: 'isString' },
      'identity.leader-changed.v1': { leader_id: 'isUuid', user_id: 'isUuid', news: 'isIn' },
      'identity.link-issued.v1': { purpose: 'isIn', user_id: 'isUuid', email: 'isString', seed: 'isString' },
      'identity.people-merged.v1': { kept_id: 'isUuid', merged_id: 'isUuid' },
      'identity.reset-asked.v1': { email: 'isString' },
      'identity.roster-received.v1': { import_id: 'isUuid' },
      'identity.roster-started.v1': { import_id: 'isUuid' },
      'identity.second-factor-changed.v1': { user_id: 'isUuid', change: 'isIn' },
      'identity.spray-noticed.v1': { class_id: 'isUuid' },
      'identity.support-looked.v1': { session_id: 'isUuid' },
      'tenancy.domain-claimed.v1': { school_id: 'isUuid' },
      'tenancy.school-changed.v1': {
        by: 'isUuid',
        change: 'isIn',
        members: 'isString',
        school_id: 'isUuid',
        school_name: 'isString',
      },
      'messaging.email-queued.v1': { email_id: 'isUuid' },
    });
  });

  it('are named <module>.<past-tense fact>.v<version> after the module that declares them', () => {
    for (const type of eventTypes().keys()) {
      expect(type).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)+\.v[1-9]\d*$/);
      expect(readdirSync(modules)).toContain(type.split('.')[0]);
    }
  });
});
