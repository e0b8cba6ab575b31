// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/auth/logout/`, method: 'POST' }),
    }),
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/token/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
      query: (queryArg) => ({
        url: `/auth/token/refresh/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listBookCategories: build.query<ListBookCategoriesApiResponse, ListBookCategoriesApiArg>({
      query: () => ({ url: `/book-categories/` }),
    }),
    getBookStats: build.query<GetBookStatsApiResponse, GetBookStatsApiArg>({
      query: () => ({ url: `/book-stats` }),
    }),
    listBooks: build.query<ListBooksApiResponse, ListBooksApiArg>({
      query: (queryArg) => ({
        url: `/books/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          category: queryArg.category,
          audience: queryArg.audience,
          level: queryArg.level,
          language: queryArg.language,
          featured: queryArg.featured,
          mine: queryArg.mine,
          own: queryArg.own,
          student_made: queryArg.studentMade,
          continue: queryArg['continue'],
          status: queryArg.status,
          ordering: queryArg.ordering,
        },
      }),
    }),
    getBook: build.query<GetBookApiResponse, GetBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    archiveBook: build.mutation<ArchiveBookApiResponse, ArchiveBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/archive/`,
        method: 'POST',
      }),
    }),
    openBook: build.query<OpenBookApiResponse, OpenBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/content/`,
      }),
    }),
    getIngestion: build.query<GetIngestionApiResponse, GetIngestionApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/ingestion/`,
      }),
    }),
    getProgress: build.query<GetProgressApiResponse, GetProgressApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/progress/`,
      }),
    }),
    saveProgress: build.mutation<SaveProgressApiResponse, SaveProgressApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/progress/`,
        method: 'PUT',
        body: queryArg.progressBody,
      }),
    }),
    publishBook: build.mutation<PublishBookApiResponse, PublishBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/publish/`,
        method: 'POST',
      }),
    }),
    checkCommunity: build.query<CheckCommunityApiResponse, CheckCommunityApiArg>({
      query: () => ({ url: `/check-generic-access` }),
    }),
    getCurrentTenant: build.query<GetCurrentTenantApiResponse, GetCurrentTenantApiArg>({
      query: () => ({ url: `/current-tenant` }),
    }),
    signInCommunity: build.mutation<SignInCommunityApiResponse, SignInCommunityApiArg>({
      query: (queryArg) => ({
        url: `/generic-password-login`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    signOutCommunity: build.mutation<SignOutCommunityApiResponse, SignOutCommunityApiArg>({
      query: () => ({ url: `/generic-password-logout`, method: 'POST' }),
    }),
    listStudentsInClass: build.query<ListStudentsInClassApiResponse, ListStudentsInClassApiArg>({
      query: (queryArg) => ({
        url: `/list-student-in-class/${encodeURIComponent(String(queryArg.code))}/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/user/profile/` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type SignInApiResponse = /** status 200 The answer */ SignedIn;
export type SignInApiArg = SignInBody;
export type RefreshTokenApiResponse = /** status 200 The answer */ TokenPair;
export type RefreshTokenApiArg = RefreshBody;
export type ListBookCategoriesApiResponse = /** status 200 The answer */ CategoryCount[];
export type ListBookCategoriesApiArg = void;
export type GetBookStatsApiResponse = /** status 200 The answer */ BookStats;
export type GetBookStatsApiArg = void;
export type ListBooksApiResponse = /** status 200 The answer */ BookPage;
export type ListBooksApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Slug of a category. */
  category?: string;
  /** Ages, e.g. `4-6`: books meant for some age in between. */
  audience?: string;
  level?: number;
  /** BCP 47. */
  language?: string;
  featured?: boolean;
  /** Only what the caller uploaded, in any state. */
  mine?: boolean;
  /** Only what this host's own school (or the platform itself) owns. */
  own?: boolean;
  /** Only what students made. */
  studentMade?: boolean;
  /** Only what the caller has begun and not finished. */
  continue?: boolean;
  /** State, for those who manage books; `all` is every state. */
  status?: 'all' | 'archived' | 'draft' | 'in_review' | 'published' | 'refused';
  ordering?:
    '-created_at' | '-pages' | '-progress' | '-title' | 'created_at' | 'pages' | 'reading_level' | 'title';
};
export type GetBookApiResponse = /** status 200 The answer */ Book;
export type GetBookApiArg = string;
export type ArchiveBookApiResponse = /** status 200 The answer */ BookStatusChange;
export type ArchiveBookApiArg = string;
export type OpenBookApiResponse = /** status 200 The answer */ BookContent;
export type OpenBookApiArg = string;
export type GetIngestionApiResponse = /** status 200 The answer */ Ingestion;
export type GetIngestionApiArg = string;
export type GetProgressApiResponse = /** status 200 The answer */ Progress;
export type GetProgressApiArg = string;
export type SaveProgressApiResponse = /** status 200 The answer */ ProgressSaved;
export type SaveProgressApiArg = {
  id: string;
  progressBody: ProgressBody;
};
export type PublishBookApiResponse = /** status 200 The answer */ BookStatusChange;
export type PublishBookApiArg = string;
export type CheckCommunityApiResponse = /** status 200 The answer */ CommunityState;
export type CheckCommunityApiArg = void;
export type GetCurrentTenantApiResponse = /** status 200 The answer */ CurrentTenant;
export type GetCurrentTenantApiArg = void;
export type SignInCommunityApiResponse = /** status 200 The answer */ CommunitySignedIn;
export type SignInCommunityApiArg = CommunityBody;
export type SignOutCommunityApiResponse = /** status 200 The answer */ CommunityState;
export type SignOutCommunityApiArg = void;
export type ListStudentsInClassApiResponse = /** status 200 The answer */ RosterPage;
export type ListStudentsInClassApiArg = {
  code: string;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type GetProfileApiResponse = /** status 200 The answer */ Profile;
export type GetProfileApiArg = void;
export type Problem = {
  /** Stable and machine-readable. */
  code: string;
  /** A sentence that a person can be shown. */
  detail: string;
  /** Messages by member of the request. */
  errors?: {
    [key: string]: string[];
  };
  /** What to tell support; also in the header X-Request-Id. */
  request_id: string;
  /** The HTTP status. */
  status: number;
  title: string;
  /** Always `about:blank`. */
  type: string;
};
export type ProfileClass = {
  code: string;
  id: string;
  name: string;
};
export type Profile = {
  avatar: string | null;
  classes: ProfileClass[];
  country: string | null;
  email: string | null;
  first_name: string;
  id: string;
  is_staff: boolean;
  last_name: string;
  permissions: (
    | 'book.manage'
    | 'book.publish'
    | 'book.read'
    | 'book.upload'
    | 'child.guard'
    | 'class.teach'
    | 'platform.people'
    | 'reading.record'
    | 'roster.import'
    | 'school.manage'
  )[];
  role: 'community' | 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Id of the school; null for people of the platform. */
  tenant: string | null;
  username: string;
};
export type SignedIn = {
  access: string;
  refresh?: string;
  user: Profile;
};
export type SignInBody = {
  password: string;
  remember?: boolean;
  /** E-mail, or a student's username. */
  username: string;
};
export type TokenPair = {
  access: string;
  refresh?: string;
};
export type RefreshBody = {
  refresh?: string;
};
export type CategoryCount = {
  count: number;
  name: string;
  slug: string;
};
export type BookCounts = {
  all_book: number;
  featured_book: number;
  languages: number;
  student_books: number;
};
export type BookStats = {
  book_stats: BookCounts;
};
export type BookAccess = {
  read: boolean;
  reason: 'free' | 'purchase_required' | 'sign_in_required' | 'staff';
};
export type AgeRange = {
  max: number;
  min: number;
};
export type CategoryRef = {
  name: string;
  slug: string;
};
export type Cover = {
  alt: string;
  color: string;
  large: string;
  medium: string;
  small: string;
  xlarge: string;
};
export type Money = {
  /** Integer minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};
export type Progress = {
  locator: object | null;
  /** 0 to 100. */
  percentage: number;
  updated_at: string;
};
export type Book = {
  access: BookAccess;
  age_range: AgeRange | null;
  authors: string[];
  categories: CategoryRef[];
  charity: null;
  cover: Cover | null;
  created_at: string;
  direction: 'ltr' | 'rtl';
  featured: boolean;
  formats: ('epub' | 'pdf')[];
  has_audio: boolean;
  id: string;
  illustrators: string[];
  ingestion: 'processing' | 'ready' | 'refused' | 'waiting';
  /** BCP 47. */
  language: string;
  layout: 'fixed' | 'reflowable';
  owner: 'platform' | 'school';
  pages: number;
  price: Money | null;
  progress: Progress | null;
  rating: null;
  reactions: {
    [key: string]: number;
  };
  reading_level: number | null;
  reading_minutes: number;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'published';
  student_made: boolean;
  subtitle: string | null;
  summary: string;
  title: string;
};
export type BookPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Book[];
};
export type BookStatusChange = {
  id: string;
  status: 'archived' | 'draft' | 'in_review' | 'published';
};
export type BookContent = {
  /** Folder of the book's files on the book origin; its segment expires after some hours. */
  base_url: string;
  direction: 'ltr' | 'rtl';
  format: 'epub' | 'pdf';
  layout: 'fixed' | 'reflowable';
  /** Readium Web Publication Manifest. */
  manifest: object;
  /** The reader's shell on the book origin. */
  shell_url: string;
};
export type IngestionFinding = {
  code: string;
  message: string;
  place: string;
};
export type Ingestion = {
  code: string | null;
  findings: IngestionFinding[];
  id: string;
  /** 0 to 100. */
  percentage: number;
  place: string | null;
  reason: string | null;
  status: 'processing' | 'ready' | 'refused' | 'waiting';
  step: string;
};
export type ProgressSaved = {
  /** False when a later place is known already. */
  saved: boolean;
};
export type ProgressBody = {
  /** When the reader was there, by the reader's clock; at most a day ahead of ours. */
  client_time: string;
  /** Where in the book: href, CFI, progression. */
  locator: object;
  percentage: number;
};
export type CommunityState = {
  authenticated: boolean;
};
export type CurrentTenant = {
  announcement: string | null;
  announcement_color: string;
  bg_primary_color: string;
  bg_secondary_color: string;
  book_button_color: string;
  border_muted_color: string;
  border_primary_color: string;
  button_color: string;
  domain_url: string | null;
  features: string[];
  id: string;
  logo: string | null;
  primary_color: string;
  primary_color_dark: string;
  primary_color_light: string;
  school_email: string;
  school_name: string;
  subdomain: string | null;
  switchboard: boolean;
  text_muted_color: string;
  text_primary_color: string;
  text_secondary_color: string;
};
export type CommunitySignedIn = {
  access: string;
  authenticated: boolean;
  refresh?: string;
  user: Profile;
};
export type CommunityBody = {
  password: string;
};
export type RosterClass = {
  code: string;
  name: string;
  school: string;
};
export type StudentCard = {
  avatar: string | null;
  first_name: string;
  id: string;
  /** The initial alone: a code opens this list without a sign-in. */
  last_name: string;
  username: string;
};
export type Roster = {
  class: RosterClass;
  students: StudentCard[];
};
export type RosterPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Roster;
};
