import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** A text that people see, and the source files that show it. */
type Texts = Map<string, Set<string>>;

const root = join(import.meta.dirname, '../..');

/** Folder of the features of the web app. */
const FEATURES = 'frontend/src/features';

/**
 * Path prefixes of those files of a feature that only staff see, as the feature declares them (`staffTexts`
 * in `area/area.ts`).
 */
async function staffFilesOf(feature: string): Promise<string[]> {
  const declaration = join(root, FEATURES, feature, 'area/area.ts');
  if (!existsSync(declaration)) return [];
  const { area } = (await import(pathToFileURL(declaration).href)) as { area: { staffTexts?: string[] } };
  return (area.staffTexts ?? []).map((path) => `${FEATURES}/${feature}/${path}`);
}
const STAFF_FILES = (await Promise.all(readdirSync(join(root, FEATURES)).map(staffFilesOf))).flat();

/**
 * Screens outside of the features that only staff of schools and platform open: their texts may stay English.
 */
const STAFF = [
  /^frontend\/src\/features\/[^/]+\/area\/(work|sideLinks|setup|audit)\.ts$/,
  /^frontend\/src\/app\/(layouts\/(WorkLayout\.tsx|sideLinks\.ts)|routes\/work\.routes\.tsx)$/,
  /^frontend\/src\/ui\/(WorkHead\.tsx|table\/(?!TableTools)|imports\/)/,
  /^frontend\/src\/shared\/((ingestionLabels|flagLabel|FlaggedWords|forms\/ReasonDialog)\.tsx?$|wizard\/|books\/(bookLabels|moderationLabels|languageAndLevelChoices)\.ts$)/,
];

const isStaff = (file: string): boolean =>
  STAFF.some((staff) => staff.test(file)) || STAFF_FILES.some((path) => file.startsWith(path));

/**
 * Files of the server with messages for students, parents and visitors; its other messages reach staff and
 * programs only.
 */
const SERVER = [
  'backend/src/platform/http/access.guard.ts',
  'backend/src/platform/http/clean-text.ts',
  'backend/src/platform/http/budgets.ts',
  'backend/src/platform/http/human-check.ts',
  'backend/src/platform/http/problem.filter.ts',
  'backend/src/platform/errors.ts',
  'backend/src/modules/catalog/reading/notes/annotation-body.ts',
  'backend/src/modules/catalog/reading/notes/save-annotation.ts',
  'backend/src/modules/catalog/library/uploads/replace-cover.ts',
  'backend/src/modules/catalog/reading/content',
  'backend/src/modules/catalog/reading/positions',
  'backend/src/modules/catalog/reading/settings',
  'backend/src/modules/catalog/reading/shared',
  'backend/src/modules/catalog/reading/states',
  'backend/src/modules/catalog/reading/statistics',
  'backend/src/modules/catalog/reading/words/save-word.ts',
  'backend/src/modules/catalog/reading/words/word-address.ts',
  'backend/src/modules/catalog/authoring/stories/co-authors.ts',
  'backend/src/modules/catalog/authoring/stories/comment-story.ts',
  'backend/src/modules/catalog/authoring/stories/transition-story.ts',
  'backend/src/modules/catalog/authoring/stories/story-writer.ts',
  'backend/src/modules/catalog/authoring/publishing/recheck-consent.ts',
  'backend/src/modules/catalog/authoring/stories/credit-line.ts',
  'backend/src/modules/catalog/authoring/stories/story-author-eraser.ts',
  'backend/src/modules/catalog/authoring/stories/story-bodies.ts',
  'backend/src/modules/catalog/authoring/stories/story-media.ts',
  'backend/src/modules/catalog/authoring/stories/story-writer.ts',
  'backend/src/modules/catalog/authoring/stories/story.rules.ts',
  'backend/src/modules/catalog/authoring/versions/create-version.ts',
  'backend/src/modules/catalog/authoring/stories/write-story.ts',
  'backend/src/modules/catalog/authoring/letters/write-letter.ts',
  'backend/src/modules/catalog/authoring/letters/letter-bodies.ts',
  'backend/src/modules/commerce/orders/claim-codes/claim-book.ts',
  'backend/src/modules/commerce/orders/claim-codes/claim-code.rules.ts',
  'backend/src/modules/commerce/orders/claim-codes/gift.rules.ts',
  'backend/src/modules/commerce/orders/claim-order.ts',
  'backend/src/modules/commerce/payments/retry-payment.ts',
  'backend/src/modules/commerce/payments/why-not-offered.ts',
  'backend/src/modules/giving/donations/change-donation.ts',
  'backend/src/modules/giving/donations/donation-bodies.ts',
  'backend/src/modules/giving/donations/donation.rules.ts',
  'backend/src/modules/giving/donations/get-donation-options.query.ts',
  'backend/src/modules/giving/donations/give-donation.ts',
  'backend/src/modules/giving/donations/monthly',
  'backend/src/modules/giving/donations/tax-bodies.ts',
  'backend/src/modules/giving/donations/tax-declarations.ts',
  'backend/src/modules/commerce/shop/cart',
  'backend/src/modules/commerce/shop/checkout',
  'backend/src/modules/commerce/shop/coupons/coupon-texts.ts',
  'backend/src/modules/commerce/shop/offers/currency-code.ts',
  'backend/src/modules/commerce/shop/pricing',
  'backend/src/modules/commerce/shop/requests',
  'backend/src/modules/commerce/shop/shipping/shipping.rules.ts',
  'backend/src/modules/commerce/shop/shop-open.ts',
  'backend/src/modules/commerce/shop/tax/tax.rules.ts',
  'backend/src/platform/uploads/reencode-picture.ts',
  'backend/src/modules/content/inbox/forms.controller.ts',
  'backend/src/modules/content/designs/design-pictures.ts',
  'backend/src/modules/content/designs/create-design.ts',
  'backend/src/modules/content/experiments/experiment-note-body.ts',
  'backend/src/modules/content/experiments/experiment-notes.ts',
  'backend/src/modules/content/tours/book-tour.ts',
  'backend/src/modules/content/tours/cancel-tour.ts',
  'backend/src/modules/identity/accounts',
  'backend/src/modules/identity/families/consents',
  'backend/src/modules/identity/sign-in/devices',
  'backend/src/modules/identity/families/guardians/use-guardian-code.ts',
  'backend/src/modules/identity/people/invitations/accept-invitation.ts',
  'backend/src/modules/identity/people/invitations/invitations.controller.ts',
  'backend/src/modules/identity/people/invitations/invitations.ts',
  'backend/src/modules/identity/people/invitations/link-invitation.ts',
  'backend/src/modules/identity/leadership',
  'backend/src/modules/identity/sign-in/passkeys',
  'backend/src/modules/identity/personal-data/request-data.ts',
  'backend/src/modules/identity/personal-data/change-data-request.ts',
  'backend/src/modules/identity/personal-data/download-data-copy.ts',
  'backend/src/modules/identity/profile/avatars.ts',
  'backend/src/modules/identity/profile/avatars.controller.ts',
  'backend/src/modules/identity/profile/avatar.rules.ts',
  'backend/src/modules/identity/profile/receive-form.ts',
  'backend/src/modules/identity/sign-in/second-factor/recent-confirmation.ts',
  'backend/src/modules/identity/sign-in/second-factor/messages.ts',
  'backend/src/modules/identity/sign-in/security-settings/security.controller.ts',
  'backend/src/modules/identity/sign-in/second-factor/turn-off-totp.ts',
  'backend/src/modules/identity/sign-in/second-factor/begin-totp.ts',
  'backend/src/modules/identity/sign-in/password-sign-in',
  'backend/src/modules/identity/sign-in/passwords',
  'backend/src/modules/identity/sign-in/second-step',
  'backend/src/modules/identity/sign-in/sessions',
  'backend/src/modules/identity/sign-in/students/student-sign-in.controller.ts',
  'backend/src/modules/identity/sign-in/students/choose-pictures.ts',
  'backend/src/modules/identity/sign-in/students/pictures.body.ts',
  'backend/src/modules/identity/sign-in/students/picture-secret.ts',
  'backend/src/modules/identity/sign-in/students/student-sign-in.rules.ts',
  'backend/src/modules/identity/sign-in/students/class-devices.ts',
  'backend/src/modules/identity/sign-in/students/password-spraying-watch.ts',
  'backend/src/modules/identity/sign-in/students/picture-tries.ts',
  'backend/src/modules/identity/sign-in/students/sign-in-student.ts',
  'backend/src/modules/identity/sign-in/sso/sso-accounts.ts',
  'backend/src/modules/identity/sign-in/sso/sso.controller.ts',
  'backend/src/modules/learning/activities',
  'backend/src/modules/learning/challenges/enter-challenge.ts',
  'backend/src/modules/learning/challenges/rounds.ts',
  'backend/src/modules/learning/courses-open.ts',
  'backend/src/modules/learning/enrolments/course-invitations.ts',
  'backend/src/modules/learning/enrolments/enrol.ts',
  'backend/src/modules/learning/enrolments/enrolment-bodies.ts',
  'backend/src/modules/learning/enrolments/get-lesson.query.ts',
  'backend/src/modules/learning/enrolments/invitation-links.ts',
  'backend/src/modules/learning/enrolments/save-lesson-progress.ts',
  'backend/src/modules/learning/help-requests/ask-for-help.ts',
  'backend/src/modules/learning/hubs/travel-hub.ts',
  'backend/src/modules/learning/live/live-open.ts',
  'backend/src/modules/learning/live/live-rooms.ts',
  'backend/src/modules/learning/live/services/room-services.ts',
  'backend/src/modules/learning/live/show-room.ts',
  'backend/src/modules/learning/live/webinars.ts',
  'backend/src/modules/learning/practice/attempt-commands.ts',
  'backend/src/modules/learning/quizzes/answer-media.ts',
  'backend/src/modules/tenancy/modes/mode.rules.ts',
  'libs/contract/src/messages.ts',
  'libs/contract/src/consents.ts',
];
/** Sentences there that only programs get, and strings that are no sentences. */
const NOT_FOR_PEOPLE =
  /HttpCookie|HttpOnly|escape|refresh token|Refresh it|access token|ticket|Send one of|Send this field|body must be|picture is called|is shorter than|valid JSON|web app$|No username|It needs the cookie|It only asks for|It only ends the|that kind of content|that method|nested|cannot be stored|headers|Headers|Malformed|Method not|too long\.$|Address too|Wrong kind|No such part|larger than this address|Nobody is signed in|Primary color|Switchboard status|Domain url|School name|no such book here|is a text\.$|enter a text\.$|named by the id|named by its three letters|named once|An address has a name|stripe, paypal or phonepe|minor units|one of the languages of the site|Port et emballage|Arrondi pour|Frais de paiement|” by 7/;

/** Names of members whose texts are later passed to `t(entry.title)` or the like. */
const WORDS =
  /^(title|label|help|hint|text|child|child_text|name|words|use|lead|body|question|answer|why|say|done)$/;
/** Starts like a sentence or a name, and is not code: `Drawn avatars`, `{count} books`. */
const LIKE_WORDS = /^(\{|“)?\p{Lu}[\p{Ll}’]|^(A|I|\d+) \p{Ll}/u;

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

function filesUnder(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(spec|\.d)\.tsx?$/.test(file) && !/testing\//.test(file))
    .map((file) => `${path}/${file}`)
    .sort();
}

/**
 * Possible texts of an expression: both branches of a condition, the whole of a concatenation. Null: known at
 * run time only.
 */
function textsOf(node: ts.Expression): string[] | null {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [textsOf(node.whenTrue), textsOf(node.whenFalse)];
    return yes && no && [...yes, ...no];
  }
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [textsOf(node.left), textsOf(node.right)];
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken && left?.length === 1 && right?.length === 1)
      return [left[0]! + right[0]!];
  }
  return null;
}

const callee = (node: ts.CallExpression): string =>
  ts.isIdentifier(node.expression) ? node.expression.text : '';

/**
 * Whether `t()` is called with something other than literals, so that its texts are elsewhere in the file.
 */
function hasOpenCall(source: ts.SourceFile): boolean {
  let open = false;
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && callee(node) === 't' && !textsOf(node.arguments[0]!)) open = true;
    ts.forEachChild(node, walk);
  };
  walk(source);
  return open;
}

/**
 * Whether a literal is in a list of texts: `{ title: 'About' }`, `const NAMES = { fox: 'Fox' }`, `['poor',
 * 'It looks bad']`.
 */
function isListed(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return true;
  if (ts.isArrayLiteralExpression(parent)) return true;
  if (ts.isConditionalExpression(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent))
    return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
}

/** Collects all texts of the web app, by their English text. */
function webTexts(found: Texts): void {
  for (const file of [...filesUnder('frontend/src'), ...filesUnder('libs/contract/src/art')]) {
    const source = parse(file);
    const add = (text: string): void => void found.set(text, (found.get(text) ?? new Set()).add(file));
    const titles = /\/routes\//.test(file);
    // Lists of texts may have their own file (`labels.ts`); strings that only code uses do not look like
    // sentences.
    const lists =
      titles ||
      hasOpenCall(source) ||
      /(words|model|steps|checks|menu|programme|Words|Checks)\.ts$/.test(file);
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const name = callee(node);
        if (name === 't' || name === 'translated' || (titles && name === 'titled'))
          textsOf(node.arguments[0]!)?.forEach(add);
      }
      if (ts.isStringLiteralLike(node) && LIKE_WORDS.test(node.text)) {
        const key =
          ts.isPropertyAssignment(node.parent) && ts.isIdentifier(node.parent.name)
            ? node.parent.name.text
            : '';
        if ((lists && isListed(node)) || (WORDS.test(key) && node.parent.getText() !== '')) add(node.text);
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
  }
}

/**
 * Collects sentences of the server, from refusals and field errors. Those with values inside:
 * `serverTemplates`.
 */
function serverTexts(found: Texts): void {
  for (const file of SERVER.flatMap(filesUnder)) {
    const walk = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && /^\p{Lu}\S* .*[.?!]$|^\p{Lu}\p{Ll}[\p{Ll}\d ]+$/u.test(node.text)) {
        const said = !ts.isImportDeclaration(node.parent) && !ts.isLiteralTypeNode(node.parent);
        if (said && !NOT_FOR_PEOPLE.test(node.text))
          found.set(node.text, (found.get(node.text) ?? new Set()).add(file));
      }
      ts.forEachChild(node, walk);
    };
    walk(parse(file));
  }
}

/**
 * Sentences of the server with values inside, each value as `7`, and their files. `i18n/serverMessages.ts`
 * must know them.
 */
export function serverTemplates(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of SERVER.flatMap(filesUnder)) {
    const walk = (node: ts.Node): void => {
      if (ts.isTemplateExpression(node)) {
        const said = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('7');
        const sentence = /^[\p{Lu}7]\S* .*[.?!]$/u.test(said) && /\p{L}/u.test(said); // not joined values alone
        if (sentence && !NOT_FOR_PEOPLE.test(said)) found.set(said, file);
      }
      ts.forEachChild(node, walk);
    };
    walk(parse(file));
  }
  return found;
}

/** All texts, and those that every language needs. */
export function findTexts(): { all: Texts; needed: string[] } {
  const all: Texts = new Map();
  webTexts(all);
  serverTexts(all);
  const needed = [...all]
    .filter(([, files]) => [...files].some((file) => !isStaff(file)))
    .map(([text]) => text)
    .sort();
  return { all, needed };
}
