import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { EMAIL_DATA } from '../../src/modules/messaging/contract.ts';
import { eventTypes, type EventClass } from '../../src/platform/messaging/events.ts';

const code = join(import.meta.dirname, '../../src');

/** Events within a module are stored as those between modules are, and so are those of the platform. */
beforeAll(async () => {
  for (const name of readdirSync(code, { recursive: true, encoding: 'utf8' })) {
    const file = join(code, name);
    if (
      name.endsWith('.ts') &&
      !name.endsWith('spec.ts') &&
      /^@DomainEvent\(/m.test(readFileSync(file, 'utf8'))
    )
      await import(file);
  }
});

/**
 * Fields of an event with everything that is checked of each, and the values that it may have: `isIn(a|b)`. A value that
 * is dropped from a list refuses stored events; one that is added reaches consumers of the previous version.
 */
function shapeOf(event: EventClass): Record<string, string> {
  const shape: Record<string, string> = {};
  for (const { propertyName, name, type, constraints } of getMetadataStorage().getTargetValidationMetadatas(
    event,
    '',
    true,
    false,
  )) {
    const values = (constraints as unknown[] | undefined)?.[0];
    const check = `${name ?? type}${Array.isArray(values) ? `(${values.join('|')})` : ''}`;
    shape[propertyName] = shape[propertyName] ? `${shape[propertyName]} ${check}` : check;
  }
  return shape;
}

/** The events of the product. A process that ran other specs before also knows the events of these. */
const declared = (): [string, EventClass][] =>
  [...eventTypes()].filter(([type]) => !type.startsWith('test.'));

describe('event contracts', () => {
  it('keep their shape: a stored event outlives a deploy, so a breaking change is a new version', () => {
    expect(Object.fromEntries(declared().map(([type, event]) => [type, shapeOf(event)]))).toEqual({
      'catalog.anthology-asked.v1': { anthology_id: 'isUuid' },
      'catalog.book-finished.v1': { reader_id: 'isUuid', book_id: 'isUuid', at: 'isIso8601' },
      'catalog.book-hidden.v1': {
        book_id: 'isUuid',
        move_id: 'isUuid',
        uploaded_by: 'isUuid',
        title: 'isString',
        reason: 'isIn(rights|personal|unsuitable|level|pictures|quality|details|broken|other)',
        note: 'isString',
      },
      'catalog.book-ingested.v1': {
        book_id: 'isUuid',
        uploaded_by: 'isUuid',
        title: 'isString',
        published: 'isBoolean isOptional',
      },
      'catalog.book-list-received.v1': { import_id: 'isUuid' },
      'catalog.book-list-started.v1': { import_id: 'isUuid' },
      'catalog.book-price-changed.v1': {
        book_id: 'isUuid',
        changed_by: 'isUuid',
        old_price_minor: 'min isInt isOptional',
        old_currency: 'matches isOptional',
        old_charity_bps: 'max min isInt isOptional',
        price_minor: 'min isInt isOptional',
        currency: 'matches isOptional',
        charity_bps: 'max min isInt isOptional',
      },
      'catalog.book-published.v1': { book_id: 'isUuid', published_by: 'isUuid', first: 'isBoolean' },
      'catalog.book-refused.v1': {
        book_id: 'isUuid',
        file_id: 'isUuid',
        uploaded_by: 'isUuid',
        title: 'isString',
        reason: 'isString',
        place: 'isString',
      },
      'catalog.book-returned.v1': {
        book_id: 'isUuid',
        move_id: 'isUuid',
        uploaded_by: 'isUuid',
        title: 'isString',
        reason: 'isIn(rights|personal|unsuitable|level|pictures|quality|details|broken|other)',
        note: 'isString',
      },
      'catalog.book-uploaded.v1': { book_id: 'isUuid', file_id: 'isUuid' },
      'catalog.book-withdrawn.v1': {
        book_id: 'isUuid',
        withdrawn_by: 'isUuid isOptional',
        kind: 'isIn(archived|withdrawn|returned|merged|new_edition|story_withdrawn|author_erased)',
        reason: 'isIn(rights|personal|unsuitable|level|pictures|quality|details|broken|other) isOptional',
      },
      'catalog.books-merged.v1': { kept_id: 'isUuid', merged_id: 'isUuid' },
      'catalog.category-renamed.v1': { slug: 'isString' },
      'catalog.co-author-asked.v1': { story_id: 'isUuid', author_id: 'isUuid', user_id: 'isUuid' },
      'catalog.letter-taken-down.v1': { story_id: 'isUuid', decision_id: 'isUuid' },
      'catalog.staff-acted.v1': {
        by: 'isUuid',
        by_name: 'isString isOptional',
        deed: 'isIn(category.made|category.changed|category.moved|category.removed|category.shown|category.hidden|book.published|book.archived|book.approved|book.approval_undone|book.returned|book.recalled|book.escalated|book.withdrawn|book.reports_settled|book.hidden|book.shown|book.kept|book.priced|story.approved|story.returned|story.withdrawn|review.taken_down|review.let_stand|letter.taken_down|letter.let_stand|volume.asked|library.opened|library.changed|library.removed|list.opened|list.closed|word.explained|word.removed|books.imported|books.import_undone|books.merged|books.told_apart)',
        name: 'isString',
        reason: 'isString',
        subject_id: 'isUuid isOptional',
      },
      'catalog.staff-acted.v2': {
        by: 'isUuid',
        by_name: 'isString isOptional',
        action:
          'isIn(category.made|category.changed|category.moved|category.removed|category.shown|category.hidden|book.published|book.archived|book.approved|book.approval_undone|book.returned|book.recalled|book.escalated|book.withdrawn|book.reports_settled|book.hidden|book.shown|book.kept|book.priced|story.approved|story.returned|story.withdrawn|review.taken_down|review.let_stand|letter.taken_down|letter.let_stand|volume.asked|library.opened|library.changed|library.removed|list.opened|list.closed|word.explained|word.removed|books.imported|books.import_undone|books.merged|books.told_apart)',
        name: 'isString',
        reason: 'isString',
        subject_id: 'isUuid isOptional',
      },
      'catalog.story-cleared.v1': { story_id: 'isUuid', edition_id: 'isUuid' },
      'catalog.story-moved.v1': {
        story_id: 'isUuid',
        move_id: 'isUuid',
        state: 'isIn(draft|submitted|changes_requested|approved|published|withdrawn)',
      },
      'catalog.story-published.v1': {
        story_id: 'isUuid',
        book_id: 'isUuid',
        author_ids: 'isUuid',
        kind: 'isIn(story|blog|letter|poem|comic)',
        at: 'isIso8601',
      },
      'catalog.story-reminder-due.v1': { story_id: 'isUuid', move_id: 'isUuid', reminder: 'min isInt' },
      'catalog.volume-asked.v1': { year: 'isInt', edition_id: 'isUuid' },
      'catalog.works-erased.v1': { erased_ids: 'isUuid', changed_ids: 'isUuid', folders: 'matches' },
      'commerce.dispute-lost.v1': {
        amount: 'min isInt',
        currency: 'isISO4217CurrencyCode',
        dispute_id: 'isUuid',
        fee: 'min isInt',
        payment_id: 'isUuid',
        provider: 'maxLength isString',
        school_id: 'isUuid',
        gross: 'min isInt',
        order_id: 'isUuid',
        parts: 'nestedValidation',
      },
      'commerce.dispute-opened.v1': {
        amount: 'min isInt',
        currency: 'isISO4217CurrencyCode',
        dispute_id: 'isUuid',
        fee: 'min isInt',
        payment_id: 'isUuid',
        provider: 'maxLength isString',
        school_id: 'isUuid',
      },
      'commerce.dispute-won.v1': {
        amount: 'min isInt',
        currency: 'isISO4217CurrencyCode',
        dispute_id: 'isUuid',
        fee: 'min isInt',
        payment_id: 'isUuid',
        provider: 'maxLength isString',
        school_id: 'isUuid',
      },
      'commerce.document-issued.v1': { document_id: 'isUuid' },
      'commerce.donation-paid.v1': {
        donation_id: 'isUuid',
        payment_id: 'isUuid',
        charity_id: 'isUuid',
        project_id: 'isUuid isOptional',
        amount: 'min isInt',
        currency: 'isISO4217CurrencyCode',
        paid_at: 'isIso8601',
        monthly_id: 'isUuid isOptional',
        number: 'maxLength isString isOptional',
        fee_cover: 'min isInt isOptional',
        provider: 'isIn(stripe|paypal|phonepe) isOptional',
      },
      'commerce.donation-payment-changed.v1': {
        donation_id: 'isUuid',
        payment_id: 'isUuid',
        status: 'isIn(processing|failed|cancelled|expired|disputed|dispute_won)',
      },
      'commerce.donation-refunded.v1': {
        donation_id: 'isUuid',
        source_id: 'isUuid',
        cause: 'isIn(refund|reversed|dispute)',
        amount: 'min isInt',
        refunded: 'min isInt',
        currency: 'isISO4217CurrencyCode',
      },
      'commerce.fee-reported.v1': {
        charged: 'nestedValidation isOptional',
        fee_cover: 'min isInt isOptional',
        currency: 'isISO4217CurrencyCode',
        fee: 'min isInt',
        payment_id: 'isUuid',
        provider: 'maxLength isString',
      },
      'commerce.payout-changed.v1': {
        payout_id: 'isUuid',
        school_id: 'isUuid',
        status: 'isIn(approved|paid|failed|returned)',
        amount: 'min isInt',
        currency: 'isISO4217CurrencyCode',
      },
      'commerce.reconciliation-due.v1': { run_id: 'isUuid' },
      'commerce.royalty-activated.v1': {
        version_id: 'isUuid',
        school_id: 'isUuid',
        book_id: 'isUuid isOptional',
        platform_bps: 'max min isInt',
        author_bps: 'max min isInt',
        effective_from: 'isIso8601',
      },
      'commerce.refund-allocated.v1': {
        currency: 'isISO4217CurrencyCode',
        gross: 'min isInt',
        order_id: 'isUuid',
        parts: 'nestedValidation',
        payment_id: 'isUuid',
        provider: 'maxLength isString',
        school_id: 'isUuid',
        refund_id: 'isUuid',
      },
      'commerce.refund-reversed.v1': {
        currency: 'isISO4217CurrencyCode',
        refund_id: 'isUuid',
        school_id: 'isUuid',
      },
      'commerce.refund-settled.v1': {
        currency: 'isISO4217CurrencyCode',
        outcome: 'isIn(settled|reversed)',
        school_id: 'isUuid',
        source_id: 'isUuid',
        source_type: 'isIn(refund|dispute)',
      },
      'commerce.sale-allocated.v1': {
        currency: 'isISO4217CurrencyCode',
        gross: 'min isInt',
        order_id: 'isUuid',
        parts: 'nestedValidation',
        payment_id: 'isUuid',
        provider: 'maxLength isString',
        school_id: 'isUuid',
        fee: 'min isInt isOptional',
        fee_cover: 'min isInt isOptional',
        charged: 'nestedValidation isOptional',
      },
      'commerce.sale-settled.v1': {
        currency: 'isISO4217CurrencyCode',
        gross: 'min isInt',
        order_id: 'isUuid',
        parts: 'nestedValidation',
        payment_id: 'isUuid',
        provider: 'maxLength isString',
        school_id: 'isUuid',
      },
      'commerce.monthly-gift-changed.v1': {
        monthly_id: 'isUuid',
        cause:
          'isIn(began|due|failed|reminder|recovered|lapsed|paused|resumed|cancelled|ended|unanswered|amount|ask_again|new_link)',
        key: 'maxLength isString',
      },
      'commerce.monthly-gift-doubled.v1': {
        payment_id: 'isUuid',
        provider: 'isIn(stripe|paypal|phonepe)',
        subscription_ref: 'maxLength isString',
        cause: 'isIn(doubled|paid_back) isOptional',
      },
      'commerce.monthly-gift-look-due.v1': { monthly_id: 'isUuid', look: 'min isInt' },
      'commerce.gift-due.v1': { order_id: 'isUuid', line_id: 'isUuid' },
      'commerce.grant-issued.v1': { grant_id: 'isUuid', user_id: 'isUuid', book_id: 'isUuid' },
      'commerce.grant-revoked.v1': { grant_id: 'isUuid', user_id: 'isUuid', book_id: 'isUuid' },
      'commerce.held-payment-decided.v1': {
        payment_id: 'isUuid',
        school_id: 'isUuid',
        decision: 'isIn(accept|pay_back)',
        amount: 'isInt',
        currency: 'isISO4217CurrencyCode',
        proposal_id: 'isUuid',
        proposed_by: 'isUuid',
        approved_by: 'isUuid',
      },
      'commerce.order-expiry-due.v1': { order_id: 'isUuid' },
      'commerce.order-link-asked.v1': {
        number: 'maxLength isString',
        email: 'maxLength isString',
        request_id: 'isUuid',
      },
      'commerce.charity-share-changed.v1': { order_id: 'isUuid' },
      'commerce.order-paid.v1': {
        order_id: 'isUuid',
        payment_id: 'isUuid isOptional',
        total: 'min isInt',
        currency: 'isISO4217CurrencyCode',
      },
      'commerce.order-refunded.v1': {
        order_id: 'isUuid',
        refund_id: 'isUuid',
        lines: 'nestedValidation arrayMaxSize',
        amount: 'min isInt',
        currency: 'isISO4217CurrencyCode',
      },
      'commerce.payment-given-up.v1': { payment_id: 'isUuid', reason: 'maxLength isString isOptional' },
      'commerce.payment-read-due.v1': { payment_id: 'isUuid', poll: 'min isInt' },
      'commerce.payment-reported.v1': {
        payment_id: 'isUuid',
        webhook_id: 'isUuid',
        source: 'isIn(webhook|staff) isOptional',
      },
      'commerce.refund-approved.v1': {
        order_id: 'isUuid',
        school_id: 'isUuid',
        proposal_id: 'isUuid',
        lines: 'nestedValidation arrayMaxSize',
        reason: 'maxLength isString',
        proposed_by: 'isUuid',
        approved_by: 'isUuid',
      },
      'commerce.refund-proposed.v1': {
        order_id: 'isUuid',
        school_id: 'isUuid',
        proposal_id: 'isUuid',
        order_number: 'maxLength isString',
        amount: 'min isInt',
        currency: 'isISO4217CurrencyCode',
        reason: 'maxLength isString',
        proposed_by: 'isUuid',
        expires_at: 'isIso8601',
      },
      'commerce.refund-due.v1': { payment_id: 'isUuid', refund_id: 'isUuid', poll: 'min isInt' },
      'content.message-answered.v1': { message_id: 'isUuid', entry_id: 'isUuid' },
      'content.message-received.v1': { message_id: 'isUuid' },
      'content.film-watched.v1': {
        viewer_id: 'isUuid',
        film_id: 'isUuid',
        goals: 'isInt',
        at: 'isIso8601',
      },
      'content.resource-decided.v1': {
        resource_id: 'isUuid',
        move_id: 'isUuid',
        owner_id: 'isUuid',
        by: 'isUuid',
        by_name: 'isString isOptional',
        title: 'isString',
        move: 'isIn(approve|return|withdraw|widen|decline)',
        reason: 'isString',
        note: 'isString',
      },
      'content.resource-refused.v1': {
        resource_id: 'isUuid',
        file_id: 'isUuid',
        owner_id: 'isUuid',
        title: 'isString',
        reason: 'isString',
      },
      'content.resource-uploaded.v1': { resource_id: 'isUuid', file_id: 'isUuid' },
      'content.safety-lead-named.v1': { by: 'isUuid', name: 'isString' },
      'content.tour-cancelled.v1': { message_id: 'isUuid' },
      'giving.donation-completed.v1': {
        donation_id: 'isUuid',
        charity_id: 'isUuid',
        project_id: 'isUuid isOptional',
        gift: 'min isInt',
        currency: 'isISO4217CurrencyCode',
        completed_at: 'isIso8601',
        student_id: 'isUuid isOptional',
        class_id: 'isUuid isOptional',
        book_id: 'isUuid isOptional',
      },
      'giving.donation-corrected.v1': {
        donation_id: 'isUuid',
        source_id: 'isUuid',
        cause: 'isIn(refund|reversed|dispute)',
        amount: 'min isInt',
        refunded: 'min isInt',
        currency: 'isISO4217CurrencyCode',
      },
      'giving.gift-refund-approved.v1': {
        donation_id: 'isUuid',
        school_id: 'isUuid',
        proposal_id: 'isUuid',
        amount: 'min isInt',
        reason: 'maxLength isString',
        proposed_by: 'isUuid',
        approved_by: 'isUuid',
      },
      'giving.project-moved.v1': {
        project_id: 'isUuid',
        move_id: 'isUuid',
        from: 'isIn(draft|in_review|fundraising|paused|funded|delivering|completed|cancelled)',
        to: 'isIn(draft|in_review|fundraising|paused|funded|delivering|completed|cancelled)',
        redirect_to: 'isUuid isOptional',
      },
      'giving.project-updated.v1': { project_id: 'isUuid', update_id: 'isUuid' },
      'identity.access-changed.v1': { user_id: 'isUuid', what: 'isIn(password|email)', email: 'isString' },
      'identity.consent-changed.v1': {
        student_id: 'isUuid',
        purpose: 'isIn(public_name|publish|sale|photo|translate|fundraise|live_camera|live_recording)',
      },
      'identity.data-copy-asked.v1': { request_id: 'isUuid' },
      'identity.data-copy-ready.v1': {
        request_id: 'isUuid',
        asked_by: 'isUuid',
        asked_as: 'isIn(self|guardian|school)',
      },
      'identity.erasure-ordered.v1': { request_id: 'isUuid' },
      'identity.invitation-issued.v1': { invitation_id: 'isUuid', seed: 'isString' },
      'identity.leader-changed.v1': {
        leader_id: 'isUuid',
        user_id: 'isUuid',
        news: 'isIn(nominated|submitted|training|recognised|declined|reopened|renewal_in_30|renewal_in_7|renewed|lapsed|mentor_asked|mentee_offered|mentoring_started|mentoring_refused|mentoring_ended)',
      },
      'identity.link-issued.v1': {
        purpose: 'isIn(verify_email|reset_password|set_password|change_email)',
        user_id: 'isUuid',
        email: 'isString',
        seed: 'isString',
      },
      'identity.people-merge-undone.v1': {
        merge_id: 'isUuid',
        kept_id: 'isUuid',
        merged_id: 'isUuid',
        until: 'isIso8601',
      },
      'identity.people-merged.v1': { kept_id: 'isUuid', merged_id: 'isUuid' },
      'identity.registration-expired.v1': { registration_id: 'isUuid' },
      'identity.reset-asked.v1': { email: 'isString' },
      'identity.roster-received.v1': { import_id: 'isUuid' },
      'identity.roster-started.v1': { import_id: 'isUuid' },
      'identity.second-factor-changed.v1': {
        user_id: 'isUuid',
        change: 'isIn(turned_on|turned_off|codes_renewed|passkey_added|passkey_removed|reset)',
      },
      'identity.people-export-approved.v1': { export_id: 'isUuid' },
      'identity.spray-noticed.v1': { class_id: 'isUuid' },
      'identity.support-looked.v1': { session_id: 'isUuid' },
      'learning.certificate-issued.v1': {
        certificate_id: 'isUuid',
        user_id: 'isUuid',
        kind: 'isIn(completion|achievement|contribution|training)',
      },
      'learning.challenge-completed.v1': {
        challenge_id: 'isUuid',
        user_id: 'isUuid',
        goals: 'isInt',
        at: 'isIso8601',
      },
      'learning.course-completed.v1': {
        enrolment_id: 'isUuid',
        course_id: 'isUuid',
        version: 'min isInt',
        user_id: 'isUuid',
      },
      'learning.learner-enrolled.v1': {
        enrolment_id: 'isUuid',
        course_id: 'isUuid',
        version: 'min isInt',
        user_id: 'isUuid',
        source: 'isIn(self|code|class|cohort|invited|bulk|grant)',
      },
      'learning.lesson-completed.v1': {
        enrolment_id: 'isUuid',
        course_id: 'isUuid',
        lesson_id: 'isUuid',
        user_id: 'isUuid',
      },
      'learning.quiz-finished.v1': {
        attempt_id: 'isUuid',
        quiz_id: 'isUuid',
        book_id: 'isUuid',
        form: 'isIn(corner|pre|post)',
        user_id: 'isUuid',
      },
      'learning.live-changed.v1': {
        lesson_id: 'isUuid',
        time_id: 'isUuid isOptional',
        change: 'isIn(moved|cancelled|put_back|replanned)',
        sequence: 'min isInt',
      },
      'learning.week-digest-due.v1': { guardian_id: 'isUuid', student_id: 'isUuid', week: 'isIso8601' },
      'messaging.email-queued.v1': { email_id: 'isUuid', until_done: 'isBoolean isOptional' },
      'messaging.email-requested.v1': {
        template:
          'isIn(verify-email|reset-password|set-password|change-email|guardian-confirmation|password-changed|email-changed|second-factor-changed|data-copy-ready|invitation|support-view-started|second-person-needed|proposal-decided|password-spraying|picture-guessing|mail-server-failing|emails-failing|leader-update|book-ready|book-checked|book-refused|book-returned|book-hidden|book-offer-ended|resource-refused|resource-approve|resource-return|resource-withdraw|resource-widen|resource-decline|story-submitted|story-changes-requested|story-approved|story-reminder|story-without-guardian|story-published|story-published-family|story-withdrawn|co-author-invited|cart-requested|gift-received|letter-removed|letter-removed-family|list-reminder|list-reminder-family|week-digest|class-message|message-notice|message-receipt|message-answer|tour-notice|tour-receipt|tour-cancelled-notice|tour-cancelled|order-link|order-paid|order-shipped|order-refunded|order-payment-returned|donation-receipt|donation-receipt-replaced|donation-refunded|donation-statement|tribute-card|sponsor-payment|project-news|project-cancelled|monthly-gift|live-reminder|live-changed|webinar-confirm)',
        recipient: 'customValidation',
        user_id: 'isUuid isOptional',
        email: 'isString isOptional',
        name: 'isLength isOptional',
        language: 'isIn(en|fr|ar|hi) isOptional',
        data: 'customValidation',
        about: 'isUuid isOptional',
        cause: 'isLength isOptional',
        secret_seed: 'isLength isOptional',
        calendar: 'isString isOptional',
        attachments: 'nestedValidation arrayMaxSize isOptional',
      },
      'platform.audit-action-taken.v1': {
        by: 'isUuid',
        by_name: 'isString isOptional',
        action: 'matches',
        name: 'isString',
        reason: 'isString',
        subject_id: 'isUuid isOptional',
      },
      'platform.webhook-received.v1': { webhook_id: 'isUuid' },
      'tenancy.domain-claimed.v1': { school_id: 'isUuid' },
      'tenancy.school-settings-changed.v1': { by: 'isUuid', members: 'isString' },
      'tenancy.school-changed.v1': {
        school_id: 'isUuid',
        school_name: 'isString',
        by: 'isUuid',
        change: 'isIn(opened|changed|suspended|restored)',
        members: 'isString',
      },
    });
  });

  it('keep the data of every e-mail template: a stored request outlives a deploy too', () => {
    expect(
      Object.fromEntries(
        Object.entries(EMAIL_DATA).map(([template, data]) => [
          template,
          Object.keys(shapeOf(data)).sort().join(' '),
        ]),
      ),
    ).toEqual({
      'verify-email': '',
      'webinar-confirm': 'path starts_at time_zone title',
      'week-digest': 'all ask books child coming days done given_back minutes path week works',
      'reset-password': '',
      'set-password': '',
      'cart-requested': 'child path titles',
      'emails-failing': 'failed path total',
      'gift-received': 'message path sender title',
      'live-changed': 'change path reason starts_at time_zone title',
      'live-reminder': 'due path starts_at time_zone title',
      'change-email': '',
      'guardian-confirmation': '',
      'password-changed': '',
      'email-changed': '',
      'second-factor-changed': 'change',
      'data-copy-ready': 'path',
      invitation: 'class_name expires_at first_name inviter message role',
      'support-view-started': 'by path person reason started_at',
      'second-person-needed': 'by expires_at path reason title',
      'proposal-decided': 'approved by note path title',
      'password-spraying': 'class_name path',
      'picture-guessing': 'class_name path',
      'mail-server-failing': 'error path since',
      'leader-update': 'decline_reason kind path update valid_until',
      'book-ready': 'path title',
      'book-checked': 'path title',
      'book-refused': 'path place reason title',
      'book-returned': 'note path reason title',
      'book-hidden': 'note path reason school_name title',
      'book-offer-ended': 'path title',
      'resource-refused': 'path place reason title',
      'resource-approve': 'note path reason title',
      'resource-return': 'note path reason title',
      'resource-withdraw': 'note path reason title',
      'resource-widen': 'note path reason title',
      'resource-decline': 'note path reason title',
      'story-submitted': 'child path title',
      'story-changes-requested': 'path reason title',
      'story-approved': 'child path title',
      'story-reminder': 'child path title',
      'story-without-guardian': 'child path title',
      'story-published': 'path title',
      'story-published-family': 'child path title',
      'story-withdrawn': 'path reason title',
      'co-author-invited': 'child path',
      'letter-removed': 'path reason title',
      'letter-removed-family': 'child path reason title',
      'list-reminder': 'path title',
      'list-reminder-family': 'child path title',
      'class-message': 'message path sender title',
      'message-notice': 'category kind path reference urgent',
      'message-receipt': 'kind reference urgent',
      'message-answer': 'answer name reference',
      'tour-notice': 'path people reference starts_at time_zone',
      'tour-receipt': 'path reference starts_at time_zone',
      'tour-cancelled-notice': 'path reference starts_at time_zone',
      'tour-cancelled': 'reference starts_at time_zone',
      'order-link': 'number path',
      'order-paid': 'amount claim currency lines number path reads',
      'order-shipped': 'books carrier number path tracking_number',
      'order-refunded': 'amount currency lines number path reason',
      'order-payment-returned': 'amount currency number path',
      'donation-receipt': 'amount currency number path title',
      'donation-receipt-replaced': 'amount currency number path title',
      'donation-refunded': 'amount currency number path title',
      'donation-statement': 'amount currency number path year',
      'tribute-card': 'message path recipient sender title',
      'sponsor-payment': 'amount currency number path title',
      'project-news': 'news path',
      'project-cancelled': 'path redirect title',
      'monthly-gift': 'amount by_link cause currency day path to',
    });
  });

  it('are named <module>.<past-tense fact>.v<version> after the module that declares them', () => {
    const owners = [...readdirSync(join(code, 'modules')), 'platform'];
    for (const [type] of declared()) {
      expect(type).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)+\.v[1-9]\d*$/);
      expect(owners).toContain(type.split('.')[0]);
    }
  });
});
