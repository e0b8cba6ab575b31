// Written by "npm run openapi" from openapi.json: do not edit.
export type AddPasskeyApiResponse = /** status 201 The answer */ PasskeyCard;
export type AddPasskeyApiArg = NewPasskeyBody;
export type BeginPasskeyApiResponse = /** status 200 The answer */ PasskeyQuestion;
export type BeginPasskeyApiArg = FreshProofBody;
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: string;
  freshProofBody: FreshProofBody;
};
export type RenewRecoveryCodesApiResponse = /** status 200 The answer */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = FreshProofBody;
export type BeginTotpApiResponse = /** status 200 The answer */ TotpKey;
export type BeginTotpApiArg = FreshProofBody;
export type TurnOnTotpApiResponse = /** status 200 The answer */ RecoveryCodes;
export type TurnOnTotpApiArg = CodeBody;
export type TurnOffTotpApiResponse = unknown;
export type TurnOffTotpApiArg = FreshProofBody;
export type GetSecurityApiResponse = /** status 200 The answer */ Security;
export type GetSecurityApiArg = void;
export type RemoveAnnotationApiResponse = unknown;
export type RemoveAnnotationApiArg = string;
export type DecideOnNoteApiResponse = /** status 200 The answer */ AnnotationView;
export type DecideOnNoteApiArg = {
  id: string;
  noteDecisionBody: NoteDecisionBody;
};
export type ListAnthologiesApiResponse = /** status 200 The answer */ AnthologyList;
export type ListAnthologiesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type MakeAnthologyApiResponse = /** status 201 The answer */ MadeStory;
export type MakeAnthologyApiArg = NewAnthology;
export type RemoveAnthologyApiResponse = unknown;
export type RemoveAnthologyApiArg = string;
export type GetAnthologyFileApiResponse = /** status 200 The answer */ Blob;
export type GetAnthologyFileApiArg = string;
export type GetSchoolDashboardApiResponse = /** status 200 The answer */ SchoolDashboard;
export type GetSchoolDashboardApiArg =
  /** IANA name of the asker's time zone; days are those of it. */ string | undefined;
export type ListManagedModesApiResponse = /** status 200 The answer */ ManagedModes;
export type ListManagedModesApiArg = void;
export type AddModeApiResponse = /** status 201 The answer */ ManagedModes;
export type AddModeApiArg = ModeChange;
export type OrderModesApiResponse = /** status 200 The answer */ ManagedModes;
export type OrderModesApiArg = ModeOrder;
export type ChangeModeApiResponse = /** status 200 The answer */ ManagedModes;
export type ChangeModeApiArg = {
  id: string;
  modeChange: ModeChange;
};
export type GetSchoolSignInApiResponse = /** status 200 The answer */ SchoolSignIn;
export type GetSchoolSignInApiArg = void;
export type ChangeSchoolSignInApiResponse = unknown;
export type ChangeSchoolSignInApiArg = SchoolSignInBody;
export type AddSsoProviderApiResponse = /** status 201 The answer */ SavedProvider;
export type AddSsoProviderApiArg = ProviderBody;
export type RemoveSsoProviderApiResponse = unknown;
export type RemoveSsoProviderApiArg = string;
export type ChangeSsoProviderApiResponse = /** status 200 The answer */ SavedProvider;
export type ChangeSsoProviderApiArg = {
  id: string;
  providerChangeBody: ProviderChangeBody;
};
export type TestSsoProviderApiResponse = /** status 200 The answer */ SsoStart;
export type TestSsoProviderApiArg = string;
export type CollectSsoTestApiResponse = /** status 200 The answer */ SsoTestResult;
export type CollectSsoTestApiArg = void;
export type ListSchoolsApiResponse = /** status 200 The answer */ ManagedSchoolPage;
export type ListSchoolsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Only schools in this state. */
  status?: 'active' | 'suspended';
  ordering?: '-created_at' | '-school_name' | 'created_at' | 'school_name';
};
export type OpenSchoolApiResponse = /** status 201 The answer */ ManagedSchool;
export type OpenSchoolApiArg = SchoolChange;
export type GetSchoolApiResponse = /** status 200 The answer */ ManagedSchool;
export type GetSchoolApiArg = string;
export type ChangeSchoolApiResponse = /** status 200 The answer */ ManagedSchool;
export type ChangeSchoolApiArg = {
  id: string;
  schoolChange: SchoolChange;
};
export type CheckSchoolDomainApiResponse = /** status 200 The answer */ ManagedSchool;
export type CheckSchoolDomainApiArg = string;
export type ListSchoolPeopleApiResponse = /** status 200 The answer */ PersonPage;
export type ListSchoolPeopleApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, people of both states. */
  status?: 'active' | 'archived';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
};
export type CreateSchoolPersonApiResponse = /** status 201 The answer */ CreatedPerson;
export type CreateSchoolPersonApiArg = CreatePersonBody;
export type ExportSchoolPeopleApiResponse = /** status 200 CSV with a byte order mark */ string;
export type ExportSchoolPeopleApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, people of both states. */
  status?: 'active' | 'archived';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
};
export type CountSchoolPeopleApiResponse = /** status 200 The answer */ PeopleCounts;
export type CountSchoolPeopleApiArg = void;
export type GetSchoolPersonApiResponse = /** status 200 The answer */ PersonDetail;
export type GetSchoolPersonApiArg = string;
export type ChangeSchoolPersonApiResponse = /** status 200 The answer */ ChangedPerson;
export type ChangeSchoolPersonApiArg = {
  id: string;
  changePersonBody: ChangePersonBody;
};
export type ArchiveSchoolPersonApiResponse = /** status 200 The answer */ PersonStatus;
export type ArchiveSchoolPersonApiArg = {
  id: string;
  archivePersonBody: ArchivePersonBody;
};
export type GiveSchoolPersonPasswordApiResponse = /** status 200 The answer */ FirstPassword;
export type GiveSchoolPersonPasswordApiArg = string;
export type RestoreSchoolPersonApiResponse = /** status 200 The answer */ PersonStatus;
export type RestoreSchoolPersonApiArg = string;
export type ResetSchoolPersonFactorApiResponse = unknown;
export type ResetSchoolPersonFactorApiArg = {
  id: string;
  freshProofBody: FreshProofBody;
};
export type ViewAsSchoolPersonApiResponse = /** status 200 The answer */ ViewAsTicket;
export type ViewAsSchoolPersonApiArg = {
  id: string;
  viewAsBody: ViewAsBody;
};
export type CreateUserApiResponse = /** status 201 The answer */ CreatedPerson;
export type CreateUserApiArg = CreateUserBody;
export type GetPlatformDashboardApiResponse = /** status 200 The answer */ PlatformDashboard;
export type GetPlatformDashboardApiArg =
  /** IANA name of the asker's time zone; days are those of it. */ string | undefined;
export type ListLeadersApiResponse = /** status 200 The answer */ LeaderPage;
export type ListLeadersApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  kind: 'parent' | 'teacher';
  standing?:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
  /** Id of a school. */
  school?: string;
  ordering?: '-name' | '-submitted_at' | '-valid_until' | 'name' | 'submitted_at' | 'valid_until';
};
export type ExportLeadersApiResponse = /** status 200 CSV with a byte order mark */ string;
export type ExportLeadersApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  kind: 'parent' | 'teacher';
  standing?:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
  /** Id of a school. */
  school?: string;
  ordering?: '-name' | '-submitted_at' | '-valid_until' | 'name' | 'submitted_at' | 'valid_until';
};
export type CountLeadersApiResponse = /** status 200 The answer */ LeaderCounts;
export type CountLeadersApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  kind: 'parent' | 'teacher';
  standing?:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
  /** Id of a school. */
  school?: string;
  ordering?: '-name' | '-submitted_at' | '-valid_until' | 'name' | 'submitted_at' | 'valid_until';
};
export type GetLeaderApiResponse = /** status 200 The answer */ LeaderDetail;
export type GetLeaderApiArg = string;
export type DecideLeaderApiResponse = /** status 200 The answer */ LeaderDetail;
export type DecideLeaderApiArg = {
  id: string;
  decisionBody: DecisionBody;
};
export type ListSchoolNamesApiResponse = /** status 200 The answer */ SchoolPage;
export type ListSchoolNamesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type ListEverybodyApiResponse = /** status 200 The answer */ PersonPage;
export type ListEverybodyApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, people of both states. */
  status?: 'active' | 'archived';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
  /** Id of a school. */
  school?: string;
};
export type ExportEverybodyApiResponse = /** status 200 CSV with a byte order mark */ string;
export type ExportEverybodyApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, people of both states. */
  status?: 'active' | 'archived';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
  /** Id of a school. */
  school?: string;
};
export type CountEverybodyApiResponse = /** status 200 The answer */ PeopleCounts;
export type CountEverybodyApiArg = void;
export type GetUserApiResponse = /** status 200 The answer */ PersonDetail;
export type GetUserApiArg = string;
export type ChangeUserApiResponse = /** status 200 The answer */ ChangedPerson;
export type ChangeUserApiArg = {
  id: string;
  changePersonBody: ChangePersonBody;
};
export type ArchiveUserApiResponse = /** status 200 The answer */ PersonStatus;
export type ArchiveUserApiArg = {
  id: string;
  archivePersonBody: ArchivePersonBody;
};
export type GiveUserPasswordApiResponse = /** status 200 The answer */ FirstPassword;
export type GiveUserPasswordApiArg = string;
export type RestoreUserApiResponse = /** status 200 The answer */ PersonStatus;
export type RestoreUserApiArg = string;
export type ResetUserFactorApiResponse = unknown;
export type ResetUserFactorApiArg = {
  id: string;
  freshProofBody: FreshProofBody;
};
export type ViewAsUserApiResponse = /** status 200 The answer */ ViewAsTicket;
export type ViewAsUserApiArg = {
  id: string;
  viewAsBody: ViewAsBody;
};
export type ListArchivedStudentsApiResponse = /** status 200 The answer */ ArchivedStudentPage;
export type ListArchivedStudentsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type CompareStudentsApiResponse = /** status 200 The answer */ Comparison;
export type CompareStudentsApiArg = {
  oneId: string;
  otherId: string;
};
export type ListDuplicatesApiResponse = /** status 200 The answer */ LikelyDuplicatePage;
export type ListDuplicatesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type CallDistinctApiResponse = unknown;
export type CallDistinctApiArg = PairBody;
export type MergeStudentsApiResponse = /** status 200 The answer */ MergedStudents;
export type MergeStudentsApiArg = MergeBody;
export type RestoreStudentsApiResponse = /** status 200 The answer */ StudentsChanged;
export type RestoreStudentsApiArg = RestoreStudentsBody;
export type EraseStudentApiResponse = unknown;
export type EraseStudentApiArg = {
  id: string;
  eraseStudentBody: EraseStudentBody;
};
export type ListAskedWordsApiResponse = /** status 200 The answer */ AskedWordPage;
export type ListAskedWordsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type ListAuditApiResponse = /** status 200 The answer */ AuditPage;
export type ListAuditApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Id of the person it is about. */
  subject?: string;
  /** Id of the person who did it. */
  actor?: string;
  area?:
    | 'class'
    | 'guardian'
    | 'impersonation'
    | 'invitation'
    | 'leader'
    | 'people'
    | 'person'
    | 'roster'
    | 'school'
    | 'sso';
  /** Entries from this moment on. */
  from?: string;
  /** Entries before this moment. */
  to?: string;
};
export type ShowBadgeApiResponse = /** status 200 The answer */ BadgeShown;
export type ShowBadgeApiArg = BadgeBody;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type ListLooksApiResponse = /** status 200 The answer */ LookPage;
export type ListLooksApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type SignInWithPasskeyApiResponse = /** status 200 The answer */ SignedIn;
export type SignInWithPasskeyApiArg = PasskeySignInBody;
export type AskForPasskeyApiResponse = /** status 200 The answer */ PasskeyQuestion;
export type AskForPasskeyApiArg = void;
export type ChoosePicturesApiResponse = unknown;
export type ChoosePicturesApiArg = PicturesBody;
export type PassSecondFactorApiResponse = /** status 200 The answer */ SignedIn;
export type PassSecondFactorApiArg = SecondFactorBody;
export type AskForSecondPasskeyApiResponse = /** status 200 The answer */ PasskeyOptions;
export type AskForSecondPasskeyApiArg = TicketBody;
export type BeginSetUpAtSignInApiResponse = /** status 200 The answer */ TotpKey;
export type BeginSetUpAtSignInApiArg = TicketBody;
export type FinishSetUpAtSignInApiResponse = /** status 200 The answer */ SetUpSignedIn;
export type FinishSetUpAtSignInApiArg = SetUpCodeBody;
export type ListDevicesApiResponse = /** status 200 The answer */ DevicePage;
export type ListDevicesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type EndOtherDevicesApiResponse = /** status 200 The answer */ DevicesEnded;
export type EndOtherDevicesApiArg = void;
export type EndDeviceApiResponse = unknown;
export type EndDeviceApiArg = string;
export type SignInBySsoApiResponse = /** status 200 The answer */ SignedIn | SecondFactorAsked;
export type SignInBySsoApiArg = void;
export type SignInStudentApiResponse = /** status 200 The answer */ StudentIn;
export type SignInStudentApiArg = StudentBody;
export type SignInApiResponse = /** status 200 The answer */ SignedIn | SecondFactorAsked;
export type SignInApiArg = SignInBody;
export type RefreshTokenApiResponse = /** status 200 The answer */ TokenPair;
export type RefreshTokenApiArg = RefreshBody;
export type EnterViewAsApiResponse = /** status 200 The answer */ SignedIn;
export type EnterViewAsApiArg = ViewAsEntry;
export type StopViewAsApiResponse = /** status 200 The answer */ Stopped;
export type StopViewAsApiArg = void;
export type ListAwaitedBooksApiResponse = /** status 200 The answer */ AwaitedBookPage;
export type ListAwaitedBooksApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type ListBookCategoriesApiResponse = /** status 200 The answer */ CategoryCount[];
export type ListBookCategoriesApiArg = void;
export type ListDeskApiResponse = /** status 200 The answer */ BookDeskPage;
export type ListDeskApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  stage?: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  owner?: 'mine' | 'nobody';
  /** Only books that readers reported. */
  reported?: boolean;
  /** Only books that a school asks the platform about. */
  escalated?: boolean;
};
export type GetDeskBoardApiResponse = /** status 200 The answer */ DeskBoard;
export type GetDeskBoardApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  stage?: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  owner?: 'mine' | 'nobody';
  /** Only books that readers reported. */
  reported?: boolean;
  /** Only books that a school asks the platform about. */
  escalated?: boolean;
};
export type GetDeskNumbersApiResponse = /** status 200 The answer */ DeskNumbers;
export type GetDeskNumbersApiArg = void;
export type PublishReadyBooksApiResponse = /** status 200 The answer */ PublishedBooks;
export type PublishReadyBooksApiArg = PublishReadyBody;
export type GetReadyBooksApiResponse = /** status 200 The answer */ ReadyBooks;
export type GetReadyBooksApiArg = {
  search?: string;
  owner?: 'mine' | 'nobody';
  /** Only these, wherever they stand; without it everything at Ready. */
  books?: string[];
};
export type GetDeskBookApiResponse = /** status 200 The answer */ DeskBook;
export type GetDeskBookApiArg = string;
export type MoveBookApiResponse = /** status 200 The answer */ DeskMoved;
export type MoveBookApiArg = {
  id: string;
  deskMoveBody: DeskMoveBody;
};
export type ListBookImportsApiResponse = /** status 200 The answer */ BookImportPage;
export type ListBookImportsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type GetBookImportApiResponse = /** status 200 The answer */ BookImportView;
export type GetBookImportApiArg = string;
export type ChangeBookImportApiResponse = /** status 200 The answer */ BookImportView;
export type ChangeBookImportApiArg = {
  id: string;
  bookImportChangeBody: BookImportChangeBody;
};
export type ListBookImportLinesApiResponse = /** status 200 The answer */ BookImportLinePage;
export type ListBookImportLinesApiArg = {
  id: string;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  verdict?: 'create' | 'problem' | 'same' | 'skip' | 'update';
};
export type ChangeBookImportLineApiResponse = /** status 200 The answer */ BookImportView;
export type ChangeBookImportLineApiArg = {
  id: string;
  line: number;
  bookImportLineBody: BookImportLineBody;
};
export type StartBookImportApiResponse = /** status 202 The answer */ BookImportView;
export type StartBookImportApiArg = string;
export type UndoBookImportApiResponse = /** status 200 The answer */ BookImportView;
export type UndoBookImportApiArg = string;
export type ListBookRowsApiResponse = /** status 200 The answer */ BookRows;
export type ListBookRowsApiArg =
  /** Language of the page: books in it are no other language. */ ('ar' | 'en' | 'fr' | 'hi') | undefined;
export type GetBookStatsApiResponse = /** status 200 The answer */ BookStats;
export type GetBookStatsApiArg = void;
export type ListBookTwinsApiResponse = /** status 200 The answer */ TwinGroupPage;
export type ListBookTwinsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type TellBooksApartApiResponse = /** status 200 The answer */ BooksApart;
export type TellBooksApartApiArg = BooksApartBody;
export type MergeBooksApiResponse = /** status 200 The answer */ MergedBooks;
export type MergeBooksApiArg = MergeBooksBody;
export type ListBooksApiResponse = /** status 200 The answer */ BookPage;
export type ListBooksApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Slugs of categories. */
  category?: string[];
  /** Ages, e.g. `4-6`: books meant for some age in between. */
  audience?: string[];
  level?: number[];
  /** BCP 47. */
  language?: string[];
  /** What it is about. */
  theme?: string[];
  /** The United Nations' goals, 1 to 17. */
  goal?: number[];
  /** Minutes of reading: up to 5, up to 15, more. */
  length?: string[];
  format?: string[];
  /** Only what can be listened to. */
  audio?: boolean;
  /** schema.org's accessibilityFeature; books that have all of them. */
  feature?: string[];
  /** What was written in the story maker: stories, blog posts, letters, poems, comics. */
  form?: string[];
  /** Details that a book does not say yet: books that lack any of them. */
  missing?: string[];
  /** Only what costs nothing, or only what is sold. */
  price?: 'free' | 'sold';
  /** Translations of one work, by its `work_id`. */
  work?: string;
  /** Books of one series, by its name. */
  series?: string;
  /** What stands on the shelf of a library, by the last part of its address. */
  library?: string;
  /** What stands on a reading list that is open to everybody, by the last part of its address, in the list's own order. */
  list?: string;
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
export type DescribeBookApiResponse = /** status 201 The answer */ BookDetailsView;
export type DescribeBookApiArg = BookDetailsBody;
export type EditBooksApiResponse = /** status 200 The answer */ EditedBooks;
export type EditBooksApiArg = EditBooksBody;
export type UndoBookEditsApiResponse = /** status 200 The answer */ UndoneEdits;
export type UndoBookEditsApiArg = UndoEditsBody;
export type CountBookFacetsApiResponse = /** status 200 The answer */ BookFacets;
export type CountBookFacetsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Slugs of categories. */
  category?: string[];
  /** Ages, e.g. `4-6`: books meant for some age in between. */
  audience?: string[];
  level?: number[];
  /** BCP 47. */
  language?: string[];
  /** What it is about. */
  theme?: string[];
  /** The United Nations' goals, 1 to 17. */
  goal?: number[];
  /** Minutes of reading: up to 5, up to 15, more. */
  length?: string[];
  format?: string[];
  /** Only what can be listened to. */
  audio?: boolean;
  /** schema.org's accessibilityFeature; books that have all of them. */
  feature?: string[];
  /** What was written in the story maker: stories, blog posts, letters, poems, comics. */
  form?: string[];
  /** Details that a book does not say yet: books that lack any of them. */
  missing?: string[];
  /** Only what costs nothing, or only what is sold. */
  price?: 'free' | 'sold';
  /** Translations of one work, by its `work_id`. */
  work?: string;
  /** Books of one series, by its name. */
  series?: string;
  /** What stands on the shelf of a library, by the last part of its address. */
  library?: string;
  /** What stands on a reading list that is open to everybody, by the last part of its address, in the list's own order. */
  list?: string;
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
export type ListOwnBooksApiResponse = /** status 200 The answer */ OwnBookPage;
export type ListOwnBooksApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** `open`: on its way to the shelf, which is also what is shown without it. */
  state?: 'live' | 'open' | 'withdrawn';
};
export type GetBookFamilyApiResponse = /** status 200 The answer */ BookFamily;
export type GetBookFamilyApiArg = string;
export type MakeVersionApiResponse = /** status 201 The answer */ MadeStory;
export type MakeVersionApiArg = {
  book: string;
  newVersion: NewVersion;
};
export type GetBookApiResponse = /** status 200 The answer */ Book;
export type GetBookApiArg = string;
export type ListNearBooksApiResponse = /** status 200 The answer */ NearBooks;
export type ListNearBooksApiArg = string;
export type GetBookPosterApiResponse = /** status 200 The answer */ PosterCode;
export type GetBookPosterApiArg = string;
export type GetBookSampleApiResponse = /** status 200 The answer */ BookSample;
export type GetBookSampleApiArg = string;
export type ListAnnotationsApiResponse = /** status 200 The answer */ AnnotationPage;
export type ListAnnotationsApiArg = {
  id: string;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type SaveAnnotationApiResponse = /** status 200 The answer */ AnnotationView;
export type SaveAnnotationApiArg = {
  id: string;
  annotationId: string;
  annotationBody: AnnotationBody;
};
export type ArchiveBookApiResponse = /** status 200 The answer */ BookStatusChange;
export type ArchiveBookApiArg = string;
export type OpenBookApiResponse = /** status 200 The answer */ BookContent;
export type OpenBookApiArg = string;
export type PutCoverApiResponse = /** status 200 The answer */ CoverPut;
export type PutCoverApiArg = {
  id: string;
  coverBody: CoverBody;
};
export type GetBookDetailsApiResponse = /** status 200 The answer */ BookDetailsView;
export type GetBookDetailsApiArg = string;
export type ChangeBookDetailsApiResponse = /** status 200 The answer */ BookDetailsView;
export type ChangeBookDetailsApiArg = {
  id: string;
  bookDetailsBody: BookDetailsBody;
};
export type GetIngestionApiResponse = /** status 200 The answer */ Ingestion;
export type GetIngestionApiArg = string;
export type ListMarginApiResponse = /** status 200 The answer */ AnnotationPage;
export type ListMarginApiArg = {
  id: string;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type GetOfflineBookApiResponse = /** status 200 The answer */ OfflineBook;
export type GetOfflineBookApiArg = string;
export type GetProgressApiResponse = /** status 200 The answer */ Places;
export type GetProgressApiArg = {
  id: string;
  /** Id of the asking device, whose own place is left out. */
  device?: string;
};
export type SaveProgressApiResponse = /** status 200 The answer */ ProgressSaved;
export type SaveProgressApiArg = {
  id: string;
  progressBody: ProgressBody;
};
export type PublishBookApiResponse = /** status 200 The answer */ BookStatusChange;
export type PublishBookApiArg = string;
export type UnreactApiResponse = /** status 200 The answer */ BookReactions;
export type UnreactApiArg = string;
export type ReactApiResponse = /** status 200 The answer */ BookReactions;
export type ReactApiArg = {
  id: string;
  reactionBody: ReactionBody;
};
export type GetReactionsApiResponse = /** status 200 The answer */ BookReactions;
export type GetReactionsApiArg = string;
export type SetReadingStateApiResponse = /** status 200 The answer */ ReadingStateSaved;
export type SetReadingStateApiArg = {
  id: string;
  readingStateBody: ReadingStateBody;
};
export type RecallBookApiResponse = /** status 200 The answer */ DeskMoved;
export type RecallBookApiArg = string;
export type ReportBookApiResponse = /** status 200 The answer */ BookReported;
export type ReportBookApiArg = {
  id: string;
  bookReportBody: BookReportBody;
};
export type DeleteReviewApiResponse = unknown;
export type DeleteReviewApiArg = string;
export type KeepReviewApiResponse = /** status 200 The answer */ KeptReview;
export type KeepReviewApiArg = {
  id: string;
  reviewBody: ReviewBody;
};
export type ListReviewsApiResponse = /** status 200 The answer */ ReviewPage;
export type ListReviewsApiArg = {
  id: string;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type SaveSessionApiResponse = /** status 200 The answer */ SessionSaved;
export type SaveSessionApiArg = {
  id: string;
  sessionId: string;
  sessionBody: SessionBody;
};
export type SubmitBookApiResponse = /** status 200 The answer */ DeskMoved;
export type SubmitBookApiArg = string;
export type GetReactionContributionsApiResponse = /** status 200 The answer */ ReactionContributions;
export type GetReactionContributionsApiArg = void;
export type ListCategoryTreeApiResponse = /** status 200 The answer */ ShelfNodes;
export type ListCategoryTreeApiArg = void;
export type AddCategoryApiResponse = /** status 201 The answer */ KeptCategory;
export type AddCategoryApiArg = CategoryBody;
export type RemoveCategoryApiResponse = unknown;
export type RemoveCategoryApiArg = {
  slug: string;
  /** Slug of the category that its books, and the categories below it, move to. */
  to?: string;
};
export type ShowCategoryApiResponse = /** status 200 The answer */ ShownCategory;
export type ShowCategoryApiArg = {
  slug: string;
  categoryShown: CategoryShown;
};
export type ChangeCategoryApiResponse = /** status 200 The answer */ KeptCategory;
export type ChangeCategoryApiArg = {
  slug: string;
  categoryBody: CategoryBody;
};
export type MoveCategoryApiResponse = /** status 200 The answer */ KeptCategory;
export type MoveCategoryApiArg = {
  slug: string;
  categoryMove: CategoryMove;
};
export type CheckCommunityApiResponse = /** status 200 The answer */ CommunityState;
export type CheckCommunityApiArg = void;
export type ListWaitingNotesApiResponse = /** status 200 The answer */ WaitingNotePage;
export type ListWaitingNotesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Notes in this book alone. */
  book?: string;
};
export type ListPossibleTeachersApiResponse = /** status 200 The answer */ TeacherPage;
export type ListPossibleTeachersApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type ListClassesApiResponse = /** status 200 The answer */ ClassCardPage;
export type ListClassesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Archived classes instead of the running ones. */
  archived?: boolean;
  ordering?: '-created_at' | '-name' | '-students_count' | 'created_at' | 'name' | 'students_count';
};
export type CreateClassApiResponse = /** status 201 The answer */ ClassCard;
export type CreateClassApiArg = ClassBody;
export type GetClassApiResponse = /** status 200 The answer */ ClassCard;
export type GetClassApiArg = string;
export type ChangeClassApiResponse = /** status 200 The answer */ ClassCard;
export type ChangeClassApiArg = {
  id: string;
  classChangeBody: ClassChangeBody;
};
export type ArchiveClassApiResponse = /** status 200 The answer */ ClassCard;
export type ArchiveClassApiArg = string;
export type MakeBadgesApiResponse = /** status 200 The answer */ Blob;
export type MakeBadgesApiArg = {
  id: string;
  printBadgesBody: PrintBadgesBody;
};
export type VoidBadgesApiResponse = /** status 200 The answer */ BadgesVoided;
export type VoidBadgesApiArg = {
  id: string;
  badgesBody: BadgesBody;
};
export type ChangeClassCodeApiResponse = /** status 200 The answer */ ClassSignIn;
export type ChangeClassCodeApiArg = string;
export type ListClassGroupsApiResponse = /** status 200 The answer */ ClassGroupList;
export type ListClassGroupsApiArg = string;
export type CreateClassGroupApiResponse = /** status 201 The answer */ ClassGroupList;
export type CreateClassGroupApiArg = {
  id: string;
  groupBody: GroupBody;
};
export type RemoveClassGroupApiResponse = unknown;
export type RemoveClassGroupApiArg = {
  id: string;
  groupId: string;
};
export type ChangeClassGroupApiResponse = /** status 200 The answer */ ClassGroupList;
export type ChangeClassGroupApiArg = {
  id: string;
  groupId: string;
  groupChangeBody: GroupChangeBody;
};
export type MakeGuardianCodesOfClassApiResponse = /** status 201 The answer */ GuardianLettersOfClass;
export type MakeGuardianCodesOfClassApiArg = string;
export type RestoreClassApiResponse = /** status 200 The answer */ ClassCard;
export type RestoreClassApiArg = string;
export type RollOverClassApiResponse = /** status 200 The answer */ ClassCard;
export type RollOverClassApiArg = {
  id: string;
  rollOverBody: RollOverBody;
};
export type ChangeClassSignInApiResponse = /** status 200 The answer */ ClassSignIn;
export type ChangeClassSignInApiArg = {
  id: string;
  classSignInBody: ClassSignInBody;
};
export type ListClassStudentsApiResponse = /** status 200 The answer */ ClassStudentPage;
export type ListClassStudentsApiArg = {
  id: string;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  ordering?: '-first_name' | '-last_seen_at' | '-username' | 'first_name' | 'last_seen_at' | 'username';
  /** Id of a group: its members alone. */
  group?: string;
};
export type AddStudentApiResponse = /** status 201 The answer */ StudentSlip;
export type AddStudentApiArg = {
  id: string;
  newStudentBody: NewStudentBody;
};
export type ArchiveStudentsApiResponse = /** status 200 The answer */ StudentsChanged;
export type ArchiveStudentsApiArg = {
  id: string;
  archiveStudentsBody: ArchiveStudentsBody;
};
export type MoveStudentsApiResponse = /** status 200 The answer */ StudentsChanged;
export type MoveStudentsApiArg = {
  id: string;
  moveStudentsBody: MoveStudentsBody;
};
export type PutStudentsInApiResponse = /** status 200 The answer */ StudentsChanged;
export type PutStudentsInApiArg = {
  id: string;
  studentsBody: StudentsBody;
};
export type RemoveStudentsApiResponse = /** status 200 The answer */ StudentsChanged;
export type RemoveStudentsApiArg = {
  id: string;
  studentsBody: StudentsBody;
};
export type ChangeStudentApiResponse = /** status 200 The answer */ ChangedStudent;
export type ChangeStudentApiArg = {
  id: string;
  studentId: string;
  studentChangeBody: StudentChangeBody;
};
export type MakeBackupCodeApiResponse = /** status 200 The answer */ BackupCode;
export type MakeBackupCodeApiArg = {
  id: string;
  studentId: string;
};
export type SetPicturesApiResponse = unknown;
export type SetPicturesApiArg = {
  id: string;
  studentId: string;
  setPicturesBody: SetPicturesBody;
};
export type ResetStudentPasswordApiResponse = /** status 200 The answer */ StudentSlip;
export type ResetStudentPasswordApiArg = {
  id: string;
  studentId: string;
};
export type SearchEverythingApiResponse = /** status 200 The answer */ Combined;
export type SearchEverythingApiArg = {
  /** Words to look for; nearly right ones are understood. */
  search?: string;
  /** How many of each kind, at most 50. */
  limit?: number;
};
export type SendContactApiResponse = /** status 201 The answer */ MessageReceipt;
export type SendContactApiArg = ContactBody;
export type GetCurrentTenantApiResponse = /** status 200 The answer */ CurrentTenant;
export type GetCurrentTenantApiArg = void;
export type GetDashboardApiResponse = /** status 200 The answer */ Dashboard;
export type GetDashboardApiArg = {
  /** IANA name of the asker's time zone; days are those of it. */
  timeZone?: string;
  /** A teacher's class whose students are listed; otherwise the first. */
  classId?: string;
};
export type ListDataRequestsApiResponse = /** status 200 The answer */ DataRequestPage;
export type ListDataRequestsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type AskForDataApiResponse = /** status 202 The answer */ DataRequestAsked;
export type AskForDataApiArg = DataRequestBody;
export type ListMyDataRequestsApiResponse = /** status 200 The answer */ DataRequestPage;
export type ListMyDataRequestsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type CancelErasureApiResponse = unknown;
export type CancelErasureApiArg = {
  id: string;
  reasonBody: ReasonBody;
};
export type CarryOutErasureApiResponse = unknown;
export type CarryOutErasureApiArg = string;
export type FetchCopyApiResponse = /** status 200 The answer */ Blob;
export type FetchCopyApiArg = {
  id: string;
  fetchCopyBody: FetchCopyBody;
};
export type ListWorldLettersApiResponse = /** status 200 The answer */ WorldLetterPage;
export type ListWorldLettersApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** BCP 47. */
  language?: string;
  /** One of the United Nations' goals. */
  goal?: number;
  /** The yearly volume. */
  year?: number;
};
export type WriteWorldLetterApiResponse = /** status 201 The answer */ WrittenLetter;
export type WriteWorldLetterApiArg = NewLetter;
export type ListOwnWorldLettersApiResponse = /** status 200 The answer */ OwnLetter[];
export type ListOwnWorldLettersApiArg = void;
export type CountWorldLettersApiResponse = /** status 200 The answer */ LetterNumbers;
export type CountWorldLettersApiArg = void;
export type GetWorldLetterApiResponse = /** status 200 The answer */ WorldLetterView;
export type GetWorldLetterApiArg = string;
export type GetWorldLetterPictureApiResponse = /** status 200 The answer */ string;
export type GetWorldLetterPictureApiArg = string;
export type UnreactToWorldLetterApiResponse = /** status 200 The answer */ LetterReactions;
export type UnreactToWorldLetterApiArg = string;
export type ReactToWorldLetterApiResponse = /** status 200 The answer */ LetterReactions;
export type ReactToWorldLetterApiArg = {
  id: string;
  letterReactionBody: LetterReactionBody;
};
export type ReportWorldLetterApiResponse = /** status 200 The answer */ LetterReported;
export type ReportWorldLetterApiArg = {
  id: string;
  letterReportBody: LetterReportBody;
};
export type ListWorldReportsApiResponse = /** status 200 The answer */ ReportedLetterPage;
export type ListWorldReportsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** `open` wait for a decision, `out` were taken out of the book. */
  state?: 'open' | 'out';
};
export type DecideOnWorldLetterApiResponse = /** status 200 The answer */ DecidedLetter;
export type DecideOnWorldLetterApiArg = {
  id: string;
  letterDecision: LetterDecision;
};
export type ListWorldVolumesApiResponse = /** status 200 The answer */ WorldVolumeEntry[];
export type ListWorldVolumesApiArg = void;
export type AskWorldVolumeApiResponse = /** status 202 The answer */ AskedVolume;
export type AskWorldVolumeApiArg = NewVolume;
export type ListWorldYearsApiResponse = /** status 200 The answer */ WorldYear[];
export type ListWorldYearsApiArg = void;
export type GetWorldVolumeEpubApiResponse = /** status 200 The answer */ Blob;
export type GetWorldVolumeEpubApiArg = string;
export type GetWorldVolumePdfApiResponse = /** status 200 The answer */ Blob;
export type GetWorldVolumePdfApiArg = string;
export type GetDemoApiResponse = /** status 200 The answer */ Demo;
export type GetDemoApiArg = void;
export type EnterDemoApiResponse = /** status 200 The answer */ SignedIn;
export type EnterDemoApiArg = EnterDemoBody;
export type ListDesignPicturesApiResponse = /** status 200 The answer */ DesignPictureEntry[];
export type ListDesignPicturesApiArg = void;
export type AddDesignPictureApiResponse = /** status 201 The answer */ DesignPictureEntry;
export type AddDesignPictureApiArg = DesignPictureBody;
export type DeleteDesignPictureApiResponse = unknown;
export type DeleteDesignPictureApiArg = string;
export type GetDesignPictureApiResponse = /** status 200 The answer */ DesignPicturePixels;
export type GetDesignPictureApiArg = string;
export type ListDesignsApiResponse = /** status 200 The answer */ DesignPage;
export type ListDesignsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type MakeDesignApiResponse = /** status 201 The answer */ Design;
export type MakeDesignApiArg = NewDesign;
export type DeleteDesignApiResponse = unknown;
export type DeleteDesignApiArg = string;
export type GetDesignApiResponse = /** status 200 The answer */ Design;
export type GetDesignApiArg = string;
export type ChangeDesignApiResponse = /** status 200 The answer */ Design;
export type ChangeDesignApiArg = {
  id: string;
  designChange: DesignChange;
};
export type CopyDesignApiResponse = /** status 201 The answer */ Design;
export type CopyDesignApiArg = string;
export type ListExperimentDraftsApiResponse = /** status 200 The answer */ ExperimentCard[];
export type ListExperimentDraftsApiArg = void;
export type RemoveNoteApiResponse = unknown;
export type RemoveNoteApiArg = string;
export type GetNoteDrawingApiResponse = /** status 200 The answer */ NoteDrawing;
export type GetNoteDrawingApiArg = string;
export type GetNotePhotoApiResponse = /** status 200 The answer */ NoteDrawing;
export type GetNotePhotoApiArg = string;
export type ListExperimentsApiResponse = /** status 200 The answer */ ExperimentCard[];
export type ListExperimentsApiArg =
  | /** Left out, the first language of Accept-Language that there is, else English. */ (
      'ar' | 'en' | 'fr' | 'hi'
    )
  | undefined;
export type GetExperimentApiResponse = /** status 200 The answer */ ExperimentView;
export type GetExperimentApiArg = {
  slug: string;
  /** Left out, the first language of Accept-Language that there is, else English. */
  locale?: 'ar' | 'en' | 'fr' | 'hi';
};
export type SaveExperimentApiResponse = /** status 200 The answer */ SavedExperiment;
export type SaveExperimentApiArg = {
  slug: string;
  experimentBody: ExperimentBody;
};
export type GetExperimentDraftApiResponse = /** status 200 The answer */ ExperimentDraft;
export type GetExperimentDraftApiArg = string;
export type ListNotesApiResponse = /** status 200 The answer */ ExperimentNoteView[];
export type ListNotesApiArg = string;
export type AddNoteApiResponse = /** status 201 The answer */ ExperimentNoteView;
export type AddNoteApiArg = {
  slug: string;
  noteBody: NoteBody;
};
export type ListChildrenApiResponse = /** status 200 The answer */ Family;
export type ListChildrenApiArg = void;
export type GetChildApiResponse = /** status 200 The answer */ ChildDetail;
export type GetChildApiArg = string;
export type ListFeedKeysApiResponse = /** status 200 The answer */ FeedKeyView[];
export type ListFeedKeysApiArg = void;
export type MakeFeedKeyApiResponse = /** status 201 The answer */ NewFeedKey;
export type MakeFeedKeyApiArg = FeedKeyBody;
export type TakeFeedKeyBackApiResponse = unknown;
export type TakeFeedKeyBackApiArg = string;
export type ListFilmDraftsApiResponse = /** status 200 The answer */ FilmDraftCard[];
export type ListFilmDraftsApiArg = void;
export type MakeFilmApiResponse = /** status 201 The answer */ FilmMade;
export type MakeFilmApiArg = NewFilm;
export type RemoveFilmApiResponse = unknown;
export type RemoveFilmApiArg = string;
export type GetFilmDraftApiResponse = /** status 200 The answer */ FilmDraft;
export type GetFilmDraftApiArg = string;
export type ChangeFilmApiResponse = /** status 200 The answer */ FilmSaved;
export type ChangeFilmApiArg = {
  id: string;
  filmChange: FilmChange;
};
export type RemoveFilmCaptionsApiResponse = unknown;
export type RemoveFilmCaptionsApiArg = {
  id: string;
  locale: string;
};
export type PutFilmCaptionsApiResponse = /** status 200 The answer */ CaptionsSaved;
export type PutFilmCaptionsApiArg = {
  id: string;
  locale: string;
  captionsBody: CaptionsBody;
};
export type ListFilmsApiResponse = /** status 200 The answer */ FilmCard[];
export type ListFilmsApiArg =
  | /** Left out, the first language of Accept-Language that there is, else English. */ (
      'ar' | 'en' | 'fr' | 'hi'
    )
  | undefined;
export type GetFilmApiResponse = /** status 200 The answer */ FilmView;
export type GetFilmApiArg = {
  slug: string;
  /** Left out, the first language of Accept-Language that there is, else English. */
  locale?: 'ar' | 'en' | 'fr' | 'hi';
};
export type GetFilmCaptionsApiResponse = /** status 200 The answer */ string;
export type GetFilmCaptionsApiArg = {
  slug: string;
  locale: string;
};
export type GetFilmPosterApiResponse = /** status 200 The answer */ Blob;
export type GetFilmPosterApiArg = string;
export type GetFilmTranscriptApiResponse = /** status 200 The answer */ FilmCue[];
export type GetFilmTranscriptApiArg = {
  slug: string;
  locale: string;
};
export type GetFilmVideoApiResponse = /** status 200 The answer */ Blob;
export type GetFilmVideoApiArg = string;
export type SignInCommunityApiResponse = /** status 200 The answer */ CommunitySignedIn;
export type SignInCommunityApiArg = CommunityBody;
export type SignOutCommunityApiResponse = /** status 200 The answer */ CommunityState;
export type SignOutCommunityApiArg = void;
export type GetReachApiResponse = /** status 200 The answer */ Reach;
export type GetReachApiArg = void;
export type ListPendingGuardiansApiResponse = /** status 200 The answer */ GuardianLinkPage;
export type ListPendingGuardiansApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type GetGuardianPolicyApiResponse = /** status 200 The answer */ GuardianPolicy;
export type GetGuardianPolicyApiArg = void;
export type ChangeGuardianPolicyApiResponse = /** status 200 The answer */ GuardianPolicy;
export type ChangeGuardianPolicyApiArg = GuardianPolicyBody;
export type RedeemGuardianCodeApiResponse = /** status 200 The answer */ Redeemed;
export type RedeemGuardianCodeApiArg = RedeemBody;
export type ChangeGuardianApiResponse = /** status 200 The answer */ GuardianLinkState;
export type ChangeGuardianApiArg = {
  id: string;
  guardianLinkBody: GuardianLinkBody;
};
export type ApproveGuardianApiResponse = /** status 200 The answer */ GuardianLinkState;
export type ApproveGuardianApiArg = string;
export type EndGuardianLinkApiResponse = /** status 200 The answer */ GuardianLinkState;
export type EndGuardianLinkApiArg = {
  id: string;
  reasonBody: ReasonBody;
};
export type RefuseGuardianApiResponse = /** status 200 The answer */ GuardianLinkState;
export type RefuseGuardianApiArg = {
  id: string;
  reasonBody: ReasonBody;
};
export type ListInboxApiResponse = /** status 200 The answer */ InboxPage;
export type ListInboxApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** `open` is new and in progress. */
  status?: 'answered' | 'closed' | 'in_progress' | 'new' | 'open';
  kind?: 'contact' | 'problem' | 'testimonial' | 'tour';
};
export type GetInboxMessageApiResponse = /** status 200 The answer */ InboxThread;
export type GetInboxMessageApiArg = string;
export type ChangeInboxMessageApiResponse = /** status 200 The answer */ InboxThread;
export type ChangeInboxMessageApiArg = {
  id: string;
  messageChangeBody: MessageChangeBody;
};
export type WriteInboxEntryApiResponse = /** status 201 The answer */ InboxThread;
export type WriteInboxEntryApiArg = {
  id: string;
  messageEntryBody: MessageEntryBody;
};
export type GetInboxPictureApiResponse = /** status 200 The answer */ MessagePictureData;
export type GetInboxPictureApiArg = string;
export type ListInvitationsApiResponse = /** status 200 The answer */ InvitationPage;
export type ListInvitationsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Only those that stand so. */
  state?: 'accepted' | 'expired' | 'revoked' | 'waiting';
};
export type InvitePersonApiResponse = /** status 201 The answer */ Invited;
export type InvitePersonApiArg = InviteBody;
export type AcceptInvitationApiResponse = /** status 201 The answer */ SignedUp;
export type AcceptInvitationApiArg = AcceptBody;
export type AskInvitationAgainApiResponse = /** status 202 The answer */ Done;
export type AskInvitationAgainApiArg = LinkBody;
export type LinkInvitationApiResponse = /** status 200 The answer */ InvitationLinked;
export type LinkInvitationApiArg = LinkBody;
export type ViewInvitationApiResponse = /** status 200 The answer */ InvitationView;
export type ViewInvitationApiArg = LinkBody;
export type ResendInvitationApiResponse = /** status 202 The answer */ Done;
export type ResendInvitationApiArg = string;
export type RevokeInvitationApiResponse = /** status 200 The answer */ Done;
export type RevokeInvitationApiArg = string;
export type GetLeaderBadgeApiResponse = /** status 200 The answer */ BadgeView;
export type GetLeaderBadgeApiArg = string;
export type ListMentoringApiResponse = /** status 200 The answer */ Mentoring;
export type ListMentoringApiArg = void;
export type OfferMentoringApiResponse = /** status 202 The answer */ LeaderDone;
export type OfferMentoringApiArg = OfferMentoringBody;
export type AnswerMentoringApiResponse = /** status 200 The answer */ Mentoring;
export type AnswerMentoringApiArg = {
  id: string;
  answerMentoringBody: AnswerMentoringBody;
};
export type NoteMeetingApiResponse = /** status 201 The answer */ Mentoring;
export type NoteMeetingApiArg = {
  id: string;
  meetingBody: MeetingBody;
};
export type GetOwnLeadershipApiResponse = /** status 200 The answer */ OwnLeadership;
export type GetOwnLeadershipApiArg = void;
export type KeepLeaderDraftApiResponse = /** status 200 The answer */ OwnLeadership;
export type KeepLeaderDraftApiArg = DraftBody;
export type SetMenteePlacesApiResponse = /** status 200 The answer */ OwnLeadership;
export type SetMenteePlacesApiArg = PlacesBody;
export type RenewLeaderBadgeApiResponse = /** status 200 The answer */ OwnLeadership;
export type RenewLeaderBadgeApiArg = RenewBody;
export type FinishLeaderStepApiResponse = /** status 200 The answer */ OwnLeadership;
export type FinishLeaderStepApiArg = {
  step: string;
  stepBody: StepBody;
};
export type SubmitLeaderApplicationApiResponse = /** status 200 The answer */ OwnLeadership;
export type SubmitLeaderApplicationApiArg = ApplicationBody;
export type WithdrawLeaderApplicationApiResponse = /** status 200 The answer */ OwnLeadership;
export type WithdrawLeaderApplicationApiArg = void;
export type NominateLeaderApiResponse = /** status 202 The answer */ LeaderDone;
export type NominateLeaderApiArg = NominationBody;
export type AskMentorApiResponse = /** status 202 The answer */ LeaderDone;
export type AskMentorApiArg = {
  id: string;
  askMentorBody: AskMentorBody;
};
export type ListLibrariesApiResponse = /** status 200 The answer */ LibraryPage;
export type ListLibrariesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  kind?: 'community' | 'donated' | 'school';
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** A language that is read there, BCP 47. */
  language?: string;
};
export type CountLibrariesApiResponse = /** status 200 The answer */ LibraryNumbers;
export type CountLibrariesApiArg = void;
export type GetLibraryApiResponse = /** status 200 The answer */ LibraryView;
export type GetLibraryApiArg = string;
export type ListPublicListsApiResponse = /** status 200 The answer */ PublicListCard[];
export type ListPublicListsApiArg = string;
export type GetPublicListApiResponse = /** status 200 The answer */ PublicListView;
export type GetPublicListApiArg = {
  slug: string;
  list: string;
};
export type GetPublicListPosterApiResponse = /** status 200 The answer */ PosterCode;
export type GetPublicListPosterApiArg = {
  slug: string;
  list: string;
};
export type ListLibraryDraftsApiResponse = /** status 200 The answer */ LibraryDraft[];
export type ListLibraryDraftsApiArg = void;
export type MakeLibraryApiResponse = /** status 201 The answer */ KeptLibrary;
export type MakeLibraryApiArg = LibraryBody;
export type RemoveLibraryApiResponse = unknown;
export type RemoveLibraryApiArg = string;
export type GetLibraryDraftApiResponse = /** status 200 The answer */ LibraryDraft;
export type GetLibraryDraftApiArg = string;
export type ChangeLibraryApiResponse = /** status 200 The answer */ KeptLibrary;
export type ChangeLibraryApiArg = {
  id: string;
  libraryBody: LibraryBody;
};
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
export type ListModesApiResponse = /** status 200 The answer */ ModePage;
export type ListModesApiArg = void;
export type ListOwnResourcesApiResponse = /** status 200 The answer */ OwnResourceItem[];
export type ListOwnResourcesApiArg = void;
export type MakeResourceApiResponse = /** status 201 The answer */ ResourceMade;
export type MakeResourceApiArg = NewResource;
export type GetResourceLimitsApiResponse = /** status 200 The answer */ ResourceLimits;
export type GetResourceLimitsApiArg = void;
export type RemoveResourceApiResponse = unknown;
export type RemoveResourceApiArg = string;
export type GetOwnResourceApiResponse = /** status 200 The answer */ ResourceDraft;
export type GetOwnResourceApiArg = string;
export type ChangeResourceApiResponse = /** status 200 The answer */ ResourceSaved;
export type ChangeResourceApiArg = {
  id: string;
  resourceChange: ResourceChange;
};
export type PutResourceCaptionsApiResponse = unknown;
export type PutResourceCaptionsApiArg = {
  id: string;
  locale: string;
  captionsBody: CaptionsBody;
};
export type PutResourceFileApiResponse = unknown;
export type PutResourceFileApiArg = {
  id: string;
  resourceFileBody: ResourceFileBody;
};
export type PutResourcePosterApiResponse = unknown;
export type PutResourcePosterApiArg = {
  id: string;
  resourcePosterBody: ResourcePosterBody;
};
export type RecallResourceApiResponse = unknown;
export type RecallResourceApiArg = string;
export type SubmitResourceApiResponse = unknown;
export type SubmitResourceApiArg = string;
export type ListWordsApiResponse = /** status 200 The answer */ KeptWordPage;
export type ListWordsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** A student whom the asker teaches, guards, or leads the school of; without it one's own words. */
  person?: string;
};
export type ForgetWordApiResponse = unknown;
export type ForgetWordApiArg = string;
export type KeepWordApiResponse = /** status 200 The answer */ KeptWordId;
export type KeepWordApiArg = {
  id: string;
  keptWordBody: KeptWordBody;
};
export type GetFeedApiResponse = /** status 200 The answer */ object;
export type GetFeedApiArg = void;
export type GetFeedAuthenticationApiResponse = /** status 200 The answer */ object;
export type GetFeedAuthenticationApiArg = void;
export type ListFeedBooksApiResponse = /** status 200 The answer */ object;
export type ListFeedBooksApiArg = {
  /** Slugs of categories. */
  category?: string[];
  /** Ages, e.g. `4-6`: books meant for some age in between. */
  audience?: string[];
  level?: number[];
  /** BCP 47. */
  language?: string[];
  /** Only what can be listened to. */
  audio?: boolean;
  /** What stands on the shelf of a library, by the last part of its address. */
  library?: string;
  /** What stands on a reading list that is open to everybody, by the last part of its address, in the list's own order. */
  list?: string;
  featured?: boolean;
  /** Only what students made. */
  studentMade?: boolean;
  /** Only what the caller has begun and not finished. */
  continue?: boolean;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  query?: string;
  ordering?: '-created_at' | 'title';
};
export type GetFeedBookApiResponse = /** status 200 The answer */ object;
export type GetFeedBookApiArg = string;
export type GetFeedFileApiResponse = /** status 200 The answer */ Blob;
export type GetFeedFileApiArg = string;
export type GetProgressionApiResponse = /** status 200 The answer */ Progression;
export type GetProgressionApiArg = string;
export type SaveProgressionApiResponse = /** status 200 The answer */ Progression;
export type SaveProgressionApiArg = {
  id: string;
  progression: Progression;
};
export type GetAtomFeedApiResponse = /** status 200 The answer */ string;
export type GetAtomFeedApiArg = void;
export type ListAtomBooksApiResponse = /** status 200 The answer */ string;
export type ListAtomBooksApiArg = {
  /** Slugs of categories. */
  category?: string[];
  /** Ages, e.g. `4-6`: books meant for some age in between. */
  audience?: string[];
  level?: number[];
  /** BCP 47. */
  language?: string[];
  /** Only what can be listened to. */
  audio?: boolean;
  /** What stands on the shelf of a library, by the last part of its address. */
  library?: string;
  /** What stands on a reading list that is open to everybody, by the last part of its address, in the list's own order. */
  list?: string;
  featured?: boolean;
  /** Only what students made. */
  studentMade?: boolean;
  /** Only what the caller has begun and not finished. */
  continue?: boolean;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  query?: string;
  ordering?: '-created_at' | 'title';
};
export type GetAtomBookApiResponse = /** status 200 The answer */ string;
export type GetAtomBookApiArg = string;
export type GetSearchDescriptionApiResponse = /** status 200 The answer */ string;
export type GetSearchDescriptionApiArg = void;
export type PreviewPageApiResponse = /** status 200 The answer */ PagePreview;
export type PreviewPageApiArg = PreviewBody;
export type ListPagesApiResponse = /** status 200 The answer */ PageListItem[];
export type ListPagesApiArg = void;
export type GetPageApiResponse = /** status 200 The answer */ ContentPage;
export type GetPageApiArg = {
  slug: string;
  /** Left out, the first language of Accept-Language that there is, else English. */
  locale?: 'ar' | 'en' | 'fr' | 'hi';
};
export type SavePageApiResponse = /** status 200 The answer */ SavedPage;
export type SavePageApiArg = {
  slug: string;
  pageBody: PageBody;
};
export type GetPageDraftApiResponse = /** status 200 The answer */ PageDraft;
export type GetPageDraftApiArg = {
  slug: string;
  locale?: 'ar' | 'en' | 'fr' | 'hi';
};
export type ResetPasswordApiResponse = /** status 200 The answer */ Done;
export type ResetPasswordApiArg = ResetBody;
export type ListPlatformBooksApiResponse = /** status 200 The answer */ PlatformBooksPage;
export type ListPlatformBooksApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type ShowBookApiResponse = /** status 200 The answer */ BookOnSchoolShelf;
export type ShowBookApiArg = string;
export type HideBookApiResponse = /** status 200 The answer */ BookOnSchoolShelf;
export type HideBookApiArg = {
  bookId: string;
  hideBookBody: HideBookBody;
};
export type KeepBookApiResponse = /** status 200 The answer */ BookOnSchoolShelf;
export type KeepBookApiArg = string;
export type ReportProblemApiResponse = /** status 201 The answer */ MessageReceipt;
export type ReportProblemApiArg = ProblemBody;
export type GetReactionStatsApiResponse = /** status 200 The answer */ ReactionStats;
export type GetReactionStatsApiArg = void;
export type ListReadingListsApiResponse = /** status 200 The answer */ ReadingListPage;
export type ListReadingListsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Only lists of this class. */
  class?: string;
  /** Only lists that the caller may change. */
  mine?: '0' | '1' | 'false' | 'true';
};
export type AddReadingListApiResponse = /** status 201 The answer */ KeptReadingList;
export type AddReadingListApiArg = ReadingListBody;
export type RemoveReadingListApiResponse = unknown;
export type RemoveReadingListApiArg = string;
export type GetReadingListApiResponse = /** status 200 The answer */ ReadingListView;
export type GetReadingListApiArg = string;
export type ChangeReadingListApiResponse = /** status 200 The answer */ KeptReadingList;
export type ChangeReadingListApiArg = {
  id: string;
  readingListBody: ReadingListBody;
};
export type AddBookToReadingListApiResponse = /** status 200 The answer */ FilledReadingList;
export type AddBookToReadingListApiArg = {
  id: string;
  bookId: string;
};
export type FollowReadingListApiResponse = /** status 200 The answer */ ListFollowing;
export type FollowReadingListApiArg = string;
export type GetListPosterApiResponse = /** status 200 The answer */ PosterCode;
export type GetListPosterApiArg = string;
export type CloseReadingListApiResponse = unknown;
export type CloseReadingListApiArg = string;
export type GetListDoorApiResponse = /** status 200 The answer */ ListDoor;
export type GetListDoorApiArg = string;
export type OpenReadingListApiResponse = /** status 200 The answer */ ListDoor;
export type OpenReadingListApiArg = {
  id: string;
  openListBody: OpenListBody;
};
export type GetReadingLogApiResponse = /** status 200 The answer */ LogView;
export type GetReadingLogApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** A student whom the asker teaches, guards, or leads the school of; without it one's own log. */
  person?: string;
  /** IANA name of the asker's time zone; days and weeks are those of it. */
  timeZone?: string;
};
export type ListReaderBooksApiResponse = /** status 200 The answer */ ReaderBooks;
export type ListReaderBooksApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** A student whom the asker teaches, guards, or leads the school of; without it one's own books. */
  person?: string;
  state: 'abandoned' | 'finished' | 'reading' | 'want';
};
export type RemovePaperReadingApiResponse = unknown;
export type RemovePaperReadingApiArg = string;
export type NotePaperReadingApiResponse = unknown;
export type NotePaperReadingApiArg = {
  id: string;
  paperReadingBody: PaperReadingBody;
};
export type ListSessionsApiResponse = /** status 200 The answer */ ReadingLog;
export type ListSessionsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type RemoveSessionApiResponse = unknown;
export type RemoveSessionApiArg = string;
export type GetReadingSettingsApiResponse = /** status 200 The answer */ ReadingSettingsView;
export type GetReadingSettingsApiArg = void;
export type SaveReadingSettingsApiResponse = /** status 200 The answer */ ReadingSettingsView;
export type SaveReadingSettingsApiArg = ReadingSettingsBody;
export type ListReportedReviewsApiResponse = /** status 200 The answer */ ReportedReviewPage;
export type ListReportedReviewsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type AskResetApiResponse = /** status 202 The answer */ Done;
export type AskResetApiArg = ResetAskBody;
export type ListResourceDeskApiResponse = /** status 200 The answer */ ResourceDeskPage;
export type ListResourceDeskApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  stage?: 'approved' | 'draft' | 'returned' | 'submitted' | 'withdrawn';
  /** Only what schools would like everybody to have. */
  wide?: boolean;
};
export type GetDeskResourceApiResponse = /** status 200 The answer */ ResourceDraft;
export type GetDeskResourceApiArg = string;
export type DecideOnResourceApiResponse = unknown;
export type DecideOnResourceApiArg = {
  id: string;
  resourceDecisionBody: ResourceDecisionBody;
};
export type GetResourceFileApiResponse = /** status 200 The answer */ Blob;
export type GetResourceFileApiArg = {
  ticket: string;
  name: string;
};
export type ListResourcesApiResponse = /** status 200 The answer */ ResourcePage;
export type ListResourcesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  kind?: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  /** Fit for this age. */
  age?: number;
  language?: 'ar' | 'en' | 'fr' | 'hi';
  subject?:
    | 'arts'
    | 'computing'
    | 'geography'
    | 'health'
    | 'history'
    | 'languages'
    | 'mathematics'
    | 'music'
    | 'nature'
    | 'reading'
    | 'science'
    | 'world';
  use?: 'begin' | 'explain' | 'home' | 'practise' | 'talk' | 'teacher';
  goal?: number;
};
export type GetResourceApiResponse = /** status 200 The answer */ ResourceView;
export type GetResourceApiArg = string;
export type DecideReviewApiResponse = /** status 200 The answer */ DecidedReview;
export type DecideReviewApiArg = {
  id: string;
  reviewDecision: ReviewDecision;
};
export type ReportReviewApiResponse = /** status 200 The answer */ ReviewReported;
export type ReportReviewApiArg = {
  id: string;
  reviewReportBody: ReviewReportBody;
};
export type ListRosterImportsApiResponse = /** status 200 The answer */ RosterImportPage;
export type ListRosterImportsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type PasteRosterApiResponse = /** status 202 The answer */ RosterImportView;
export type PasteRosterApiArg = RosterPasteBody;
export type GetRosterImportApiResponse = /** status 200 The answer */ RosterImportView;
export type GetRosterImportApiArg = string;
export type ChangeRosterApiResponse = /** status 200 The answer */ RosterImportView;
export type ChangeRosterApiArg = {
  id: string;
  rosterChangeBody: RosterChangeBody;
};
export type ListRosterLinesApiResponse = /** status 200 The answer */ RosterLinePage;
export type ListRosterLinesApiArg = {
  id: string;
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  verdict?: 'create' | 'problem' | 'same' | 'skip' | 'update';
};
export type ChangeRosterLineApiResponse = /** status 200 The answer */ RosterImportView;
export type ChangeRosterLineApiArg = {
  id: string;
  line: number;
  rosterLineBody: RosterLineBody;
};
export type CloseRosterSheetApiResponse = /** status 200 The answer */ RosterImportView;
export type CloseRosterSheetApiArg = string;
export type ShowRosterSheetApiResponse = /** status 200 The answer */ RosterSheet;
export type ShowRosterSheetApiArg = string;
export type StartRosterApiResponse = /** status 202 The answer */ RosterImportView;
export type StartRosterApiArg = string;
export type UndoRosterApiResponse = /** status 200 The answer */ RosterImportView;
export type UndoRosterApiArg = string;
export type GetSafetyLeadApiResponse = /** status 200 The answer */ SafetyLeadAnswer;
export type GetSafetyLeadApiArg = void;
export type NameSafetyLeadApiResponse = /** status 200 The answer */ SafetyLeadAnswer;
export type NameSafetyLeadApiArg = SafetyLeadBody;
export type ListSavedViewsApiResponse = /** status 200 The answer */ SavedViewList;
export type ListSavedViewsApiArg = /** Of which table. */ 'books' | 'inbox' | 'people';
export type KeepViewApiResponse = /** status 201 The answer */ SavedViewList;
export type KeepViewApiArg = SavedViewBody;
export type RemoveViewApiResponse = unknown;
export type RemoveViewApiArg = string;
export type ListSchoolModesApiResponse = /** status 200 The answer */ SchoolModeChoices;
export type ListSchoolModesApiArg = void;
export type ChooseSchoolModesApiResponse = /** status 200 The answer */ SchoolModeChoices;
export type ChooseSchoolModesApiArg = SchoolModesChange;
export type GetSchoolSetupApiResponse = /** status 200 The answer */ SchoolSetup;
export type GetSchoolSetupApiArg = void;
export type ListSchoolWordsApiResponse = /** status 200 The answer */ SchoolWordPage;
export type ListSchoolWordsApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type RemoveSchoolWordApiResponse = unknown;
export type RemoveSchoolWordApiArg = {
  language: string;
  word: string;
};
export type ExplainWordApiResponse = unknown;
export type ExplainWordApiArg = {
  language: string;
  word: string;
  schoolWordBody: SchoolWordBody;
};
export type SignUpApiResponse = /** status 201 The answer */ SignedUp;
export type SignUpApiArg = SignUpBody;
export type SignUpGuardianApiResponse = /** status 201 The answer */ GuardianSignedUp;
export type SignUpGuardianApiArg = GuardianSignUpBody;
export type GetSignUpOptionsApiResponse = /** status 200 The answer */ SignUpOptions;
export type GetSignUpOptionsApiArg = void;
export type ListSsoWaysApiResponse = /** status 200 The answer */ SsoWays;
export type ListSsoWaysApiArg = void;
export type EndSsoApiResponse = unknown;
export type EndSsoApiArg = void;
export type StartSsoApiResponse = /** status 200 The answer */ SsoStart;
export type StartSsoApiArg = string;
export type ListStoriesApiResponse = /** status 200 The answer */ StoryList;
export type ListStoriesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type MakeStoryApiResponse = /** status 201 The answer */ MadeStory;
export type MakeStoryApiArg = NewStory;
export type DeleteStoryApiResponse = unknown;
export type DeleteStoryApiArg = string;
export type GetStoryApiResponse = /** status 200 The answer */ StoryView;
export type GetStoryApiArg = string;
export type SaveStoryApiResponse = /** status 200 The answer */ SavedStory;
export type SaveStoryApiArg = {
  id: string;
  storyChange: StoryChange;
};
export type ApproveStoryApiResponse = /** status 200 The answer */ MovedStory;
export type ApproveStoryApiArg = {
  id: string;
  storyVersionBody: StoryVersionBody;
};
export type AskCoAuthorApiResponse = unknown;
export type AskCoAuthorApiArg = {
  id: string;
  coAuthorBody: CoAuthorBody;
};
export type LeaveStoryApiResponse = unknown;
export type LeaveStoryApiArg = {
  id: string;
  userId: string;
};
export type CommentStoryApiResponse = /** status 201 The answer */ MadeStory;
export type CommentStoryApiArg = {
  id: string;
  newStoryNote: NewStoryNote;
};
export type DeleteStoryCommentApiResponse = unknown;
export type DeleteStoryCommentApiArg = {
  id: string;
  commentId: string;
};
export type TickStoryCommentApiResponse = unknown;
export type TickStoryCommentApiArg = {
  id: string;
  commentId: string;
  storyNoteTick: StoryNoteTick;
};
export type ListStoryHelpersApiResponse = /** status 200 The answer */ StoryAuthor[];
export type ListStoryHelpersApiArg = string;
export type JoinStoryApiResponse = unknown;
export type JoinStoryApiArg = string;
export type AddStoryMediaApiResponse = /** status 201 The answer */ StoryMediaEntry;
export type AddStoryMediaApiArg = {
  id: string;
  storyMediaBody: StoryMediaBody;
};
export type GetStoryMediaApiResponse = /** status 200 The answer */ StoryMediaContent;
export type GetStoryMediaApiArg = {
  id: string;
  mediaId: string;
};
export type RestoreStoryApiResponse = /** status 200 The answer */ SavedStory;
export type RestoreStoryApiArg = {
  id: string;
  storyVersionBody: StoryVersionBody;
};
export type ReturnStoryApiResponse = /** status 200 The answer */ MovedStory;
export type ReturnStoryApiArg = {
  id: string;
  storyMoveBody: StoryMoveBody;
};
export type SubmitStoryApiResponse = /** status 200 The answer */ MovedStory;
export type SubmitStoryApiArg = {
  id: string;
  storySubmitBody: StorySubmitBody;
};
export type TakeBackStoryApiResponse = /** status 200 The answer */ MovedStory;
export type TakeBackStoryApiArg = {
  id: string;
  storyVersionBody: StoryVersionBody;
};
export type ListStoryVersionsApiResponse = /** status 200 The answer */ StoryVersionEntry[];
export type ListStoryVersionsApiArg = string;
export type WithdrawStoryApiResponse = /** status 200 The answer */ MovedStory;
export type WithdrawStoryApiArg = {
  id: string;
  storyMoveBody: StoryMoveBody;
};
export type ListStoryDeskApiResponse = /** status 200 The answer */ StoryList;
export type ListStoryDeskApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
  /** Which stories: those that wait, or those in another state. */
  state?: 'approved' | 'changes_requested' | 'published' | 'submitted' | 'withdrawn';
};
export type GetConsentsApiResponse = /** status 200 The answer */ Consents;
export type GetConsentsApiArg = string;
export type WithdrawConsentApiResponse = /** status 200 The answer */ Consents;
export type WithdrawConsentApiArg = {
  id: string;
  purpose: string;
};
export type GiveConsentApiResponse = /** status 200 The answer */ Consents;
export type GiveConsentApiArg = {
  id: string;
  purpose: string;
  consentBody: ConsentBody;
};
export type MakeGuardianCodeApiResponse = /** status 201 The answer */ GuardianCode;
export type MakeGuardianCodeApiArg = {
  id: string;
  guardianCodeBody: GuardianCodeBody;
};
export type ListGuardiansOfStudentApiResponse = /** status 200 The answer */ GuardiansOfStudent;
export type ListGuardiansOfStudentApiArg = string;
export type GetBlogNumbersApiResponse = /** status 200 The answer */ WorkStats;
export type GetBlogNumbersApiArg = void;
export type GetBookNumbersApiResponse = /** status 200 The answer */ WorkStats;
export type GetBookNumbersApiArg = void;
export type ListTestimonialsApiResponse = /** status 200 The answer */ Testimonial[];
export type ListTestimonialsApiArg = void;
export type SendTestimonialApiResponse = /** status 201 The answer */ MessageReceipt;
export type SendTestimonialApiArg = TestimonialBody;
export type ListTourSlotsApiResponse = /** status 200 The answer */ TourSlot[];
export type ListTourSlotsApiArg = void;
export type ListTourTimesApiResponse = /** status 200 The answer */ TourTimeView[];
export type ListTourTimesApiArg = void;
export type SetTourTimesApiResponse = /** status 200 The answer */ TourTimeView[];
export type SetTourTimesApiArg = TourTimesBody;
export type BookTourApiResponse = /** status 201 The answer */ BookedTour;
export type BookTourApiArg = TourBody;
export type GetTourApiResponse = /** status 200 The answer */ Tour;
export type GetTourApiArg = string;
export type CancelTourApiResponse = /** status 200 The answer */ Tour;
export type CancelTourApiArg = string;
export type BeginUploadApiResponse = /** status 201 The answer */ BegunUpload;
export type BeginUploadApiArg = void;
export type GetUploadApiResponse = /** status 200 The answer */ ArrivedParts;
export type GetUploadApiArg = string;
export type ChangeEmailApiResponse = /** status 202 The answer */ Done;
export type ChangeEmailApiArg = ChangeEmailBody;
export type ChangePasswordApiResponse = /** status 200 The answer */ Done;
export type ChangePasswordApiArg = ChangePasswordBody;
export type GetProfileApiResponse = /** status 200 The answer */ Profile;
export type GetProfileApiArg = void;
export type ChangeOwnProfileApiResponse = /** status 200 The answer */ Profile;
export type ChangeOwnProfileApiArg = OwnProfileBody;
export type ListTaughtClassesApiResponse = /** status 200 The answer */ TaughtClassPage;
export type ListTaughtClassesApiArg = {
  /** How many rows, at most 100. */
  limit?: number;
  /** How many rows to skip. */
  offset?: number;
  /** Words to look for. */
  search?: string;
};
export type VerifyEmailApiResponse = /** status 200 The answer */ EmailVerified;
export type VerifyEmailApiArg = LinkBody;
export type AskVerificationApiResponse = /** status 202 The answer */ Done;
export type AskVerificationApiArg = void;
export type LookUpWordApiResponse = /** status 200 The answer */ WordEntry;
export type LookUpWordApiArg = {
  language: string;
  word: string;
};
export type PasskeyCard = {
  created_at: string;
  id: string;
  last_used_at: string | null;
  name: string;
};
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
export type NewPasskeyBody = {
  /** The answer of `navigator.credentials.create()`, as WebAuthn writes it in JSON. */
  credential: {
    [key: string]: unknown;
  };
  name: string;
  ticket: string;
};
export type PasskeyQuestion = {
  /** As the WebAuthn JSON methods take them. */
  options: {
    [key: string]: unknown;
  };
  ticket: string;
};
export type FreshProofBody = {
  /** Six digits from the app. */
  code?: string;
  /** For accounts without codes from an app. */
  password?: string;
  recovery_code?: string;
};
export type RecoveryCodes = {
  recovery_codes: string[];
};
export type TotpKey = {
  /** The same as a picture: a data address of an SVG. */
  qr: string;
  /** Base 32, to be typed. */
  secret: string;
  /** `otpauth://…`, to be opened on the phone itself. */
  uri: string;
};
export type CodeBody = {
  code: string;
};
export type Security = {
  /** Children and visitors have no second factor. */
  available: boolean;
  passkeys: PasskeyCard[];
  /** What a change is to be proven with. `recent_sign_in`: a sign-in of the last ten minutes. */
  proof: 'code' | 'password' | 'recent_sign_in';
  recovery_codes_left: number;
  /** The account must have one. */
  required: boolean;
  totp: boolean;
  totp_since: string | null;
};
export type AnnotationText = {
  purpose: 'commenting';
  type: 'TextualBody';
  value: string;
};
export type FoundWords = {
  exact: string;
  kind: 'address' | 'email' | 'handle' | 'link' | 'name' | 'phone' | 'rude';
};
export type QuoteSelector = {
  exact: string;
  prefix: string;
  suffix: string;
  type: 'TextQuoteSelector';
};
export type AnnotationTarget = {
  /** Where it is: href, CFI, progression. */
  locator: object;
  selector: QuoteSelector | null;
  /** `urn:uuid:` and the book's id. */
  source: string;
};
export type AnnotationView = {
  body: AnnotationText | null;
  class_id: string | null;
  colour: 'leaf' | 'rose' | 'sky' | 'sun';
  created: string;
  /** First name of the writer; null for one's own. */
  creator: string | null;
  /** For those who decide on it: words that somebody should look at before the class reads them. */
  flags: FoundWords[];
  id: string;
  modified: string;
  motivation: 'bookmarking' | 'commenting' | 'highlighting';
  page: number;
  /** 0 to 100. */
  percentage: number;
  /** `waiting` for the teacher, `shown` to the class or `hidden` from it; `own` for what is shared with nobody. */
  state: 'hidden' | 'own' | 'shown' | 'waiting';
  target: AnnotationTarget;
  type: 'Annotation';
  visibility: 'class' | 'private';
};
export type NoteDecisionBody = {
  decision: 'hide' | 'show';
};
export type AnthologyEntry = {
  bytes: number | null;
  created_at: string;
  id: string;
  pages: number | null;
  /** `stale`: a story in it was changed or taken off the shelf since, so it is given out no more. */
  state: 'making' | 'ready' | 'stale';
  /** How many stories it holds. */
  stories: number;
  title: string;
};
export type AnthologyList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: AnthologyEntry[];
};
export type MadeStory = {
  id: string;
};
export type NewAnthology = {
  /** Published stories, in the order of the book. */
  stories: string[];
  title: string;
};
export type DashboardClass = {
  code: string;
  id: string;
  /** Minutes that all of them read within the last seven days. */
  minutes: number;
  name: string;
  never_seen: number;
  /** Students who read within the last seven days. */
  readers: number;
  students: number;
  teachers: string[];
  without_badge: number;
  year: string;
};
export type ReadersOfDay = {
  /** ISO date. */
  day: string;
  readers: number;
};
export type ShelfCount = {
  drafts: number;
  in_work: number;
  published: number;
  refused: number;
};
export type DashboardTask = {
  count: number;
  kind:
    | 'consents'
    | 'data_requests'
    | 'emails_failed'
    | 'guardians'
    | 'imports'
    | 'invitations'
    | 'messages'
    | 'never_seen'
    | 'notes'
    | 'stories'
    | 'uploads_in_work'
    | 'uploads_refused'
    | 'urgent_messages'
    | 'without_badge';
};
export type SchoolDashboard = {
  classes: DashboardClass[];
  classes_count: number;
  /** The last fourteen days, those without a reader too. */
  days: ReadersOfDay[];
  /** Students with a guardian who is linked. */
  guarded_students: number;
  /** Minutes that students read within the last seven days. */
  minutes_this_week: number;
  people: number;
  readers_last_week: number;
  readers_this_week: number;
  shelf: ShelfCount;
  students: number;
  tasks: DashboardTask[];
};
export type ManagedMode = {
  active: boolean;
  /** Slugs of the categories that lead, in this order. */
  categories: string[];
  description: string;
  id: string;
  image: string | null;
  landing_path: string;
  lock: 'account' | 'none' | 'roles';
  lock_roles: ('community' | 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher')[];
  name: string;
  position: number;
  status: 'ACTIVE' | 'DRAFT' | 'RETIRED';
  view: 'create' | 'learn' | 'library' | 'quiet' | 'stories';
};
export type ManagedModes = {
  results: ManagedMode[];
};
export type ModeChange = {
  active?: boolean;
  /** Slugs of the platform's categories that lead, in this order; in a form separated by commas. */
  categories?: string[];
  description?: string;
  /** Where choosing it leads: a screen of the product, the library with filters if wanted. */
  landing_path?: string;
  /** Who may choose it: everybody signed in, people with an account of their own, or the roles named. */
  lock?: 'account' | 'none' | 'roles';
  /** Roles that may choose it, in a form separated by commas. */
  lock_roles?: string[];
  name?: string;
  status?: 'ACTIVE' | 'DRAFT' | 'RETIRED';
  /** How the landing page looks. */
  view?: 'create' | 'learn' | 'library' | 'quiet' | 'stories';
};
export type ModeOrder = {
  ids: string[];
};
export type SsoProviderCard = {
  client_id: string;
  default_role: 'parent' | 'student' | 'teacher';
  domains: string[];
  enabled: boolean;
  id: string;
  issuer: string;
  name: string;
  /** People who have come in by it. */
  people: number;
  /** When somebody last signed in there by the test button; null since the last change of its address or keys. */
  tested_at: string | null;
};
export type SchoolSignIn = {
  /** Whether classes may choose that a badge alone signs in. */
  allow_badge_only: boolean;
  /** Address that a provider must be told. */
  callback_url: string;
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  hours_days: number[];
  /** School hours of class codes: minutes since midnight in `time_zone`. */
  hours_from: number;
  hours_to: number;
  providers: SsoProviderCard[];
  /** What the school decided; null: as the platform does. */
  require_second_factor: boolean | null;
  /** What the platform does. */
  required_by_default: boolean;
  /** Whether the list behind a class code shows surnames, and not their initials. */
  show_surnames: boolean;
  /** IANA name. */
  time_zone: string;
};
export type SchoolSignInBody = {
  /** Whether classes of the youngest may choose that a badge alone signs in. */
  allow_badge_only?: boolean;
  /** ISO weekdays, 1 Monday to 7 Sunday, each once. */
  hours_days?: number[];
  /** When school hours begin: minutes since midnight, 0 to 1439, in `time_zone`. */
  hours_from?: number;
  /** When they end, later on the same day: 1 to 1440 minutes since midnight. */
  hours_to?: number;
  /** null: as the platform does. */
  require_second_factor?: boolean | null;
  /** Whether the list behind a class code shows surnames, and not their initials. */
  show_surnames?: boolean;
  /** IANA name of the school's time zone. */
  time_zone?: string;
};
export type SavedProvider = {
  id: string;
};
export type ProviderBody = {
  client_id: string;
  /** Kept sealed; never given out. */
  client_secret: string;
  /** What people are who come in for the first time. */
  default_role: 'parent' | 'student' | 'teacher';
  /** Whose people may come in without an account of before; empty: nobody's. */
  domains: string[];
  enabled: boolean;
  /** e.g. https://accounts.google.com */
  issuer: string;
  name: string;
};
export type ProviderChangeBody = {
  client_id?: string;
  /** A new one; without it the old one stays. */
  client_secret?: string;
  default_role?: 'parent' | 'student' | 'teacher';
  domains?: string[];
  enabled?: boolean;
  issuer?: string;
  name?: string;
};
export type SsoStart = {
  /** Where the browser goes to sign in. */
  url: string;
};
export type SsoTestResult = {
  /** In words. */
  message: string;
  ok: boolean;
};
export type SchoolCounts = {
  books: number;
  classes: number;
  people: number;
  students: number;
};
export type SchoolRow = {
  /** Where the school answers now. */
  address: string;
  counts: SchoolCounts;
  created_at: string;
  /** The domain of its own, or else its address on the platform. */
  domain_url: string;
  id: string;
  logo: string | null;
  primary_color: string;
  school_email: string;
  school_name: string;
  status: 'active' | 'suspended';
  subdomain: string | null;
  switchboard: boolean;
};
export type ManagedSchoolPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: SchoolRow[];
};
export type SchoolDomain = {
  checked_at: string | null;
  domain: string;
  /** Why the last check did not prove it. */
  problem: string | null;
  /** Whether the school answers there. */
  proven: boolean;
  /** Name and value of the TXT record that proves it. */
  record_name: string;
  record_value: string;
};
export type SetupStep = {
  done: boolean;
  step: 'books' | 'classes' | 'logo' | 'people';
};
export type ManagedSchool = {
  /** Where the school answers now. */
  address: string;
  announcement: string | null;
  announcement_color: string;
  bg_primary_color: string;
  bg_secondary_color: string;
  book_button_color: string;
  border_muted_color: string;
  border_primary_color: string;
  button_color: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  counts: SchoolCounts;
  created_at: string;
  domain: SchoolDomain | null;
  /** The domain of its own, or else its address on the platform. */
  domain_url: string;
  id: string;
  /** Language for people who chose none; null: the one of their browser. */
  language: ('ar' | 'en' | 'fr' | 'hi' | null) | ('ar' | 'en' | 'fr' | 'hi' | null);
  logo: string | null;
  primary_color: string;
  primary_color_dark: string;
  primary_color_light: string;
  school_email: string;
  school_name: string;
  setup: SetupStep[];
  status: 'active' | 'suspended';
  subdomain: string | null;
  switchboard: boolean;
  text_muted_color: string;
  text_primary_color: string;
  text_secondary_color: string;
};
export type SchoolChange = {
  /** The line above every page; empty for none. */
  announcement?: string;
  announcement_color?: string;
  bg_primary_color?: string;
  bg_secondary_color?: string;
  book_button_color?: string;
  border_muted_color?: string;
  border_primary_color?: string;
  button_color?: string;
  /** Two-letter code of its country (ISO 3166-1 alpha-2); empty for none. The world map counts by it. */
  country?:
    | ''
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AQ'
    | 'AR'
    | 'AS'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BV'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FM'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GS'
    | 'GT'
    | 'GU'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HM'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MH'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MP'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PN'
    | 'PR'
    | 'PS'
    | 'PT'
    | 'PW'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TF'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'UM'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VI'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'XK'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW';
  /** The school's address on the platform, or a domain of its own, which answers once a TXT record has proven it. */
  domain_url?: string;
  /** Language for people who chose none; empty for the one of their browser. */
  language?: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** An empty text takes the logo away; a new one comes as a file, in a form. */
  logo?: '';
  primary_color?: string;
  primary_color_dark?: string;
  primary_color_light?: string;
  school_email?: string;
  school_name?: string;
  /** A suspended school answers nobody until it is restored. */
  status?: 'active' | 'suspended';
  /** First label of the school's address on the platform; without one it is made from the name. */
  subdomain?: string;
  /** Whether people may choose among modes. */
  switchboard?: boolean;
  text_muted_color?: string;
  text_primary_color?: string;
  text_secondary_color?: string;
};
export type PersonClass = {
  id: string;
  name: string;
};
export type PersonSchool = {
  id: string;
  name: string;
};
export type PersonRow = {
  archived_at: string | null;
  archived_reason: string | null;
  /** `set:<name>` of a drawn one, the address of a photo, or null. */
  avatar: string | null;
  classes: PersonClass[];
  /** ISO 3166-1, two letters. */
  country: string | null;
  created_at: string;
  email: string | null;
  first_name: string;
  id: string;
  is_staff: boolean;
  last_name: string;
  last_seen_at: string | null;
  /** A recognised leading teacher or parent, today. */
  leader: boolean;
  role: 'community' | 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** The school, or the platform itself. */
  school: PersonSchool;
  status: 'active' | 'archived';
  username: string;
};
export type PersonPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: PersonRow[];
};
export type PersonDetail = {
  archived_at: string | null;
  archived_reason: string | null;
  /** `set:<name>` of a drawn one, the address of a photo, or null. */
  avatar: string | null;
  birth_month: number | null;
  /** Of a student, as far as the school said: decides which books are for them. */
  birth_year: number | null;
  classes: PersonClass[];
  /** ISO 3166-1, two letters. */
  country: string | null;
  created_at: string;
  /** Devices that are signed in now. */
  devices: number;
  email: string | null;
  email_verified: boolean;
  first_name: string;
  /** Whether there is a password to sign in with. */
  has_password: boolean;
  id: string;
  is_staff: boolean;
  last_name: string;
  last_seen_at: string | null;
  /** A recognised leading teacher or parent, today. */
  leader: boolean;
  role: 'community' | 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** The school, or the platform itself. */
  school: PersonSchool;
  /** Whether there are codes from an app or passkeys. */
  second_factor: boolean;
  status: 'active' | 'archived';
  username: string;
};
export type CreatedPerson = {
  /** Shown once and kept nowhere; null for who was sent a link by e-mail to choose their own. */
  first_password: string | null;
  user: PersonDetail;
};
export type CreatePersonBody = {
  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  avatar?: string | null;
  birth_month?: number | null;
  /** Of students alone: decides which books are for this child. */
  birth_year?: number | null;
  /** ISO 3166-1, two letters. Students may have none. */
  country?: string | null;
  /** Students may have none. */
  email?: string | null;
  first_name: string;
  last_name: string;
  role: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
};
export type MonthCount = {
  /** People who were added in it. */
  count: number;
  /** First day of the month, UTC. */
  month: string;
};
export type RoleCount = {
  count: number;
  role: 'community' | 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
};
export type SchoolCount = {
  parents: number;
  school: PersonSchool;
  students: number;
  teachers: number;
  total: number;
};
export type SignInDay = {
  /** Sign-ins, those of the staff who looks through somebody's eyes not counted. */
  count: number;
  /** UTC. */
  day: string;
};
export type NewPeopleWeek = {
  /** People who were added in it. */
  count: number;
  /** Monday of the week, UTC. */
  week: string;
};
export type PeopleCounts = {
  archived: number;
  /** The last twelve, those without anybody too. */
  months: MonthCount[];
  roles: RoleCount[];
  /** The fifty largest. */
  schools: SchoolCount[];
  /** Seen within the last seven days. */
  seen_lately: number;
  /** The last thirty. */
  sign_ins: SignInDay[];
  total: number;
  /** The last twelve. */
  weeks: NewPeopleWeek[];
};
export type ChangedPerson = {
  user: PersonDetail;
};
export type ChangePersonBody = {
  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  avatar?: string | null;
  birth_month?: number | null;
  /** Of students alone: decides which books are for this child. Null or empty when the school does not say. */
  birth_year?: number | null;
  /** ISO 3166-1, two letters. */
  country?: string | null;
  /** Students may have none. */
  email?: string | null;
  first_name?: string;
  last_name?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
};
export type PersonStatus = {
  id: string;
  status: 'active' | 'archived';
};
export type ArchivePersonBody = {
  reason?: string;
};
export type FirstPassword = {
  /** Shown once and kept nowhere. */
  first_password: string;
};
export type ViewAsTicket = {
  /** Web app of the school; null when it is the one that was asked. */
  origin: string | null;
  /** Opens the look once, within a minute, at the address below; to be sent there by POST. */
  ticket: string;
};
export type ViewAsBody = {
  /** Six digits from the app. */
  code?: string;
  /** For accounts without codes from an app. */
  password?: string;
  /** Why, in 10 to 300 letters. The person and the audit show it. */
  reason: string;
  recovery_code?: string;
};
export type CreateUserBody = {
  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  avatar?: string | null;
  birth_month?: number | null;
  /** Of students alone: decides which books are for this child. */
  birth_year?: number | null;
  /** ISO 3166-1, two letters. Students may have none. */
  country?: string | null;
  /** Students may have none. */
  email?: string | null;
  first_name: string;
  last_name: string;
  role: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Id of the school. */
  school: string;
};
export type EmailState = {
  failed: number;
  oldest_seconds: number;
  /** Within the last seven days. */
  sent: number;
  /** Not sent yet. */
  waiting: number;
};
export type MessageState = {
  oldest_seconds: number;
  open: number;
  urgent: number;
};
export type MonthTotal = {
  /** First day of the month, UTC. */
  month: string;
  total: number;
};
export type QueueState = {
  active: number;
  failed: number;
  name: string;
  /** Age of the oldest job that waits, in seconds. */
  oldest_seconds: number;
  waiting: number;
};
export type SchoolHealth = {
  address: string;
  books: number;
  classes: number;
  id: string;
  name: string;
  people: number;
  /** People who read within the last seven days. */
  readers: number;
  students: number;
};
export type PlatformDashboard = {
  days: ReadersOfDay[];
  emails: EmailState;
  /** Messages to the platform's own inbox. */
  inbox: MessageState;
  months: MonthTotal[];
  /** Null when the queues' store does not answer. */
  queues: QueueState[] | null;
  readers_last_week: number;
  readers_this_week: number;
  /** Reports about safety that nobody has answered, in every school. */
  safety_reports: number;
  /** The first ten by name, of all. */
  schools: SchoolHealth[];
  schools_active: number;
  schools_new: number;
  schools_suspended: number;
};
export type LeaderPerson = {
  avatar: string | null;
  first_name: string;
  id: string;
  last_name: string;
};
export type LeaderRow = {
  email: string | null;
  id: string;
  kind: 'parent' | 'teacher';
  mentees: number;
  nominated: boolean;
  person: LeaderPerson;
  school: PersonSchool;
  standing:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
  steps_all: number;
  steps_done: number;
  submitted_at: string | null;
  valid_until: string | null;
};
export type LeaderPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LeaderRow[];
};
export type LeaderMonth = {
  count: number;
  /** First day of the month, UTC. */
  month: string;
};
export type StandingCount = {
  count: number;
  standing:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
};
export type LeaderCounts = {
  /** People who are accompanied by a mentor now. */
  mentees: number;
  /** Applications handed in, the last twelve months. */
  months: LeaderMonth[];
  standings: StandingCount[];
};
export type LeaderRenewalView = {
  created_at: string;
  meetings: number;
  report: string;
  valid_until: string;
};
export type LeaderStepView = {
  done_at: string;
  reflection: string;
  step: string;
};
export type LeaderDetail = {
  badge_code: string | null;
  created_at: string;
  decided_at: string | null;
  decline_reason: string | null;
  email: string | null;
  ended_at: string | null;
  evidence: string;
  id: string;
  kind: 'parent' | 'teacher';
  meetings: number;
  mentee_places: number;
  /** People who are accompanied now, and meetings noted in all. */
  mentees: number;
  nominated: boolean;
  nomination: string;
  /** Who proposed the person; null for who applied by themselves, or when they are gone. */
  nominator: string | null;
  person: LeaderPerson;
  recognised_at: string | null;
  renewals: LeaderRenewalView[];
  school: PersonSchool;
  standing:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
  statement: string;
  steps: LeaderStepView[];
  submitted_at: string | null;
  valid_until: string | null;
};
export type DecisionBody = {
  decision: 'approve' | 'decline' | 'recognise' | 'reopen';
  /** Why; the person reads it. Needed to decline. */
  reason?: string;
};
export type SchoolPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: PersonSchool[];
};
export type ArchivedStudent = {
  archived_at: string | null;
  /** Name of who did it. */
  archived_by_name: string | null;
  archived_reason: string | null;
  /** Names of the classes they were in. */
  classes: string[];
  first_name: string;
  id: string;
  last_name: string;
  username: string;
};
export type ArchivedStudentPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ArchivedStudent[];
};
export type ClassOfSide = {
  name: string;
  year: string;
};
export type StudentSide = {
  archived_at: string | null;
  archived_reason: string | null;
  avatar: string | null;
  /** Books in which it has a place. */
  books: number;
  classes: ClassOfSide[];
  /** How many consents stand. */
  consents: number;
  created_at: string;
  first_name: string;
  /** Names of the guardians linked to it. */
  guardians: string[];
  /** Whether it has a printed badge that works. */
  has_badge: boolean;
  id: string;
  last_name: string;
  last_seen_at: string | null;
  status: 'active' | 'archived';
  username: string;
};
export type Comparison = {
  /** Both, in the order in which they were asked for. */
  students: StudentSide[];
};
export type LikelyStudent = {
  avatar: string | null;
  /** Names of the classes, the newest year first. */
  classes: string[];
  first_name: string;
  id: string;
  last_name: string;
  status: 'active' | 'archived';
  username: string;
};
export type LikelyDuplicate = {
  one: LikelyStudent;
  other: LikelyStudent;
  /** What they share besides the name. */
  why: 'same_class' | 'same_name' | 'same_year';
};
export type LikelyDuplicatePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LikelyDuplicate[];
};
export type PairBody = {
  one_id: string;
  other_id: string;
};
export type MergedStudents = {
  /** The account that stays. */
  id: string;
  merged_id: string;
};
export type MergeBody = {
  /** The account that stays. */
  keep_id: string;
  /** The account that becomes part of it. */
  merge_id: string;
};
export type StudentsChanged = {
  /** How many students it was done to. */
  count: number;
};
export type RestoreStudentsBody = {
  /** The class they come back to; without one, the classes they were in. */
  class_id?: string;
  student_ids: string[];
};
export type EraseStudentBody = {
  /** The student's username, typed as a second thought. */
  username: string;
};
export type AskedWord = {
  asked_at: string;
  book_title: string | null;
  language: string;
  /** Where one of them met it. */
  sentence: string;
  /** How many students asked. */
  students: number;
  word: string;
};
export type AskedWordPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: AskedWord[];
};
export type AuditRow = {
  /** e.g. person.viewed, person.changed */
  action: string;
  actor_id: string;
  actor_name: string;
  at: string;
  detail: {
    [key: string]: unknown;
  };
  id: string;
  reason: string | null;
  /** Id of the school in which it happened. */
  school: string;
  subject_id: string | null;
  subject_name: string;
};
export type AuditPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: AuditRow[];
};
export type BadgeStudent = {
  avatar: string | null;
  first_name: string;
  id: string;
  /** The initial alone. */
  last_name: string;
};
export type BadgeShown = {
  /** `badge`: nothing more is needed than sending the ticket. */
  sign_in_mode: 'badge' | 'password' | 'picture';
  student: BadgeStudent;
  /** For `POST /auth/student/`, valid for five minutes. */
  ticket: string;
};
export type BadgeBody = {
  /** The secret of the badge’s link. */
  badge: string;
};
export type SupportLook = {
  /** Name of who looked. */
  by: string;
  /** Null while it goes on. */
  ended_at: string | null;
  /** Works for the platform, and not for the school. */
  from_platform: boolean;
  id: string;
  /** Why, as they wrote it; for grown-ups alone. */
  reason: string | null;
  started_at: string;
};
export type LookPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: SupportLook[];
};
export type ProfileClass = {
  code: string;
  id: string;
  name: string;
  /** Its children come in without a password, by pictures or a badge: they are the youngest. */
  youngest: boolean;
};
export type ProfileViewing = {
  /** Name of who looks. */
  by: string;
  reason: string;
  until: string;
};
export type Profile = {
  avatar: string | null;
  classes: ProfileClass[];
  country: string | null;
  email: string | null;
  /** Whether the e-mail address was proven by a link sent to it. */
  email_verified: boolean;
  first_name: string;
  id: string;
  is_staff: boolean;
  /** Language that the person chose; null when they have not. */
  language: ('ar' | 'en' | 'fr' | 'hi' | null) | ('ar' | 'en' | 'fr' | 'hi' | null);
  last_name: string;
  /** A recognised leading teacher or parent, today. */
  leader: boolean;
  permissions: (
    | 'audit.read'
    | 'book.manage'
    | 'book.publish'
    | 'book.react'
    | 'book.read'
    | 'book.review'
    | 'book.upload'
    | 'child.guard'
    | 'class.teach'
    | 'content.manage'
    | 'data.ask'
    | 'design.make'
    | 'leader.be'
    | 'letter.keep'
    | 'platform.people'
    | 'platform.schools'
    | 'reading.record'
    | 'roster.import'
    | 'school.manage'
    | 'story.review'
    | 'story.write'
    | 'view.keep'
    | 'world.bind'
  )[];
  role: 'community' | 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Id of the school; null for people of the platform. */
  tenant: string | null;
  username: string;
  /** Set while staff view as this person: everything can be read and nothing changed. */
  viewing: ProfileViewing | null;
};
export type SignedIn = {
  access: string;
  refresh?: string;
  user: Profile;
};
export type PasskeySignInBody = {
  /** The answer of `navigator.credentials.get()`, as WebAuthn writes it in JSON. */
  credential: {
    [key: string]: unknown;
  };
  remember?: boolean;
  ticket: string;
};
export type PicturesBody = {
  /** Three pictures in their order. */
  pictures: (
    | 'apple'
    | 'ball'
    | 'bird'
    | 'boat'
    | 'car'
    | 'cloud'
    | 'fish'
    | 'flower'
    | 'hat'
    | 'house'
    | 'key'
    | 'moon'
    | 'snail'
    | 'star'
    | 'sun'
    | 'tree'
  )[];
};
export type SecondFactorBody = {
  /** Six digits from the app. */
  code?: string;
  /** The answer of `navigator.credentials.get()`, as WebAuthn writes it in JSON. */
  passkey?: {
    [key: string]: unknown;
  };
  recovery_code?: string;
  ticket: string;
};
export type PasskeyOptions = {
  options: {
    [key: string]: unknown;
  };
};
export type TicketBody = {
  ticket: string;
};
export type SetUpSignedIn = {
  access: string;
  recovery_codes: string[];
  refresh?: string;
  user: Profile;
};
export type SetUpCodeBody = {
  code: string;
  ticket: string;
};
export type Device = {
  /** Address it was signed in from. */
  address: string | null;
  created_at: string;
  /** The device that asks. */
  current: boolean;
  id: string;
  last_used_at: string;
  /** Roughly what it is, e.g. "Chrome on Windows". */
  name: string;
  /** How it was signed in. */
  way:
    'backup' | 'badge' | 'community' | 'demo' | 'impersonation' | 'passkey' | 'password' | 'picture' | 'sso';
};
export type DevicePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Device[];
};
export type DevicesEnded = {
  /** How many devices were signed out. */
  ended: number;
};
export type SecondFactorNeeded = {
  /** What the person can prove themselves with. */
  methods: ('code' | 'passkey' | 'recovery_code')[];
  /** The account must have a second factor and has none yet: it is set up before anything else. */
  setup_required: boolean;
  /** Proves the first factor. Lives 5 minutes (15 when a factor has to be set up), for 5 tries, and works once. */
  ticket: string;
};
export type SecondFactorAsked = {
  second_factor: SecondFactorNeeded;
};
export type StudentIn = {
  access: string;
  /** The class signs in by pictures, and this student has none yet. */
  choose_pictures: boolean;
  refresh?: string;
  user: Profile;
};
export type StudentBody = {
  /** Six digits from the teacher. */
  backup_code?: string;
  /** Class code; with `student`. */
  code?: string;
  password?: string;
  /** Three pictures in their order. */
  pictures?: (
    | 'apple'
    | 'ball'
    | 'bird'
    | 'boat'
    | 'car'
    | 'cloud'
    | 'fish'
    | 'flower'
    | 'hat'
    | 'house'
    | 'key'
    | 'moon'
    | 'snail'
    | 'star'
    | 'sun'
    | 'tree'
  )[];
  remember?: boolean;
  /** Id of a student in the class's list. */
  student?: string;
  /** In place of code and student: what showing a badge gave. */
  ticket?: string;
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
export type ViewAsEntry = {
  /** What asking to view as somebody gave. */
  ticket: string;
};
export type Stopped = {
  /** Web app of the platform for its team; null for a school's own staff. */
  origin: string | null;
  /** Id of the person who was viewed. */
  person: string;
  /** Whether this browser holds a sign-in of its own at this address. */
  signed_in: boolean;
};
export type AwaitedBook = {
  authors: string[];
  created_at: string;
  id: string;
  isbn: string | null;
  title: string;
};
export type AwaitedBookPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: AwaitedBook[];
};
export type CategoryCount = {
  color: string | null;
  count: number;
  description: string;
  icon: string | null;
  name: string;
  /** By language, where it differs. */
  names: {
    [key: string]: string;
  };
  /** Slug of the shelf it stands below. */
  parent: string | null;
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
export type DeskFinding = {
  /** Of the check of the file, or of what is known of the book. */
  code: string;
  count: number;
  /** `stop` wants a decision, `look` a look, `note` was mended by itself. */
  tone: 'look' | 'note' | 'stop';
};
export type DeskOwner = {
  id: string;
  name: string;
};
export type DeskSchool = {
  id: string;
  name: string;
};
export type DeskCard = {
  authors: string[];
  cover: Cover | null;
  /** A school asks the platform's team to decide. */
  escalated: boolean;
  findings: DeskFinding[];
  id: string;
  /** BCP 47. */
  language: string;
  /** Who has taken it; null while nobody has. */
  owner: DeskOwner | null;
  /** How far the check of its file has come, 0 to 100. */
  percentage: number;
  /** Reports of readers that nobody has decided on. */
  reports: number;
  school: DeskSchool;
  /** Since when it stands there. */
  since: string;
  slug: string;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  student_made: boolean;
  title: string;
};
export type BookDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: DeskCard[];
};
export type DeskColumn = {
  /** Those that wait longest. */
  cards: DeskCard[];
  count: number;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
};
export type DeskBoard = {
  columns: DeskColumn[];
  /** Books that wait too long and that nobody has taken: how many, and the one that waits longest. */
  forgotten: number;
  live: number;
  longest: DeskCard | null;
  platform_hidden: number;
  /** Books of the platform with reports of this school's readers that it has not decided on, and those it hid. */
  platform_reported: number;
  /** Books with reports that nobody has decided on. */
  reported: number;
  withdrawn: number;
};
export type DeskCount = {
  count: number;
  name: string;
};
export type DeskNumbers = {
  added: {
    count: number;
    day: string;
  }[];
  /** Files that were checked in the last 30 days, those without a remark, and what was found, most frequent first. */
  checked: number;
  clean: number;
  /** Live books that say it: `age_rating`, `reading_level`, `license`, `summary`, `accessibility`, `audio`. */
  coverage: DeskCount[];
  found: DeskCount[];
  languages: DeskCount[];
  live: number;
  /** On their way: uploaded and not yet on a shelf. */
  on_desk: number;
  reported: number;
  /** Live books by their school, most first, at most 10. The platform’s own stand under its name. */
  schools: DeskCount[];
  /** Of those, waiting too long. */
  waiting_long: number;
};
export type LeftBook = {
  book: DeskCard;
  /** It stands elsewhere, readers reported it, or something was found that wants a look. */
  why: 'findings' | 'reports' | 'stage';
};
export type PublishedBooks = {
  left: LeftBook[];
  published: DeskCard[];
};
export type PublishReadyBody = {
  books: string[];
};
export type ReadyBooks = {
  /** Nothing stands against them. */
  clear: DeskCard[];
  left: LeftBook[];
  /** How many there are besides, which did not fit in here. */
  more: number;
};
export type DeskDifference = {
  after: string;
  before: string;
  what: string;
};
export type DeskFile = {
  at: string;
  bytes: number;
  /** What is other than in the file before it. */
  differences: DeskDifference[];
  findings: {
    code: string;
    message: string;
    place: string;
  }[];
  id: string;
  name: string;
  /** Why it was refused. */
  reason: string | null;
  status: string;
};
export type DeskHiding = {
  at: string;
  note: string;
  /** One of BOOK_REASONS. */
  reason: string;
  school: string;
};
export type DeskMoveEntry = {
  at: string;
  by: string;
  /** Members that an edit changed, with before and after. */
  detail: {
    [key: string]: unknown;
  };
  id: string;
  move: string;
  note: string;
  /** One of BOOK_REASONS. */
  reason: string | null;
};
export type DeskPreview = {
  /** Why they do not. */
  because:
    | ('age' | 'audience' | null | 'price' | 'sign-in' | 'unrated')
    | ('age' | 'audience' | null | 'price' | 'sign-in' | 'unrated');
  /** It stands in their library, their search and their feeds. */
  finds: boolean;
  opens: boolean;
  who: 'child-12' | 'child-15' | 'child-6' | 'child-9' | 'parent' | 'teacher' | 'visitor';
};
export type DeskReport = {
  at: string;
  fault: string;
  id: string;
  note: string;
  /** Role of the reader who reported it; no name. */
  settled: boolean;
};
export type DeskTwin = {
  id: string;
  owner: 'platform' | 'school';
  /** What is the same: `file` or `isbn`. */
  same: 'file' | 'isbn';
  slug: string;
  title: string;
};
export type DeskUsage = {
  finished: number | null;
  /** Reading lists and libraries that hold it. */
  lists: number;
  reactions: number | null;
  /** People who began it; null below five, as are all counts of people. */
  readers: number | null;
};
export type DeskBook = {
  age_rating: number | null;
  authors: string[];
  cover: Cover | null;
  created_at: string;
  /** A school asks the platform's team to decide. */
  escalated: boolean;
  files: DeskFile[];
  findings: DeskFinding[];
  /** Schools that hid it, newest first, at most 50; of a book of the platform, for its team. */
  hidden_at: DeskHiding[];
  id: string;
  isbn: string | null;
  /** BCP 47. */
  language: string;
  license: string | null;
  /** Newest first, at most 50. */
  moves: DeskMoveEntry[];
  /** It is a book of the asker's own place, where alone its form opens. */
  own: boolean;
  /** Who has taken it; null while nobody has. */
  owner: DeskOwner | null;
  pages: number;
  /** How far the check of its file has come, 0 to 100. */
  percentage: number;
  /** Whom it reaches, were it live. */
  previews: DeskPreview[];
  /** Newest first, at most 50. */
  reader_reports: DeskReport[];
  reading_level: number | null;
  refusal: string | null;
  /** Reports of readers that nobody has decided on. */
  reports: number;
  /** By which right it is here; null while nobody has said. */
  rights: ('licence' | null | 'own' | 'permission') | ('licence' | null | 'own' | 'permission');
  /** Who gave a permission, when and for what. */
  rights_proof: string;
  school: DeskSchool;
  /** Since when it stands there. */
  since: string;
  slug: string;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  status: 'archived' | 'draft' | 'in_review' | 'published';
  student_made: boolean;
  summary: string;
  title: string;
  twins: DeskTwin[];
  uploaded_by: string;
  usage: DeskUsage;
  visibility: 'class' | 'platform' | 'private' | 'public' | 'school';
  word_count: number;
};
export type DeskMoved = {
  id: string;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
};
export type DeskMoveBody = {
  move: 'approve' | 'escalate' | 'recall' | 'release' | 'return' | 'settle' | 'submit' | 'take' | 'withdraw';
  /** In one’s own words; its uploader reads them when a book is returned. */
  note?: string;
  /** Why; to return, to escalate and to withdraw need one. */
  reason?:
    'broken' | 'details' | 'level' | 'other' | 'personal' | 'pictures' | 'quality' | 'rights' | 'unsuitable';
};
export type BookImportView = {
  /** Empty for a column that is not used. */
  column_fields: string[];
  /** Names of the columns, and what each holds; empty for ONIX. */
  column_names: string[];
  create: number;
  created_at: string;
  created_by_name: string;
  error: string | null;
  finished_at: string | null;
  /** A list, or a packed file of covers that were put on their books. */
  form: 'covers' | 'csv' | 'onix';
  id: string;
  lines_done: number;
  lines_total: number;
  notes: string[];
  original_name: string;
  problem: number;
  same: number;
  skip: number;
  status: 'checked' | 'checking' | 'done' | 'failed' | 'running' | 'undone';
  /** Until then it can be taken back as a whole. */
  undo_until: string | null;
  update: number;
};
export type BookImportPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: BookImportView[];
};
export type BookImportChangeBody = {
  /** What each column holds, in order; empty: not used. Without it everything is checked again as it is. */
  fields?: string[];
};
export type BookImportChange = {
  after: string;
  before: string;
  field: string;
};
export type BookImportProblem = {
  /** One of the members of a record, or `line`. */
  field: string;
  message: string;
};
export type BookImportLineView = {
  authors: string;
  /** The book it is about, once there is one. */
  book_id: string | null;
  changes: BookImportChange[];
  done: boolean;
  isbn: string;
  /** Line of the file, as an editor shows it. */
  line: number;
  notes: string[];
  problems: BookImportProblem[];
  title: string;
  verdict: 'create' | 'problem' | 'same' | 'skip' | 'update';
  /** What the list says, as it is written there, by member. */
  written: {
    [key: string]: string;
  };
};
export type BookImportLinePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: BookImportLineView[];
};
export type BookImportLineBody = {
  /** Leave the line out, or take it in again. */
  skip?: boolean;
  /** Members of the record as they should have been written, e.g. `{ "isbn": "9780306406157" }`. */
  written?: {
    [key: string]: unknown;
  };
};
export type RowSeed = {
  how: 'finished' | 'liked' | 'reading';
  language: string;
  slug: string;
  title: string;
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
  /** By language, where it differs. */
  names: {
    [key: string]: string;
  };
  slug: string;
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
export type Rating = {
  /** 1 to 5, one decimal. */
  average: number;
  count: number;
};
export type ReadingStateView = {
  /** When it was first read to the end; null while that has not been. */
  finished_at: string | null;
  /** How often it was read to the end again. */
  reread_count: number;
  since: string;
  state: 'abandoned' | 'finished' | 'reading' | 'want';
};
export type Book = {
  access: BookAccess;
  /** schema.org's accessibilityFeature. */
  accessibility_features: string[];
  accessibility_summary: string | null;
  age_range: AgeRange | null;
  /** From which age on; null while nobody has said. */
  age_rating: number | null;
  authors: string[];
  categories: CategoryRef[];
  charity: null;
  /** Of each 10,000 of its price, so many go to a charity; null where it is free or nothing was said. */
  charity_bps: number | null;
  cover: Cover | null;
  created_at: string;
  direction: 'ltr' | 'rtl';
  featured: boolean;
  /** What was written in the story maker; null for all other books. */
  form:
    | ('blog' | 'comic' | 'letter' | null | 'poem' | 'story')
    | ('blog' | 'comic' | 'letter' | null | 'poem' | 'story');
  formats: ('epub' | 'pdf')[];
  has_audio: boolean;
  /** The school took it off its own shelves; only those who manage books see it then. */
  hidden: boolean;
  id: string;
  illustrators: string[];
  ingestion: 'processing' | 'ready' | 'refused' | 'waiting';
  isbn: string | null;
  /** BCP 47. */
  language: string;
  layout: 'fixed' | 'reflowable';
  /** SPDX name; null: all rights are its owner's. */
  license: string | null;
  narrators: string[];
  owner: 'platform' | 'school';
  pages: number;
  price: Money | null;
  progress: Progress | null;
  publisher: string | null;
  rating: Rating | null;
  reactions: {
    [key: string]: number;
  };
  /** How the caller stands to it; null for visitors, and for a book that one has nothing to do with yet. */
  reading: ReadingStateView | null;
  reading_level: number | null;
  reading_minutes: number;
  /** By which right it is here is said, and whole; null for all but those who look after books. */
  rights_settled: boolean | null;
  /** The United Nations' goals, 1 to 17. */
  sdg_goals: number[];
  series: string | null;
  series_position: number | null;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'published';
  student_made: boolean;
  subtitle: string | null;
  summary: string;
  themes: string[];
  title: string;
  translators: string[];
  visibility: 'class' | 'platform' | 'private' | 'public' | 'school';
  word_count: number;
  /** Books with the same one are the same work in other languages. */
  work_id: string | null;
};
export type DeviceView = {
  kind: 'computer' | 'phone' | 'tablet';
  system: string;
};
export type RowReason = {
  kind: 'author' | 'category' | 'percentage' | 'readers' | 'series' | 'theme';
  /** The series, the author, the theme; of a category its slug; how many of a class read it; how far somebody is. */
  value: string;
};
export type RowBook = {
  book: Book;
  /** Of what one is in the middle of: the device that one read it on last. */
  device: DeviceView | null;
  why: RowReason | null;
};
export type ReadingListCard = {
  audience: 'class' | 'draft' | 'group' | 'school';
  /** Books on it that the asker finds. */
  books_count: number;
  class_id: string | null;
  class_name: string | null;
  /** Of the first four books. */
  covers: Cover[];
  created_at: string;
  /** A day, e.g. 2026-12-18. */
  due_on: string | null;
  /** How many of them the asker has read to the end. */
  finished_count: number;
  group_id: string | null;
  group_name: string | null;
  id: string;
  /** First and last name of whoever made it, as far as the asker knows people. */
  made_by: string | null;
  /** The asker may change it. */
  may_change: boolean;
  /** The asker may see who read what. */
  may_follow: boolean;
  note: string;
  /** Path of its page for everybody; null: it stands open to nobody else. */
  public_path: string | null;
  title: string;
};
export type RowPeople = {
  id: string;
  kind: 'child' | 'class';
  name: string;
};
export type BookRow = {
  because: RowSeed | null;
  books: RowBook[];
  /** Number of a global goal. */
  goal: number | null;
  kind: 'because' | 'continue' | 'from_teacher' | 'goal' | 'languages' | 'read_by' | 'theme' | 'want';
  list: ReadingListCard | null;
  people: RowPeople | null;
  /** What the reader's class reads about. */
  theme: string | null;
};
export type BookRows = {
  rows: BookRow[];
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
export type TwinBook = {
  authors: string[];
  /** It is described, and its file has not come yet. */
  awaits_file: boolean;
  cover: Cover | null;
  created_at: string;
  id: string;
  isbn: string | null;
  /** Whose it is: a book of the platform stands in every school, and is the one that stays. */
  owner: 'platform' | 'school';
  /** People who began it; null below five. */
  readers: number | null;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'published';
  title: string;
};
export type TwinGroup = {
  /** The one that most speaks for staying comes first. */
  books: TwinBook[];
  same: ('file' | 'isbn')[];
  /** At the platform's desk: whose copies stand beside a book of the platform; null where all are of this place. */
  school: DeskSchool | null;
};
export type TwinGroupPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: TwinGroup[];
};
export type BooksApart = {
  books: number;
};
export type BooksApartBody = {
  books: string[];
};
export type MergedBooks = {
  id: string;
  merged: number;
};
export type MergeBooksBody = {
  /** The book that stays. */
  keep: string;
  /** Those that become part of it. */
  others: string[];
};
export type BookPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Book[];
};
export type BookDetailsView = {
  age_max: number | null;
  age_min: number | null;
  age_rating: number | null;
  authors: string[];
  /** It is described, and its file has not come yet. */
  awaits_file: boolean;
  categories: string[];
  /** Of each 10,000 of the price, so many go to a charity. */
  charity_bps: number | null;
  class_id: string | null;
  id: string;
  illustrators: string[];
  ingestion: 'processing' | 'ready' | 'refused' | 'waiting';
  isbn: string | null;
  language: string;
  /** How hard its words are by open formulas, 1 to 4; null: unknown. */
  level_guess: number | null;
  license: string | null;
  /** It was sent for a look, and the asker may take it back, since nobody has looked yet. */
  may_recall: boolean;
  narrators: string[];
  /** Null: free. */
  price: Money | null;
  published_on: string | null;
  publisher: string | null;
  reading_level: number | null;
  /** What should be put right, most important first. */
  remarks: (
    | 'age-missing'
    | 'age-order'
    | 'class-missing'
    | 'language-missing'
    | 'level-above-age'
    | 'level-guess'
    | 'level-missing'
    | 'licence-missing'
    | 'no-everybody'
    | 'pictures-undescribed'
    | 'proof-missing'
    | 'rights-missing'
    | 'shelf-missing'
    | 'summary-missing'
    | 'title-capitals'
    | 'title-file'
  )[];
  rights: ('licence' | null | 'own' | 'permission') | ('licence' | null | 'own' | 'permission');
  /** Who gave a permission, when and for what. */
  rights_proof: string;
  sdg_goals: number[];
  series: string | null;
  series_position: number | null;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'published';
  subtitle: string | null;
  summary: string;
  title: string;
  translators: string[];
  /** To be sent along with a change: of two who change the book at once, the slower one is told. */
  version: number;
  visibility: 'class' | 'platform' | 'private' | 'public' | 'school';
};
export type PriceBody = {
  /** Integer minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};
export type BookDetailsBody = {
  age_max?: number | null;
  age_min?: number | null;
  /** From which age on it is fit for a child. */
  age_rating?: number | null;
  authors?: string[];
  /** Slugs of categories. */
  categories?: string[];
  /** Of each 10,000 of the price, so many go to a charity and the others to making the book; null: nothing is said. */
  charity_bps?: number | null;
  /** The class that it is for, where it is for one. */
  class_id?: string | null;
  illustrators?: string[];
  /** Ten or thirteen digits, however they are grouped. */
  isbn?: string | null;
  /** BCP 47; `und` where nobody knows. */
  language?: string;
  /** SPDX name; null: all rights are its owner's. */
  license?: string | null;
  narrators?: string[];
  /** Null: free. */
  price?: PriceBody | null;
  /** A year, a month or a day. */
  published_on?: string | null;
  publisher?: string | null;
  reading_level?: number | null;
  /** By which right it is here. */
  rights?: 'licence' | 'own' | 'permission';
  /** Who gave a permission, when and for what. */
  rights_proof?: string;
  sdg_goals?: number[];
  series?: string | null;
  series_position?: number | null;
  subtitle?: string | null;
  summary?: string;
  title?: string;
  translators?: string[];
  /** The version that the change was made on; without it the change is made on whatever stands there. */
  version?: number;
  /** Who hears of it: not the same choices at a school and at the platform's own address. */
  visibility?: 'class' | 'platform' | 'private' | 'public' | 'school';
};
export type EditedBooks = {
  changed: number;
  /** What takes it back, for a day. */
  edits: string[];
};
export type BookEditBody = {
  add_categories?: string[];
  /** From which age on. */
  age_rating?: number;
  /** Of each 10,000 of the price, so many go to a charity and the others to making the book; null: nothing is said. */
  charity_bps?: number | null;
  featured?: boolean;
  /** BCP 47. */
  language?: string;
  /** SPDX name. */
  license?: string;
  /** Null: free. */
  price?: PriceBody | null;
  reading_level?: number;
  remove_categories?: string[];
};
export type EditBooksBody = {
  books: string[];
  set: BookEditBody;
};
export type UndoneEdits = {
  changed: number;
};
export type UndoEditsBody = {
  edits: string[];
};
export type FacetValue = {
  count: number;
  value: string;
};
export type BookFacets = {
  /** Books that all the filters but the category leave. */
  any_category: number;
  audience: FacetValue[];
  audio: FacetValue[];
  /** A category holds what stands below it. */
  category: FacetValue[];
  /** Books that all the filters together leave. */
  count: number;
  feature: FacetValue[];
  featured: FacetValue[];
  /** What was written in the story maker, by its kind. */
  form: FacetValue[];
  format: FacetValue[];
  goal: FacetValue[];
  language: FacetValue[];
  length: FacetValue[];
  level: FacetValue[];
  /** `true`: this school's own books. */
  own: FacetValue[];
  price: FacetValue[];
  student_made: FacetValue[];
  theme: FacetValue[];
};
export type OwnBook = {
  authors: string[];
  cover: Cover | null;
  /** A school asks the platform's team to decide. */
  escalated: boolean;
  /** Name of its newest file; empty while it waits for one. */
  file_name: string;
  findings: DeskFinding[];
  id: string;
  /** BCP 47. */
  language: string;
  /** Who has taken it; null while nobody has. */
  owner: DeskOwner | null;
  /** How far the check of its file has come, 0 to 100. */
  percentage: number;
  /** Why its file was refused. */
  refusal: string | null;
  /** Reports of readers that nobody has decided on. */
  reports: number;
  school: DeskSchool;
  /** Since when it stands there. */
  since: string;
  slug: string;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  /** What is being done to its file. */
  step: string | null;
  student_made: boolean;
  title: string;
};
export type OwnBookPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: OwnBook[];
};
export type FamilyBook = {
  authors: string[];
  cover: Cover | null;
  /** The nearest book before it that the asker may see; null for the first one. */
  from: string | null;
  /** How it came from `from`; null for the first one. */
  how: ('level' | null | 'remix' | 'translation') | ('level' | null | 'remix' | 'translation');
  id: string;
  /** BCP 47. */
  language: string;
  slug: string;
  title: string;
};
export type BookFamily = {
  books: FamilyBook[];
  /** Its licence lets others make their own version. */
  open: boolean;
  /** The families of those who wrote it let it be put into other languages. */
  translation: boolean;
};
export type NewVersion = {
  how: 'level' | 'remix' | 'translation';
  /** Of a translation; other versions keep that of the book. */
  language: string;
};
export type NearBooks = {
  books: RowBook[];
};
export type PosterCode = {
  link: string;
  /** The dark modules as one SVG path. */
  path: string;
  /** Modules on a side. */
  size: number;
};
export type SamplePicture = {
  /** What it shows, in the book's own words; empty where the book says nothing. */
  alt: string;
  url: string;
};
export type SamplePage = {
  paragraphs: string[];
  picture: SamplePicture | null;
};
export type BookSample = {
  /** None for books that are not open to the asker, and for those of pictures alone, such as scans. */
  pages: SamplePage[];
};
export type AnnotationPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: AnnotationView[];
};
export type AnnotationBody = {
  /** Which class, for those who are in several. */
  class_id?: string;
  /** When it was written, by the writer's clock; at most a day ahead of ours. An older one changes nothing. */
  client_time: string;
  colour?: 'leaf' | 'rose' | 'sky' | 'sun';
  /** Where in the book: href, CFI, progression. */
  locator: object;
  motivation: 'bookmarking' | 'commenting' | 'highlighting';
  note?: string;
  page: number;
  percentage: number;
  /** What stands before and after them: the words are found again by it when the book changed. */
  prefix?: string;
  /** The marked words. */
  quote?: string;
  suffix?: string;
  /** `class`: its teachers see it, and the class once a teacher has said yes. */
  visibility: 'class' | 'private';
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
export type CoverPut = {
  id: string;
};
export type CoverBody = {
  /** PNG, JPEG or WebP, as Base64. */
  picture: string;
};
export type AskedChange = {
  at: string;
  note: string;
  /** One of BOOK_REASONS. */
  reason: string;
};
export type IngestionFinding = {
  code: string;
  message: string;
  place: string;
};
export type Ingestion = {
  /** For who put the book in and who manages books, while it waits for the change. */
  asked: AskedChange | null;
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
export type OfflineBook = {
  /** Size of the book's file, which is about what is fetched. */
  bytes: number;
  /** Id of the file that readers get: another one is another book to take home. */
  file_id: string;
  /** Paths below the folder that opening the book names. */
  files: string[];
};
export type PlaceElsewhere = {
  /** When it was there, by its own clock. */
  client_time: string;
  device: DeviceView;
  locator: object;
  percentage: number;
};
export type Places = {
  /** The newest places of the reader's other devices, newest first; all of them when the caller names no device. */
  devices: PlaceElsewhere[];
  locator: object | null;
  /** 0 to 100. */
  percentage: number;
  updated_at: string;
};
export type ProgressSaved = {
  /** Where another device was since `known_at`, when that is elsewhere in the book; null without news. */
  elsewhere: PlaceElsewhere | null;
  /** False when a later place is known already. */
  saved: boolean;
};
export type DeviceBody = {
  /** Made by the device once, kept there. */
  id: string;
  kind: 'computer' | 'phone' | 'tablet';
  system: 'android' | 'chromeos' | 'ios' | 'linux' | 'mac' | 'other' | 'windows';
};
export type ProgressBody = {
  /** When the reader was there, by the reader's clock; at most a day ahead of ours. */
  client_time: string;
  /** The device that saves; its place is kept beside those of the reader's other devices. */
  device?: DeviceBody;
  /** The newest time of another device's place that this device knows of: what came after it is told. */
  known_at?: string;
  /** Where in the book: href, CFI, progression. */
  locator: object;
  percentage: number;
};
export type BookReactions = {
  /** The asker's own; null without one. */
  mine: string | null;
  reactions: {
    [key: string]: number;
  };
};
export type ReactionBody = {
  reaction: 'clever' | 'cosy' | 'funny' | 'love' | 'touching' | 'wow';
};
export type ReadingStateSaved = {
  /** Null when the reader has nothing to do with the book. */
  reading: ReadingStateView | null;
};
export type ReadingStateBody = {
  /** When it was said, by the reader's clock; at most a day ahead of ours. */
  client_time: string;
  /** Wanted, or put aside; null takes one's word back. */
  state?: ('abandoned' | null | 'want') | ('abandoned' | null | 'want');
};
export type BookReported = {
  reported: boolean;
};
export type BookReportBody = {
  fault: 'broken' | 'copied' | 'other' | 'personal' | 'unsuitable';
  note?: string;
};
export type KeptReview = {
  id: string;
};
export type ReviewBody = {
  rating: number;
  text?: string;
};
export type Review = {
  created_at: string;
  /** Taken down: only its writer and those who manage books still see it. */
  hidden: boolean;
  /** Why it was taken down, for the same. */
  hidden_reason: string | null;
  id: string;
  mine: boolean;
  /** First name and initial. */
  name: string;
  /** Reports that nobody has decided on; null for everybody who does not manage books. */
  open_reports: number | null;
  /** 1 to 5. */
  rating: number;
  role: string;
  text: string;
};
export type ReviewPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Review[];
};
export type SessionSaved = {
  /** False when a longer one with this id is known already. */
  saved: boolean;
};
export type SessionBody = {
  active_seconds: number;
  device: DeviceBody;
  ended_at: string;
  mode: 'listen' | 'offline' | 'silent' | 'together';
  page_from: number;
  page_to: number;
  started_at: string;
};
export type CategoryContribution = {
  /** Reactions to books of this category; null: some, but fewer than five, which are told to staff alone. */
  contributions: number | null;
  /** The same number under its older name. */
  count: number | null;
  /** Its slug. */
  id: string;
  name: string;
  /** Part of all reactions that count for a category, 0 to 1; null as above. */
  share: number | null;
  slug: string;
};
export type ReactionContributions = {
  categories: CategoryContribution[];
};
export type ShelfNode = {
  /** Books on it, in every state. */
  books: number;
  /** `#rrggbb` */
  color: string | null;
  description: string;
  /** A shelf of the platform that this school does not show. */
  hidden: boolean;
  icon: string | null;
  /** Its slug. */
  id: string;
  name: string;
  /** By language, where it differs. */
  names: {
    [key: string]: string;
  };
  /** It belongs to whoever asks; a school cannot change the platform's. */
  own: boolean;
  parent: string | null;
  position: number;
  slug: string;
};
export type ShelfNodes = {
  results: ShelfNode[];
};
export type KeptCategory = {
  id: string;
};
export type CategoryBody = {
  color?: string | null;
  description?: string;
  icon?:
    | (
        | 'animals'
        | 'feelings'
        | 'folk-tales'
        | 'journeys'
        | null
        | 'other'
        | 'poems'
        | 'science'
        | 'sea'
        | 'space'
      )
    | (
        | 'animals'
        | 'feelings'
        | 'folk-tales'
        | 'journeys'
        | null
        | 'other'
        | 'poems'
        | 'science'
        | 'sea'
        | 'space'
      );
  name: string;
  /** By language, where it differs. */
  names?: {
    [key: string]: string;
  };
  /** Slug of the category it stands below. */
  parent?: string | null;
};
export type ShownCategory = {
  id: string;
  shown: boolean;
};
export type CategoryShown = {
  /** Whether the school shows this category of the platform. */
  shown: boolean;
};
export type CategoryMove = {
  /** Slug of the category that it comes before; null at the end. */
  before?: string | null;
  /** Slug of the category it stands below; null at the top. */
  parent?: string | null;
};
export type CommunityState = {
  authenticated: boolean;
};
export type WaitingNote = {
  body: AnnotationText | null;
  book_slug: string;
  book_title: string;
  class_id: string | null;
  colour: 'leaf' | 'rose' | 'sky' | 'sun';
  created: string;
  /** First name of the writer; null for one's own. */
  creator: string | null;
  /** For those who decide on it: words that somebody should look at before the class reads them. */
  flags: FoundWords[];
  id: string;
  modified: string;
  motivation: 'bookmarking' | 'commenting' | 'highlighting';
  page: number;
  /** 0 to 100. */
  percentage: number;
  /** `waiting` for the teacher, `shown` to the class or `hidden` from it; `own` for what is shared with nobody. */
  state: 'hidden' | 'own' | 'shown' | 'waiting';
  target: AnnotationTarget;
  type: 'Annotation';
  visibility: 'class' | 'private';
};
export type WaitingNotePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: WaitingNote[];
};
export type ClassTeacher = {
  first_name: string;
  id: string;
  last_name: string;
  role: ('co' | 'lead' | null) | ('co' | 'lead' | null);
};
export type TeacherPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ClassTeacher[];
};
export type SchoolHoursView = {
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  hours_days: number[];
  /** Minutes since midnight. */
  hours_from: number;
  hours_to: number;
  /** IANA name. */
  time_zone: string;
};
export type ClassCard = {
  archived: boolean;
  archived_at: string | null;
  /** Whether the school lets a badge alone sign in, so that the class may choose it. */
  badge_only_allowed: boolean;
  /** Students with a badge that works. */
  badges_count: number;
  code: string;
  code_expires_at: string | null;
  code_window: 'always' | 'closed' | 'school_hours';
  grade: string;
  id: string;
  /** When somebody of the class last signed in. */
  last_seen_at: string | null;
  name: string;
  /** The class that it goes on as, where it rolled over. */
  next_class_id: string | null;
  school_hours: SchoolHoursView;
  sign_in_mode: 'badge' | 'password' | 'picture';
  students_count: number;
  teachers: ClassTeacher[];
  year: string;
};
export type ClassCardPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ClassCard[];
};
export type ClassBody = {
  co_teacher_ids?: string[];
  grade?: string;
  /** The lead teacher; without one a teacher leads the class they make. */
  lead_id?: string;
  name: string;
  /** e.g. 2026/27 */
  year: string;
};
export type ClassChangeBody = {
  /** All co-teachers; those left out leave. */
  co_teacher_ids?: string[];
  grade?: string;
  lead_id?: string;
  name?: string;
  year?: string;
};
export type PrintBadgesBody = {
  /** Only for those who have no badge that works; nobody's badge is replaced. */
  only_missing?: boolean;
  /** Ids of students; left out: the whole class. */
  students?: string[];
};
export type BadgesVoided = {
  /** How many badges worked until now. */
  voided: number;
};
export type BadgesBody = {
  /** Ids of students; left out: the whole class. */
  students?: string[];
};
export type ClassSignIn = {
  code: string;
  code_changed_at: string;
  code_expires_at: string | null;
  code_window: 'always' | 'closed' | 'school_hours';
  id: string;
  /** Whether the code works at this moment. */
  open_now: boolean;
  sign_in_mode: 'badge' | 'password' | 'picture';
};
export type ClassGroupView = {
  id: string;
  name: string;
  student_ids: string[];
};
export type ClassGroupList = {
  results: ClassGroupView[];
};
export type GroupBody = {
  name: string;
  student_ids?: string[];
};
export type GroupChangeBody = {
  name?: string;
  /** All members; those left out leave. */
  student_ids?: string[];
};
export type GuardianCode = {
  /** Three groups of four symbols, e.g. `CDFG-HJKM-NPQR`. */
  code: string;
  expires_at: string;
  first_name: string;
  /** Id of the invitation, to take it back. */
  id: string;
  last_name: string;
  student_id: string;
};
export type GuardianLettersOfClass = {
  codes: GuardianCode[];
  name: string;
};
export type RollOverBody = {
  grade?: string;
  name: string;
  year: string;
};
export type ClassSignInBody = {
  /** When the code ends; null: not at all. */
  code_expires_at?: string | null;
  /** When the code works. */
  code_window?: 'always' | 'closed' | 'school_hours';
  /** What comes after the name. */
  sign_in_mode?: 'badge' | 'password' | 'picture';
};
export type ClassStudent = {
  avatar: string | null;
  /** When the badge that works was printed; null: there is none. */
  badge_printed_at: string | null;
  birth_month: number | null;
  /** As far as the school said: decides which books are for this child. */
  birth_year: number | null;
  first_name: string;
  /** Ids of their groups in this class. */
  groups: string[];
  /** Guardians who are linked to them. */
  guardians_count: number;
  has_password: boolean;
  has_pictures: boolean;
  id: string;
  /** One account that the whole class shares. */
  is_class_account: boolean;
  last_name: string;
  /** When they last signed in; null: never. */
  last_seen_at: string | null;
  username: string;
};
export type ClassStudentPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ClassStudent[];
};
export type StudentSlip = {
  first_name: string;
  id: string;
  last_name: string;
  password: string;
  username: string;
};
export type NewStudentBody = {
  birth_month?: number | null;
  /** Decides which books are for this child. */
  birth_year?: number | null;
  first_name: string;
  /** One account that the whole class shares. */
  is_class_account?: boolean;
  last_name?: string;
  /** Without one it is made from the first name and the class. */
  username?: string;
};
export type ArchiveStudentsBody = {
  reason: string;
  student_ids: string[];
};
export type MoveStudentsBody = {
  student_ids: string[];
  to_class_id: string;
};
export type StudentsBody = {
  student_ids: string[];
};
export type ChangedStudent = {
  id: string;
};
export type StudentChangeBody = {
  birth_month?: number | null;
  /** Decides which books are for this child; null when the school does not say. */
  birth_year?: number | null;
  first_name?: string;
  last_name?: string;
  username?: string;
};
export type BackupCode = {
  /** Six digits, shown this once. */
  code: string;
  expires_at: string;
};
export type SetPicturesBody = {
  /** Three pictures in their order; null: the child chooses at the next sign-in. */
  pictures?:
    | (
        | 'apple'
        | 'ball'
        | 'bird'
        | 'boat'
        | 'car'
        | 'cloud'
        | 'fish'
        | 'flower'
        | 'hat'
        | 'house'
        | 'key'
        | 'moon'
        | 'snail'
        | 'star'
        | 'sun'
        | 'tree'
      )[]
    | null;
};
export type FoundItem = {
  id: string;
  image: string | null;
  /** What of it fitted the words. */
  matched_on: 'author' | 'category' | 'summary' | 'title';
  /** 0 to 1. */
  score: number;
  slug: string;
  subtitle: string;
  title: string;
  type: 'book' | 'charity' | 'course' | 'hub' | 'library' | 'project' | 'story';
  /** Path in the web app. */
  url: string;
};
export type FoundGroups = {
  books: FoundItem[];
  charities: FoundItem[];
  courses: FoundItem[];
  hubs: FoundItem[];
  libraries: FoundItem[];
  projects: FoundItem[];
  stories: FoundItem[];
};
export type Combined = {
  /** How many results there are in this answer. */
  count: number;
  /** The words with those nearest to what was found in place of those that stand nowhere in it; null when they all do. */
  did_you_mean: string | null;
  query: string;
  results: FoundGroups;
};
export type MessageReceipt = {
  /** What the writer can quote. */
  reference: string;
};
export type ContactBody = {
  email: string;
  name: string;
  text: string;
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
  /** Language for people who chose none; null: the one of their browser. */
  language: ('ar' | 'en' | 'fr' | 'hi' | null) | ('ar' | 'en' | 'fr' | 'hi' | null);
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
export type DashboardCover = {
  alt: string;
  color: string;
  large: string;
  medium: string;
  small: string;
  xlarge: string;
};
export type DashboardBook = {
  cover: DashboardCover | null;
  finished: number;
  /** BCP 47. */
  language: string;
  /** Minutes that all of them read in it. */
  minutes: number;
  /** Students who were in it, and those of them who have read it to the end. */
  readers: number;
  slug: string;
  title: string;
};
export type DashboardReading = {
  cover: DashboardCover | null;
  /** BCP 47. */
  language: string;
  /** 0 to 100. */
  percentage: number;
  /** How often it was read to the end again. */
  reread_count: number;
  since: string;
  slug: string;
  /** As the child's reading log names it. */
  state: 'abandoned' | 'finished' | 'reading' | 'want';
  title: string;
};
export type DashboardChild = {
  avatar: string | null;
  classes: string[];
  consents_waiting: number;
  /** Days of this week on which they read; null where the guardian may not know. */
  days: string[] | null;
  first_name: string;
  id: string;
  /** Minutes that they read this week; null where the guardian may not know. */
  minutes: number | null;
  /** What they read last, the latest first; null where the guardian may not know. */
  reading: DashboardReading[] | null;
  state: 'active' | 'pending_school';
};
export type DashboardTeacher = {
  /** A recognised leading teacher, today. */
  leader: boolean;
  name: string;
};
export type DashboardOwnClass = {
  classmates: number;
  name: string;
  teachers: DashboardTeacher[];
  year: string;
};
export type DashboardStudent = {
  avatar: string | null;
  /** Days on which they read; ISO dates. */
  days: string[];
  first_name: string;
  id: string;
  last_name: string;
  /** Minutes of reading on each day of `period`; none on a day whose reading was not timed. */
  minutes: number[];
  /** Whether they ever signed in. */
  seen: boolean;
};
export type Dashboard = {
  /** What that class read within `period`, most read first. */
  books: DashboardBook[];
  children: DashboardChild[];
  /** The class whose students are listed; null without any. */
  class_id: string | null;
  classes: DashboardClass[];
  /** Days of this week on which the caller read. */
  days: string[];
  /** Minutes that a student read this week. */
  minutes: number;
  own_classes: DashboardOwnClass[];
  /** The days of `students`, oldest first. */
  period: string[];
  role: 'community' | 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  students: DashboardStudent[];
  tasks: DashboardTask[];
  today: string;
  /** Monday to Sunday, ISO dates. */
  week: string[];
};
export type KeptData = {
  table: string;
  why: string;
};
export type DataRequestPerson = {
  first_name: string;
  id: string;
  last_name: string;
};
export type DataRequestView = {
  asked_as: 'guardian' | 'school' | 'self';
  asked_by: string;
  bytes: number | null;
  /** The caller asked for it, and it waits to be fetched. */
  can_fetch: boolean;
  cancel_reason: string | null;
  created_at: string;
  due_at: string;
  /** The copy can be fetched until then. */
  expires_at: string | null;
  finished_at: string | null;
  id: string;
  /** What an erasure left, and why. */
  kept: KeptData[];
  kind: 'erasure' | 'export';
  person: DataRequestPerson;
  reason: string;
  status: 'cancelled' | 'done' | 'expired' | 'failed' | 'fetched' | 'ready' | 'waiting' | 'working';
};
export type DataRequestPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: DataRequestView[];
};
export type DataRequestAsked = {
  id: string;
};
export type DataRequestBody = {
  kind: 'erasure' | 'export';
  /** Whose data; the caller's own when it is left out. */
  person_id?: string;
  reason?: string;
};
export type ReasonBody = {
  reason: string;
};
export type FetchCopyBody = {
  password: string;
};
export type WorldLetterCard = {
  /** What the drawing shows. */
  alt: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** One of the United Nations' goals; null when it speaks of none. */
  goal: number | null;
  id: string;
  /** BCP 47. */
  language: string;
  /** Path of its drawing, an SVG. */
  picture: string;
  published_at: string;
  /** How many readers said what. */
  reactions: {
    [key: string]: number;
  };
  school_name: string;
  /** First names, as their families allow it; empty for a young author without a name. */
  signed_as: string;
  text: string;
  title: string;
};
export type WorldLetterPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: WorldLetterCard[];
};
export type WrittenLetter = {
  /** The story that it is written as. */
  id: string;
  version: number;
};
export type NewLetter = {
  /** What the stamp shows. */
  alt: string;
  goal?: number | null;
  language: string;
  /** Its stamp: a picture by the rules of `libs/contract/src/stories`. */
  picture: object;
  /** The whole letter, from its greeting to its goodbye. */
  text: string;
  title: string;
};
export type OwnLetter = {
  goal: number | null;
  /** Somebody looks at it again, because readers asked for it. */
  held: boolean;
  /** The story that it is written as. */
  id: string;
  reactions: {
    [key: string]: number;
  };
  /** Everybody can read it. */
  shown: boolean;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
  /** It was taken out of the book, and stays its author's. */
  taken_down: boolean;
  title: string;
  /** What whoever decided says to its author; often empty. */
  told: string;
  updated_at: string;
  /** Approved, but its family has not said yes, or it is still being bound. */
  waits_for: ('book' | 'family' | null) | ('book' | 'family' | null);
};
export type LettersOfCountry = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  letters: number;
};
export type LettersOfGoal = {
  goal: number;
  letters: number;
};
export type LettersOfLanguage = {
  /** BCP 47. */
  language: string;
  letters: number;
};
export type LettersOfYear = {
  letters: number;
  year: number;
};
export type LetterNumbers = {
  countries: LettersOfCountry[];
  goals: LettersOfGoal[];
  languages: LettersOfLanguage[];
  total: number;
  years: LettersOfYear[];
};
export type WorldLetterView = {
  /** What the drawing shows. */
  alt: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** One of the United Nations' goals; null when it speaks of none. */
  goal: number | null;
  id: string;
  /** BCP 47. */
  language: string;
  /** The asker's own reaction; null without one. */
  mine: string | null;
  /** Ids of the letters before and after it in the book. */
  newer: string | null;
  older: string | null;
  /** Path of its drawing, an SVG. */
  picture: string;
  published_at: string;
  /** How many readers said what. */
  reactions: {
    [key: string]: number;
  };
  school_name: string;
  /** First names, as their families allow it; empty for a young author without a name. */
  signed_as: string;
  /** Slug of its book, in which its author reads it aloud: for those who have signed in at its school; null otherwise. */
  spoken: string | null;
  text: string;
  title: string;
};
export type LetterReactions = {
  /** The asker's own; null without one. */
  mine: string | null;
  reactions: {
    [key: string]: number;
  };
};
export type LetterReactionBody = {
  reaction: 'clever' | 'cosy' | 'funny' | 'love' | 'touching' | 'wow';
};
export type LetterReported = {
  /** It is off the book until somebody has looked at it. */
  held: boolean;
  reported: boolean;
};
export type LetterReportBody = {
  fault: 'copied' | 'frightening' | 'other' | 'private' | 'unkind';
  note?: string;
};
export type ReportedLetter = {
  /** What the drawing shows. */
  alt: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  faults: string[];
  /** When it was reported first, or taken out. */
  first_at: string;
  /** Off the book until somebody has decided. */
  held: boolean;
  id: string;
  /** BCP 47. */
  language: string;
  /** What they wrote about it. */
  notes: string[];
  /** Path of its drawing, an SVG; null while nobody else may see it. */
  picture: string | null;
  reports: number;
  school_name: string;
  signed_as: string;
  /** Who took it out of the book; null while nobody did. */
  taken_down_by: (null | 'school' | 'team') | (null | 'school' | 'team');
  text: string;
  title: string;
};
export type ReportedLetterPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ReportedLetter[];
};
export type DecidedLetter = {
  id: string;
  shown: boolean;
};
export type LetterDecision = {
  reason: string;
  /** Off the book; otherwise it stands. */
  take_down: boolean;
  /** For the author, besides what they are told in any case. */
  words?: string;
};
export type WorldVolumeEntry = {
  countries: number;
  epub_bytes: number;
  languages: number;
  letters: number;
  /** Null until it is made for the first time. */
  made_at: string | null;
  /** Pages of the one for the printer. */
  pages: number;
  pdf_bytes: number;
  /** `ready` to be taken, or on its way: never made, or a letter in it does not stand any more as it was printed. */
  state: 'making' | 'ready';
  year: number;
};
export type AskedVolume = {
  year: number;
};
export type NewVolume = {
  year: number;
};
export type WorldYear = {
  /** The year is over. */
  closed: boolean;
  /** Letters of it that stand in the book. */
  letters: number;
  volume: WorldVolumeEntry | null;
  year: number;
};
export type DemoSchool = {
  name: string;
  /** Address of its web app. */
  origin: string;
};
export type Demo = {
  roles: string[];
  schools: DemoSchool[];
};
export type EnterDemoBody = {
  role: 'community' | 'parent' | 'school_admin' | 'student' | 'teacher';
};
export type DesignPictureEntry = {
  height: number;
  id: string;
  width: number;
};
export type DesignPictureBody = {
  /** PNG, JPEG or WebP, as Base64. */
  picture: string;
};
export type DesignPicturePixels = {
  picture: string;
};
export type Design = {
  /** Ground and elements, by the rules of `libs/contract/src/designs.ts`. */
  body: object;
  id: string;
  size: 'a4' | 'a5' | 'cover' | 'square';
  title: string;
  updated_at: string;
  /** Goes along with the next change. */
  version: number;
};
export type DesignPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Design[];
};
export type NewDesign = {
  /** Ground and elements, by the rules of `libs/contract/src/designs.ts`. */
  body: object;
  size: 'a4' | 'a5' | 'cover' | 'square';
  title: string;
};
export type DesignChange = {
  /** Ground and elements, by the rules of `libs/contract/src/designs.ts`. */
  body: object;
  title: string;
  /** The version that the change was made on. */
  version: number;
};
export type ExperimentCard = {
  adult: boolean;
  age_max: number;
  age_min: number;
  days: number;
  goal: number;
  /** Taken off the list; only editors see such cards. */
  hidden: boolean;
  /** Language of the words: English where the one asked for is missing. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  minutes: number;
  slug: string;
  summary: string;
  title: string;
  topic: 'building' | 'kitchen' | 'light' | 'plants' | 'sound' | 'water';
};
export type NoteDrawing = {
  /** A data: address. */
  picture: string;
};
export type LinkedBook = {
  slug: string;
  title: string;
};
export type ExperimentStep = {
  /** Seconds to wait; 0 for no timer. */
  seconds: number;
  text: string;
};
export type ExperimentView = {
  adult: boolean;
  age_max: number;
  age_min: number;
  /** A book of this library that goes with it. */
  book: LinkedBook | null;
  days: number;
  dir: 'ltr' | 'rtl';
  goal: number;
  /** Taken off the list; only editors see such cards. */
  hidden: boolean;
  /** Language of the words: English where the one asked for is missing. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  locales: ('ar' | 'en' | 'fr' | 'hi')[];
  look: string;
  materials: string[];
  minutes: number;
  question: string;
  safety: string[];
  slug: string;
  steps: ExperimentStep[];
  summary: string;
  title: string;
  topic: 'building' | 'kitchen' | 'light' | 'plants' | 'sound' | 'water';
  unit: string;
  why: string;
};
export type SavedExperiment = {
  version: number;
};
export type ExperimentWordsBody = {
  locale: 'ar' | 'en' | 'fr' | 'hi';
  look: string;
  materials: string[];
  question: string;
  safety: string[];
  steps: string[];
  summary: string;
  title: string;
  unit: string;
  why: string;
};
export type ExperimentContent = {
  adult: boolean;
  age_max: number;
  age_min: number;
  /** Slug of a book that goes with it. */
  book?: string | null;
  days: number;
  goal: number;
  hidden: boolean;
  minutes: number;
  /** Seconds for each step of the English words; 0 for no timer. */
  timers: number[];
  topic: 'building' | 'kitchen' | 'light' | 'plants' | 'sound' | 'water';
  /** English is always among them. */
  words: ExperimentWordsBody[];
};
export type ExperimentBody = {
  /** The version that this was written from; 0 for a new one. */
  after: number;
  content: ExperimentContent;
};
export type ExperimentHistoryEntry = {
  content: ExperimentContent;
  created_at: string;
  editor_name: string;
  version: number;
};
export type ExperimentDraft = {
  content: ExperimentContent;
  /** Newest first, at most ten. */
  history: ExperimentHistoryEntry[];
  slug: string;
  /** Version that the next one is to follow; 0 while nobody has written here. */
  version: number;
};
export type ExperimentNoteView = {
  created_at: string;
  has_drawing: boolean;
  has_photo: boolean;
  id: string;
  number: number | null;
  text: string;
};
export type NoteBody = {
  /** A drawing as PNG, JPEG or WebP, in Base64. */
  drawing?: string;
  /** A measure, in the unit of the experiment. */
  number?: number;
  /** A photo as PNG, JPEG or WebP, in Base64. */
  photo?: string;
  text: string;
};
export type ChildOfFamily = {
  avatar: string | null;
  classes: string[];
  /** Purposes whose present words nobody has answered. */
  consents_waiting: number;
  first_name: string;
  id: string;
  /** Empty while the school has not said yes. */
  last_name: string;
  /** Id of the link, to end it. */
  link_id: string;
  permissions: ('consent' | 'purchase' | 'view_progress' | 'view_work')[];
  relationship: 'guardian' | 'parent' | 'relative';
  state: 'active' | 'pending_school';
};
export type Family = {
  children: ChildOfFamily[];
};
export type TeacherOfChild = {
  /** A recognised leading teacher, today. */
  leader: boolean;
  name: string;
};
export type ChildClass = {
  name: string;
  teachers: TeacherOfChild[];
  year: string;
};
export type ChildBookCover = {
  alt: string;
  color: string;
  large: string;
  medium: string;
  small: string;
  xlarge: string;
};
export type ChildReading = {
  authors: string[];
  book_id: string;
  cover: ChildBookCover | null;
  language: string;
  /** 0 to 100. */
  percentage: number;
  read_at: string;
  /** How often it was read to the end again. */
  reread_count: number;
  since: string;
  slug: string;
  /** As the child's reading log names it. */
  state: 'abandoned' | 'finished' | 'reading' | 'want';
  title: string;
};
export type ChildDetail = {
  avatar: string | null;
  classes: ChildClass[];
  first_name: string;
  id: string;
  last_name: string;
  link_id: string;
  permissions: ('consent' | 'purchase' | 'view_progress' | 'view_work')[];
  /** The last books; null without `view_progress`. */
  reading: ChildReading[] | null;
  relationship: 'guardian' | 'parent' | 'relative';
};
export type FeedKeyView = {
  created_at: string;
  id: string;
  /** What its person calls the app. */
  name: string;
  /** To the hour; null while it was never used. */
  used_at: string | null;
};
export type NewFeedKey = {
  created_at: string;
  id: string;
  /** Shown this once. */
  key: string;
  /** What its person calls the app. */
  name: string;
  /** To the hour; null while it was never used. */
  used_at: string | null;
};
export type FeedKeyBody = {
  /** What its person calls the app. */
  name: string;
};
export type FilmDraftCard = {
  captions: ('ar' | 'en' | 'fr' | 'hi')[];
  editor_name: string;
  id: string;
  published: boolean;
  slug: string;
  title: string;
  updated_at: string;
};
export type FilmMade = {
  id: string;
};
export type NewFilm = {
  /** Language of the title. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  slug: string;
  title: string;
};
export type FilmWordsBody = {
  /** Questions to talk about afterwards. */
  cards: string[];
  locale: 'ar' | 'en' | 'fr' | 'hi';
  summary: string;
  title: string;
};
export type FilmDraft = {
  book: string | null;
  captions: ('ar' | 'en' | 'fr' | 'hi')[];
  editor_name: string;
  id: string;
  /** A data: address. */
  poster: string | null;
  published: boolean;
  slug: string;
  title: string;
  updated_at: string;
  version: number;
  video_bytes: number | null;
  /** Name of the file as it was sent; null without one. */
  video_name: string | null;
  words: FilmWordsBody[];
};
export type FilmSaved = {
  version: number;
};
export type FilmChange = {
  /** Slug of a book that goes with it. */
  book?: string | null;
  published: boolean;
  /** The version that the change was made on. */
  version: number;
  words: FilmWordsBody[];
};
export type CaptionsSaved = {
  /** How many captions were read. */
  cues: number;
};
export type CaptionsBody = {
  /** WebVTT. */
  vtt: string;
};
export type FilmCard = {
  /** Languages with captions. */
  captions: ('ar' | 'en' | 'fr' | 'hi')[];
  dir: 'ltr' | 'rtl';
  /** Language of the words. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  /** Address of the poster. */
  poster: string;
  slug: string;
  summary: string;
  title: string;
};
export type FilmBook = {
  /** Absolute address of the cover. */
  cover: string | null;
  slug: string;
  title: string;
};
export type FilmView = {
  book: FilmBook | null;
  bytes: number;
  /** Languages with captions. */
  captions: ('ar' | 'en' | 'fr' | 'hi')[];
  cards: string[];
  dir: 'ltr' | 'rtl';
  /** Language of the words. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  /** Address of the poster. */
  poster: string;
  slug: string;
  summary: string;
  title: string;
  /** Its kind: video/mp4 or video/webm. */
  type: string;
  /** Address of the film's file; it answers ranges. */
  video: string;
};
export type FilmCue = {
  end: number;
  /** Seconds. */
  start: number;
  text: string;
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
export type ReachedCountry = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Null: fewer than five. */
  readers: number | null;
  schools: number;
};
export type ReachTotal = {
  countries: number;
  /** Countries whose readers are too few to be told. */
  hidden: number;
  /** Readers of the countries whose number is shown. */
  readers: number;
  schools: number;
};
export type Reach = {
  /** When it was counted; null before the first time. */
  counted_at: string | null;
  countries: ReachedCountry[];
  total: ReachTotal;
};
export type GuardianName = {
  /** For administrators alone. */
  email: string | null;
  first_name: string;
  id: string;
  last_name: string;
};
export type ChildName = {
  avatar: string | null;
  first_name: string;
  id: string;
  last_name: string;
};
export type GuardianLinkView = {
  code_expires_at: string | null;
  created_at: string;
  end_reason: string | null;
  ended_at: string | null;
  /** Null while the code waits. */
  guardian: GuardianName | null;
  id: string;
  /** Who made the code. */
  invited_by: string;
  permissions: ('consent' | 'purchase' | 'view_progress' | 'view_work')[];
  relationship: 'guardian' | 'parent' | 'relative';
  started_at: string | null;
  state: 'active' | 'invited' | 'pending_school' | 'revoked';
  student: ChildName;
};
export type GuardianLinkPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: GuardianLinkView[];
};
export type GuardianPolicy = {
  /** A guardian who used a code waits for the school. */
  approve_guardians: boolean;
};
export type GuardianPolicyBody = {
  approve_guardians: boolean;
};
export type Redeemed = {
  first_name: string;
  id: string;
  /** `pending_school`: the school looks at it first. */
  state: 'active' | 'pending_school';
  student_id: string;
};
export type RedeemBody = {
  /** As it is printed; capitals, spaces and dashes do not matter. */
  code: string;
};
export type GuardianLinkState = {
  id: string;
  state: 'active' | 'invited' | 'pending_school' | 'revoked';
};
export type GuardianLinkBody = {
  permissions?: ('consent' | 'purchase' | 'view_progress' | 'view_work')[];
  relationship?: 'guardian' | 'parent' | 'relative';
};
export type InboxMessage = {
  assignee_name: string | null;
  category: string;
  created_at: string;
  email: string | null;
  id: string;
  kind: 'contact' | 'problem' | 'testimonial' | 'tour';
  name: string;
  reference: string;
  status: 'answered' | 'closed' | 'in_progress' | 'new';
  text: string;
  urgent: boolean;
};
export type InboxPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: InboxMessage[];
};
export type InboxEntry = {
  author_name: string;
  created_at: string;
  id: string;
  kind: 'change' | 'note' | 'reply';
  text: string;
};
export type InboxTour = {
  cancelled_at: string | null;
  ends_at: string;
  people: number;
  starts_at: string;
  time_zone: string;
};
export type InboxThread = {
  assigned_to_me: boolean;
  assignee_name: string | null;
  category: string;
  created_at: string;
  device: string | null;
  email: string | null;
  /** Oldest first. */
  entries: InboxEntry[];
  has_picture: boolean;
  id: string;
  kind: 'contact' | 'problem' | 'testimonial' | 'tour';
  name: string;
  page: string | null;
  reference: string;
  shown: boolean;
  /** Whether somebody was signed in while writing. */
  signed_in: boolean;
  status: 'answered' | 'closed' | 'in_progress' | 'new';
  text: string;
  tour: InboxTour | null;
  urgent: boolean;
};
export type MessageChangeBody = {
  /** True takes the message, false gives it back. */
  mine?: boolean;
  /** Shows or hides a testimonial. */
  shown?: boolean;
  status?: 'answered' | 'closed' | 'in_progress' | 'new';
};
export type MessageEntryBody = {
  /** A note stays inside; a reply goes out by e-mail. */
  kind: 'note' | 'reply';
  /** How many replies were there when this one was begun. */
  seen: number;
  text: string;
};
export type MessagePictureData = {
  /** The picture as a data: address. */
  picture: string;
};
export type Invitation = {
  accepted_at: string | null;
  class_name: string | null;
  created_at: string;
  email: string;
  expires_at: string;
  first_name: string;
  id: string;
  inviter: string;
  last_name: string;
  role: 'parent' | 'school_admin' | 'student' | 'teacher';
  state: 'accepted' | 'expired' | 'revoked' | 'waiting';
};
export type InvitationPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Invitation[];
};
export type Invited = {
  id: string;
};
export type InviteBody = {
  /** The class that a teacher or student joins. */
  class_id?: string;
  email: string;
  first_name?: string;
  last_name?: string;
  /** A few words of the school's own, for the e-mail. */
  message?: string;
  role: 'parent' | 'school_admin' | 'student' | 'teacher';
};
export type SignedUp = {
  success: boolean;
  user: Profile;
};
export type AcceptBody = {
  agreeToTerms: boolean;
  first_name: string;
  /** Language in which they accepted: their e-mails are written in it. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  last_name: string;
  password: string;
  password2: string;
  /** Of the link in the e-mail. */
  token: string;
};
export type Done = {
  success: boolean;
};
export type LinkBody = {
  /** Of the link in the e-mail. */
  token: string;
};
export type InvitationLinked = {
  /** Every session has ended: sign in again. */
  role_changed: boolean;
  success: boolean;
};
export type InvitationView = {
  class_name: string | null;
  email: string;
  expires_at: string;
  first_name: string;
  /** Whether the invited address has an account at the school, which is to be signed in to. */
  has_account: boolean;
  inviter: string;
  last_name: string;
  message: string;
  role: 'parent' | 'school_admin' | 'student' | 'teacher';
  school: string;
  state: 'accepted' | 'expired' | 'revoked' | 'waiting';
};
export type BadgeView = {
  /** Address of this page, as it is printed on the badge. */
  address: string;
  kind: 'parent' | 'teacher';
  name: string;
  recognised_at: string;
  school: string;
  valid: boolean;
  valid_until: string;
};
export type MentorView = {
  free_places: number;
  /** Of the leader, for asking. */
  id: string;
  person: LeaderPerson;
  statement: string;
};
export type MeetingView = {
  id: string;
  /** A day, as 2026-11-20. */
  met_on: string;
  /** Written by the asker. */
  mine: boolean;
  notes: string;
};
export type MentorshipView = {
  /** What the asker is in it. */
  as: 'mentee' | 'mentor';
  created_at: string;
  ended_at: string | null;
  id: string;
  /** The latest twenty. */
  meetings: MeetingView[];
  meetings_count: number;
  message: string;
  /** The other one. */
  person: LeaderPerson;
  started_at: string | null;
  state: 'active' | 'asked' | 'ended' | 'offered';
  /** Whether the asker is the one who has to answer. */
  to_answer: boolean;
};
export type Mentoring = {
  /** Whom one can ask, at most fifty; those with whom something is open are left out. */
  mentors: MentorView[];
  /** Open ones first, then those that ended; at most fifty. */
  mentorships: MentorshipView[];
};
export type LeaderDone = {
  success: boolean;
};
export type OfferMentoringBody = {
  email: string;
  message?: string;
};
export type AnswerMentoringBody = {
  answer: 'accept' | 'end' | 'refuse';
};
export type MeetingBody = {
  /** A day, as 2026-11-20. */
  met_on: string;
  notes: string;
};
export type LeaderStory = {
  badge_code: string | null;
  created_at: string;
  decided_at: string | null;
  decline_reason: string | null;
  ended_at: string | null;
  evidence: string;
  id: string;
  kind: 'parent' | 'teacher';
  meetings: number;
  mentee_places: number;
  /** People who are accompanied now, and meetings noted in all. */
  mentees: number;
  nominated: boolean;
  nomination: string;
  /** Who proposed the person; null for who applied by themselves, or when they are gone. */
  nominator: string | null;
  recognised_at: string | null;
  renewals: LeaderRenewalView[];
  standing:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
  statement: string;
  steps: LeaderStepView[];
  submitted_at: string | null;
  valid_until: string | null;
};
export type OwnLeadership = {
  /** The open one; null while there is none. */
  current: LeaderStory | null;
  kind: 'parent' | 'teacher';
  /** When one may apply again after a decline; null: now. */
  may_apply_at: string | null;
  /** Ended ones, the newest first. */
  past: LeaderStory[];
};
export type DraftBody = {
  evidence?: string;
  statement: string;
};
export type PlacesBody = {
  places: number;
};
export type RenewBody = {
  report: string;
};
export type StepBody = {
  /** Index of the chosen answer of a quiz. */
  answer?: number;
  reflection?: string;
};
export type ApplicationBody = {
  evidence?: string;
  statement: string;
};
export type NominationBody = {
  email: string;
  reason: string;
};
export type AskMentorBody = {
  message?: string;
};
export type LibraryCard = {
  /** Books on the shelf that anybody can find here. */
  books: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  id: string;
  kind: 'community' | 'donated' | 'school';
  /** BCP 47. */
  languages: string[];
  name: string;
  /** How many things it still needs. */
  needs: number;
  /** Books of paper in it, as its keepers count them. */
  paper_books: number;
  /** Town or village. */
  place: string;
  /** Readers of the last year; null: fewer than five. */
  readers: number | null;
  scene: 'boat' | 'bus' | 'house' | 'tent' | 'tower' | 'tree';
  /** The school that keeps it; null for the platform's. */
  school_name: string | null;
  slug: string;
  summary: string;
  /** Its page: a path at this address, or the address at the school where it lives. */
  url: string;
};
export type LibraryPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LibraryCard[];
};
export type LibrariesOfCountry = {
  /** Books on their shelves and in their houses together. */
  books: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  libraries: number;
};
export type LibraryNumbers = {
  community: number;
  /** By the number of their libraries. */
  countries: LibrariesOfCountry[];
  donated: number;
  /** Languages that are read in them, BCP 47. */
  languages: string[];
  school: number;
  total: number;
};
export type LibraryWish = {
  /** How many came already. */
  received?: number;
  /** How many of it. */
  wanted: number;
  what: string;
  why?: string;
};
export type LibraryView = {
  /** Books on the shelf that anybody can find here. */
  books: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  id: string;
  kind: 'community' | 'donated' | 'school';
  /** BCP 47. */
  languages: string[];
  name: string;
  /** How many things it still needs. */
  needs: number;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds: string;
  /** Books of paper in it, as its keepers count them. */
  paper_books: number;
  /** Town or village. */
  place: string;
  /** Readers of the last year; null: fewer than five. */
  readers: number | null;
  /** Books that its readers opened in the last year; null where readers are. */
  readings: number | null;
  scene: 'boat' | 'bus' | 'house' | 'tent' | 'tower' | 'tree';
  /** The school that keeps it; null for the platform's. */
  school_name: string | null;
  slug: string;
  story: string;
  summary: string;
  /** Its page: a path at this address, or the address at the school where it lives. */
  url: string;
  wishes: LibraryWish[];
};
export type PublicListCard = {
  /** Books on it that the asker finds. */
  books_count: number;
  /** Of the first four books. */
  covers: Cover[];
  note: string;
  /** The last part of its address; `/books/?list=` has its books. */
  slug: string;
  title: string;
  /** Path of its page. */
  url: string;
};
export type ListedBook = {
  book: Book;
  /** What to look for in it. */
  note: string;
};
export type HomeOfList = {
  name: string;
  slug: string;
};
export type PublicListView = {
  books: ListedBook[];
  /** The library in which it stands. */
  library: HomeOfList;
  note: string;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds: string;
  title: string;
  /** Path of its page. */
  url: string;
};
export type PickedBook = {
  id: string;
  slug: string;
  title: string;
};
export type LibraryDraft = {
  /** Books on the shelf that anybody can find here. */
  books: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  id: string;
  kind: 'community' | 'donated' | 'school';
  /** BCP 47. */
  languages: string[];
  name: string;
  /** How many things it still needs. */
  needs: number;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds: string;
  /** Books of paper in it, as its keepers count them. */
  paper_books: number;
  /** Books that were picked, in their order. */
  picked: PickedBook[];
  /** Town or village. */
  place: string;
  /** Readers of the last year; null: fewer than five. */
  readers: number | null;
  /** Books that its readers opened in the last year; null where readers are. */
  readings: number | null;
  scene: 'boat' | 'bus' | 'house' | 'tent' | 'tower' | 'tree';
  /** The school that keeps it; null for the platform's. */
  school_name: string | null;
  shelf: 'own' | 'picked';
  shown: boolean;
  slug: string;
  story: string;
  summary: string;
  updated_at: string;
  /** Its page: a path at this address, or the address at the school where it lives. */
  url: string;
  version: number;
  wishes: LibraryWish[];
};
export type KeptLibrary = {
  id: string;
  slug: string;
  version: number;
};
export type LibraryBody = {
  /** Ids, in the order in which they stand. */
  books: string[];
  /** ISO 3166-1 alpha-2. */
  country:
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AQ'
    | 'AR'
    | 'AS'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BV'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FM'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GS'
    | 'GT'
    | 'GU'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HM'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MH'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MP'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PN'
    | 'PR'
    | 'PS'
    | 'PT'
    | 'PW'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TF'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'UM'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VI'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'XK'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW';
  kind: 'community' | 'donated' | 'school';
  /** Languages that are read there, BCP 47. */
  languages: string[];
  name: string;
  /** Books of paper in it. */
  paper_books?: number;
  /** Town or village. */
  place?: string;
  scene: 'boat' | 'bus' | 'house' | 'tent' | 'tower' | 'tree';
  /** `own`: all published books of the school; `picked`: those of `books`. */
  shelf: 'own' | 'picked';
  /** It is open: everybody finds it, at every school. */
  shown: boolean;
  /** The last part of its address. */
  slug: string;
  /** The story from the place; an empty line begins a new paragraph. */
  story?: string;
  summary?: string;
  /** The version that the change was made on; absent for a new one. */
  version?: number;
  wishes: LibraryWish[];
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
  /** The initial alone, unless the school chose otherwise: a code opens this list without a sign-in. */
  last_name: string;
  /** What comes after the name. */
  sign_in_mode: 'badge' | 'password' | 'picture';
  /** Stands for the child where a username is asked for; the real one shows to nobody before the sign-in. */
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
export type Mode = {
  active: boolean;
  /** Slugs of the categories that lead, in this order. */
  categories: string[];
  description: string;
  id: string;
  image: string | null;
  /** Where choosing it leads, and `/` while it is chosen; always a screen that lets this person in. */
  landing_path: string;
  /** Why it is locked, to be shown; null when it is not. */
  lock_reason: string | null;
  locked: boolean;
  name: string;
  status: 'ACTIVE' | 'DRAFT' | 'RETIRED';
  view: 'create' | 'learn' | 'library' | 'quiet' | 'stories';
};
export type ModePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Mode[];
};
export type OwnResourceItem = {
  age_max: number | null;
  age_min: number | null;
  /** What a picture shows; empty for other kinds. */
  alt: string;
  check: 'none' | 'ready' | 'refused' | 'waiting';
  file_bytes: number | null;
  /** Ending of its file. */
  file_kind: string;
  goals: number[];
  id: string;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** It is the platform's, and found in every school. */
  of_platform: boolean;
  owner_name: string;
  pages: number | null;
  /** Address of a small picture of it; null where it has none. */
  preview: string | null;
  readers: 'students' | 'teachers';
  seconds: number | null;
  stage: 'approved' | 'draft' | 'returned' | 'submitted' | 'withdrawn';
  subjects: string[];
  submitted_at: string | null;
  summary: string;
  title: string;
  updated_at: string;
  uses: string[];
  /** What the platform's team says, where it is meant for everybody. */
  wide: ('approved' | 'asked' | 'declined' | null) | ('approved' | 'asked' | 'declined' | null);
};
export type ResourceMade = {
  id: string;
};
export type NewResource = {
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
};
export type ResourceLimits = {
  /** Largest film that this installation takes, in megabytes. */
  film_megabytes: number;
};
export type ResourceWords = {
  exact: string;
  kind: 'address' | 'email' | 'handle' | 'link' | 'phone' | 'rude';
};
export type ResourceMoveView = {
  actor_name: string;
  created_at: string;
  id: string;
  move: 'approve' | 'decline' | 'recall' | 'return' | 'submit' | 'widen' | 'withdraw';
  note: string;
  reason: string | null;
};
export type ResourceDraft = {
  age_max: number | null;
  age_min: number | null;
  /** What a picture shows; empty for other kinds. */
  alt: string;
  audience: 'everybody' | 'school';
  captions: ('ar' | 'en' | 'fr' | 'hi')[];
  check: 'none' | 'ready' | 'refused' | 'waiting';
  credit: string;
  /** Address of the file, to take along. */
  download: string | null;
  /** Address of the file, to look at or to hear. */
  file: string | null;
  file_bytes: number | null;
  /** Ending of its file. */
  file_kind: string;
  /** Language that the file names, as BCP 47. */
  file_language: string | null;
  file_name: string;
  /** What was changed in the file, in words. */
  findings: string[];
  /** Of its title, its summary, and what is said of a picture. */
  flags: ResourceWords[];
  goals: number[];
  id: string;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** 1 to 4, how hard its words are, by formula. */
  level: number | null;
  /** SPDX name; null where it is somebody's own, or was permitted. */
  license: string | null;
  moves: ResourceMoveView[];
  /** It is the platform's, and found in every school. */
  of_platform: boolean;
  owner_name: string;
  /** Addresses of its pages as pictures; there may be more pages than pictures. */
  page_pictures: string[];
  pages: number | null;
  /** Path of its page, once it is approved. */
  path: string | null;
  /** A data: address of a film's poster. */
  poster: string | null;
  /** Address of a small picture of it; null where it has none. */
  preview: string | null;
  proof: string;
  readers: 'students' | 'teachers';
  refusal: string;
  /** Keys of RESOURCE_REMARKS. */
  remarks: string[];
  rights: '' | 'licence' | 'own' | 'permission';
  seconds: number | null;
  stage: 'approved' | 'draft' | 'returned' | 'submitted' | 'withdrawn';
  subjects: string[];
  submitted_at: string | null;
  summary: string;
  title: string;
  updated_at: string;
  uses: string[];
  version: number;
  wide: ('approved' | 'asked' | 'declined' | null) | ('approved' | 'asked' | 'declined' | null);
  words_inside: number | null;
};
export type ResourceSaved = {
  version: number;
};
export type ResourceChange = {
  age_max?: number | null;
  age_min?: number | null;
  /** What a picture shows. */
  alt: string;
  audience: 'everybody' | 'school';
  credit: string;
  /** The United Nations' goals it is about. */
  goals: number[];
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** SPDX name of its licence. */
  license?:
    | (
        | 'CC-BY-4.0'
        | 'CC-BY-NC-4.0'
        | 'CC-BY-NC-ND-4.0'
        | 'CC-BY-NC-SA-4.0'
        | 'CC-BY-ND-4.0'
        | 'CC-BY-SA-4.0'
        | 'CC0-1.0'
        | null
      )
    | (
        | 'CC-BY-4.0'
        | 'CC-BY-NC-4.0'
        | 'CC-BY-NC-ND-4.0'
        | 'CC-BY-NC-SA-4.0'
        | 'CC-BY-ND-4.0'
        | 'CC-BY-SA-4.0'
        | 'CC0-1.0'
        | null
      );
  /** Who gave the permission, when and for what. */
  proof: string;
  readers: 'students' | 'teachers';
  rights: '' | 'licence' | 'own' | 'permission';
  subjects: string[];
  summary: string;
  title: string;
  /** For which part of a lesson. */
  uses: string[];
  /** The version that the change was made on. */
  version: number;
};
export type ResourceFileBody = {
  name: string;
  /** A file that arrived in parts (`/api/uploads`). */
  upload_id: string;
  upload_parts: number;
};
export type ResourcePosterBody = {
  /** PNG, JPEG or WebP, as base64. */
  picture: string;
};
export type LogPerson = {
  first_name: string;
  id: string;
};
export type KeptWordView = {
  asked: boolean;
  book_slug: string | null;
  /** Null where it was typed, and when the book is on the shelves no more. */
  book_title: string | null;
  example: string | null;
  /** A teacher of this school explained it. */
  from_school: boolean;
  id: string;
  kept_at: string;
  language: string;
  /** A teacher's words, once there are some, before those that were on the card. */
  meaning: string;
  /** Where it stood. */
  sentence: string;
  word: string;
};
export type KeptWordPage = {
  count: number;
  next: string | null;
  person: LogPerson;
  previous: string | null;
  results: KeptWordView[];
};
export type KeptWordId = {
  /** Another one than was sent, when the word was kept already. */
  id: string;
};
export type KeptWordBody = {
  /** Ask the teacher; of students alone. */
  asked?: boolean;
  book_id?: string;
  /** BCP 47 tag of the text in which it stood. */
  language: string;
  /** What the card said. */
  meaning?: string;
  /** The sentence in which it stood. */
  sentence?: string;
  word: string;
};
export type ProgressionDevice = {
  /** A URI, not shown to people. */
  id: string;
  name: string;
};
export type Progression = {
  device: ProgressionDevice;
  modified: string;
  /** 0 to 1. */
  progression: number;
  /** Places inside the book, e.g. `chapter1.html#par36`. */
  references?: string[];
  title?: string;
};
export type PageSection = {
  /** Clean HTML. */
  html: string;
  id: string;
  title: string;
};
export type PagePreview = {
  intro: string;
  sections: PageSection[];
};
export type PreviewBody = {
  body: string;
};
export type PageListItem = {
  editor_name: string | null;
  /** Languages in which this place has words of its own. */
  own_locales: string[];
  slug: string;
  title: string;
  updated_at: string | null;
};
export type ContentPage = {
  dir: 'ltr' | 'rtl';
  /** Clean HTML before the first heading. */
  intro: string;
  /** Language of the text, which is English where the one asked for is missing. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  /** Languages that the page can be read in. */
  locales: ('ar' | 'en' | 'fr' | 'hi')[];
  sections: PageSection[];
  slug: string;
  summary: string;
  title: string;
  updated_at: string | null;
};
export type SavedPage = {
  version: number;
};
export type PageBody = {
  /** The version that the words were written from. */
  after: number;
  /** Markdown. */
  body: string;
  locale: 'ar' | 'en' | 'fr' | 'hi';
  /** One or two sentences, shown under the title and by search engines. */
  summary: string;
  title: string;
};
export type PageHistoryEntry = {
  body: string;
  created_at: string;
  editor_name: string;
  summary: string;
  title: string;
  version: number;
};
export type PageDraft = {
  /** Markdown. */
  body: string;
  /** Language of the words below: English where nobody has translated them. */
  from: 'ar' | 'en' | 'fr' | 'hi';
  /** Newest first, at most thirty. */
  history: PageHistoryEntry[];
  locale: 'ar' | 'en' | 'fr' | 'hi';
  slug: string;
  summary: string;
  title: string;
  /** Version that the next one is to follow; 0 while this place has no words of its own. */
  version: number;
};
export type ResetBody = {
  password: string;
  password2: string;
  /** Of the link in the e-mail. */
  token: string;
};
export type HiddenHere = {
  at: string;
  by: string;
  note: string;
  /** One of BOOK_REASONS. */
  reason: string;
};
export type ShelfReport = {
  at: string;
  fault: string;
  note: string;
};
export type PlatformBookCard = {
  authors: string[];
  cover: Cover | null;
  /** Null while it stands on this school's shelves. */
  hidden: HiddenHere | null;
  id: string;
  /** BCP 47. */
  language: string;
  /** The newest of them, at most 10. */
  reader_reports: ShelfReport[];
  /** Reports of this school's readers that wait for its decision. */
  reports: number;
  slug: string;
  title: string;
};
export type PlatformBooksPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: PlatformBookCard[];
};
export type BookOnSchoolShelf = {
  hidden: boolean;
  id: string;
};
export type HideBookBody = {
  note?: string;
  /** Why; the platform’s team reads it, too. */
  reason:
    'broken' | 'details' | 'level' | 'other' | 'personal' | 'pictures' | 'quality' | 'rights' | 'unsuitable';
};
export type ProblemBody = {
  /** safety and bullying go first. */
  category: 'account' | 'broken' | 'bullying' | 'content' | 'other' | 'safety';
  /** The browser and the size of its window. */
  device?: string;
  email?: string;
  /** Nobody has to say who they are. */
  name?: string;
  /** Path of the screen that it is about. */
  page?: string;
  /** A picture of the screen: PNG, JPEG or WebP, as Base64. */
  picture?: string;
  text: string;
};
export type ReactionCount = {
  /** Null: some, but fewer than five, which are told to staff alone. */
  count: number | null;
  /** In English. */
  label: string;
  reaction: string;
  /** Of the last thirty days; null as above. */
  trend_30d: number | null;
};
export type ReactionStats = {
  results: ReactionCount[];
};
export type ReadingListPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ReadingListCard[];
};
export type KeptReadingList = {
  id: string;
};
export type ListedBookBody = {
  id: string;
  /** What to look for in it. */
  note?: string;
};
export type ReadingListBody = {
  audience: 'class' | 'draft' | 'group' | 'school';
  /** In the order in which they are to be shown. */
  books: ListedBookBody[];
  class_id?: string | null;
  /** A day, e.g. 2026-12-18. */
  due_on?: string | null;
  group_id?: string | null;
  note?: string;
  title: string;
};
export type ReadingListView = {
  audience: 'class' | 'draft' | 'group' | 'school';
  books: ListedBook[];
  /** Books on it that the asker finds. */
  books_count: number;
  class_id: string | null;
  class_name: string | null;
  /** Of the first four books. */
  covers: Cover[];
  created_at: string;
  /** A day, e.g. 2026-12-18. */
  due_on: string | null;
  /** How many of them the asker has read to the end. */
  finished_count: number;
  group_id: string | null;
  group_name: string | null;
  id: string;
  /** First and last name of whoever made it, as far as the asker knows people. */
  made_by: string | null;
  /** The asker may change it. */
  may_change: boolean;
  /** The asker may see who read what. */
  may_follow: boolean;
  note: string;
  /** Path of its page for everybody; null: it stands open to nobody else. */
  public_path: string | null;
  title: string;
};
export type FilledReadingList = {
  books_count: number;
  id: string;
};
export type FollowedBook = {
  id: string;
  slug: string;
  title: string;
};
export type FollowedStudent = {
  avatar: string | null;
  finished: number;
  first_name: string;
  id: string;
  last_name: string;
  /** How far they are in each book, 0 to 100; null: not begun. In the order of the books. */
  places: (number | null)[];
};
export type ListFollowing = {
  books: FollowedBook[];
  students: FollowedStudent[];
};
export type LibraryForList = {
  id: string;
  name: string;
  slug: string;
};
export type OpenDoor = {
  library_id: string;
  library_name: string;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds: string;
  /** The library is open, and so the page is there. */
  seen: boolean;
  /** Path of its page. */
  url: string;
};
export type ListDoor = {
  audience: 'class' | 'draft' | 'group' | 'school';
  books_count: number;
  /** Those of its books that a visitor finds. */
  books_for_all: number;
  /** Open libraries of the school. */
  libraries: LibraryForList[];
  /** Null: it is open to nobody but its readers. */
  open: OpenDoor | null;
  title: string;
};
export type OpenListBody = {
  library_id: string;
};
export type LogEntry = {
  /** A moment for reading on a screen, a day for a book of paper; ISO 8601. */
  at: string;
  id: string;
  kind: 'paper' | 'screen';
  mode:
    | ('listen' | null | 'offline' | 'silent' | 'together')
    | ('listen' | null | 'offline' | 'silent' | 'together');
  /** May be taken out by who asks. */
  removable: boolean;
  seconds: number;
  slug: string | null;
  /** Null when the book is not on the shelves any more. */
  title: string | null;
};
export type LogWeek = {
  /** Different books. */
  books: number;
  /** Days with reading. */
  days: number;
  minutes: number;
  /** Its Monday, ISO. */
  week: string;
};
export type LogView = {
  count: number;
  next: string | null;
  person: LogPerson;
  previous: string | null;
  results: LogEntry[];
  /** The last twelve weeks, oldest first. */
  weeks: LogWeek[];
};
export type ReaderBookCounts = {
  abandoned: number;
  finished: number;
  reading: number;
  want: number;
};
export type ReaderBook = {
  authors: string[];
  book_id: string;
  cover: Cover | null;
  /** BCP 47. */
  language: string;
  /** 0 to 100; null before the first page. */
  percentage: number | null;
  reading: ReadingStateView;
  slug: string;
  title: string;
};
export type ReaderBooks = {
  count: number;
  /** How many there are in each state. */
  counts: ReaderBookCounts;
  next: string | null;
  previous: string | null;
  results: ReaderBook[];
};
export type PaperReadingBody = {
  minutes: number;
  person?: string;
  read_on: string;
  title: string;
};
export type SessionView = {
  /** Idle time is not in it: a pause counts for three minutes at most. */
  active_seconds: number;
  book_id: string;
  book_slug: string | null;
  /** Null when the book is not on the shelves any more. */
  book_title: string | null;
  device: DeviceView;
  ended_at: string;
  id: string;
  mode: 'listen' | 'offline' | 'silent' | 'together';
  page_from: number;
  page_to: number;
  started_at: string;
};
export type ReadingLog = {
  count: number;
  next: string | null;
  previous: string | null;
  results: SessionView[];
  /** Of the whole log, idle time not in it. */
  seconds: number;
};
export type PageLookBody = {
  colour: 'night' | 'paper' | 'sepia' | 'sharp';
  flow: 'pages' | 'scroll';
  guide: 'line' | 'none' | 'ruler';
  letters: 'book' | 'clear' | 'dyslexia';
  lines: 'close' | 'normal' | 'wide';
  size: number;
  spacing: 'close' | 'normal' | 'wide';
  words: 'close' | 'normal' | 'wide';
  /** How large drawn pages are. Programs of before know none. */
  zoom?: number;
};
export type ReadingChoice = {
  /** How much the voice helps: as the book's level has it, or as the reader chose. */
  help?: 'level' | 'tap' | 'voice' | 'words';
  look: PageLookBody;
  voice: 'quick' | 'slow' | 'steady';
};
export type ReadingSettingsView = {
  client_time: string | null;
  settings: ReadingChoice | null;
};
export type ReadingSettingsBody = {
  /** When it was chosen, by the reader's clock; at most a day ahead of ours. */
  client_time: string;
  settings: ReadingChoice;
};
export type ReportedReview = {
  book: {
    slug: string;
    title: string;
  };
  created_at: string;
  /** Words of it that seem to tell something private, or to hurt; empty for one that was reported by people alone. */
  flags: FoundWords[];
  /** Taken down: only its writer and those who manage books still see it. */
  hidden: boolean;
  /** Why it was taken down, for the same. */
  hidden_reason: string | null;
  id: string;
  mine: boolean;
  /** First name and initial. */
  name: string;
  /** Reports that nobody has decided on; null for everybody who does not manage books. */
  open_reports: number | null;
  /** 1 to 5. */
  rating: number;
  reasons: string[];
  role: string;
  text: string;
};
export type ReportedReviewPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ReportedReview[];
};
export type ResetAskBody = {
  email: string;
};
export type ResourceDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: OwnResourceItem[];
};
export type ResourceDecisionBody = {
  decision: 'approve' | 'decline' | 'return' | 'widen' | 'withdraw';
  /** What its maker is told beside. */
  note?: string;
  /** Why; needed where it is returned, withdrawn or declined. */
  reason?: 'access' | 'details' | 'other' | 'personal' | 'quality' | 'rights' | 'unsuitable';
};
export type ResourceKindCount = {
  count: number;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
};
export type ResourceListItem = {
  age_max: number | null;
  age_min: number | null;
  /** What a picture shows; empty for other kinds. */
  alt: string;
  file_bytes: number | null;
  /** Ending of its file. */
  file_kind: string;
  goals: number[];
  id: string;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** It is the platform's, and found in every school. */
  of_platform: boolean;
  pages: number | null;
  /** Address of a small picture of it; null where it has none. */
  preview: string | null;
  readers: 'students' | 'teachers';
  seconds: number | null;
  subjects: string[];
  summary: string;
  title: string;
  uses: string[];
};
export type ResourcePage = {
  count: number;
  kinds: ResourceKindCount[];
  next: string | null;
  previous: string | null;
  results: ResourceListItem[];
};
export type ResourceView = {
  age_max: number | null;
  age_min: number | null;
  /** What a picture shows; empty for other kinds. */
  alt: string;
  credit: string;
  /** Address of the file, to take along. */
  download: string | null;
  /** Address of the file, to look at or to hear. */
  file: string | null;
  file_bytes: number | null;
  /** Ending of its file. */
  file_kind: string;
  goals: number[];
  id: string;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** 1 to 4, how hard its words are, by formula. */
  level: number | null;
  /** SPDX name; null where it is somebody's own, or was permitted. */
  license: string | null;
  /** It is the platform's, and found in every school. */
  of_platform: boolean;
  /** Addresses of its pages as pictures; there may be more pages than pictures. */
  page_pictures: string[];
  pages: number | null;
  /** Address of a small picture of it; null where it has none. */
  preview: string | null;
  readers: 'students' | 'teachers';
  seconds: number | null;
  subjects: string[];
  summary: string;
  title: string;
  uses: string[];
};
export type DecidedReview = {
  hidden: boolean;
  id: string;
};
export type ReviewDecision = {
  hidden: boolean;
  /** Why it is taken down; its writer reads it. */
  reason?: string;
};
export type ReviewReported = {
  reported: boolean;
};
export type ReviewReportBody = {
  reason: 'advertising' | 'other' | 'personal' | 'spoiler' | 'unkind';
};
export type RosterImportView = {
  class_id: string | null;
  class_name: string | null;
  /** Empty for a column that is not used. */
  column_fields: string[];
  /** Names of the columns, and what each holds; empty for OneRoster. */
  column_names: string[];
  create: number;
  created_at: string;
  created_by_name: string;
  error: string | null;
  finished_at: string | null;
  form: 'csv' | 'oneroster' | 'paste';
  id: string;
  lines_done: number;
  lines_total: number;
  make_classes: boolean;
  notes: string[];
  original_name: string;
  problem: number;
  same: number;
  /** Until then its first passwords can be shown; null: no more. */
  sheet_until: string | null;
  skip: number;
  status: 'checked' | 'checking' | 'done' | 'failed' | 'running' | 'undone';
  /** Until then it can be taken back as a whole. */
  undo_until: string | null;
  update: number;
};
export type RosterImportPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: RosterImportView[];
};
export type RosterPasteBody = {
  /** The class of all lines; without one each line names its own. */
  class_id?: string;
  /** Make the classes that lines name and that do not exist. */
  make_classes?: boolean;
  /** Lines as they come from a spreadsheet or a list: with tabs, commas, semicolons, or only names. */
  text: string;
};
export type RosterChangeBody = {
  /** The class of all lines; null: each line names its own. */
  class_id?: string | null;
  /** What each column holds, in order; empty: not used. */
  fields?: string[];
  make_classes?: boolean;
};
export type RosterLineBefore = {
  /** Year and month, e.g. 2016-09, or empty. */
  birth: string;
  first_name: string;
  last_name: string;
};
export type RosterLineProblem = {
  field: 'birth' | 'class' | 'first_name' | 'last_name' | 'line' | 'username';
  message: string;
  suggestion?: string;
};
export type RosterLineView = {
  /** What changes for somebody who is here already. */
  before: RosterLineBefore | null;
  /** Year and month of birth as the list says, e.g. 2016-09; empty: it does not say. */
  birth: string;
  classes: string[];
  done: boolean;
  first_name: string;
  last_name: string;
  /** Line of the file, as an editor shows it. */
  line: number;
  problems: RosterLineProblem[];
  /** As given; empty: one is made. */
  username: string;
  verdict: 'create' | 'problem' | 'same' | 'skip' | 'update';
};
export type RosterLinePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: RosterLineView[];
};
export type RosterLineBody = {
  /** Year and month of birth, e.g. 2016-09. */
  birth?: string;
  class?: string;
  first_name?: string;
  last_name?: string;
  /** Leave the line out, or take it in again. */
  skip?: boolean;
  username?: string;
};
export type SheetSlip = {
  class_code: string;
  class_name: string;
  first_name: string;
  last_name: string;
  /** Null where the student has another password by now. */
  password: string | null;
  username: string;
};
export type RosterSheet = {
  school: string;
  slips: SheetSlip[];
};
export type SafetyLead = {
  email: string;
  name: string;
  named_at: string;
  /** Who named this person, and when. */
  named_by: string;
};
export type SafetyLeadAnswer = {
  lead: SafetyLead | null;
};
export type SafetyLeadBody = {
  email: string;
  name: string;
};
export type SavedView = {
  id: string;
  name: string;
  /** As the address of the table has it, e.g. role=teacher&status=archived. */
  query: string;
};
export type SavedViewList = {
  results: SavedView[];
};
export type SavedViewBody = {
  name: string;
  /** The part of the table's address after the question mark. */
  query: string;
  /** Of which table. */
  table: 'books' | 'inbox' | 'people';
};
export type SchoolModeChoice = {
  /** Slugs of the categories that lead here, in this order; null: those of the platform. */
  categories: string[] | null;
  description: string;
  id: string;
  image: string | null;
  /** Who may choose it, in words; null when everybody may. */
  lock_reason: string | null;
  name: string;
  offered: boolean;
  /** Those that the platform chose. */
  platform_categories: string[];
};
export type SchoolModeChoices = {
  results: SchoolModeChoice[];
};
export type OfferedMode = {
  /** Slugs of the categories that lead here, in this order; null: the platform's choice. Left out, it stays as it was. */
  categories?: string[] | null;
  id: string;
  offered: boolean;
};
export type SchoolModesChange = {
  modes: OfferedMode[];
};
export type SchoolSetup = {
  steps: SetupStep[];
};
export type SchoolWordView = {
  example: string;
  language: string;
  meaning: string;
  updated_at: string;
  word: string;
};
export type SchoolWordPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: SchoolWordView[];
};
export type SchoolWordBody = {
  /** A sentence with the word. */
  example?: string;
  meaning: string;
};
export type SignUpBody = {
  agreeToTerms: boolean;
  /** Whether they would like an account for making covers and posters. */
  canvaAccount?: 'false' | 'true';
  /** Two letters, ISO 3166-1. */
  country:
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AQ'
    | 'AR'
    | 'AS'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BV'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FM'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GS'
    | 'GT'
    | 'GU'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HM'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MH'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MP'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PN'
    | 'PR'
    | 'PS'
    | 'PT'
    | 'PW'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TF'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'UM'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VI'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'XK'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW';
  email: string;
  first_name: string;
  /** Language in which they registered: their e-mails are written in it. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  last_name: string;
  password: string;
  password2: string;
  role: 'student' | 'teacher';
  /** Of the check against robots. */
  turnstile_token: string;
};
export type GuardianSignedUp = {
  /** First name of the child. */
  child: string;
  /** `pending_school`: the school looks at it first. */
  state: 'active' | 'pending_school';
  success: boolean;
  user: Profile;
};
export type GuardianSignUpBody = {
  agreeToTerms: boolean;
  /** As it is printed; capitals, spaces and dashes do not matter. */
  code: string;
  /** Two letters, ISO 3166-1. */
  country:
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AQ'
    | 'AR'
    | 'AS'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BV'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FM'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GS'
    | 'GT'
    | 'GU'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HM'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MH'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MP'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PN'
    | 'PR'
    | 'PS'
    | 'PT'
    | 'PW'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TF'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'UM'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VI'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'XK'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW';
  email: string;
  first_name: string;
  /** Language in which they registered: their e-mails are written in it. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  last_name: string;
  password: string;
  password2: string;
  /** Of the check against robots. */
  turnstile_token: string;
};
export type SignUpOptions = {
  /** Whether anybody can register here at the moment. */
  open: boolean;
  /** Roles that can be taken without an invitation. */
  roles: ('student' | 'teacher')[];
  /** Key of the check against robots; null when this installation has none to show. */
  site_key: string | null;
};
export type SsoWay = {
  id: string;
  /** As the school calls it, e.g. “Google”. */
  name: string;
};
export type SsoWays = {
  providers: SsoWay[];
};
export type StoryAuthor = {
  id: string;
  name: string;
};
export type StoryEntry = {
  /** The asker was asked to write along, and has not said yes. */
  asked: boolean;
  author: StoryAuthor;
  /** The book on the shelf. */
  book: string | null;
  /** Who writes along with the author. */
  co_authors: StoryAuthor[];
  /** Comments that are not done yet. */
  comments: number;
  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  cover: object;
  id: string;
  kind: 'blog' | 'comic' | 'letter' | 'poem' | 'story';
  pages: number;
  /** What its readers said, all kinds together. */
  reactions: number;
  /** Who has opened the book, its authors left out. */
  readers: number;
  sent_at: string | null;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
  title: string;
  updated_at: string;
  /** Approved, but its family has not said yes, or its book is still being made. */
  waits_for: ('book' | 'family' | null) | ('book' | 'family' | null);
};
export type StoryList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: StoryEntry[];
};
export type NewStory = {
  /** Which idea it begins with; absent for a blank page. */
  idea?: string;
  kind: 'blog' | 'comic' | 'letter' | 'poem' | 'story';
  language: string;
  title: string;
};
export type DrawnWords = {
  picture: string;
  words: string;
};
export type StoryFlag = {
  exact: string;
  kind: 'address' | 'email' | 'handle' | 'link' | 'name' | 'phone' | 'rude';
  /** 0 is the cover, with the title. */
  page: number;
};
export type StoryQuote = {
  end: number | null;
  exact: string;
  start: number | null;
};
export type StoryNote = {
  author: StoryAuthor;
  created_at: string;
  done_at: string | null;
  id: string;
  page_id: string;
  quote: StoryQuote | null;
  text: string;
};
export type StoryStep = {
  at: string;
  /** Empty where a machine did it. */
  by: string;
  reason: string;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
};
export type StoryView = {
  /** The asker was asked to write along, and has not said yes. */
  asked: boolean;
  author: StoryAuthor;
  /** Pages, by the rules of `libs/contract/src/stories`. */
  body: object[];
  /** The book on the shelf. */
  book: string | null;
  /** Who writes along with the author. */
  co_authors: StoryAuthor[];
  /** Comments that are not done yet. */
  comments: number;
  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  cover: object;
  /** Whose work it stands on, as it is printed. */
  credits: string[];
  /** Words on pictures of the story, which nobody finds in its text. */
  drawn_words: DrawnWords[];
  /** For those who review; empty for others. */
  flags: StoryFlag[];
  id: string;
  kind: 'blog' | 'comic' | 'letter' | 'poem' | 'story';
  /** BCP 47. */
  language: string;
  /** Others may make their own version under this licence (SPDX); null: nobody may. */
  license: string | null;
  /** What it is a version of keeps its licence, so it cannot be chosen. */
  license_kept: boolean;
  /** What the asker may do now. */
  may: ('approve' | 'comment' | 'return' | 'submit' | 'take_back' | 'withdraw' | 'write')[];
  mine: boolean;
  /** What the families of its authors are asked before it is a book. */
  needs: ('photo' | 'public_name' | 'publish' | 'sale' | 'translate')[];
  notes: StoryNote[];
  /** The asker began it: asks others to write along, and may delete it. */
  owned: boolean;
  pages: number;
  /** What its readers said, all kinds together. */
  reactions: number;
  /** Who has opened the book, its authors left out. */
  readers: number;
  sent_at: string | null;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
  /** What happened to it, oldest first. */
  steps: StoryStep[];
  title: string;
  updated_at: string;
  /** Goes along with the next change. */
  version: number;
  /** Who was asked to write along and has not answered; for the one who asked. */
  waiting: StoryAuthor[];
  /** Approved, but its family has not said yes, or its book is still being made. */
  waits_for: ('book' | 'family' | null) | ('book' | 'family' | null);
};
export type SavedStory = {
  updated_at: string;
  version: number;
};
export type StoryChange = {
  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  cover: object;
  language: string;
  /** Pages, by the rules of `libs/contract/src/stories`. */
  pages: object[];
  title: string;
  /** The version that the change was made on. */
  version: number;
};
export type MovedStory = {
  id: string;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
};
export type StoryVersionBody = {
  version: number;
};
export type CoAuthorBody = {
  user_id: string;
};
export type NewStoryNote = {
  end?: number;
  page_id: string;
  /** Where the words begin and end in the text of the page; absent for the whole page. */
  start?: number;
  text: string;
};
export type StoryNoteTick = {
  done: boolean;
};
export type StoryMediaEntry = {
  height: number | null;
  id: string;
  /** Of a recording. */
  seconds: number | null;
  /** Of a picture. */
  width: number | null;
};
export type StoryMediaBody = {
  /** PNG, JPEG or WebP, or MP3, as Base64. */
  content: string;
  kind: 'picture' | 'voice';
  /** What is written on a drawing: in the picture nobody finds it any more. */
  words?: string;
};
export type StoryMediaContent = {
  /** A `data:` address. */
  content: string;
};
export type StoryMoveBody = {
  reason?: string;
  /** The version that was read. */
  version: number;
};
export type StorySubmitBody = {
  version: number;
  /** Others may make their own version of it (CC BY 4.0). */
  versions_allowed?: boolean;
};
export type StoryVersionEntry = {
  cover: object;
  created_at: string;
  pages: object[];
  title: string;
  version: number;
};
export type ConsentEntry = {
  given_at: string;
  given_by: string;
  text_version: string;
  /** The words that were answered. */
  title: string;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
};
export type ConsentView = {
  /** The same for the child. */
  child_text: string;
  /** Newest first, at most twenty. */
  history: ConsentEntry[];
  purpose: 'photo' | 'public_name' | 'publish' | 'sale' | 'translate';
  state: 'given' | 'outdated' | 'unanswered' | 'withdrawn';
  text: string;
  title: string;
  version: string;
};
export type ConsentStudent = {
  first_name: string;
  id: string;
};
export type Consents = {
  consents: ConsentView[];
  /** The caller may give and withdraw. */
  may_answer: boolean;
  /** The caller may withdraw for the family, e.g. after a letter. */
  may_withdraw: boolean;
  student: ConsentStudent;
};
export type ConsentBody = {
  /** The version of the words that were read. */
  version: string;
};
export type GuardianCodeBody = {
  relationship?: 'guardian' | 'parent' | 'relative';
};
export type GuardiansOfStudent = {
  links: GuardianLinkView[];
  student: ChildName;
};
export type ClassOfReaders = {
  class_id: string;
  minutes: number;
  name: string;
  /** Books: those on this class's shelf. Stories: those that somebody of the class wrote. */
  published: number;
  /** Students of the class who opened one of the works, and the minutes they were in them. */
  readers: number;
};
export type MonthOfReading = {
  /** `2026-11` */
  month: string;
  /** Readers whose latest reading of one of these books was in this month. */
  reads: number;
};
export type TopWork = {
  id: string;
  language: string;
  reads: number;
  slug: string;
  title: string;
};
export type WorkTotals = {
  /** Nothing but the file, or the family's yes, is waited for. */
  approved: number;
  changes_requested: number;
  draft: number;
  published: number;
  submitted: number;
};
export type WorkStats = {
  /** The caller's open classes, or all of the school for those who manage books; by name. */
  by_class: ClassOfReaders[];
  /** The last twelve months, oldest first. */
  by_month: MonthOfReading[];
  in_review: number;
  published: number;
  reactions: number;
  /** Readers of each book, added up. */
  reads: number;
  /** At most five, most read first. */
  top: TopWork[];
  total: number;
  totals: WorkTotals;
  /** Full days that the work which waits longest has waited for a look; null while nothing waits. */
  waiting_oldest_days: number | null;
};
export type Testimonial = {
  id: string;
  /** First name only. */
  name: string;
  shown_at: string;
  text: string;
};
export type TestimonialBody = {
  email: string;
  name: string;
  text: string;
};
export type TourSlot = {
  ends_at: string;
  starts_at: string;
  time_zone: string;
};
export type TourTimeView = {
  minutes: number;
  start_minute: number;
  time_zone: string;
  weekday: number;
};
export type TourTimeBody = {
  minutes: number;
  /** Minutes since midnight. */
  start_minute: number;
  time_zone: string;
  /** 1 is Monday. */
  weekday: number;
};
export type TourTimesBody = {
  times: TourTimeBody[];
};
export type BookedTour = {
  reference: string;
  /** Opens the booking, in its page and its calendar file. */
  token: string;
};
export type TourBody = {
  email: string;
  name: string;
  /** How many people come. */
  people: number;
  /** Beginning of a free slot. */
  starts_at: string;
  /** What they would like to see. */
  text?: string;
};
export type Tour = {
  cancelled: boolean;
  ends_at: string;
  people: number;
  starts_at: string;
  time_zone: string;
};
export type BegunUpload = {
  /** To be named with every part, and by what is made of them. */
  id: string;
  /** Bytes of each part but the last. */
  part_bytes: number;
};
export type ArrivedParts = {
  /** Numbers of the parts that are here. */
  parts: number[];
};
export type ChangeEmailBody = {
  email: string;
  /** The person's own, of today. */
  password: string;
};
export type ChangePasswordBody = {
  old_password: string;
  password: string;
  password2: string;
};
export type OwnProfileBody = {
  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  avatar?: string;
  /** Two letters, ISO 3166-1. */
  country?:
    | 'AD'
    | 'AE'
    | 'AF'
    | 'AG'
    | 'AI'
    | 'AL'
    | 'AM'
    | 'AO'
    | 'AQ'
    | 'AR'
    | 'AS'
    | 'AT'
    | 'AU'
    | 'AW'
    | 'AX'
    | 'AZ'
    | 'BA'
    | 'BB'
    | 'BD'
    | 'BE'
    | 'BF'
    | 'BG'
    | 'BH'
    | 'BI'
    | 'BJ'
    | 'BL'
    | 'BM'
    | 'BN'
    | 'BO'
    | 'BQ'
    | 'BR'
    | 'BS'
    | 'BT'
    | 'BV'
    | 'BW'
    | 'BY'
    | 'BZ'
    | 'CA'
    | 'CC'
    | 'CD'
    | 'CF'
    | 'CG'
    | 'CH'
    | 'CI'
    | 'CK'
    | 'CL'
    | 'CM'
    | 'CN'
    | 'CO'
    | 'CR'
    | 'CU'
    | 'CV'
    | 'CW'
    | 'CX'
    | 'CY'
    | 'CZ'
    | 'DE'
    | 'DJ'
    | 'DK'
    | 'DM'
    | 'DO'
    | 'DZ'
    | 'EC'
    | 'EE'
    | 'EG'
    | 'EH'
    | 'ER'
    | 'ES'
    | 'ET'
    | 'FI'
    | 'FJ'
    | 'FK'
    | 'FM'
    | 'FO'
    | 'FR'
    | 'GA'
    | 'GB'
    | 'GD'
    | 'GE'
    | 'GF'
    | 'GG'
    | 'GH'
    | 'GI'
    | 'GL'
    | 'GM'
    | 'GN'
    | 'GP'
    | 'GQ'
    | 'GR'
    | 'GS'
    | 'GT'
    | 'GU'
    | 'GW'
    | 'GY'
    | 'HK'
    | 'HM'
    | 'HN'
    | 'HR'
    | 'HT'
    | 'HU'
    | 'ID'
    | 'IE'
    | 'IL'
    | 'IM'
    | 'IN'
    | 'IO'
    | 'IQ'
    | 'IR'
    | 'IS'
    | 'IT'
    | 'JE'
    | 'JM'
    | 'JO'
    | 'JP'
    | 'KE'
    | 'KG'
    | 'KH'
    | 'KI'
    | 'KM'
    | 'KN'
    | 'KP'
    | 'KR'
    | 'KW'
    | 'KY'
    | 'KZ'
    | 'LA'
    | 'LB'
    | 'LC'
    | 'LI'
    | 'LK'
    | 'LR'
    | 'LS'
    | 'LT'
    | 'LU'
    | 'LV'
    | 'LY'
    | 'MA'
    | 'MC'
    | 'MD'
    | 'ME'
    | 'MF'
    | 'MG'
    | 'MH'
    | 'MK'
    | 'ML'
    | 'MM'
    | 'MN'
    | 'MO'
    | 'MP'
    | 'MQ'
    | 'MR'
    | 'MS'
    | 'MT'
    | 'MU'
    | 'MV'
    | 'MW'
    | 'MX'
    | 'MY'
    | 'MZ'
    | 'NA'
    | 'NC'
    | 'NE'
    | 'NF'
    | 'NG'
    | 'NI'
    | 'NL'
    | 'NO'
    | 'NP'
    | 'NR'
    | 'NU'
    | 'NZ'
    | 'OM'
    | 'PA'
    | 'PE'
    | 'PF'
    | 'PG'
    | 'PH'
    | 'PK'
    | 'PL'
    | 'PM'
    | 'PN'
    | 'PR'
    | 'PS'
    | 'PT'
    | 'PW'
    | 'PY'
    | 'QA'
    | 'RE'
    | 'RO'
    | 'RS'
    | 'RU'
    | 'RW'
    | 'SA'
    | 'SB'
    | 'SC'
    | 'SD'
    | 'SE'
    | 'SG'
    | 'SH'
    | 'SI'
    | 'SJ'
    | 'SK'
    | 'SL'
    | 'SM'
    | 'SN'
    | 'SO'
    | 'SR'
    | 'SS'
    | 'ST'
    | 'SV'
    | 'SX'
    | 'SY'
    | 'SZ'
    | 'TC'
    | 'TD'
    | 'TF'
    | 'TG'
    | 'TH'
    | 'TJ'
    | 'TK'
    | 'TL'
    | 'TM'
    | 'TN'
    | 'TO'
    | 'TR'
    | 'TT'
    | 'TV'
    | 'TW'
    | 'TZ'
    | 'UA'
    | 'UG'
    | 'UM'
    | 'US'
    | 'UY'
    | 'UZ'
    | 'VA'
    | 'VC'
    | 'VE'
    | 'VG'
    | 'VI'
    | 'VN'
    | 'VU'
    | 'WF'
    | 'WS'
    | 'XK'
    | 'YE'
    | 'YT'
    | 'ZA'
    | 'ZM'
    | 'ZW';
  first_name?: string;
  /** Language of the app and of e-mails. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  last_name?: string;
};
export type TaughtClass = {
  archived: boolean;
  code: string;
  id: string;
  name: string;
  students_count: number;
  year: string;
};
export type TaughtClassPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: TaughtClass[];
};
export type EmailVerified = {
  /** True when the address took the place of another. */
  changed: boolean;
  email: string;
  success: boolean;
};
export type WordMeaning = {
  example: string | null;
  /** Who says so: a teacher of this school, our own first words, or WordNet. */
  from: 'first_words' | 'school' | 'wordnet';
  /** The word itself: `leaf` for `leaves`. */
  headword: string;
  /** Words that mean nearly the same. */
  like: string[];
  meaning: string;
  /** Null where nobody said which. */
  part: ('adj' | 'adv' | 'noun' | null | 'verb') | ('adj' | 'adv' | 'noun' | null | 'verb');
};
export type WordEntry = {
  /** The asker's teachers were asked. */
  asked: boolean;
  /** Whether a dictionary of this language ships with the product. */
  has_dictionary: boolean;
  /** Id of the asker's own keeping of it. */
  kept_id: string | null;
  language: string;
  /** The best one first; empty where nobody has said what it means. */
  meanings: WordMeaning[];
  word: string;
};
