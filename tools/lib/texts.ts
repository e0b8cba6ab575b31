import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text that people see, and the source files that show it. */
export type Texts = Map<string, Set<string>>;

const root = join(import.meta.dirname, '../..');

/** Screens that only the school's and the platform's staff open: their texts may stay English. */
const STAFF = [
  /^frontend\/src\/features\/(admin-books|book-desk|book-imports|stories\/desk|world\/desk|libraries\/desk|lists\/desk|classes|inbox|people|resources\/work|roster|saved-views|schools|sso|upload|viewing)\//,
  /^frontend\/src\/features\/dashboard\/(pages\/(Platform|School)|components\/(ClassBooks|ClassTable|Health|ReadersChart|WorksPanel))/,
  /^frontend\/src\/features\/account\/invitation\/(InvitationsPage|InvitationRow|InviteForm|Waiting)\.tsx$/,
  /^frontend\/src\/features\/family\/pages\/(ClassLettersPage|PendingGuardiansPage|StudentGuardiansPage)\.tsx$/,
  /^frontend\/src\/features\/family\/components\/LetterLanguage\.tsx$/,
  /^frontend\/src\/features\/experiments\/(pages\/Experiment(Drafts|Editor)Page|components\/WordsFields)/,
  /^frontend\/src\/features\/modes\/(pages|components\/(LandingField|LeadingCategories|ModeDialog|OrderedList))/,
  /^frontend\/src\/app\/(layouts\/(WorkLayout\.tsx|sideLinks\.ts)|routes\/(admin|classes|inbox|people)\.routes\.tsx)$/,
  /^frontend\/src\/ui\/(Work\.tsx|table\/|chart\/|lists\/)/,
  /^frontend\/src\/features\/leaders\/(pages\/LeadersTablePage|components\/Leader(Panel|sTable)|useDecide)/,
  /^frontend\/src\/shared\/((ingestionWords|flagWords|FoundWords)\.tsx?$|wizard\/)/,
  /^frontend\/src\/features\/library\/components\/TeacherStrip\.tsx$/,
];

/** Where the server says things to students, parents and visitors; other sentences of it reach staff and programs only. */
const SERVER = [
  'backend/src/platform/http/access.guard.ts',
  'backend/src/platform/http/clean-text.ts',
  'backend/src/platform/http/budgets.ts',
  'backend/src/platform/http/human-check.ts',
  'backend/src/platform/http/problem.filter.ts',
  'backend/src/platform/errors.ts',
  'backend/src/modules/catalog/notes/annotation-body.ts',
  'backend/src/modules/catalog/notes/save-annotation.ts',
  'backend/src/modules/catalog/books/put-cover.ts',
  'backend/src/modules/catalog/reading',
  'backend/src/modules/catalog/words/keep-word.ts',
  'backend/src/modules/catalog/words/word-address.ts',
  'backend/src/modules/catalog/stories/co-authors.ts',
  'backend/src/modules/catalog/stories/comment-story.ts',
  'backend/src/modules/catalog/stories/move-story.ts',
  'backend/src/modules/catalog/stories/press/turn-keys.ts',
  'backend/src/modules/catalog/stories/versions/credits.ts',
  'backend/src/modules/catalog/stories/story-bodies.ts',
  'backend/src/modules/catalog/stories/story-media.ts',
  'backend/src/modules/catalog/stories/story.rules.ts',
  'backend/src/modules/catalog/stories/versions/make-version.ts',
  'backend/src/modules/catalog/stories/write-story.ts',
  'backend/src/modules/catalog/world/write-letter.ts',
  'backend/src/modules/catalog/world/world-bodies.ts',
  'backend/src/modules/content/inbox/draw-picture.ts',
  'backend/src/modules/content/inbox/forms.controller.ts',
  'backend/src/modules/content/designs/design-pictures.ts',
  'backend/src/modules/content/designs/make-design.ts',
  'backend/src/modules/content/experiments/note-body.ts',
  'backend/src/modules/content/experiments/notes.ts',
  'backend/src/modules/content/tours/book-tour.ts',
  'backend/src/modules/content/tours/cancel-tour.ts',
  'backend/src/modules/identity/accounts',
  'backend/src/modules/identity/consents',
  'backend/src/modules/identity/devices',
  'backend/src/modules/identity/guardians/use-guardian-code.ts',
  'backend/src/modules/identity/invitations/accept-invitation.ts',
  'backend/src/modules/identity/invitations/invitations.controller.ts',
  'backend/src/modules/identity/invitations/invitations.ts',
  'backend/src/modules/identity/invitations/link-invitation.ts',
  'backend/src/modules/identity/leaders',
  'backend/src/modules/identity/passkeys',
  'backend/src/modules/identity/personal-data/ask-for-data.ts',
  'backend/src/modules/identity/personal-data/change-data-request.ts',
  'backend/src/modules/identity/personal-data/fetch-copy.ts',
  'backend/src/modules/identity/profile',
  'backend/src/modules/identity/second-factor/fresh-proof.ts',
  'backend/src/modules/identity/second-factor/messages.ts',
  'backend/src/modules/identity/second-factor/security.controller.ts',
  'backend/src/modules/identity/second-factor/turn-off-totp.ts',
  'backend/src/modules/identity/second-factor/begin-totp.ts',
  'backend/src/modules/identity/sign-in',
  'backend/src/modules/identity/sso/arrive.ts',
  'backend/src/modules/identity/sso/sso.controller.ts',
  'backend/src/modules/tenancy/modes/mode.rules.ts',
  'libs/contract/src/messages.ts',
  'libs/contract/src/consents.ts',
];
/** Sentences there that only a program meets, and words that are none. */
const NOT_FOR_PEOPLE =
  /HttpCookie|HttpOnly|escape|refresh token|Refresh it|access token|ticket|Send one of|Send this field|body must be|picture is called|is shorter than|valid JSON|web app$|No username|that kind of content|that method|nested|cannot be stored|headers|Headers|Malformed|Method not|too long\.$|Address too|Wrong kind|No such part|larger than this address|Nobody is signed in|Primary color|Switchboard status|Domain url|School name|” by 7/;

/** Names of members whose texts are looked up later by `t(entry.title)` or the like. */
const WORDS =
  /^(title|label|help|hint|text|child|child_text|name|words|use|lead|body|question|answer|why|say|done)$/;
/** Begins like a sentence or a name, and is no code: `Drawn avatars`, `{count} books`. */
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

/** The texts that an expression can be: of a condition both, of a sum the whole. Null: only the running app knows. */
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

/** Whether `t()` is given something that is not written there, so that its texts stand elsewhere in the file. */
function hasOpenCall(source: ts.SourceFile): boolean {
  let open = false;
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && callee(node) === 't' && !textsOf(node.arguments[0]!)) open = true;
    ts.forEachChild(node, walk);
  };
  walk(source);
  return open;
}

/** Member of a list of words: `{ title: 'About' }`, `const NAMES = { fox: 'Fox' }`, `['poor', 'It looks bad']`. */
function isListed(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return true;
  if (ts.isArrayLiteralExpression(parent)) return true;
  if (ts.isConditionalExpression(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent))
    return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
}

/** Everything that the web app shows, by its English text. */
function webTexts(found: Texts): void {
  for (const file of [...filesUnder('frontend/src'), ...filesUnder('libs/contract/src/art')]) {
    const source = parse(file);
    const add = (text: string): void => void found.set(text, (found.get(text) ?? new Set()).add(file));
    const titles = /\/routes\//.test(file);
    // Lists of words may stand in a file of their own (`words.ts`); the ones that only code sees do not look like words.
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

/** Sentences of the server: of refusals and of wrong fields. For those with a value inside: `serverTemplates`. */
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

/** Sentences there with values inside, each value as `7`, and where they stand. `i18n/serverWords.ts` has to know them. */
export function serverTemplates(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of SERVER.flatMap(filesUnder)) {
    const walk = (node: ts.Node): void => {
      if (ts.isTemplateExpression(node)) {
        const said = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('7');
        const sentence = /^[\p{Lu}7]\S* .*[.?!]$/u.test(said) && /\p{L}/u.test(said); // not values put in a row
        if (sentence && !NOT_FOR_PEOPLE.test(said)) found.set(said, file);
      }
      ts.forEachChild(node, walk);
    };
    walk(parse(file));
  }
  return found;
}

/** All texts, and which of them have to stand in every language. */
export function findTexts(): { all: Texts; needed: string[] } {
  const all: Texts = new Map();
  webTexts(all);
  serverTexts(all);
  const needed = [...all]
    .filter(([, files]) => [...files].some((file) => !STAFF.some((staff) => staff.test(file))))
    .map(([text]) => text)
    .sort();
  return { all, needed };
}
