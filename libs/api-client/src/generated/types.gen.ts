// Written by "npm run openapi" from openapi.json: do not edit.
export type AddPasskeyApiResponse = /** status 201 The answer */ PasskeyCard;
export type AddPasskeyApiArg = NewPasskeyBody;
export type BeginPasskeyApiResponse = /** status 200 The answer */ PasskeyChallenge;
export type BeginPasskeyApiArg = RecentConfirmationBody;
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
};
export type RenewRecoveryCodesApiResponse = /** status 200 The answer */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = RecentConfirmationBody;
export type BeginTotpApiResponse = /** status 200 The answer */ TotpKey;
export type BeginTotpApiArg = RecentConfirmationBody;
export type TurnOnTotpApiResponse = /** status 200 The answer */ RecoveryCodes;
export type TurnOnTotpApiArg = CodeBody;
export type TurnOffTotpApiResponse = unknown;
export type TurnOffTotpApiArg = RecentConfirmationBody;
export type GetSecurityApiResponse = /** status 200 The answer */ Security;
export type GetSecurityApiArg = void;
export type RemoveAnnotationApiResponse = unknown;
export type RemoveAnnotationApiArg = string;
export type ReviewNoteApiResponse = /** status 200 The answer */ AnnotationView;
export type ReviewNoteApiArg = {
  id: string;
  noteDecisionBody: NoteDecisionBody;
};
export type ListAnthologiesApiResponse = /** status 200 The answer */ AnthologyList;
export type ListAnthologiesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type RequestAnthologyApiResponse = /** status 201 The answer */ CreatedStory;
export type RequestAnthologyApiArg = NewAnthology;
export type RemoveAnthologyApiResponse = unknown;
export type RemoveAnthologyApiArg = string;
export type GetAnthologyFileApiResponse = /** status 200 The answer */ Blob;
export type GetAnthologyFileApiArg = string;
export type GetSchoolDashboardApiResponse = /** status 200 The answer */ SchoolDashboard;
export type GetSchoolDashboardApiArg =
  /** IANA name of the viewer's time zone, in which days are counted. */ string | undefined;
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
export type ListOwnSchoolErasuresApiResponse = /** status 200 The answer */ PlannedSchoolErasureList;
export type ListOwnSchoolErasuresApiArg = void;
export type StopOwnSchoolErasureApiResponse = unknown;
export type StopOwnSchoolErasureApiArg = string;
export type ListOwnSchoolExportsApiResponse = /** status 200 The answer */ SchoolExportList;
export type ListOwnSchoolExportsApiArg = void;
export type ProposeOwnSchoolExportApiResponse = /** status 202 The answer */ SchoolActProposed;
export type ProposeOwnSchoolExportApiArg = ProposeSchoolActBody;
export type DownloadOwnSchoolExportApiResponse = /** status 200 A ZIP */ Blob;
export type DownloadOwnSchoolExportApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
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
export type ListAllSchoolErasuresApiResponse = /** status 200 The answer */ SchoolErasurePage;
export type ListAllSchoolErasuresApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type DownloadSchoolExportApiResponse = /** status 200 A ZIP */ Blob;
export type DownloadSchoolExportApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
};
export type ListSchoolsApiResponse = /** status 200 The answer */ ManagedSchoolPage;
export type ListSchoolsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
export type ListSchoolErasuresApiResponse = /** status 200 The answer */ SchoolErasureList;
export type ListSchoolErasuresApiArg = string;
export type ProposeSchoolErasureApiResponse = /** status 202 The answer */ SchoolActProposed;
export type ProposeSchoolErasureApiArg = {
  id: string;
  proposeSchoolActBody: ProposeSchoolActBody;
};
export type StopSchoolErasureApiResponse = unknown;
export type StopSchoolErasureApiArg = {
  id: string;
  erasureId: string;
};
export type ListSchoolExportsApiResponse = /** status 200 The answer */ SchoolExportList;
export type ListSchoolExportsApiArg = string;
export type ProposeSchoolExportApiResponse = /** status 202 The answer */ SchoolActProposed;
export type ProposeSchoolExportApiArg = {
  id: string;
  proposeSchoolActBody: ProposeSchoolActBody;
};
export type GetSchoolSettingsApiResponse = /** status 200 The answer */ SchoolSettingsView;
export type GetSchoolSettingsApiArg = string;
export type ChangeSchoolSettingsApiResponse = /** status 200 The answer */ SchoolSettingsView;
export type ChangeSchoolSettingsApiArg = {
  id: string;
  schoolSettingsChange: SchoolSettingsChange;
};
export type ListSchoolPeopleApiResponse = /** status 200 The answer */ PersonPage;
export type ListSchoolPeopleApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, active and archived people. */
  status?: 'active' | 'archived';
  /** Id of a class: its students and teachers. */
  class?: string;
  /** Whether they have ever signed in. */
  signedIn?: 'never' | 'once';
  /** The language that they have chosen. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
};
export type CreateSchoolPersonApiResponse = /** status 201 The answer */ CreatedPerson;
export type CreateSchoolPersonApiArg = CreatePersonBody;
export type ChangeSchoolPeopleApiResponse = /** status 200 The answer */ BulkPeopleResult;
export type ChangeSchoolPeopleApiArg = BulkPeopleBody;
export type CountSchoolPeopleToChangeApiResponse = /** status 200 The answer */ BulkPeopleCount;
export type CountSchoolPeopleToChangeApiArg = BulkPeopleBody;
export type ExportSchoolPeopleApiResponse = /** status 200 CSV with a byte order mark */ string;
export type ExportSchoolPeopleApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, active and archived people. */
  status?: 'active' | 'archived';
  /** Id of a class: its students and teachers. */
  class?: string;
  /** Whether they have ever signed in. */
  signedIn?: 'never' | 'once';
  /** The language that they have chosen. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
};
export type ListSchoolPeopleExportsApiResponse = /** status 200 The answer */ PeopleExportList;
export type ListSchoolPeopleExportsApiArg = void;
export type ProposeSchoolPeopleExportApiResponse = /** status 202 The answer */ ProposalMade;
export type ProposeSchoolPeopleExportApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, active and archived people. */
  status?: 'active' | 'archived';
  /** Id of a class: its students and teachers. */
  class?: string;
  /** Whether they have ever signed in. */
  signedIn?: 'never' | 'once';
  /** The language that they have chosen. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
  proposePeopleExportBody: ProposePeopleExportBody;
};
export type DownloadSchoolPeopleExportApiResponse = /** status 200 CSV with a byte order mark */ string;
export type DownloadSchoolPeopleExportApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
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
export type ResetSchoolPersonPasswordApiResponse = /** status 200 The answer */ FirstPassword;
export type ResetSchoolPersonPasswordApiArg = string;
export type RestoreSchoolPersonApiResponse = /** status 200 The answer */ PersonStatus;
export type RestoreSchoolPersonApiArg = string;
export type ResetSchoolPersonFactorApiResponse = unknown;
export type ResetSchoolPersonFactorApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
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
  /** IANA name of the viewer's time zone, in which days are counted. */ string | undefined;
export type ListLeadersApiResponse = /** status 200 The answer */ LeaderPage;
export type ListLeadersApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type ListUsersApiResponse = /** status 200 The answer */ PersonPage;
export type ListUsersApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, active and archived people. */
  status?: 'active' | 'archived';
  /** Id of a class: its students and teachers. */
  class?: string;
  /** Whether they have ever signed in. */
  signedIn?: 'never' | 'once';
  /** The language that they have chosen. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
  /** Id of a school. */
  school?: string;
};
export type ExportUsersApiResponse = /** status 200 CSV with a byte order mark */ string;
export type ExportUsersApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, active and archived people. */
  status?: 'active' | 'archived';
  /** Id of a class: its students and teachers. */
  class?: string;
  /** Whether they have ever signed in. */
  signedIn?: 'never' | 'once';
  /** The language that they have chosen. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
  /** Id of a school. */
  school?: string;
};
export type ListUsersExportsApiResponse = /** status 200 The answer */ PeopleExportList;
export type ListUsersExportsApiArg = void;
export type ProposeUsersExportApiResponse = /** status 202 The answer */ ProposalMade;
export type ProposeUsersExportApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Without it, active and archived people. */
  status?: 'active' | 'archived';
  /** Id of a class: its students and teachers. */
  class?: string;
  /** Whether they have ever signed in. */
  signedIn?: 'never' | 'once';
  /** The language that they have chosen. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  ordering?: '-created_at' | '-last_seen_at' | '-name' | 'created_at' | 'last_seen_at' | 'name';
  /** Id of a school. */
  school?: string;
  proposePeopleExportBody: ProposePeopleExportBody;
};
export type DownloadUsersExportApiResponse = /** status 200 CSV with a byte order mark */ string;
export type DownloadUsersExportApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
};
export type CountUsersApiResponse = /** status 200 The answer */ PeopleCounts;
export type CountUsersApiArg = void;
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
export type ResetUserPasswordApiResponse = /** status 200 The answer */ FirstPassword;
export type ResetUserPasswordApiArg = string;
export type RestoreUserApiResponse = /** status 200 The answer */ PersonStatus;
export type RestoreUserApiArg = string;
export type ResetUserFactorApiResponse = unknown;
export type ResetUserFactorApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
};
export type ViewAsUserApiResponse = /** status 200 The answer */ ViewAsTicket;
export type ViewAsUserApiArg = {
  id: string;
  viewAsBody: ViewAsBody;
};
export type ListArchivedStudentsApiResponse = /** status 200 The answer */ ArchivedStudentPage;
export type ListArchivedStudentsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type CompareStudentsApiResponse = /** status 200 The answer */ Comparison;
export type CompareStudentsApiArg = {
  oneId: string;
  otherId: string;
};
export type ListDuplicatesApiResponse = /** status 200 The answer */ LikelyDuplicatePage;
export type ListDuplicatesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type MarkStudentsDistinctApiResponse = unknown;
export type MarkStudentsDistinctApiArg = PairBody;
export type MergeStudentsApiResponse = /** status 200 The answer */ MergedStudents;
export type MergeStudentsApiArg = MergeBody;
export type ListMergesApiResponse = /** status 200 The answer */ MergeList;
export type ListMergesApiArg = /** Either account of the merge. */ string;
export type UndoMergeApiResponse = /** status 200 The answer */ UndoneMerge;
export type UndoMergeApiArg = {
  id: string;
  undoMergeBody: UndoMergeBody;
};
export type RestoreStudentsApiResponse = /** status 200 The answer */ StudentsChanged;
export type RestoreStudentsApiArg = RestoreStudentsBody;
export type EraseStudentApiResponse = unknown;
export type EraseStudentApiArg = {
  id: string;
  eraseStudentBody: EraseStudentBody;
};
export type ListRequestedWordsApiResponse = /** status 200 The answer */ RequestedWordPage;
export type ListRequestedWordsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type FindAssignableWorkApiResponse = /** status 200 The answer */ WorkFound;
export type FindAssignableWorkApiArg = {
  kind: 'challenge' | 'course' | 'lesson' | 'live' | 'quiz' | 'story_task';
  search?: string;
  /** One item, by its reference. */
  ref?: string;
};
export type ListAssignmentsApiResponse = /** status 200 The answer */ AssignmentPage;
export type ListAssignmentsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  classId?: string;
  status?: 'archived' | 'open';
};
export type AssignWorkApiResponse = /** status 201 The answer */ Assigned;
export type AssignWorkApiArg = AssignBody;
export type TakeBackAssignmentApiResponse = unknown;
export type TakeBackAssignmentApiArg = string;
export type GetAssignmentApiResponse = /** status 200 The answer */ AssignmentView;
export type GetAssignmentApiArg = string;
export type ChangeAssignmentApiResponse = unknown;
export type ChangeAssignmentApiArg = {
  id: string;
  assignmentChangeBody: AssignmentChangeBody;
};
export type ChangeAssignmentForChildApiResponse = unknown;
export type ChangeAssignmentForChildApiArg = {
  id: string;
  student: string;
  childChangeBody: ChildChangeBody;
};
export type MoveAssignmentApiResponse = unknown;
export type MoveAssignmentApiArg = {
  id: string;
  assignmentMoveBody: AssignmentMoveBody;
};
export type StartAssignedWorkApiResponse = /** status 200 The answer */ WorkStarted;
export type StartAssignedWorkApiArg = string;
export type ListAuditApiResponse = /** status 200 The answer */ AuditPage;
export type ListAuditApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Id of the person it is about. */
  subject?: string;
  /** Id of the person who did it. */
  actor?: string;
  /** First word of the actions: `person` for person.viewed and person.changed. */
  area?: string;
  /** Entries from this time on. */
  from?: string;
  /** Entries before this time. */
  to?: string;
  /** Leaves out what was read while somebody viewed as a person: the entry of the viewing stands for it. */
  brief?: boolean;
};
export type GetAuditCheckApiResponse = /** status 200 The answer */ AuditCheckView;
export type GetAuditCheckApiArg = void;
export type RunAuditCheckApiResponse = /** status 200 The answer */ AuditCheckView;
export type RunAuditCheckApiArg = void;
export type ExportAuditApiResponse = /** status 200 CSV with a byte order mark */ string;
export type ExportAuditApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Id of the person it is about. */
  subject?: string;
  /** Id of the person who did it. */
  actor?: string;
  /** First word of the actions: `person` for person.viewed and person.changed. */
  area?: string;
  /** Entries from this time on. */
  from?: string;
  /** Entries before this time. */
  to?: string;
  /** Leaves out what was read while somebody viewed as a person: the entry of the viewing stands for it. */
  brief?: boolean;
};
export type PresentBadgeApiResponse = /** status 200 The answer */ PresentedBadge;
export type PresentBadgeApiArg = BadgeBody;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type ListViewAsSessionsApiResponse = /** status 200 The answer */ ViewAsSessionPage;
export type ListViewAsSessionsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type SignInWithPasskeyApiResponse = /** status 200 The answer */ SignedIn;
export type SignInWithPasskeyApiArg = PasskeySignInBody;
export type RequestPasskeyApiResponse = /** status 200 The answer */ PasskeyChallenge;
export type RequestPasskeyApiArg = void;
export type ChoosePicturesApiResponse = unknown;
export type ChoosePicturesApiArg = PicturesBody;
export type PassSecondFactorApiResponse = /** status 200 The answer */ SignedIn;
export type PassSecondFactorApiArg = SecondFactorBody;
export type RequestSecondPasskeyApiResponse = /** status 200 The answer */ PasskeyOptions;
export type RequestSecondPasskeyApiArg = TicketBody;
export type BeginSetUpAtSignInApiResponse = /** status 200 The answer */ TotpKey;
export type BeginSetUpAtSignInApiArg = TicketBody;
export type FinishSetUpAtSignInApiResponse = /** status 200 The answer */ SetUpSignedIn;
export type FinishSetUpAtSignInApiArg = SetUpCodeBody;
export type ListDevicesApiResponse = /** status 200 The answer */ DevicePage;
export type ListDevicesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type EndOtherDevicesApiResponse = /** status 200 The answer */ DevicesEnded;
export type EndOtherDevicesApiArg = void;
export type EndDeviceApiResponse = unknown;
export type EndDeviceApiArg = string;
export type SignInBySsoApiResponse = /** status 200 The answer */ SignedIn | SecondFactorRequired;
export type SignInBySsoApiArg = void;
export type SignInStudentApiResponse = /** status 200 The answer */ StudentIn;
export type SignInStudentApiArg = StudentBody;
export type SignInApiResponse = /** status 200 The answer */ SignedIn | SecondFactorRequired;
export type SignInApiArg = SignInBody;
export type RefreshTokenApiResponse = /** status 200 The answer */ TokenPair;
export type RefreshTokenApiArg = RefreshBody;
export type EnterViewAsApiResponse = /** status 200 The answer */ SignedIn;
export type EnterViewAsApiArg = ViewAsEntry;
export type StopViewAsApiResponse = /** status 200 The answer */ Stopped;
export type StopViewAsApiArg = void;
export type ListBooksAwaitingFilesApiResponse = /** status 200 The answer */ BooksAwaitingFilesPage;
export type ListBooksAwaitingFilesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type GetBadgeStatusListApiResponse = /** status 200 The answer */ string;
export type GetBadgeStatusListApiArg = number;
export type ListBookCategoriesApiResponse = /** status 200 The answer */ CategoryCount[];
export type ListBookCategoriesApiArg = void;
export type ListModerationQueueApiResponse = /** status 200 The answer */ ModerationQueuePage;
export type ListModerationQueueApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  stage?: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  owner?: 'mine' | 'nobody';
  /** Only books that readers reported. */
  reported?: boolean;
  /** Only books that a school asks the platform about. */
  escalated?: boolean;
};
export type GetModerationBoardApiResponse = /** status 200 The answer */ ModerationBoard;
export type GetModerationBoardApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  stage?: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  owner?: 'mine' | 'nobody';
  /** Only books that readers reported. */
  reported?: boolean;
  /** Only books that a school asks the platform about. */
  escalated?: boolean;
};
export type GetModerationCountsApiResponse = /** status 200 The answer */ ModerationCounts;
export type GetModerationCountsApiArg = void;
export type PublishReadyBooksApiResponse = /** status 200 The answer */ PublishedBooks;
export type PublishReadyBooksApiArg = PublishReadyBody;
export type GetReadyBooksApiResponse = /** status 200 The answer */ ReadyBooks;
export type GetReadyBooksApiArg = {
  search?: string;
  owner?: 'mine' | 'nobody';
  /** Only these, in any stage; without it all books in the stage `ready`. */
  books?: string[];
};
export type GetModeratedBookApiResponse = /** status 200 The answer */ ModeratedBook;
export type GetModeratedBookApiArg = string;
export type TransitionBookApiResponse = /** status 200 The answer */ BookTransitioned;
export type TransitionBookApiArg = {
  id: string;
  transitionBookBody: TransitionBookBody;
};
export type ListBookImportsApiResponse = /** status 200 The answer */ BookImportPage;
export type ListBookImportsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
export type GetBookOffersApiResponse = /** status 200 The answer */ BookOffers;
export type GetBookOffersApiArg = string;
export type ChangeBookOffersApiResponse = /** status 200 The answer */ BookOffers;
export type ChangeBookOffersApiArg = {
  bookId: string;
  bookOffersBody: BookOffersBody;
};
export type ListBookRowsApiResponse = /** status 200 The answer */ BookRows;
export type ListBookRowsApiArg =
  | /** Language of the page: books in it are not in the row of other languages. */ (
      'ar' | 'en' | 'fr' | 'hi'
    )
  | undefined;
export type GetBookStatsApiResponse = /** status 200 The answer */ BookStats;
export type GetBookStatsApiArg = void;
export type ListDuplicateBooksApiResponse = /** status 200 The answer */ DuplicateBookGroupPage;
export type ListDuplicateBooksApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type MarkBooksDistinctApiResponse = /** status 200 The answer */ DistinctBooks;
export type MarkBooksDistinctApiArg = DistinctBooksBody;
export type MergeBooksApiResponse = /** status 200 The answer */ MergedBooks;
export type MergeBooksApiArg = MergeBooksBody;
export type ListBooksApiResponse = /** status 200 The answer */ BookPage;
export type ListBooksApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Slugs of categories. */
  category?: string[];
  /** Ages, e.g. `4-6`: books for at least one age in the range. */
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
  /** Only books with sound. */
  audio?: boolean;
  /** schema.org's accessibilityFeature; books that have all of them. */
  feature?: string[];
  /** Forms of books written in the story editor: stories, blog posts, letters, poems, comics. */
  form?: string[];
  /** Details that a book lacks: books that lack any of them. */
  missing?: string[];
  /** Only free books, or only books for sale. */
  price?: 'free' | 'sold';
  /** Translations of one work, by its `work_id`. */
  work?: string;
  /** Books for sale whose charity's share goes to this charity, by its id. */
  charity?: string;
  /** The same for one project of a charity. */
  project?: string;
  /** Books of one series, by its name. */
  series?: string;
  /** The books of a library, by the last part of its address. */
  library?: string;
  /** The books of a published reading list, by the last part of its address, in the order of the list. */
  list?: string;
  featured?: boolean;
  /** Only books that the caller uploaded, in any state. */
  mine?: boolean;
  /** Only books that this school (or the platform at its own address) owns. */
  own?: boolean;
  /** Only books that students made. */
  studentMade?: boolean;
  /** Only books that the caller has begun and not finished. */
  continue?: boolean;
  /** Only books that were bought for the caller. */
  owned?: boolean;
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Slugs of categories. */
  category?: string[];
  /** Ages, e.g. `4-6`: books for at least one age in the range. */
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
  /** Only books with sound. */
  audio?: boolean;
  /** schema.org's accessibilityFeature; books that have all of them. */
  feature?: string[];
  /** Forms of books written in the story editor: stories, blog posts, letters, poems, comics. */
  form?: string[];
  /** Details that a book lacks: books that lack any of them. */
  missing?: string[];
  /** Only free books, or only books for sale. */
  price?: 'free' | 'sold';
  /** Translations of one work, by its `work_id`. */
  work?: string;
  /** Books for sale whose charity's share goes to this charity, by its id. */
  charity?: string;
  /** The same for one project of a charity. */
  project?: string;
  /** Books of one series, by its name. */
  series?: string;
  /** The books of a library, by the last part of its address. */
  library?: string;
  /** The books of a published reading list, by the last part of its address, in the order of the list. */
  list?: string;
  featured?: boolean;
  /** Only books that the caller uploaded, in any state. */
  mine?: boolean;
  /** Only books that this school (or the platform at its own address) owns. */
  own?: boolean;
  /** Only books that students made. */
  studentMade?: boolean;
  /** Only books that the caller has begun and not finished. */
  continue?: boolean;
  /** Only books that were bought for the caller. */
  owned?: boolean;
  /** State, for those who manage books; `all` is every state. */
  status?: 'all' | 'archived' | 'draft' | 'in_review' | 'published' | 'refused';
  ordering?:
    '-created_at' | '-pages' | '-progress' | '-title' | 'created_at' | 'pages' | 'reading_level' | 'title';
};
export type ListOwnBooksApiResponse = /** status 200 The answer */ OwnBookPage;
export type ListOwnBooksApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** `open`: not published yet; the default. */
  state?: 'live' | 'open' | 'withdrawn';
};
export type FindSameFileApiResponse = /** status 200 The answer */ BooksWithFile;
export type FindSameFileApiArg = /** SHA-256 of the file, in hexadecimal digits. */ string;
export type GetBookVersionsApiResponse = /** status 200 The answer */ BookVersions;
export type GetBookVersionsApiArg = string;
export type CreateStoryVersionApiResponse = /** status 201 The answer */ CreatedStory;
export type CreateStoryVersionApiArg = {
  book: string;
  newVersion: NewVersion;
};
export type GetBookApiResponse = /** status 200 The answer */ Book;
export type GetBookApiArg = string;
export type ListSimilarBooksApiResponse = /** status 200 The answer */ SimilarBooks;
export type ListSimilarBooksApiArg = string;
export type GetBookPosterApiResponse = /** status 200 The answer */ PosterCode;
export type GetBookPosterApiArg = string;
export type GetBookSampleApiResponse = /** status 200 The answer */ BookSample;
export type GetBookSampleApiArg = string;
export type ListAnnotationsApiResponse = /** status 200 The answer */ AnnotationPage;
export type ListAnnotationsApiArg = {
  id: string;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type SaveAnnotationApiResponse = /** status 200 The answer */ AnnotationView;
export type SaveAnnotationApiArg = {
  id: string;
  annotationId: string;
  annotationBody: AnnotationBody;
};
export type ApproveBookApiResponse = /** status 200 The answer */ BookTransitioned;
export type ApproveBookApiArg = string;
export type ArchiveBookApiResponse = /** status 200 The answer */ BookStatusChange;
export type ArchiveBookApiArg = string;
export type OpenBookApiResponse = /** status 200 The answer */ BookContent;
export type OpenBookApiArg = string;
export type ReplaceBookCoverApiResponse = /** status 200 The answer */ ReplacedCover;
export type ReplaceBookCoverApiArg = {
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
export type ListClassNotesApiResponse = /** status 200 The answer */ AnnotationPage;
export type ListClassNotesApiArg = {
  id: string;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type GetOfflineBookApiResponse = /** status 200 The answer */ OfflineBook;
export type GetOfflineBookApiArg = string;
export type GetProgressApiResponse = /** status 200 The answer */ ReadingPositions;
export type GetProgressApiArg = {
  id: string;
  /** Id of the requesting device; its own position is left out. */
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
export type RecallBookApiResponse = /** status 200 The answer */ BookTransitioned;
export type RecallBookApiArg = string;
export type RejectBookApiResponse = /** status 200 The answer */ BookTransitioned;
export type RejectBookApiArg = {
  id: string;
  bookReasonBody: BookReasonBody;
};
export type ReportBookApiResponse = /** status 200 The answer */ BookReported;
export type ReportBookApiArg = {
  id: string;
  bookReportBody: BookReportBody;
};
export type DeleteReviewApiResponse = unknown;
export type DeleteReviewApiArg = string;
export type SaveReviewApiResponse = /** status 200 The answer */ SavedReview;
export type SaveReviewApiArg = {
  id: string;
  reviewBody: ReviewBody;
};
export type ListReviewsApiResponse = /** status 200 The answer */ ReviewPage;
export type ListReviewsApiArg = {
  id: string;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type SaveSessionApiResponse = /** status 200 The answer */ SessionSaved;
export type SaveSessionApiArg = {
  id: string;
  sessionId: string;
  sessionBody: SessionBody;
};
export type SubmitBookApiResponse = /** status 200 The answer */ BookTransitioned;
export type SubmitBookApiArg = string;
export type QuoteCartApiResponse = /** status 200 The answer */ CartQuote;
export type QuoteCartApiArg = QuoteBody;
export type ListCartRequestsApiResponse = /** status 200 The answer */ CartRequestPage;
export type ListCartRequestsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type AskGrownUpApiResponse = /** status 201 The answer */ CartRequestView;
export type AskGrownUpApiArg = CartRequestBody;
export type ListGrownUpsApiResponse = /** status 200 The answer */ GrownUps;
export type ListGrownUpsApiArg = void;
export type TakeBackRequestApiResponse = unknown;
export type TakeBackRequestApiArg = string;
export type GetAskedCartApiResponse = /** status 200 The answer */ AskedCart;
export type GetAskedCartApiArg = {
  token: string;
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
};
export type GetReactionContributionsApiResponse = /** status 200 The answer */ ReactionContributions;
export type GetReactionContributionsApiArg = void;
export type ListCategoryTreeApiResponse = /** status 200 The answer */ CategoryTreeView;
export type ListCategoryTreeApiArg = void;
export type CreateCategoryApiResponse = /** status 201 The answer */ SavedCategory;
export type CreateCategoryApiArg = CategoryBody;
export type RemoveCategoryApiResponse = unknown;
export type RemoveCategoryApiArg = {
  slug: string;
  /** Slug of the category to which its books and child categories are moved. */
  to?: string;
};
export type SetCategoryVisibilityApiResponse = /** status 200 The answer */ CategoryVisibility;
export type SetCategoryVisibilityApiArg = {
  slug: string;
  categoryVisibilityBody: CategoryVisibilityBody;
};
export type ChangeCategoryApiResponse = /** status 200 The answer */ SavedCategory;
export type ChangeCategoryApiArg = {
  slug: string;
  categoryBody: CategoryBody;
};
export type MoveCategoryApiResponse = /** status 200 The answer */ SavedCategory;
export type MoveCategoryApiArg = {
  slug: string;
  moveCategoryBody: MoveCategoryBody;
};
export type GetCertificateSettingsApiResponse = /** status 200 The answer */ CertificateSettingsView;
export type GetCertificateSettingsApiArg = void;
export type SaveCertificateSettingsApiResponse = unknown;
export type SaveCertificateSettingsApiArg = CertificateSettingsBody;
export type ListCertificatesApiResponse = /** status 200 The answer */ CertificatePage;
export type ListCertificatesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  kind?: 'achievement' | 'completion' | 'contribution' | 'training';
  state?: 'reissued' | 'revoked' | 'valid';
};
export type AwardCertificatesApiResponse = /** status 200 The answer */ CertificatesAwarded;
export type AwardCertificatesApiArg = AwardBody;
export type GetCertificateApiResponse = /** status 200 The answer */ CertificateView;
export type GetCertificateApiArg = string;
export type GetCertificateBadgeApiResponse = /** status 200 The answer */ string;
export type GetCertificateBadgeApiArg = string;
export type GetCertificatePdfApiResponse = /** status 200 The answer */ Blob;
export type GetCertificatePdfApiArg = string;
export type VerifyCertificateApiResponse = /** status 200 The answer */ CertificateCheckView;
export type VerifyCertificateApiArg = {
  code: string;
  /** The name as it stands on the paper; the answer says whether it is the printed one. */
  name?: string;
};
export type ReissueCertificateApiResponse = /** status 200 The answer */ CertificateReissued;
export type ReissueCertificateApiArg = {
  id: string;
  reissueBody: ReissueBody;
};
export type RevokeCertificateApiResponse = unknown;
export type RevokeCertificateApiArg = {
  id: string;
  revokeBody: RevokeBody;
};
export type ListChallengeDeskApiResponse = /** status 200 The answer */ ChallengeDeskPage;
export type ListChallengeDeskApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type CreateChallengeApiResponse = /** status 201 The answer */ ChallengeSaved;
export type CreateChallengeApiArg = NewChallengeBody;
export type GetChallengeDraftApiResponse = /** status 200 The answer */ ChallengeDraft;
export type GetChallengeDraftApiArg = string;
export type SaveChallengeApiResponse = /** status 200 The answer */ ChallengeSaved;
export type SaveChallengeApiArg = {
  id: string;
  challengeBody: ChallengeBody;
};
export type MoveChallengeApiResponse = unknown;
export type MoveChallengeApiArg = {
  id: string;
  moveBody: MoveBody;
};
export type ChangeEntryApiResponse = unknown;
export type ChangeEntryApiArg = {
  id: string;
  entryBody: EntryBody;
};
export type CheckEntryApiResponse = unknown;
export type CheckEntryApiArg = {
  id: string;
  checkBody: CheckBody;
};
export type WishShowcaseApiResponse = unknown;
export type WishShowcaseApiArg = {
  id: string;
  showcaseWishBody: ShowcaseWishBody;
};
export type GetRoundApiResponse = /** status 200 The answer */ RoundView;
export type GetRoundApiArg = string;
export type AnswerRoundApiResponse = unknown;
export type AnswerRoundApiArg = {
  id: string;
  roundAnswerBody: RoundAnswerBody;
};
export type MoveRoundApiResponse = unknown;
export type MoveRoundApiArg = {
  id: string;
  roundMoveBody: RoundMoveBody;
};
export type ListChallengeWorkApiResponse = /** status 200 The answer */ ChallengeWorkPage;
export type ListChallengeWorkApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type ListChallengesApiResponse = /** status 200 The answer */ ChallengePage;
export type ListChallengesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  kind?: 'action' | 'letter' | 'quiz' | 'reading' | 'sdg' | 'writing';
  time?: 'coming' | 'finished' | 'running';
  goal?: number;
  age?: number;
};
export type GetChallengeApiResponse = /** status 200 The answer */ ChallengeView;
export type GetChallengeApiArg = string;
export type EnterChallengeApiResponse = /** status 201 The answer */ EntryMade;
export type EnterChallengeApiArg = {
  idOrSlug: string;
  entryBody: EntryBody;
};
export type GetOwnChallengeApiResponse = /** status 200 The answer */ OwnChallenge;
export type GetOwnChallengeApiArg = string;
export type ListRoundsApiResponse = /** status 200 The answer */ OwnRounds;
export type ListRoundsApiArg = string;
export type BeginRoundApiResponse = /** status 201 The answer */ RoundMade;
export type BeginRoundApiArg = {
  idOrSlug: string;
  newRoundBody: NewRoundBody;
};
export type GetShowcaseApiResponse = /** status 200 The answer */ Showcase;
export type GetShowcaseApiArg = string;
export type ListCharitiesApiResponse = /** status 200 The answer */ CharityPage;
export type ListCharitiesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** ISO 3166-1 alpha-2. */
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
  /** A goal of the United Nations, 1 to 17: the cause. */
  goal?: number;
  /** `true`: only charities that the school supports. */
  supported?: boolean;
  /** Absent: those that the school supports first, then by name. `newest`: by the day of verification. */
  ordering?: '-name' | 'name' | 'newest' | 'raised';
};
export type GetCharityApiResponse = /** status 200 The answer */ CharityView;
export type GetCharityApiArg = string;
export type GetCharityPictureApiResponse = /** status 200 The answer */ Blob;
export type GetCharityPictureApiArg = {
  id: string;
  picture: string;
};
export type ListCharityDeskApiResponse = /** status 200 The answer */ CharityDeskPage;
export type ListCharityDeskApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?: 'archived' | 'draft' | 'in_review' | 'rejected' | 'suspended' | 'verified';
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
};
export type CreateCharityApiResponse = /** status 201 The answer */ CharitySaved;
export type CreateCharityApiArg = CharityBody;
export type GetCharityDraftApiResponse = /** status 200 The answer */ CharityDraft;
export type GetCharityDraftApiArg = string;
export type ChangeCharityApiResponse = /** status 200 The answer */ CharitySaved;
export type ChangeCharityApiArg = {
  id: string;
  charityChange: CharityChange;
};
export type ChangeCharityBankApiResponse = /** status 202 The answer */ CharityProposal;
export type ChangeCharityBankApiArg = {
  id: string;
  charityBankBody: CharityBankBody;
};
export type OpenCharityBankApiResponse = /** status 200 The answer */ CharityBankView;
export type OpenCharityBankApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
};
export type CheckCharityApiResponse = unknown;
export type CheckCharityApiArg = {
  id: string;
  charityCheckBody: CharityCheckBody;
};
export type GetCharityDocumentApiResponse = /** status 200 The answer */ Blob;
export type GetCharityDocumentApiArg = {
  id: string;
  document: string;
};
export type ReadCharityDocumentApiResponse = unknown;
export type ReadCharityDocumentApiArg = {
  id: string;
  document: string;
};
export type MoveCharityApiResponse = unknown;
export type MoveCharityApiArg = {
  id: string;
  charityMoveBody: CharityMoveBody;
};
export type UnchooseCharityApiResponse = unknown;
export type UnchooseCharityApiArg = string;
export type ChooseCharityApiResponse = unknown;
export type ChooseCharityApiArg = string;
export type TakeCharityApiResponse = unknown;
export type TakeCharityApiArg = {
  id: string;
  takeCharityBody: TakeCharityBody;
};
export type VerifyCharityApiResponse = /** status 202 The answer */ CharityProposal;
export type VerifyCharityApiArg = {
  id: string;
  charityVerifyBody: CharityVerifyBody;
};
export type GetCharityMoneyApiResponse = /** status 200 The answer */ CharityMoneyView;
export type GetCharityMoneyApiArg = {
  /** First month, such as `2026-03`; absent: eleven months before the running one. */
  since?: string;
  country?: string;
  charity?: string;
  /** ISO 4217; absent: all currencies. */
  currency?: string;
};
export type ExportCharityMoneyApiResponse = /** status 200 The answer */ string;
export type ExportCharityMoneyApiArg = {
  /** First month, such as `2026-03`; absent: eleven months before the running one. */
  since?: string;
  country?: string;
  charity?: string;
  /** ISO 4217; absent: all currencies. */
  currency?: string;
};
export type ListCharityPayoutsApiResponse = /** status 200 The answer */ CharityPayoutList;
export type ListCharityPayoutsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?: 'approved' | 'failed' | 'paid' | 'returned';
  charity?: string;
};
export type ProposeCharityPayoutApiResponse = /** status 202 The answer */ CharityPayoutProposed;
export type ProposeCharityPayoutApiArg = ProposeCharityPayoutBody;
export type ListOwedToCharitiesApiResponse = /** status 200 The answer */ OwedToCharityList;
export type ListOwedToCharitiesApiArg = void;
export type ListSponsorPoolsApiResponse = /** status 200 The answer */ SponsorPoolList;
export type ListSponsorPoolsApiArg = void;
export type RecordSponsorPaymentApiResponse = /** status 202 The answer */ CharityPayoutProposed;
export type RecordSponsorPaymentApiArg = SponsorPaidBody;
export type ListUndecidedApiResponse = /** status 200 The answer */ UndecidedList;
export type ListUndecidedApiArg = void;
export type AssignUndecidedApiResponse = /** status 202 The answer */ CharityPayoutProposed;
export type AssignUndecidedApiArg = ProposeCharityPayoutBody;
export type GetCharityPayoutStatementPdfApiResponse = /** status 200 The answer */ Blob;
export type GetCharityPayoutStatementPdfApiArg = string;
export type GetCharityPayoutStatementApiResponse = /** status 200 The answer */ CharityStatement;
export type GetCharityPayoutStatementApiArg = string;
export type ChangeCharityPayoutApiResponse = unknown;
export type ChangeCharityPayoutApiArg = {
  id: string;
  charityPayoutStatusBody: CharityPayoutStatusBody;
};
export type CheckCommunityApiResponse = /** status 200 The answer */ CommunityState;
export type CheckCommunityApiArg = void;
export type CheckoutApiResponse = /** status 201 The answer */ CheckoutPlaced;
export type CheckoutApiArg = CheckoutBody;
export type GetCheckoutOptionsApiResponse = /** status 200 The answer */ CheckoutOptions;
export type GetCheckoutOptionsApiArg = {
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
};
export type ClaimBookApiResponse = /** status 200 The answer */ ClaimableBook;
export type ClaimBookApiArg = ClaimCodeBody;
export type LookUpClaimCodeApiResponse = /** status 200 The answer */ ClaimableBook;
export type LookUpClaimCodeApiArg = ClaimCodeBody;
export type ListWaitingNotesApiResponse = /** status 200 The answer */ WaitingNotePage;
export type ListWaitingNotesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Notes in this book alone. */
  book?: string;
};
export type ListPossibleTeachersApiResponse = /** status 200 The answer */ TeacherPage;
export type ListPossibleTeachersApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type ListClassesApiResponse = /** status 200 The answer */ ClassCardPage;
export type ListClassesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Archived classes instead of the current ones. */
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
export type ListClassDevicesApiResponse = /** status 200 The answer */ WaitingDevices;
export type ListClassDevicesApiArg = string;
export type ApproveClassDeviceApiResponse = unknown;
export type ApproveClassDeviceApiArg = {
  id: string;
  deviceId: string;
};
export type RefuseClassDeviceApiResponse = unknown;
export type RefuseClassDeviceApiArg = {
  id: string;
  deviceId: string;
};
export type GetClassFamiliesApiResponse = /** status 200 The answer */ ClassFamilies;
export type GetClassFamiliesApiArg = string;
export type WriteToFamiliesApiResponse = /** status 200 The answer */ FamilyMessageSent;
export type WriteToFamiliesApiArg = {
  id: string;
  familyMessageBody: FamilyMessageBody;
};
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  ordering?: '-first_name' | '-last_seen_at' | '-username' | 'first_name' | 'last_seen_at' | 'username';
  /** Id of a group: only its members. */
  group?: string;
  /** Only those who lack it: a password or pictures, a first log-in, a badge that works, or any of them. */
  needs?: 'anything' | 'badge' | 'login' | 'password';
};
export type AddStudentApiResponse = /** status 201 The answer */ StudentLoginSlip;
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
export type AddStudentsToClassApiResponse = /** status 200 The answer */ StudentsChanged;
export type AddStudentsToClassApiArg = {
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
export type ResetStudentPasswordApiResponse = /** status 200 The answer */ StudentLoginSlip;
export type ResetStudentPasswordApiArg = {
  id: string;
  studentId: string;
};
export type SearchEverythingApiResponse = /** status 200 The answer */ Combined;
export type SearchEverythingApiArg = {
  /** Search words; typing errors are tolerated. */
  search?: string;
  /** Maximum number of results of each kind, at most 50. */
  limit?: number;
};
export type ListBookQuizzesApiResponse = /** status 200 The answer */ BookQuizPage;
export type ListBookQuizzesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** The quiz of this book alone, by the id or slug of the book. */
  book?: string;
};
export type GetBookQuizApiResponse = /** status 200 The answer */ BookQuizView;
export type GetBookQuizApiArg = {
  slug: string;
  form?: 'corner' | 'post' | 'pre';
};
export type StartQuizAttemptApiResponse = /** status 201 The answer */ AttemptStarted;
export type StartQuizAttemptApiArg = {
  slug: string;
  attemptBody: AttemptBody;
};
export type SendContactApiResponse = /** status 201 The answer */ MessageReceipt;
export type SendContactApiArg = ContactBody;
export type ListCouponsApiResponse = /** status 200 The answer */ CouponPage;
export type ListCouponsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  state?: 'active' | 'archived' | 'draft' | 'exhausted' | 'expired' | 'paused' | 'scheduled';
};
export type MakeCouponApiResponse = /** status 201 The answer */ CouponView;
export type MakeCouponApiArg = CouponBody;
export type GetCouponApiResponse = /** status 200 The answer */ CouponDetails;
export type GetCouponApiArg = string;
export type ChangeCouponApiResponse = /** status 200 The answer */ CouponView;
export type ChangeCouponApiArg = {
  id: string;
  couponBody: CouponBody;
};
export type StepCouponApiResponse = /** status 200 The answer */ CouponView;
export type StepCouponApiArg = {
  id: string;
  couponStepBody: CouponStepBody;
};
export type ListCourseDeskApiResponse = /** status 200 The answer */ CourseDeskPage;
export type ListCourseDeskApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type CreateCourseApiResponse = /** status 201 The answer */ CourseSaved;
export type CreateCourseApiArg = NewCourseBody;
export type ImportCourseApiResponse = /** status 201 The answer */ CourseImported;
export type ImportCourseApiArg = ImportCourseBody;
export type GetCourseDraftApiResponse = /** status 200 The answer */ CourseDraftView;
export type GetCourseDraftApiArg = string;
export type SaveCourseApiResponse = /** status 200 The answer */ CourseSaved;
export type SaveCourseApiArg = {
  id: string;
  courseDraftBody: CourseDraftBody;
};
export type ExportCourseApiResponse = /** status 200 The answer */ CourseBundle;
export type ExportCourseApiArg = string;
export type PreviewLessonApiResponse = /** status 200 The answer */ LessonView;
export type PreviewLessonApiArg = {
  id: string;
  lesson: string;
};
export type MoveCourseApiResponse = unknown;
export type MoveCourseApiArg = {
  id: string;
  courseMoveBody: CourseMoveBody;
};
export type ListModeratedPostsApiResponse = /** status 200 The answer */ ModeratedPosts;
export type ListModeratedPostsApiArg = {
  id: string;
  /** `waiting`: texts that wait for a teacher alone. */
  state?: 'all' | 'waiting';
};
export type ChangeCoursePricesApiResponse = unknown;
export type ChangeCoursePricesApiArg = {
  id: string;
  coursePricesBody: CoursePricesBody;
};
export type PublishCourseApiResponse = /** status 200 The answer */ CoursePublished;
export type PublishCourseApiArg = string;
export type ListEnrolmentsApiResponse = /** status 200 The answer */ EnrolmentPage;
export type ListEnrolmentsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Id or slug of a course: the list has its enrolment alone, with the outline. */
  course?: string;
};
export type EnrolApiResponse = /** status 201 The answer */ EnrolmentView;
export type EnrolApiArg = EnrolBody;
export type EnrolClassApiResponse = /** status 200 The answer */ ClassEnrolled;
export type EnrolClassApiArg = EnrolClassBody;
export type EnrolPeopleApiResponse = /** status 200 The answer */ PeopleEnrolled;
export type EnrolPeopleApiArg = EnrolPeopleBody;
export type WithdrawApiResponse = unknown;
export type WithdrawApiArg = string;
export type SaveLessonProgressApiResponse = unknown;
export type SaveLessonProgressApiArg = {
  id: string;
  lesson: string;
  lessonProgressBody: LessonProgressBody;
};
export type ReadDiscussionApiResponse = /** status 200 The answer */ DiscussionView;
export type ReadDiscussionApiArg = {
  id: string;
  lesson: string;
};
export type WritePostApiResponse = unknown;
export type WritePostApiArg = {
  id: string;
  lesson: string;
  postBody: PostBody;
};
export type AnswerQuestionApiResponse = /** status 200 The answer */ AnswerResult;
export type AnswerQuestionApiArg = {
  id: string;
  lesson: string;
  question: string;
  answerBody: AnswerBody;
};
export type MarkLessonAnswerApiResponse = unknown;
export type MarkLessonAnswerApiArg = {
  id: string;
  lesson: string;
  question: string;
  lessonMarkBody: LessonMarkBody;
};
export type GetLessonAnswerMediaApiResponse = /** status 200 The answer */ LessonAnswerMedia;
export type GetLessonAnswerMediaApiArg = {
  id: string;
  lesson: string;
  question: string;
  kind: string;
};
export type ChooseStoryApiResponse = /** status 200 The answer */ StoryTaskState;
export type ChooseStoryApiArg = {
  id: string;
  lesson: string;
  storyBody: StoryBody;
};
export type AnswerSurveyApiResponse = unknown;
export type AnswerSurveyApiArg = {
  id: string;
  lesson: string;
  surveyBody: SurveyBody;
};
export type GetInvitationOfLinkApiResponse = /** status 200 The answer */ InvitationOfLink;
export type GetInvitationOfLinkApiArg = string;
export type AnswerInvitationOfLinkApiResponse = unknown;
export type AnswerInvitationOfLinkApiArg = {
  token: string;
  invitationAnswerBody: InvitationAnswerBody;
};
export type ListCourseInvitationsApiResponse = /** status 200 The answer */ CourseInvitations;
export type ListCourseInvitationsApiArg = void;
export type InviteToCourseApiResponse = /** status 200 The answer */ PeopleEnrolled;
export type InviteToCourseApiArg = InviteToCourseBody;
export type AnswerCourseInvitationApiResponse = unknown;
export type AnswerCourseInvitationApiArg = {
  id: string;
  invitationAnswerBody: InvitationAnswerBody;
};
export type ListCoursesApiResponse = /** status 200 The answer */ CoursePage;
export type ListCoursesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  audience?: 'parent' | 'student' | 'teacher';
  /** BCP 47. */
  language?: string;
  /** Courses for somebody of this age. */
  age?: number;
};
export type ListCourseChaptersApiResponse = /** status 200 The answer */ ChapterList;
export type ListCourseChaptersApiArg = string;
export type ListCourseLessonsApiResponse = /** status 200 The answer */ LessonList;
export type ListCourseLessonsApiArg = {
  course: string;
  chapter: string;
};
export type GetCourseLessonApiResponse = /** status 200 The answer */ LessonView;
export type GetCourseLessonApiArg = {
  course: string;
  chapter: string;
  lesson: string;
};
export type ListSentInvitationsApiResponse = /** status 200 The answer */ SentInvitations;
export type ListSentInvitationsApiArg = string;
export type ListCourseLearnersApiResponse = /** status 200 The answer */ CourseLearnerPage;
export type ListCourseLearnersApiArg = {
  course: string;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type GetSurveyResultsApiResponse = /** status 200 The answer */ SurveyResults;
export type GetSurveyResultsApiArg = {
  course: string;
  lesson: string;
};
export type GetCourseApiResponse = /** status 200 The answer */ CourseView;
export type GetCourseApiArg = string;
export type GetCurrentTenantApiResponse = /** status 200 The answer */ CurrentTenant;
export type GetCurrentTenantApiArg = void;
export type GetDashboardApiResponse = /** status 200 The answer */ Dashboard;
export type GetDashboardApiArg = {
  /** IANA name of the viewer's time zone, in which days are counted. */
  timeZone?: string;
  /** A teacher's class whose students are listed; otherwise the first. */
  classId?: string;
};
export type ListDataRequestsApiResponse = /** status 200 The answer */ DataRequestPage;
export type ListDataRequestsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type RequestDataApiResponse = /** status 202 The answer */ DataRequestCreated;
export type RequestDataApiArg = DataRequestBody;
export type ListMyDataRequestsApiResponse = /** status 200 The answer */ DataRequestPage;
export type ListMyDataRequestsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type CancelErasureApiResponse = unknown;
export type CancelErasureApiArg = {
  id: string;
  reasonBody: ReasonBody;
};
export type ExecuteErasureApiResponse = unknown;
export type ExecuteErasureApiArg = string;
export type DownloadDataCopyApiResponse = /** status 200 The answer */ Blob;
export type DownloadDataCopyApiArg = {
  id: string;
  downloadDataCopyBody: DownloadDataCopyBody;
};
export type ClearCartApiResponse = /** status 200 The answer */ Cart;
export type ClearCartApiArg = void;
export type GetCartApiResponse = /** status 200 The answer */ Cart;
export type GetCartApiArg = {
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
};
export type AddToCartApiResponse = /** status 200 The answer */ Cart;
export type AddToCartApiArg = {
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
  cartItemBody: CartItemBody;
};
export type ReplaceCartApiResponse = /** status 200 The answer */ Cart;
export type ReplaceCartApiArg = {
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
  cartItemsBody: CartItemsBody;
};
export type MergeCartApiResponse = /** status 200 The answer */ MergedCart;
export type MergeCartApiArg = CartItemsBody;
export type RemoveFromCartApiResponse = /** status 200 The answer */ Cart;
export type RemoveFromCartApiArg = {
  item: string;
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
};
export type PutBackInCartApiResponse = /** status 200 The answer */ Cart;
export type PutBackInCartApiArg = {
  item: string;
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
};
export type KeepForLaterApiResponse = /** status 200 The answer */ Cart;
export type KeepForLaterApiArg = {
  item: string;
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
};
export type SetCartQuantityApiResponse = /** status 200 The answer */ Cart;
export type SetCartQuantityApiArg = {
  item: string;
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
  cartQuantityBody: CartQuantityBody;
};
export type GetFirstCourseApiResponse = /** status 200 The answer */ CourseData;
export type GetFirstCourseApiArg = void;
export type ListWorldLettersApiResponse = /** status 200 The answer */ WorldLetterPage;
export type ListWorldLettersApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
export type RemoveWorldLetterReactionApiResponse = /** status 200 The answer */ LetterReactions;
export type RemoveWorldLetterReactionApiArg = string;
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** `open`: waiting for a decision; `out`: taken down. */
  state?: 'open' | 'out';
};
export type ModerateWorldLetterApiResponse = /** status 200 The answer */ DecidedLetter;
export type ModerateWorldLetterApiArg = {
  id: string;
  letterDecision: LetterDecision;
};
export type ListWorldVolumesApiResponse = /** status 200 The answer */ WorldVolumeEntry[];
export type ListWorldVolumesApiArg = void;
export type RequestWorldVolumeApiResponse = /** status 202 The answer */ RequestedVolume;
export type RequestWorldVolumeApiArg = NewVolume;
export type ListWorldYearsApiResponse = /** status 200 The answer */ WorldYear[];
export type ListWorldYearsApiArg = void;
export type GetWorldVolumeEpubApiResponse = /** status 200 The answer */ Blob;
export type GetWorldVolumeEpubApiArg = string;
export type GetWorldVolumePdfApiResponse = /** status 200 The answer */ Blob;
export type GetWorldVolumePdfApiArg = string;
export type GetDemoApiResponse = /** status 200 The answer */ Demo;
export type GetDemoApiArg = void;
export type SignInToDemoApiResponse = /** status 200 The answer */ SignedIn;
export type SignInToDemoApiArg = DemoSignInBody;
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type CreateDesignApiResponse = /** status 201 The answer */ Design;
export type CreateDesignApiArg = NewDesign;
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
export type ListManagedDonationsApiResponse = /** status 200 The answer */ ManagedDonationPage;
export type ListManagedDonationsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?:
    | 'cancelled'
    | 'charged_back'
    | 'completed'
    | 'disputed'
    | 'expired'
    | 'failed'
    | 'partially_refunded'
    | 'pending'
    | 'recorded'
    | 'refunded'
    | 'rejected';
  source?: 'offline' | 'online';
  anonymity?: 'anonymous' | 'first_name' | 'named';
  charity?: string;
  project?: string;
  /** Begun from this time on. */
  from?: string;
  /** Begun before this time. */
  to?: string;
  /** Only gifts with a message that nobody of the school has read. */
  unread?: 'false' | 'true';
  /** Only gifts with a declaration for the tax that holds. */
  declared?: 'false' | 'true';
  /** Gifts of one school, for the platform's team. */
  school?: string;
};
export type ExportDonationsApiResponse = /** status 200 The answer */ string;
export type ExportDonationsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?:
    | 'cancelled'
    | 'charged_back'
    | 'completed'
    | 'disputed'
    | 'expired'
    | 'failed'
    | 'partially_refunded'
    | 'pending'
    | 'recorded'
    | 'refunded'
    | 'rejected';
  source?: 'offline' | 'online';
  anonymity?: 'anonymous' | 'first_name' | 'named';
  charity?: string;
  project?: string;
  /** Begun from this time on. */
  from?: string;
  /** Begun before this time. */
  to?: string;
  /** Only gifts with a message that nobody of the school has read. */
  unread?: 'false' | 'true';
  /** Only gifts with a declaration for the tax that holds. */
  declared?: 'false' | 'true';
  /** Gifts of one school, for the platform's team. */
  school?: string;
};
export type ListGiftImportsApiResponse = /** status 200 The answer */ GiftImportView[];
export type ListGiftImportsApiArg = void;
export type BringGiftImportApiResponse = /** status 201 The answer */ GiftImportCreated;
export type BringGiftImportApiArg = GiftImportBody;
export type PreviewGiftImportApiResponse = /** status 200 The answer */ GiftImportPreview;
export type PreviewGiftImportApiArg = GiftImportBody;
export type DecideGiftImportApiResponse = unknown;
export type DecideGiftImportApiArg = {
  id: string;
  giftImportDecisionBody: GiftImportDecisionBody;
};
export type ListManagedMonthlyGiftsApiResponse = /** status 200 The answer */ ManagedMonthlyGiftPage;
export type ListManagedMonthlyGiftsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?: 'active' | 'cancelled' | 'lapsed' | 'past_due' | 'paused';
  provider?: 'paypal' | 'phonepe' | 'stripe';
  charity?: string;
  project?: string;
  /** Gifts of one school, for the platform's team. */
  school?: string;
};
export type ExportMonthlyGiftsApiResponse = /** status 200 The answer */ string;
export type ExportMonthlyGiftsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?: 'active' | 'cancelled' | 'lapsed' | 'past_due' | 'paused';
  provider?: 'paypal' | 'phonepe' | 'stripe';
  charity?: string;
  project?: string;
  /** Gifts of one school, for the platform's team. */
  school?: string;
};
export type SendManagedMonthlyLinkApiResponse = unknown;
export type SendManagedMonthlyLinkApiArg = string;
export type RecordOfflineGiftApiResponse = /** status 201 The answer */ DonationRecorded;
export type RecordOfflineGiftApiArg = OfflineBody;
export type CheckOfflineGiftApiResponse = unknown;
export type CheckOfflineGiftApiArg = {
  id: string;
  offlineCheckBody: OfflineCheckBody;
};
export type RecountOfflineGiftApiResponse = unknown;
export type RecountOfflineGiftApiArg = {
  id: string;
  recountBody: RecountBody;
};
export type RecordSpokenDeclarationApiResponse = unknown;
export type RecordSpokenDeclarationApiArg = {
  id: string;
  spokenDeclarationBody: SpokenDeclarationBody;
};
export type CancelManagedDeclarationApiResponse = unknown;
export type CancelManagedDeclarationApiArg = string;
export type ModerateDonationMessageApiResponse = unknown;
export type ModerateDonationMessageApiArg = {
  id: string;
  donationMessageBody: DonationMessageBody;
};
export type VoidDonationReceiptApiResponse = /** status 201 The answer */ VoidedReceipt;
export type VoidDonationReceiptApiArg = {
  id: string;
  voidReceiptBody: VoidReceiptBody;
};
export type ProposeDonationRefundApiResponse = /** status 202 The answer */ GiftRefundProposed;
export type ProposeDonationRefundApiArg = {
  id: string;
  donationRefundProposalBody: DonationRefundProposalBody;
};
export type RefundDonationApiResponse = /** status 201 The answer */ RefundRequested;
export type RefundDonationApiArg = {
  id: string;
  donationRefundBody: DonationRefundBody;
};
export type GiveApiResponse = /** status 201 The answer */ DonationStarted;
export type GiveApiArg = DonationBody;
export type ListOwnDonationsApiResponse = /** status 200 The answer */ DonationPage;
export type ListOwnDonationsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type GetDonationOptionsApiResponse = /** status 200 The answer */ DonationOptions;
export type GetDonationOptionsApiArg = {
  charity?: string;
  project?: string;
  currency?: string;
  /** The gift in minor units; absent: the smallest one. */
  amount?: number;
  /** How often; absent: once. The words of a declaration depend on it. */
  interval?: 'month' | 'once';
};
export type ListSupportersApiResponse = /** status 200 The answer */ SupporterPage;
export type ListSupportersApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Slug or id of a fundraiser page; absent: all gifts to the charity or project. */
  fundraiser?: string;
  charity?: string;
  project?: string;
};
export type GetDonationApiResponse = /** status 200 The answer */ DonationView;
export type GetDonationApiArg = {
  id: string;
  key?: string;
};
export type ChangeDonationApiResponse = /** status 200 The answer */ DonationView;
export type ChangeDonationApiArg = {
  id: string;
  key?: string;
  donationChangeBody: DonationChangeBody;
};
export type CancelTaxDeclarationApiResponse = unknown;
export type CancelTaxDeclarationApiArg = {
  id: string;
  key?: string;
};
export type GetTaxDeclarationApiResponse = /** status 200 The answer */ TaxDeclarationView;
export type GetTaxDeclarationApiArg = {
  id: string;
  key?: string;
};
export type ListEmailLogApiResponse = /** status 200 The answer */ EmailLogPage;
export type ListEmailLogApiArg = {
  limit?: number;
  /** `next` of the page before. */
  after?: string;
  /** One state, or `not_delivered`: bounced, complained and failed. */
  state?:
    | 'bounced'
    | 'complained'
    | 'delivered'
    | 'discarded'
    | 'failed'
    | 'not_delivered'
    | 'queued'
    | 'sent'
    | 'suppressed';
  template?: string;
  /** Id of the school. */
  school?: string;
  /** Requested at or after this time. */
  from?: string;
  /** Requested before this time. */
  until?: string;
  /** The beginning of an address, of at least three characters, or the id of an e-mail. */
  search?: string;
};
export type GetEmailApiResponse = /** status 200 The answer */ EmailDetail;
export type GetEmailApiArg = string;
export type ResendEmailApiResponse = /** status 201 The answer */ EmailResent;
export type ResendEmailApiArg = {
  id: string;
  resendBody: ResendBody;
};
export type GetEmailSummaryApiResponse = /** status 200 The answer */ EmailSummary;
export type GetEmailSummaryApiArg = /** Number of days with today: 1, 14 or 90. */ (1 | 14 | 90) | undefined;
export type ListEmailTemplatesApiResponse = /** status 200 The answer */ EmailTemplateList;
export type ListEmailTemplatesApiArg = {
  /** Id of the school; absent: the platform itself. */
  school?: string;
  language: 'ar' | 'en' | 'fr' | 'hi';
};
export type GetEmailTemplateApiResponse = /** status 200 The answer */ EmailTemplateDetail;
export type GetEmailTemplateApiArg = {
  template: string;
  /** Id of the school; absent: the platform itself. */
  school?: string;
  language: 'ar' | 'en' | 'fr' | 'hi';
};
export type PreviewEmailTemplateApiResponse = /** status 200 The answer */ EmailPreviewView;
export type PreviewEmailTemplateApiArg = {
  template: string;
  wordingBody: WordingBody;
};
export type RestoreWordingApiResponse = /** status 201 The answer */ WordingSaved;
export type RestoreWordingApiArg = {
  template: string;
  restoreWordingBody: RestoreWordingBody;
};
export type SendTestEmailApiResponse = /** status 201 The answer */ TestEmailSent;
export type SendTestEmailApiArg = {
  template: string;
  wordingBody: WordingBody;
};
export type ChangeWordingApiResponse = /** status 201 The answer */ WordingSaved;
export type ChangeWordingApiArg = {
  template: string;
  newWordingBody: NewWordingBody;
};
export type ListExperimentDraftsApiResponse = /** status 200 The answer */ ExperimentCard[];
export type ListExperimentDraftsApiArg = void;
export type RemoveExperimentNoteApiResponse = unknown;
export type RemoveExperimentNoteApiArg = string;
export type GetExperimentNoteDrawingApiResponse = /** status 200 The answer */ ExperimentNoteDrawing;
export type GetExperimentNoteDrawingApiArg = string;
export type GetExperimentNotePhotoApiResponse = /** status 200 The answer */ ExperimentNoteDrawing;
export type GetExperimentNotePhotoApiArg = string;
export type ListExperimentsApiResponse = /** status 200 The answer */ ExperimentCard[];
export type ListExperimentsApiArg =
  | /** Default: the first supported language of Accept-Language, otherwise English. */ (
      'ar' | 'en' | 'fr' | 'hi'
    )
  | undefined;
export type GetExperimentApiResponse = /** status 200 The answer */ ExperimentView;
export type GetExperimentApiArg = {
  slug: string;
  /** Default: the first supported language of Accept-Language, otherwise English. */
  locale?: 'ar' | 'en' | 'fr' | 'hi';
};
export type SaveExperimentApiResponse = /** status 200 The answer */ SavedExperiment;
export type SaveExperimentApiArg = {
  slug: string;
  experimentBody: ExperimentBody;
};
export type GetExperimentDraftApiResponse = /** status 200 The answer */ ExperimentDraft;
export type GetExperimentDraftApiArg = string;
export type ListExperimentNotesApiResponse = /** status 200 The answer */ ExperimentNoteView[];
export type ListExperimentNotesApiArg = string;
export type AddExperimentNoteApiResponse = /** status 201 The answer */ ExperimentNoteView;
export type AddExperimentNoteApiArg = {
  slug: string;
  experimentNoteBody: ExperimentNoteBody;
};
export type ListChildrenApiResponse = /** status 200 The answer */ Family;
export type ListChildrenApiArg = void;
export type GetChildApiResponse = /** status 200 The answer */ ChildDetail;
export type GetChildApiArg = string;
export type ListFeedKeysApiResponse = /** status 200 The answer */ FeedKeyView[];
export type ListFeedKeysApiArg = void;
export type CreateFeedKeyApiResponse = /** status 201 The answer */ NewFeedKey;
export type CreateFeedKeyApiArg = FeedKeyBody;
export type RevokeFeedKeyApiResponse = unknown;
export type RevokeFeedKeyApiArg = string;
export type ListFilmDraftsApiResponse = /** status 200 The answer */ FilmDraftCard[];
export type ListFilmDraftsApiArg = void;
export type CreateFilmApiResponse = /** status 201 The answer */ FilmCreated;
export type CreateFilmApiArg = NewFilm;
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
export type ListFilmsApiArg = {
  /** Default: the first supported language of Accept-Language, otherwise English. */
  locale?: 'ar' | 'en' | 'fr' | 'hi';
  /** Only films about this goal of the United Nations. */
  goal?: number;
};
export type GetFilmApiResponse = /** status 200 The answer */ FilmView;
export type GetFilmApiArg = {
  slug: string;
  /** Default: the first supported language of Accept-Language, otherwise English. */
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
export type WatchFilmApiResponse = unknown;
export type WatchFilmApiArg = {
  slug: string;
  watchedPart: WatchedPart;
};
export type ListFollowedApiResponse = /** status 200 The answer */ Followed[];
export type ListFollowedApiArg = void;
export type UnfollowBeneficiaryApiResponse = unknown;
export type UnfollowBeneficiaryApiArg = {
  kind: string;
  id: string;
};
export type FollowBeneficiaryApiResponse = unknown;
export type FollowBeneficiaryApiArg = {
  kind: string;
  id: string;
};
export type ListFundraiserDeskApiResponse = /** status 200 The answer */ FundraiserDeskPage;
export type ListFundraiserDeskApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?: 'closed' | 'open' | 'taken_down' | 'waiting';
};
export type CreateFundraiserApiResponse = /** status 201 The answer */ FundraiserSaved;
export type CreateFundraiserApiArg = FundraiserBody;
export type GetFundraiserChoicesApiResponse = /** status 200 The answer */ FundraiserChoices;
export type GetFundraiserChoicesApiArg = void;
export type ChangeFundraiserApiResponse = /** status 200 The answer */ FundraiserSaved;
export type ChangeFundraiserApiArg = {
  id: string;
  fundraiserChange: FundraiserChange;
};
export type MoveFundraiserApiResponse = unknown;
export type MoveFundraiserApiArg = {
  id: string;
  fundraiserMoveBody: FundraiserMoveBody;
};
export type GetFundraiserApiResponse = /** status 200 The answer */ FundraiserView;
export type GetFundraiserApiArg = string;
export type GetFundraiserPosterApiResponse = /** status 200 The answer */ Blob;
export type GetFundraiserPosterApiArg = {
  idOrSlug: string;
  /** Language of the poster's own words; absent: English. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
};
export type ReportFundraiserApiResponse = /** status 200 The answer */ FundraiserReported;
export type ReportFundraiserApiArg = {
  idOrSlug: string;
  fundraiserReportBody: FundraiserReportBody;
};
export type SignInCommunityApiResponse = /** status 200 The answer */ CommunitySignedIn;
export type SignInCommunityApiArg = CommunityBody;
export type SignOutCommunityApiResponse = /** status 200 The answer */ CommunityState;
export type SignOutCommunityApiArg = void;
export type ListGivingYearsApiResponse = /** status 200 The answer */ GivingYearView[];
export type ListGivingYearsApiArg = void;
export type IssueGivingStatementApiResponse = /** status 200 The answer */ StatementIssued;
export type IssueGivingStatementApiArg = StatementBody;
export type GetReachApiResponse = /** status 200 The answer */ Reach;
export type GetReachApiArg = void;
export type GetGradebookApiResponse = /** status 200 The answer */ Gradebook;
export type GetGradebookApiArg = {
  /** A class of the viewer; absent: the first by name, of the help board the first where a student asked for help. */
  classId?: string;
  /** A month, e.g. 2026-11; absent: the last ten weeks. */
  month?: string;
};
export type ExportGradebookApiResponse = /** status 200 CSV with a byte order mark */ string;
export type ExportGradebookApiArg = {
  classId: string;
  /** A month, e.g. 2026-11; absent: the last ten weeks. */
  month?: string;
};
export type GetWorkToMarkApiResponse = /** status 200 The answer */ WorkToMark;
export type GetWorkToMarkApiArg = {
  assignment: string;
  student: string;
};
export type MarkWorkApiResponse = unknown;
export type MarkWorkApiArg = {
  assignment: string;
  student: string;
  workMarkBody: WorkMarkBody;
};
export type ListPendingGuardiansApiResponse = /** status 200 The answer */ GuardianLinkPage;
export type ListPendingGuardiansApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
export type GetHelpBoardApiResponse = /** status 200 The answer */ HelpBoard;
export type GetHelpBoardApiArg =
  | /** A class of the viewer; absent: the first by name, of the help board the first where a student asked for help. */ string
  | undefined;
export type GetChildWorkApiResponse = /** status 200 The answer */ ChildWork;
export type GetChildWorkApiArg = {
  student: string;
  classId: string;
};
export type ListHelpRequestsApiResponse = /** status 200 The answer */ HelpRequestList;
export type ListHelpRequestsApiArg = /** A class of the viewer. */ string;
export type AskForHelpApiResponse = unknown;
export type AskForHelpApiArg = HelpRequestBody;
export type GetOwnHelpApiResponse = /** status 200 The answer */ OwnHelp;
export type GetOwnHelpApiArg = void;
export type TakeBackHelpRequestApiResponse = unknown;
export type TakeBackHelpRequestApiArg = string;
export type AnswerHelpRequestApiResponse = unknown;
export type AnswerHelpRequestApiArg = string;
export type ListHubDeskApiResponse = /** status 200 The answer */ HubDeskPage;
export type ListHubDeskApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type CreateHubApiResponse = /** status 201 The answer */ HubSaved;
export type CreateHubApiArg = NewHubBody;
export type GetHubDraftApiResponse = /** status 200 The answer */ HubDraft;
export type GetHubDraftApiArg = string;
export type SaveHubApiResponse = /** status 200 The answer */ HubSaved;
export type SaveHubApiArg = {
  id: string;
  hubBody: HubBody;
};
export type MoveHubApiResponse = unknown;
export type MoveHubApiArg = {
  id: string;
  hubMoveBody: HubMoveBody;
};
export type ListHubsApiResponse = /** status 200 The answer */ HubPage;
export type ListHubsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type GetHubApiResponse = /** status 200 The answer */ HubView;
export type GetHubApiArg = string;
export type SendClassThroughHubApiResponse = /** status 200 The answer */ ClassOnWay;
export type SendClassThroughHubApiArg = {
  idOrSlug: string;
  classOnWayBody: ClassOnWayBody;
};
export type GetOwnHubApiResponse = /** status 200 The answer */ OwnHub;
export type GetOwnHubApiArg = string;
export type TravelHubApiResponse = unknown;
export type TravelHubApiArg = {
  idOrSlug: string;
  ownHubBody: OwnHubBody;
};
export type ListInboxApiResponse = /** status 200 The answer */ InboxPage;
export type ListInboxApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** `open` means new and in progress. */
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Only invitations with this status. */
  state?: 'accepted' | 'expired' | 'revoked' | 'waiting';
};
export type InvitePersonApiResponse = /** status 201 The answer */ Invited;
export type InvitePersonApiArg = InviteBody;
export type AcceptInvitationApiResponse = /** status 201 The answer */ SignedUp;
export type AcceptInvitationApiArg = AcceptBody;
export type RequestNewInvitationApiResponse = /** status 202 The answer */ Done;
export type RequestNewInvitationApiArg = LinkBody;
export type LinkInvitationApiResponse = /** status 200 The answer */ InvitationLinked;
export type LinkInvitationApiArg = LinkBody;
export type ViewInvitationApiResponse = /** status 200 The answer */ InvitationView;
export type ViewInvitationApiArg = LinkBody;
export type ResendInvitationApiResponse = /** status 202 The answer */ Done;
export type ResendInvitationApiArg = string;
export type RevokeInvitationApiResponse = /** status 200 The answer */ Done;
export type RevokeInvitationApiArg = string;
export type ListInvoicesApiResponse = /** status 200 The answer */ DocumentList;
export type ListInvoicesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  type?: 'creditnote' | 'donation' | 'order' | 'payout' | 'statement';
  /** Documents of one order, by its id. */
  order?: string;
};
export type CheckInvoiceApiResponse = /** status 200 The answer */ DocumentCheckView;
export type CheckInvoiceApiArg = string;
export type GetInvoicePdfApiResponse = /** status 200 The answer */ Blob;
export type GetInvoicePdfApiArg = {
  type: string;
  id: string;
  /** Key of the order, for those without an account. */
  key?: string;
};
export type GetInvoiceApiResponse = /** status 200 The answer */ DocumentView;
export type GetInvoiceApiArg = {
  type: string;
  id: string;
  /** Key of the order, for those without an account. */
  key?: string;
};
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
export type RecordMeetingApiResponse = /** status 201 The answer */ Mentoring;
export type RecordMeetingApiArg = {
  id: string;
  meetingBody: MeetingBody;
};
export type GetOwnLeadershipApiResponse = /** status 200 The answer */ OwnLeadership;
export type GetOwnLeadershipApiArg = void;
export type SaveLeaderDraftApiResponse = /** status 200 The answer */ OwnLeadership;
export type SaveLeaderDraftApiArg = DraftBody;
export type SetMenteeLimitApiResponse = /** status 200 The answer */ OwnLeadership;
export type SetMenteeLimitApiArg = MenteeLimitBody;
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
export type RequestMentorApiResponse = /** status 202 The answer */ LeaderDone;
export type RequestMentorApiArg = {
  id: string;
  requestMentorBody: RequestMentorBody;
};
export type ListLedgerAccountsApiResponse = /** status 200 The answer */ LedgerAccountList;
export type ListLedgerAccountsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** ISO 4217. */
  currency?: string;
  /** Code of the accounts. */
  code?: string;
  /** `open`: only accounts whose balance is not zero. */
  show?: 'all' | 'open';
};
export type ListAccountEntriesApiResponse = /** status 200 The answer */ AccountEntryList;
export type ListAccountEntriesApiArg = {
  id: string;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type ListBalancesApiResponse = /** status 200 The answer */ BalanceList;
export type ListBalancesApiArg = void;
export type GetLedgerChecksApiResponse = /** status 200 The answer */ LedgerChecksView;
export type GetLedgerChecksApiArg = void;
export type RunLedgerChecksApiResponse = /** status 200 The answer */ LedgerChecksView;
export type RunLedgerChecksApiArg = void;
export type ListCheckRowsApiResponse = /** status 200 The answer */ CheckRowList;
export type ListCheckRowsApiArg = {
  check: string;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type ListJournalApiResponse = /** status 200 The answer */ JournalView;
export type ListJournalApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** ISO 4217. */
  currency?: string;
  /** Code of an account with an entry. */
  code?: string;
  /** First day, UTC, such as `2026-11-01`. */
  from?: string;
  /** Last day, UTC. */
  to?: string;
};
export type GetLedgerTransactionApiResponse = /** status 200 The answer */ LedgerTransactionView;
export type GetLedgerTransactionApiArg = string;
export type ListLessonAnswersToMarkApiResponse = /** status 200 The answer */ LessonAnswersToMarkPage;
export type ListLessonAnswersToMarkApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type MoveLessonPostApiResponse = unknown;
export type MoveLessonPostApiArg = {
  id: string;
  postMoveBody: PostMoveBody;
};
export type ListLibrariesApiResponse = /** status 200 The answer */ LibraryPage;
export type ListLibrariesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
export type CreateLibraryApiResponse = /** status 201 The answer */ SavedLibrary;
export type CreateLibraryApiArg = LibraryBody;
export type RemoveLibraryApiResponse = unknown;
export type RemoveLibraryApiArg = string;
export type GetLibraryDraftApiResponse = /** status 200 The answer */ LibraryDraft;
export type GetLibraryDraftApiArg = string;
export type ChangeLibraryApiResponse = /** status 200 The answer */ SavedLibrary;
export type ChangeLibraryApiArg = {
  id: string;
  libraryBody: LibraryBody;
};
export type ListStudentsInClassApiResponse = /** status 200 The answer */ RosterPage;
export type ListStudentsInClassApiArg = {
  code: string;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type RevokeCalendarFeedApiResponse = unknown;
export type RevokeCalendarFeedApiArg = void;
export type GetCalendarFeedApiResponse = /** status 200 The answer */ CalendarFeedView;
export type GetCalendarFeedApiArg = void;
export type MakeCalendarFeedApiResponse = /** status 201 The answer */ CalendarFeedView;
export type MakeCalendarFeedApiArg = void;
export type ListLivePlansApiResponse = /** status 200 The answer */ LivePlanPage;
export type ListLivePlansApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type PlanLiveApiResponse = /** status 201 The answer */ LiveSaved;
export type PlanLiveApiArg = LivePlanBody;
export type GetLiveChoicesApiResponse = /** status 200 The answer */ LiveChoices;
export type GetLiveChoicesApiArg = void;
export type ListRoomServicesApiResponse = /** status 200 The answer */ RoomServiceView[];
export type ListRoomServicesApiArg = void;
export type RemoveRoomServiceApiResponse = unknown;
export type RemoveRoomServiceApiArg = 'bigbluebutton' | 'jitsi' | 'livekit';
export type SetRoomServiceApiResponse = unknown;
export type SetRoomServiceApiArg = {
  service: 'bigbluebutton' | 'jitsi' | 'livekit';
  roomServiceBody: RoomServiceBody;
};
export type GetLivePlanApiResponse = /** status 200 The answer */ LivePlanView;
export type GetLivePlanApiArg = string;
export type ChangeLiveApiResponse = /** status 200 The answer */ LiveSaved;
export type ChangeLiveApiArg = {
  id: string;
  liveChangeBody: LiveChangeBody;
};
export type MoveLiveApiResponse = unknown;
export type MoveLiveApiArg = {
  id: string;
  liveMoveBody: LiveMoveBody;
};
export type ChangeLiveTimeApiResponse = unknown;
export type ChangeLiveTimeApiArg = {
  id: string;
  time: string;
  liveTimeBody: LiveTimeBody;
};
export type KeepLiveRecordApiResponse = unknown;
export type KeepLiveRecordApiArg = {
  id: string;
  time: string;
  liveAfterBody: LiveAfterBody;
};
export type ListLiveApiResponse = /** status 200 The answer */ LiveTimePage;
export type ListLiveApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** ISO 8601; by default now. */
  from?: string;
  /** ISO 8601; by default, and at most, 100 days after `from`. */
  to?: string;
  audience?: 'adults' | 'class' | 'school' | 'webinar';
  /** `again`: those that were held and have a recording, the newest first. */
  show?: 'again' | 'coming';
};
export type GetLiveTimeApiResponse = /** status 200 The answer */ LiveTimeDetails;
export type GetLiveTimeApiArg = string;
export type GetLiveAttendanceApiResponse = /** status 200 The answer */ RoomPersonView[];
export type GetLiveAttendanceApiArg = string;
export type GetRoomElsewhereApiResponse = /** status 200 The answer */ RoomElsewhereView;
export type GetRoomElsewhereApiArg = string;
export type GetRoomApiResponse = /** status 200 The answer */ RoomView;
export type GetRoomApiArg = string;
export type ActInRoomApiResponse = unknown;
export type ActInRoomApiArg = {
  id: string;
  roomActBody: RoomActBody;
};
export type CreateLiveTicketApiResponse = /** status 201 The answer */ CreatedLiveTicket;
export type CreateLiveTicketApiArg = LiveTicketBody;
export type GetContentRequestApiResponse = /** status 200 The answer */ ContentRequest;
export type GetContentRequestApiArg = string;
export type AnswerContentRequestApiResponse = /** status 200 The answer */ ContentAnswer;
export type AnswerContentRequestApiArg = {
  id: string;
  contentAnswerBody: ContentAnswerBody;
};
export type ListLtiRegistrationsApiResponse = /** status 200 The answer */ LtiRegistrations;
export type ListLtiRegistrationsApiArg = void;
export type AddLtiRegistrationApiResponse = /** status 201 The answer */ LtiRegistrationAdded;
export type AddLtiRegistrationApiArg = LtiRegistrationBody;
export type RemoveLtiRegistrationApiResponse = unknown;
export type RemoveLtiRegistrationApiArg = string;
export type GetPlatformRosterApiResponse = /** status 200 The answer */ PlatformRoster;
export type GetPlatformRosterApiArg = {
  id: string;
  /** Id of the course at the platform. */
  context: string;
};
export type TestLtiRegistrationApiResponse = /** status 200 The answer */ RegistrationTest;
export type TestLtiRegistrationApiArg = string;
export type GetLtiKeysApiResponse = /** status 200 The answer */ KeySet;
export type GetLtiKeysApiArg = void;
export type ListModesApiResponse = /** status 200 The answer */ ModePage;
export type ListModesApiArg = void;
export type GetMoneyRaisedApiResponse = /** status 200 The answer */ MoneyRaisedView;
export type GetMoneyRaisedApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** `me`: works of the requester; `class` and `child` need `id`; `school`: all works of the school. */
  of?: 'child' | 'class' | 'me' | 'school';
  /** The class or the child. */
  id?: string;
};
export type ExportMoneyRaisedApiResponse = /** status 200 The answer */ string;
export type ExportMoneyRaisedApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** `me`: works of the requester; `class` and `child` need `id`; `school`: all works of the school. */
  of?: 'child' | 'class' | 'me' | 'school';
  /** The class or the child. */
  id?: string;
};
export type ListOwnMonthlyGiftsApiResponse = /** status 200 The answer */ MonthlyGiftList;
export type ListOwnMonthlyGiftsApiArg = void;
export type GetMonthlyGiftApiResponse = /** status 200 The answer */ MonthlyGiftView;
export type GetMonthlyGiftApiArg = {
  id: string;
  key?: string;
};
export type AgreeToMonthlyGiftApiResponse = /** status 200 The answer */ ChangedMonthlyGift;
export type AgreeToMonthlyGiftApiArg = {
  id: string;
  key?: string;
};
export type ChangeMonthlyAmountApiResponse = /** status 200 The answer */ ChangedMonthlyGift;
export type ChangeMonthlyAmountApiArg = {
  id: string;
  key?: string;
  monthlyAmountBody: MonthlyAmountBody;
};
export type CancelMonthlyGiftApiResponse = /** status 200 The answer */ ChangedMonthlyGift;
export type CancelMonthlyGiftApiArg = {
  id: string;
  key?: string;
  cancelMonthlyBody: CancelMonthlyBody;
};
export type ChangeMonthlyCardApiResponse = /** status 200 The answer */ ChangedMonthlyGift;
export type ChangeMonthlyCardApiArg = {
  id: string;
  key?: string;
  monthlyCardBody: MonthlyCardBody;
};
export type SendNewMonthlyLinkApiResponse = unknown;
export type SendNewMonthlyLinkApiArg = {
  id: string;
  key?: string;
};
export type PauseMonthlyGiftApiResponse = /** status 200 The answer */ ChangedMonthlyGift;
export type PauseMonthlyGiftApiArg = {
  id: string;
  key?: string;
  pauseBody: PauseBody;
};
export type PayMonthlyGiftApiResponse = /** status 201 The answer */ MonthlyGiftRedirect;
export type PayMonthlyGiftApiArg = {
  id: string;
  key?: string;
};
export type ResumeMonthlyGiftApiResponse = /** status 200 The answer */ ChangedMonthlyGift;
export type ResumeMonthlyGiftApiArg = {
  id: string;
  key?: string;
};
export type SkipMonthlyGiftApiResponse = /** status 200 The answer */ ChangedMonthlyGift;
export type SkipMonthlyGiftApiArg = {
  id: string;
  key?: string;
};
export type ListOwnCertificatesApiResponse = /** status 200 The answer */ OwnCertificates;
export type ListOwnCertificatesApiArg = void;
export type ListOwnResourcesApiResponse = /** status 200 The answer */ OwnResourceItem[];
export type ListOwnResourcesApiArg = void;
export type CreateResourceApiResponse = /** status 201 The answer */ ResourceCreated;
export type CreateResourceApiArg = NewResource;
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
export type GetOwnTrainingApiResponse = /** status 200 The answer */ OwnTraining;
export type GetOwnTrainingApiArg = void;
export type ListSavedWordsApiResponse = /** status 200 The answer */ SavedWordPage;
export type ListSavedWordsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** A student whom the requester teaches, is a guardian of, or whose school they lead; without it one's own words. */
  person?: string;
};
export type RemoveSavedWordApiResponse = unknown;
export type RemoveSavedWordApiArg = string;
export type SaveWordApiResponse = /** status 200 The answer */ SavedWordId;
export type SaveWordApiArg = {
  id: string;
  savedWordBody: SavedWordBody;
};
export type GetNotificationPreferencesApiResponse = /** status 200 The answer */ NotificationPreferences;
export type GetNotificationPreferencesApiArg = void;
export type PutNotificationPreferencesApiResponse = /** status 200 The answer */ NotificationPreferences;
export type PutNotificationPreferencesApiArg = NotificationPreferencesBody;
export type ListNotificationsApiResponse = /** status 200 The answer */ NotificationPage;
export type ListNotificationsApiArg = /** `next` of the page before. */ string | undefined;
export type MarkAllNotificationsReadApiResponse = unknown;
export type MarkAllNotificationsReadApiArg = void;
export type CountUnreadNotificationsApiResponse = /** status 200 The answer */ UnreadNotifications;
export type CountUnreadNotificationsApiArg = void;
export type MarkNotificationReadApiResponse = unknown;
export type MarkNotificationReadApiArg = string;
export type GetFeedApiResponse = /** status 200 The answer */ object;
export type GetFeedApiArg = void;
export type GetFeedAuthenticationApiResponse = /** status 200 The answer */ object;
export type GetFeedAuthenticationApiArg = void;
export type ListFeedBooksApiResponse = /** status 200 The answer */ object;
export type ListFeedBooksApiArg = {
  /** Slugs of categories. */
  category?: string[];
  /** Ages, e.g. `4-6`: books for at least one age in the range. */
  audience?: string[];
  level?: number[];
  /** BCP 47. */
  language?: string[];
  /** Only books with sound. */
  audio?: boolean;
  /** The books of a library, by the last part of its address. */
  library?: string;
  /** The books of a published reading list, by the last part of its address, in the order of the list. */
  list?: string;
  featured?: boolean;
  /** Only books that students made. */
  studentMade?: boolean;
  /** Only books that the caller has begun and not finished. */
  continue?: boolean;
  /** Only books that were bought for the caller. */
  owned?: boolean;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
  /** Ages, e.g. `4-6`: books for at least one age in the range. */
  audience?: string[];
  level?: number[];
  /** BCP 47. */
  language?: string[];
  /** Only books with sound. */
  audio?: boolean;
  /** The books of a library, by the last part of its address. */
  library?: string;
  /** The books of a published reading list, by the last part of its address, in the order of the list. */
  list?: string;
  featured?: boolean;
  /** Only books that students made. */
  studentMade?: boolean;
  /** Only books that the caller has begun and not finished. */
  continue?: boolean;
  /** Only books that were bought for the caller. */
  owned?: boolean;
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  query?: string;
  ordering?: '-created_at' | 'title';
};
export type GetAtomBookApiResponse = /** status 200 The answer */ string;
export type GetAtomBookApiArg = string;
export type GetSearchDescriptionApiResponse = /** status 200 The answer */ string;
export type GetSearchDescriptionApiArg = void;
export type ListManagedOrdersApiResponse = /** status 200 The answer */ ManagedOrderPage;
export type ListManagedOrdersApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** `in_review`: a payment of it is held, because the provider reported another amount. `to_ship`: paid, with printed copies
    that have not left. `late`: these wait for more than five days, or a parcel is delayed, or for more than 14 days on its
    way. `refund_failed`: the provider did not pay a refund, and it was not paid back otherwise. `refund_proposed`: the platform's team proposed a refund, and
    nobody has decided about it. `disputed`: with an open dispute, whatever the status. */
  status?:
    | 'cancelled'
    | 'disputed'
    | 'failed'
    | 'fulfilled'
    | 'in_review'
    | 'late'
    | 'paid'
    | 'partially_refunded'
    | 'pending'
    | 'refund_failed'
    | 'refund_proposed'
    | 'refunded'
    | 'to_ship';
  /** Placed from this time on. */
  from?: string;
  /** Placed before this time. */
  to?: string;
  /** Orders of one school, for the platform's team. */
  school?: string;
};
export type PrintPackingSlipsApiResponse = /** status 200 The answer */ Blob;
export type PrintPackingSlipsApiArg = {
  /** Ids of orders with a comma between them, at most 50. */
  orders: string;
  /** Only this parcel; with one order. */
  parcel?: string;
};
export type GetManagedOrderApiResponse = /** status 200 The answer */ ManagedOrder;
export type GetManagedOrderApiArg = string;
export type CancelManagedOrderApiResponse = /** status 200 The answer */ ManagedOrder;
export type CancelManagedOrderApiArg = {
  id: string;
  cancelBody: CancelBody;
};
export type CreateParcelApiResponse = /** status 201 The answer */ ManagedOrder;
export type CreateParcelApiArg = {
  id: string;
  parcelBody: ParcelBody;
};
export type MoveParcelApiResponse = /** status 200 The answer */ ManagedOrder;
export type MoveParcelApiArg = {
  id: string;
  parcelId: string;
  parcelMoveBody: ParcelMoveBody;
};
export type PreviewRefundApiResponse = /** status 200 The answer */ RefundPreview;
export type PreviewRefundApiArg = {
  id: string;
  refundLinesBody: RefundLinesBody;
};
export type ListTeamRefundsApiResponse = /** status 200 The answer */ TeamRefundList;
export type ListTeamRefundsApiArg = string;
export type ProposeRefundApiResponse = /** status 202 The answer */ RefundProposalMade;
export type ProposeRefundApiArg = {
  id: string;
  refundProposalBody: RefundProposalBody;
};
export type ApproveTeamRefundApiResponse = /** status 200 The answer */ ManagedOrder;
export type ApproveTeamRefundApiArg = {
  id: string;
  proposal: string;
  recentConfirmationBody: RecentConfirmationBody;
};
export type RefundOrderApiResponse = /** status 201 The answer */ ManagedRefund;
export type RefundOrderApiArg = {
  id: string;
  refundBody: RefundBody;
};
export type RetryRefundApiResponse = /** status 200 The answer */ ManagedRefund;
export type RetryRefundApiArg = {
  id: string;
  refund: string;
};
export type ListOrdersApiResponse = /** status 200 The answer */ OrderPage;
export type ListOrdersApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type GetOrderApiResponse = /** status 200 The answer */ Order;
export type GetOrderApiArg = {
  number: string;
  /** The key of the order, from its e-mail or the answer of its payment. */
  key?: string;
};
export type CancelOrderApiResponse = /** status 200 The answer */ Order;
export type CancelOrderApiArg = {
  number: string;
  orderKeyBody: OrderKeyBody;
};
export type ClaimOrderApiResponse = /** status 200 The answer */ Order;
export type ClaimOrderApiArg = {
  number: string;
  claimOrderBody: ClaimOrderBody;
};
export type GetOrderCodesApiResponse = /** status 200 The answer */ OrderCodes;
export type GetOrderCodesApiArg = {
  number: string;
  /** The key of the order; needed without an account. */
  key?: string;
};
export type GiveToClassApiResponse = /** status 200 The answer */ GivenToClass;
export type GiveToClassApiArg = {
  number: string;
  id: string;
  giveToClassBody: GiveToClassBody;
};
export type PrintCodeSlipApiResponse = /** status 200 The answer */ Blob;
export type PrintCodeSlipApiArg = {
  number: string;
  id: string;
  /** The key of the order; needed without an account. */
  key?: string;
  /** Language of what is printed beside the title; absent: English. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
};
export type SendGiftApiResponse = /** status 200 The answer */ OrderCodes;
export type SendGiftApiArg = {
  number: string;
  lineId: string;
  sendGiftBody: SendGiftBody;
};
export type OpenOrderApiResponse = /** status 200 The answer */ OrderKeyAnswer;
export type OpenOrderApiArg = {
  number: string;
  orderCodeBody: OrderCodeBody;
};
export type TrackOrderApiResponse = unknown;
export type TrackOrderApiArg = {
  number: string;
  trackOrderBody: TrackOrderBody;
};
export type PreviewPageApiResponse = /** status 200 The answer */ PagePreview;
export type PreviewPageApiArg = PreviewBody;
export type ListPagesApiResponse = /** status 200 The answer */ PageListItem[];
export type ListPagesApiArg = void;
export type GetPageApiResponse = /** status 200 The answer */ ContentPage;
export type GetPageApiArg = {
  slug: string;
  /** Default: the first supported language of Accept-Language, otherwise English. */
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
export type GetPaymentDetailsApiResponse = /** status 200 The answer */ PaymentDetail;
export type GetPaymentDetailsApiArg = string;
export type ReplayPaymentEventApiResponse = /** status 200 The answer */ PaymentDetail;
export type ReplayPaymentEventApiArg = {
  id: string;
  event: string;
};
export type ProposeHeldDecisionApiResponse = /** status 202 The answer */ HeldDecisionProposed;
export type ProposeHeldDecisionApiArg = {
  id: string;
  heldDecisionBody: HeldDecisionBody;
};
export type ReadPaymentApiResponse = /** status 200 The answer */ PaymentDetail;
export type ReadPaymentApiArg = string;
export type GetPaymentHealthApiResponse = /** status 200 The answer */ PaymentHealth;
export type GetPaymentHealthApiArg = void;
export type ListPaymentsApiResponse = /** status 200 The answer */ PaymentPage;
export type ListPaymentsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  provider?: 'paypal' | 'phonepe' | 'stripe';
  status?:
    | 'cancelled'
    | 'charged_back'
    | 'created'
    | 'disputed'
    | 'expired'
    | 'failed'
    | 'mismatch'
    | 'partially_refunded'
    | 'processing'
    | 'redirected'
    | 'refunded'
    | 'succeeded';
  /** Made at or after this time. */
  from?: string;
  /** Made before this time. */
  until?: string;
};
export type GetPaymentApiResponse = /** status 200 The answer */ PaymentView;
export type GetPaymentApiArg = {
  token: string;
  /** `cancel` on the page to which the provider returns who cancelled: the attempt is then ended. */
  returned?: 'cancel' | 'failed' | 'success';
};
export type ContinuePaymentApiResponse = unknown;
export type ContinuePaymentApiArg = string;
export type RetryPaymentApiResponse = /** status 201 The answer */ PaymentRedirect;
export type RetryPaymentApiArg = {
  token: string;
  retryPaymentBody: RetryPaymentBody;
};
export type ListPayoutsApiResponse = /** status 200 The answer */ PayoutList;
export type ListPayoutsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?: 'approved' | 'failed' | 'paid' | 'returned';
};
export type ProposePayoutApiResponse = /** status 202 The answer */ PayoutProposed;
export type ProposePayoutApiArg = ProposePayoutBody;
export type ListOwedApiResponse = /** status 200 The answer */ OwedList;
export type ListOwedApiArg = void;
export type ListReceivedPayoutsApiResponse = /** status 200 The answer */ ReceivedPayoutList;
export type ListReceivedPayoutsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type ProposePayoutRunApiResponse = /** status 202 The answer */ PayoutProposed;
export type ProposePayoutRunApiArg = ProposeRunBody;
export type GetPayoutStatementApiResponse = /** status 200 The answer */ PayoutStatement;
export type GetPayoutStatementApiArg = string;
export type ChangePayoutApiResponse = unknown;
export type ChangePayoutApiArg = {
  id: string;
  payoutStatusBody: PayoutStatusBody;
};
export type ListPlatformBooksApiResponse = /** status 200 The answer */ PlatformBooksPage;
export type ListPlatformBooksApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type UnhideBookApiResponse = /** status 200 The answer */ BookInSchoolLibrary;
export type UnhideBookApiArg = string;
export type HideBookApiResponse = /** status 200 The answer */ BookInSchoolLibrary;
export type HideBookApiArg = {
  bookId: string;
  bookReasonBody: BookReasonBody;
};
export type RetainBookApiResponse = /** status 200 The answer */ BookInSchoolLibrary;
export type RetainBookApiArg = string;
export type ReportProblemApiResponse = /** status 201 The answer */ MessageReceipt;
export type ReportProblemApiArg = ProblemBody;
export type ListProjectDeskApiResponse = /** status 200 The answer */ ProjectDeskPage;
export type ListProjectDeskApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  status?:
    'cancelled' | 'completed' | 'delivering' | 'draft' | 'funded' | 'fundraising' | 'in_review' | 'paused';
  charityId?: string;
  /** `true`: without news for 60 days while it raises or delivers. */
  silent?: boolean;
};
export type CreateProjectApiResponse = /** status 201 The answer */ ProjectSaved;
export type CreateProjectApiArg = ProjectBody;
export type GetProjectDraftApiResponse = /** status 200 The answer */ ProjectDraft;
export type GetProjectDraftApiArg = string;
export type ChangeProjectApiResponse = /** status 200 The answer */ ProjectSaved;
export type ChangeProjectApiArg = {
  id: string;
  projectChange: ProjectChange;
};
export type MoveProjectApiResponse = unknown;
export type MoveProjectApiArg = {
  id: string;
  projectMoveBody: ProjectMoveBody;
};
export type WriteProjectUpdateApiResponse = /** status 201 The answer */ ProjectUpdateWritten;
export type WriteProjectUpdateApiArg = {
  id: string;
  projectUpdateBody: ProjectUpdateBody;
};
export type DecideOnProjectUpdateApiResponse = unknown;
export type DecideOnProjectUpdateApiArg = {
  id: string;
  update: string;
  projectUpdateDecisionBody: ProjectUpdateDecisionBody;
};
export type ListProjectsApiResponse = /** status 200 The answer */ ProjectPage;
export type ListProjectsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Id or slug of a charity. */
  charity?: string;
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
  /** A goal of the United Nations, 1 to 17. */
  goal?: number;
  status?:
    'cancelled' | 'completed' | 'delivering' | 'draft' | 'funded' | 'fundraising' | 'in_review' | 'paused';
  startedByStudents?: boolean;
  /** `nearest` to the goal (the default), `ending` soonest, `newest`, or latest `updated`. Those that take gifts come first. */
  ordering?: 'ending' | 'nearest' | 'newest' | 'updated';
};
export type GetProjectApiResponse = /** status 200 The answer */ ProjectView;
export type GetProjectApiArg = string;
export type GetProjectCoverApiResponse = /** status 200 The answer */ Blob;
export type GetProjectCoverApiArg = string;
export type GetProjectUpdatePictureApiResponse = /** status 200 The answer */ Blob;
export type GetProjectUpdatePictureApiArg = {
  id: string;
  update: string;
};
export type ListProposalsApiResponse = /** status 200 The answer */ ProposalPage;
export type ListProposalsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type GetProposalApiResponse = /** status 200 The answer */ ProposalDetail;
export type GetProposalApiArg = string;
export type ApproveProposalApiResponse = /** status 200 The answer */ ProposalDetail;
export type ApproveProposalApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
};
export type RefuseProposalApiResponse = /** status 200 The answer */ ProposalDetail;
export type RefuseProposalApiArg = {
  id: string;
  refuseProposalBody: RefuseProposalBody;
};
export type WithdrawProposalApiResponse = /** status 200 The answer */ ProposalDetail;
export type WithdrawProposalApiArg = string;
export type ListBankQuestionsApiResponse = /** status 200 The answer */ BankPage;
export type ListBankQuestionsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  skill?: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
};
export type KeepBankQuestionApiResponse = /** status 201 The answer */ QuestionKept;
export type KeepBankQuestionApiArg = QuestionBody;
export type RemoveBankQuestionApiResponse = unknown;
export type RemoveBankQuestionApiArg = string;
export type ListQueueJobsApiResponse = /** status 200 The answer */ QueueJobList;
export type ListQueueJobsApiArg = {
  queue:
    | 'emails'
    | 'impact'
    | 'imports'
    | 'ingestion'
    | 'learning'
    | 'maintenance'
    | 'payments'
    | 'privacy'
    | 'rosters'
    | 'webhooks';
  state: 'active' | 'delayed' | 'failed' | 'waiting';
};
export type GetQueueJobApiResponse = /** status 200 The answer */ QueueJobDetail;
export type GetQueueJobApiArg = {
  queue: string;
  id: string;
};
export type DiscardQueueJobApiResponse = unknown;
export type DiscardQueueJobApiArg = {
  queue: string;
  id: string;
  discardJobBody: DiscardJobBody;
};
export type RetryQueueJobApiResponse = unknown;
export type RetryQueueJobApiArg = {
  queue: string;
  id: string;
};
export type GetQueuesApiResponse = /** status 200 The answer */ QueueOverview;
export type GetQueuesApiArg = void;
export type MarkAnswerApiResponse = unknown;
export type MarkAnswerApiArg = {
  id: string;
  markBody: MarkBody;
};
export type GetAnswerMediaApiResponse = /** status 200 The answer */ AnswerMedia;
export type GetAnswerMediaApiArg = {
  id: string;
  kind: string;
};
export type FinishQuizAttemptApiResponse = unknown;
export type FinishQuizAttemptApiArg = string;
export type AnswerQuizQuestionApiResponse = /** status 200 The answer */ QuizAnswerResult;
export type AnswerQuizQuestionApiArg = {
  id: string;
  question: string;
  quizAnswerBody: QuizAnswerBody;
};
export type ListQuizDeskApiResponse = /** status 200 The answer */ QuizDeskPage;
export type ListQuizDeskApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type CreateBookQuizApiResponse = /** status 201 The answer */ BookQuizSaved;
export type CreateBookQuizApiArg = NewBookQuizBody;
export type GetBookQuizDraftApiResponse = /** status 200 The answer */ BookQuizDraftView;
export type GetBookQuizDraftApiArg = string;
export type SaveBookQuizApiResponse = /** status 200 The answer */ BookQuizSaved;
export type SaveBookQuizApiArg = {
  id: string;
  bookQuizDraftBody: BookQuizDraftBody;
};
export type CheckDraftAnswerApiResponse = /** status 200 The answer */ DraftAnswerResult;
export type CheckDraftAnswerApiArg = {
  id: string;
  draftAnswerBody: DraftAnswerBody;
};
export type MoveBookQuizApiResponse = unknown;
export type MoveBookQuizApiArg = {
  id: string;
  quizMoveBody: QuizMoveBody;
};
export type PreviewBookQuizApiResponse = /** status 200 The answer */ QuizPreview;
export type PreviewBookQuizApiArg = string;
export type PublishBookQuizApiResponse = /** status 200 The answer */ BookQuizPublished;
export type PublishBookQuizApiArg = string;
export type GetQuizStatisticsApiResponse = /** status 200 The answer */ QuizStatistics;
export type GetQuizStatisticsApiArg = string;
export type ListAnswersToMarkApiResponse = /** status 200 The answer */ AnswersToMarkPage;
export type ListAnswersToMarkApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type GetReactionStatsApiResponse = /** status 200 The answer */ ReactionStats;
export type GetReactionStatsApiArg = void;
export type GetReaderSkillsApiResponse = /** status 200 The answer */ ReaderSkills;
export type GetReaderSkillsApiArg = /** Left out: the signed-in person. */ string | undefined;
export type ListReadingListsApiResponse = /** status 200 The answer */ ReadingListPage;
export type ListReadingListsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Only lists of this class. */
  class?: string;
  /** Only lists that the caller may change. */
  mine?: '0' | '1' | 'false' | 'true';
};
export type CreateReadingListApiResponse = /** status 201 The answer */ SavedReadingList;
export type CreateReadingListApiArg = ReadingListBody;
export type RemoveReadingListApiResponse = unknown;
export type RemoveReadingListApiArg = string;
export type GetReadingListApiResponse = /** status 200 The answer */ ReadingListView;
export type GetReadingListApiArg = string;
export type ChangeReadingListApiResponse = /** status 200 The answer */ SavedReadingList;
export type ChangeReadingListApiArg = {
  id: string;
  readingListBody: ReadingListBody;
};
export type AddBookToReadingListApiResponse = /** status 200 The answer */ ReadingListBooksAdded;
export type AddBookToReadingListApiArg = {
  id: string;
  bookId: string;
};
export type FollowReadingListApiResponse = /** status 200 The answer */ ListFollowing;
export type FollowReadingListApiArg = string;
export type GetListPosterApiResponse = /** status 200 The answer */ PosterCode;
export type GetListPosterApiArg = string;
export type UnpublishReadingListApiResponse = unknown;
export type UnpublishReadingListApiArg = string;
export type GetListPublicationApiResponse = /** status 200 The answer */ ListPublication;
export type GetListPublicationApiArg = string;
export type PublishReadingListApiResponse = /** status 200 The answer */ ListPublication;
export type PublishReadingListApiArg = {
  id: string;
  publishListBody: PublishListBody;
};
export type RemindOfReadingListApiResponse = /** status 200 The answer */ RemindedOfList;
export type RemindOfReadingListApiArg = {
  id: string;
  remindOfListBody: RemindOfListBody;
};
export type GetReadingLogApiResponse = /** status 200 The answer */ LogView;
export type GetReadingLogApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** A student whom the requester teaches, is a guardian of, or whose school they lead; without it one's own log. */
  person?: string;
  /** IANA name of the requester's time zone, which defines days and weeks. */
  timeZone?: string;
};
export type ListReaderBooksApiResponse = /** status 200 The answer */ ReaderBooks;
export type ListReaderBooksApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** A student whom the requester teaches, is a guardian of, or whose school they lead; without it one's own books. */
  person?: string;
  state: 'abandoned' | 'finished' | 'reading' | 'want';
};
export type RemovePaperReadingApiResponse = unknown;
export type RemovePaperReadingApiArg = string;
export type RecordPaperReadingApiResponse = unknown;
export type RecordPaperReadingApiArg = {
  id: string;
  paperReadingBody: PaperReadingBody;
};
export type ListSessionsApiResponse = /** status 200 The answer */ ReadingLog;
export type ListSessionsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type RemoveSessionApiResponse = unknown;
export type RemoveSessionApiArg = string;
export type GetReadingSettingsApiResponse = /** status 200 The answer */ ReadingSettingsView;
export type GetReadingSettingsApiArg = void;
export type SaveReadingSettingsApiResponse = /** status 200 The answer */ ReadingSettingsView;
export type SaveReadingSettingsApiArg = ReadingSettingsBody;
export type ListReconciliationBreaksApiResponse = /** status 200 The answer */ BreakList;
export type ListReconciliationBreaksApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  provider?: 'paypal' | 'phonepe' | 'stripe';
  state?: 'explained' | 'open' | 'resolved';
  kind?: 'amount' | 'duplicate' | 'fee' | 'missing_here' | 'missing_there' | 'state' | 'unsettled';
};
export type ChangeReconciliationBreakApiResponse = /** status 200 The answer */ BreakView;
export type ChangeReconciliationBreakApiArg = {
  id: string;
  breakStateBody: BreakStateBody;
};
export type ListReconciliationRunsApiResponse = /** status 200 The answer */ RunList;
export type ListReconciliationRunsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  provider?: 'paypal' | 'phonepe' | 'stripe';
};
export type RequestReconciliationApiResponse = /** status 202 The answer */ RunView;
export type RequestReconciliationApiArg = RunBody;
export type EnterTransfersApiResponse = /** status 200 The answer */ TransfersEntered;
export type EnterTransfersApiArg = TransfersBody;
export type ListReportedReviewsApiResponse = /** status 200 The answer */ ReportedReviewPage;
export type ListReportedReviewsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type RequestPasswordResetApiResponse = /** status 202 The answer */ Done;
export type RequestPasswordResetApiArg = PasswordResetRequestBody;
export type ListResourcesForModerationApiResponse = /** status 200 The answer */ ResourceModerationPage;
export type ListResourcesForModerationApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  stage?: 'approved' | 'draft' | 'returned' | 'submitted' | 'withdrawn';
  /** Only those proposed to every school. */
  wide?: boolean;
};
export type GetResourceForModerationApiResponse = /** status 200 The answer */ ResourceDraft;
export type GetResourceForModerationApiArg = string;
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  kind?: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  /** Suitable for this age. */
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
export type ModerateReviewApiResponse = /** status 200 The answer */ DecidedReview;
export type ModerateReviewApiArg = {
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
export type ListRoyaltyRulesApiResponse = /** status 200 The answer */ RoyaltyRuleList;
export type ListRoyaltyRulesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  scope?: 'book' | 'platform' | 'school';
  status?: 'active' | 'discarded' | 'draft' | 'superseded';
  schoolId?: string;
};
export type DraftRoyaltyRuleApiResponse = /** status 201 The answer */ RoyaltyRuleView;
export type DraftRoyaltyRuleApiArg = RoyaltyDraftBody;
export type ListRuleBooksApiResponse = /** status 200 The answer */ RuleBookList;
export type ListRuleBooksApiArg = {
  schoolId: string;
  /** Words of the title; absent: any. */
  search?: string;
};
export type PreviewRoyaltyRuleApiResponse = /** status 200 The answer */ RoyaltyPreview;
export type PreviewRoyaltyRuleApiArg = {
  /** ISO 4217. */
  currency: string;
  /** Minor units, tax included. */
  price: number;
  tax: number;
  /** The provider's fee. */
  fee: number;
  /** Of the price, as the page of the book promises. */
  charityBps: number;
  platformBps: number;
  authorBps: number;
};
export type ActivateRoyaltyRuleApiResponse = /** status 202 The answer */ RoyaltyProposal;
export type ActivateRoyaltyRuleApiArg = {
  id: string;
  recentConfirmationBody: RecentConfirmationBody;
};
export type DiscardRoyaltyRuleApiResponse = /** status 200 The answer */ RoyaltyRuleView;
export type DiscardRoyaltyRuleApiArg = string;
export type GetSafetyLeadApiResponse = /** status 200 The answer */ SafetyLeadAnswer;
export type GetSafetyLeadApiArg = void;
export type NameSafetyLeadApiResponse = /** status 200 The answer */ SafetyLeadAnswer;
export type NameSafetyLeadApiArg = SafetyLeadBody;
export type ListSavedViewsApiResponse = /** status 200 The answer */ SavedViewList;
export type ListSavedViewsApiArg =
  /** The table of the view. */ 'books' | 'inbox' | 'journal' | 'payments' | 'people';
export type SaveViewApiResponse = /** status 201 The answer */ SavedViewList;
export type SaveViewApiArg = SavedViewBody;
export type RemoveViewApiResponse = unknown;
export type RemoveViewApiArg = string;
export type GetSchoolBrandingApiResponse = /** status 200 The answer */ SchoolBranding;
export type GetSchoolBrandingApiArg = void;
export type ChangeSchoolBrandingApiResponse = /** status 200 The answer */ SchoolBranding;
export type ChangeSchoolBrandingApiArg = SchoolBrandingChange;
export type FindSchoolsApiResponse = /** status 200 The answer */ FoundSchools;
export type FindSchoolsApiArg = string;
export type ListSchoolModesApiResponse = /** status 200 The answer */ SchoolModeChoices;
export type ListSchoolModesApiArg = void;
export type ChooseSchoolModesApiResponse = /** status 200 The answer */ SchoolModeChoices;
export type ChooseSchoolModesApiArg = SchoolModesChange;
export type GetOwnSchoolSettingsApiResponse = /** status 200 The answer */ SchoolSettingsView;
export type GetOwnSchoolSettingsApiArg = void;
export type ChangeOwnSchoolSettingsApiResponse = /** status 200 The answer */ SchoolSettingsView;
export type ChangeOwnSchoolSettingsApiArg = SchoolSettingsChange;
export type GetSchoolSetupApiResponse = /** status 200 The answer */ SchoolSetup;
export type GetSchoolSetupApiArg = void;
export type ListSchoolWordsApiResponse = /** status 200 The answer */ SchoolWordPage;
export type ListSchoolWordsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
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
export type ListGoalsApiResponse = /** status 200 The answer */ GoalCard[];
export type ListGoalsApiArg =
  | /** Default: the first supported language of Accept-Language, otherwise English. */ (
      'ar' | 'en' | 'fr' | 'hi'
    )
  | undefined;
export type GetGoalApiResponse = /** status 200 The answer */ Goal;
export type GetGoalApiArg = {
  goal: string;
  /** Default: the first supported language of Accept-Language, otherwise English. */
  locale?: 'ar' | 'en' | 'fr' | 'hi';
};
export type GetShippingRatesApiResponse = /** status 200 The answer */ ShippingRatesAnswer;
export type GetShippingRatesApiArg = void;
export type ChangeShippingRatesApiResponse = /** status 200 The answer */ ShippingRatesAnswer;
export type ChangeShippingRatesApiArg = ShippingRatesBody;
export type SignUpApiResponse = /** status 201 The answer */ SignedUp;
export type SignUpApiArg = SignUpBody;
export type CheckSignUpAgeApiResponse = /** status 200 The answer */ SignUpAge;
export type CheckSignUpAgeApiArg = SignUpAgeBody;
export type SignUpGuardianApiResponse = /** status 201 The answer */ GuardianSignedUp;
export type SignUpGuardianApiArg = GuardianSignUpBody;
export type ConfirmRegistrationApiResponse = /** status 200 The answer */ Done;
export type ConfirmRegistrationApiArg = LinkBody;
export type DeclineRegistrationApiResponse = /** status 200 The answer */ Done;
export type DeclineRegistrationApiArg = LinkBody;
export type SendToGuardianAgainApiResponse = /** status 202 The answer */ Done;
export type SendToGuardianAgainApiArg = WaitingBody;
export type ViewRegistrationApiResponse = /** status 200 The answer */ RegistrationToConfirm;
export type ViewRegistrationApiArg = LinkBody;
export type GetSignUpOptionsApiResponse = /** status 200 The answer */ SignUpOptions;
export type GetSignUpOptionsApiArg = void;
export type GetSkillGridApiResponse = /** status 200 The answer */ SkillGrid;
export type GetSkillGridApiArg = string | undefined;
export type AskSponsorApiResponse = /** status 201 The answer */ SponsorAsked;
export type AskSponsorApiArg = AskSponsorBody;
export type GetSponsorPaymentApiResponse = /** status 200 The answer */ SponsorPaymentView;
export type GetSponsorPaymentApiArg = {
  id: string;
  /** Of the link in the e-mail. */
  key: string;
};
export type PaySponsorPaymentApiResponse = /** status 201 The answer */ SponsorRedirect;
export type PaySponsorPaymentApiArg = {
  id: string;
  /** Of the link in the e-mail. */
  key: string;
  paySponsorBody: PaySponsorBody;
};
export type ListSsoMethodsApiResponse = /** status 200 The answer */ SsoMethods;
export type ListSsoMethodsApiArg = void;
export type EndSsoApiResponse = unknown;
export type EndSsoApiArg = void;
export type StartSsoApiResponse = /** status 200 The answer */ SsoStart;
export type StartSsoApiArg = string;
export type RemoveStatementStoreApiResponse = unknown;
export type RemoveStatementStoreApiArg = void;
export type GetStatementStoreApiResponse = /** status 200 The answer */ StatementStoreAnswer;
export type GetStatementStoreApiArg = void;
export type SetStatementStoreApiResponse = unknown;
export type SetStatementStoreApiArg = StatementStoreBody;
export type TestStatementStoreApiResponse = /** status 200 The answer */ StatementStoreTest;
export type TestStatementStoreApiArg = void;
export type ListStoriesApiResponse = /** status 200 The answer */ StoryList;
export type ListStoriesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type CreateStoryApiResponse = /** status 201 The answer */ CreatedStory;
export type CreateStoryApiArg = NewStory;
export type DeleteStoryApiResponse = unknown;
export type DeleteStoryApiArg = string;
export type GetStoryApiResponse = /** status 200 The answer */ StoryView;
export type GetStoryApiArg = string;
export type SaveStoryApiResponse = /** status 200 The answer */ SavedStory;
export type SaveStoryApiArg = {
  id: string;
  storyChange: StoryChange;
};
export type DescribeStoryFileApiResponse = /** status 200 The answer */ SavedStory;
export type DescribeStoryFileApiArg = {
  id: string;
  storyFileAbout: StoryFileAbout;
};
export type ApproveStoryApiResponse = /** status 200 The answer */ TransitionedStory;
export type ApproveStoryApiArg = {
  id: string;
  storyVersionBody: StoryVersionBody;
};
export type ChooseStoryCharityApiResponse = unknown;
export type ChooseStoryCharityApiArg = {
  id: string;
  storyCharityBody: StoryCharityBody;
};
export type InviteCoAuthorApiResponse = unknown;
export type InviteCoAuthorApiArg = {
  id: string;
  coAuthorBody: CoAuthorBody;
};
export type LeaveStoryApiResponse = unknown;
export type LeaveStoryApiArg = {
  id: string;
  userId: string;
};
export type CommentStoryApiResponse = /** status 201 The answer */ CreatedStory;
export type CommentStoryApiArg = {
  id: string;
  newStoryNote: NewStoryNote;
};
export type DeleteStoryCommentApiResponse = unknown;
export type DeleteStoryCommentApiArg = {
  id: string;
  commentId: string;
};
export type ResolveStoryCommentApiResponse = unknown;
export type ResolveStoryCommentApiArg = {
  id: string;
  commentId: string;
  resolveStoryNoteBody: ResolveStoryNoteBody;
};
export type ListCoAuthorCandidatesApiResponse = /** status 200 The answer */ StoryAuthor[];
export type ListCoAuthorCandidatesApiArg = string;
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
export type ReturnStoryApiResponse = /** status 200 The answer */ TransitionedStory;
export type ReturnStoryApiArg = {
  id: string;
  transitionStoryBody: TransitionStoryBody;
};
export type SubmitStoryApiResponse = /** status 200 The answer */ TransitionedStory;
export type SubmitStoryApiArg = {
  id: string;
  storySubmitBody: StorySubmitBody;
};
export type WithdrawStorySubmissionApiResponse = /** status 200 The answer */ TransitionedStory;
export type WithdrawStorySubmissionApiArg = {
  id: string;
  storyVersionBody: StoryVersionBody;
};
export type ListStoryVersionsApiResponse = /** status 200 The answer */ StoryVersionEntry[];
export type ListStoryVersionsApiArg = string;
export type WithdrawStoryApiResponse = /** status 200 The answer */ TransitionedStory;
export type WithdrawStoryApiArg = {
  id: string;
  transitionStoryBody: TransitionStoryBody;
};
export type ListStoryReviewQueueApiResponse = /** status 200 The answer */ StoryList;
export type ListStoryReviewQueueApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Stories in this state; without it those that wait for a review. */
  state?: 'approved' | 'changes_requested' | 'published' | 'submitted' | 'withdrawn';
  /** `family`: only approved stories that wait for the consent of a family. */
  waitsFor?: 'family';
};
export type GetConsentsApiResponse = /** status 200 The answer */ Consents;
export type GetConsentsApiArg = string;
export type WithdrawConsentApiResponse = /** status 200 The answer */ Consents;
export type WithdrawConsentApiArg = {
  id: string;
  purpose: string;
};
export type GrantConsentApiResponse = /** status 200 The answer */ Consents;
export type GrantConsentApiArg = {
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
export type ListSuppressedAddressesApiResponse = /** status 200 The answer */ SuppressionPage;
export type ListSuppressedAddressesApiArg = string | undefined;
export type RemoveSuppressedAddressApiResponse = unknown;
export type RemoveSuppressedAddressApiArg = RemoveSuppressionBody;
export type GetSystemHealthApiResponse = /** status 200 The answer */ SystemHealth;
export type GetSystemHealthApiArg = void;
export type ListTaxClaimsApiResponse = /** status 200 The answer */ TaxClaimView[];
export type ListTaxClaimsApiArg = {
  regime: '80g' | 'gift_aid';
  /** Of 80G: the fiscal year, from April; absent: all gifts that no file has. */
  year?: number;
};
export type MakeTaxClaimApiResponse = /** status 201 The answer */ TaxClaimView;
export type MakeTaxClaimApiArg = TaxClaimBody;
export type ListOpenTaxClaimsApiResponse = /** status 200 The answer */ OpenTaxClaim[];
export type ListOpenTaxClaimsApiArg = {
  regime: '80g' | 'gift_aid';
  /** Of 80G: the fiscal year, from April; absent: all gifts that no file has. */
  year?: number;
};
export type GetTaxClaimFileApiResponse = /** status 200 The answer */ string;
export type GetTaxClaimFileApiArg = string;
export type GetTeacherBlogStatsApiResponse = /** status 200 The answer */ WorkStats;
export type GetTeacherBlogStatsApiArg = void;
export type GetTeacherBookStatsApiResponse = /** status 200 The answer */ WorkStats;
export type GetTeacherBookStatsApiArg = void;
export type ListTestimonialsApiResponse = /** status 200 The answer */ Testimonial[];
export type ListTestimonialsApiArg = void;
export type SendTestimonialApiResponse = /** status 201 The answer */ MessageReceipt;
export type SendTestimonialApiArg = TestimonialBody;
export type GetTodayApiResponse = /** status 200 The answer */ TodayView;
export type GetTodayApiArg = {
  /** IANA name of the viewer's time zone, in which days are counted. */
  timeZone?: string;
  /** A child of the signed-in guardian; absent: the signed-in student. */
  child?: string;
};
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
export type ListCohortsApiResponse = /** status 200 The answer */ CohortPage;
export type ListCohortsApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
  /** Id or slug of a course: the list has its cohorts alone. */
  course?: string;
};
export type MakeCohortApiResponse = /** status 201 The answer */ CohortSaved;
export type MakeCohortApiArg = CohortBody;
export type RemoveCohortApiResponse = unknown;
export type RemoveCohortApiArg = string;
export type GetCohortApiResponse = /** status 200 The answer */ CohortView;
export type GetCohortApiArg = string;
export type ChangeCohortApiResponse = /** status 200 The answer */ CohortSaved;
export type ChangeCohortApiArg = {
  id: string;
  cohortBody: CohortBody;
};
export type ListTrainingStaffApiResponse = /** status 200 The answer */ TrainingStaff;
export type ListTrainingStaffApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type ChangeSubscriptionApiResponse = /** status 200 The answer */ Subscription;
export type ChangeSubscriptionApiArg = {
  token: string;
  subscriptionBody: SubscriptionBody;
};
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
export type CountImpactsApiResponse = /** status 200 The answer */ ImpactCount;
export type CountImpactsApiArg = {
  /** Only what is about this goal of the United Nations. */
  goal?: number;
  /** `school`: the school of the address; `everyone`: all schools. At the platform’s own address it is everyone. */
  of?: 'everyone' | 'school';
};
export type GetOwnImpactApiResponse = /** status 200 The answer */ OwnImpact;
export type GetOwnImpactApiArg =
  /** Only what is about this goal of the United Nations. */ number | undefined;
export type ListImpactRowsApiResponse = /** status 200 The answer */ ImpactRows;
export type ListImpactRowsApiArg = {
  kind: string;
  /** Only what is about this goal of the United Nations. */
  goal?: number;
  /** `school`: the school of the address; `everyone`: all schools. At the platform’s own address it is everyone. */
  of?: 'everyone' | 'school';
};
export type ListTaughtClassesApiResponse = /** status 200 The answer */ TaughtClassPage;
export type ListTaughtClassesApiArg = {
  /** Maximum number of rows, at most 100. */
  limit?: number;
  /** Number of rows to skip. */
  offset?: number;
  /** Search words. */
  search?: string;
};
export type VerifyEmailApiResponse = /** status 200 The answer */ EmailVerified;
export type VerifyEmailApiArg = LinkBody;
export type RequestEmailVerificationApiResponse = /** status 202 The answer */ Done;
export type RequestEmailVerificationApiArg = void;
export type GetWebinarPlaceApiResponse = /** status 200 The answer */ WebinarPlaceView;
export type GetWebinarPlaceApiArg = string;
export type CancelWebinarPlaceApiResponse = /** status 200 The answer */ WebinarPlaceView;
export type CancelWebinarPlaceApiArg = string;
export type ConfirmWebinarPlaceApiResponse = /** status 200 The answer */ WebinarPlaceView;
export type ConfirmWebinarPlaceApiArg = string;
export type LeaveRoomAsGuestApiResponse = unknown;
export type LeaveRoomAsGuestApiArg = string;
export type GetRoomOfGuestApiResponse = /** status 200 The answer */ RoomView;
export type GetRoomOfGuestApiArg = string;
export type ActInRoomAsGuestApiResponse = unknown;
export type ActInRoomAsGuestApiArg = {
  token: string;
  roomActBody: RoomActBody;
};
export type GetWebinarApiResponse = /** status 200 The answer */ LiveTimeDetails;
export type GetWebinarApiArg = string;
export type InviteToWebinarApiResponse = unknown;
export type InviteToWebinarApiArg = {
  slug: string;
  webinarGuestBody: WebinarGuestBody;
};
export type LeaveWebinarApiResponse = unknown;
export type LeaveWebinarApiArg = string;
export type JoinWebinarApiResponse = unknown;
export type JoinWebinarApiArg = string;
export type GetWeekOfChildApiResponse = /** status 200 The answer */ WeekOfChild;
export type GetWeekOfChildApiArg = string;
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
  /** The result of `navigator.credentials.create()`, in the JSON form of WebAuthn. */
  credential: {
    [key: string]: unknown;
  };
  name: string;
  ticket: string;
};
export type PasskeyChallenge = {
  /** In the JSON form of WebAuthn. */
  options: {
    [key: string]: unknown;
  };
  ticket: string;
};
export type RecentConfirmationBody = {
  /** Six digits from the app. */
  code?: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  recovery_code?: string;
};
export type RecoveryCodes = {
  recovery_codes: string[];
};
export type TotpKey = {
  /** The same as a QR code: a data address of an SVG. */
  qr: string;
  /** Base 32, to type. */
  secret: string;
  /** `otpauth://…`, to open on the phone itself. */
  uri: string;
};
export type CodeBody = {
  code: string;
};
export type Security = {
  /** Whether the role can have a second factor: children and visitors cannot. */
  available: boolean;
  passkeys: PasskeyCard[];
  /** How a change must be confirmed. `recent_sign_in`: a sign-in within the last ten minutes. */
  proof: 'code' | 'password' | 'recent_sign_in';
  recovery_codes_left: number;
  /** Whether the account must have one. */
  required: boolean;
  totp: boolean;
  totp_since: string | null;
};
export type AnnotationText = {
  purpose: 'commenting';
  type: 'TextualBody';
  value: string;
};
export type FlaggedWords = {
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
  /** Position: href, CFI, progression. */
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
  /** Flagged words, for those who review it. */
  flags: FlaggedWords[];
  id: string;
  modified: string;
  motivation: 'bookmarking' | 'commenting' | 'highlighting';
  page: number;
  /** 0 to 100. */
  percentage: number;
  /** `waiting` for a review, `shown` to the class or `hidden` from it; `own` for one that is not shared. */
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
  /** `stale`: a story in it was changed or withdrawn since, so it cannot be downloaded. */
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
export type CreatedStory = {
  id: string;
};
export type NewAnthology = {
  /** Published stories, in the order of the book. */
  stories: string[];
  title: string;
};
export type SchoolBookCounts = {
  drafts: number;
  in_work: number;
  published: number;
  refused: number;
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
export type MoneyOfCurrency = {
  /** The 30 days before. */
  before: number;
  /** ISO 4217. */
  currency: string;
  /** Payments of the last 30 days. */
  payments: number;
  /** The last 30 days. */
  total: number;
  /** The last eight weeks, the oldest first. */
  weeks: number[];
};
export type DashboardTask = {
  count: number;
  /** What it is: one of the overview's own, or of those that an area declares by `@CountsTasks`. */
  kind: string;
};
export type SchoolDashboard = {
  books: SchoolBookCounts;
  classes: DashboardClass[];
  classes_count: number;
  /** The last fourteen days, those without a reader too. */
  days: ReadersOfDay[];
  /** Gifts, by currency. */
  gifts: MoneyOfCurrency[];
  /** Students with a linked guardian. */
  guarded_students: number;
  /** Minutes that students read within the last seven days. */
  minutes_this_week: number;
  people: number;
  readers_last_week: number;
  readers_this_week: number;
  students: number;
  tasks: DashboardTask[];
};
export type ManagedMode = {
  active: boolean;
  /** Slugs of the categories that come first, in this order. */
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
  view: 'create' | 'give' | 'learn' | 'library' | 'quiet' | 'stories';
};
export type ManagedModes = {
  results: ManagedMode[];
};
export type ModeChange = {
  active?: boolean;
  /** Slugs of the platform's categories that come first, in this order; separated by commas in a multipart
    form. */
  categories?: string[];
  description?: string;
  /** Start screen of the mode: a screen of the app, or the library with filters. */
  landing_path?: string;
  /** Who may choose it: everybody signed in, people with a personal account, or the named roles. */
  lock?: 'account' | 'none' | 'roles';
  /** Roles that may choose it, separated by commas in a multipart form. */
  lock_roles?: string[];
  name?: string;
  status?: 'ACTIVE' | 'DRAFT' | 'RETIRED';
  /** Design of the landing page. */
  view?: 'create' | 'give' | 'learn' | 'library' | 'quiet' | 'stories';
};
export type ModeOrder = {
  ids: string[];
};
export type PlannedSchoolErasure = {
  /** When it begins; until then a head can stop it. */
  due_at: string;
  id: string;
  /** When two people agreed on it. */
  planned_at: string;
  /** Names of the two people of the platform's team who agreed on it, first the one who proposed it. */
  planned_by: string[];
};
export type PlannedSchoolErasureList = {
  results: PlannedSchoolErasure[];
};
export type SchoolExportRow = {
  bytes: number | null;
  created_at: string;
  /** Tables that are in the file so far. */
  done: number;
  /** When the file is deleted. */
  expires_at: string | null;
  id: string;
  state: 'building' | 'expired' | 'failed' | 'ready';
  tables: number;
};
export type SchoolExportList = {
  results: SchoolExportRow[];
};
export type SchoolActProposed = {
  /** Id of the proposal, and later of the export or the erasure. */
  id: string;
};
export type ProposeSchoolActBody = {
  /** Six digits from the app. */
  code?: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** Why, in 10 to 300 characters; the second person reads it. */
  reason: string;
  recovery_code?: string;
};
export type SsoProviderCard = {
  client_id: string;
  default_role: 'parent' | 'student' | 'teacher';
  domains: string[];
  enabled: boolean;
  id: string;
  issuer: string;
  name: string;
  /** Number of people who have signed in with it. */
  people: number;
  /** Time of the last successful test; null since the last change of its address or keys. */
  tested_at: string | null;
};
export type SchoolSignIn = {
  /** Whether classes may allow sign-in by badge alone. */
  allow_badge_only: boolean;
  /** Redirect address to register at the provider. */
  callback_url: string;
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  hours_days: number[];
  /** School hours of class codes: minutes since midnight in `time_zone`. */
  hours_from: number;
  hours_to: number;
  providers: SsoProviderCard[];
  /** The school's setting; null: the platform's default. */
  require_second_factor: boolean | null;
  /** The platform's default. */
  required_by_default: boolean;
  /** Whether the list of a class code shows surnames, not only initials. */
  show_surnames: boolean;
  /** IANA time zone. */
  time_zone: string;
};
export type SchoolSignInBody = {
  /** Whether classes may allow sign-in by badge alone. */
  allow_badge_only?: boolean;
  /** ISO weekdays, 1 Monday to 7 Sunday, each once. */
  hours_days?: number[];
  /** Start of the school hours: minutes since midnight, 0 to 1439, in `time_zone`. */
  hours_from?: number;
  /** End of the school hours on the same day: 1 to 1440 minutes since midnight. */
  hours_to?: number;
  /** Null: the platform's default. */
  require_second_factor?: boolean | null;
  /** Whether the list of a class code shows surnames, not only initials. */
  show_surnames?: boolean;
  /** IANA time zone of the school. */
  time_zone?: string;
};
export type SavedProvider = {
  id: string;
};
export type ProviderBody = {
  client_id: string;
  /** Stored encrypted; never returned. */
  client_secret: string;
  /** Role of people who sign in for the first time. */
  default_role: 'parent' | 'student' | 'teacher';
  /** E-mail domains whose people get an account at their first sign-in; empty: none. */
  domains: string[];
  enabled: boolean;
  /** e.g. https://accounts.google.com */
  issuer: string;
  name: string;
};
export type ProviderChangeBody = {
  client_id?: string;
  /** A new secret; without it the old one stays. */
  client_secret?: string;
  default_role?: 'parent' | 'student' | 'teacher';
  domains?: string[];
  enabled?: boolean;
  issuer?: string;
  name?: string;
};
export type SsoStart = {
  /** The authorisation address. */
  url: string;
};
export type SsoTestResult = {
  /** As a sentence. */
  message: string;
  ok: boolean;
};
export type SchoolErasureInList = {
  /** When it begins; until then it can be stopped. */
  due_at: string;
  finished_at: string | null;
  id: string;
  /** Until when the law keeps something; null where there is nothing, and before the end. */
  kept_until: string | null;
  school_id: string;
  /** Null when the school is erased. */
  school_name: string | null;
  state: 'done' | 'ended' | 'ending' | 'erasing' | 'stopped' | 'waiting';
};
export type SchoolErasurePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: SchoolErasureInList[];
};
export type SchoolCounts = {
  books: number;
  classes: number;
  people: number;
  students: number;
};
export type SchoolRow = {
  /** Address at which the school is reachable now. */
  address: string;
  counts: SchoolCounts;
  created_at: string;
  /** The school's own domain, or else its address on the platform. */
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
  /** Why the last check did not verify it. */
  problem: string | null;
  /** Whether the school is reachable there. */
  proven: boolean;
  /** Name and value of the TXT record that verifies it. */
  record_name: string;
  record_value: string;
};
export type SetupStep = {
  done: boolean;
  /** logo, people, classes, books, or a step that an area adds by `@AddsSetupStep`. */
  step: string;
};
export type ManagedSchool = {
  /** Address at which the school is reachable now. */
  address: string;
  /** For readers of languages without a text of their own. */
  announcement: string | null;
  announcement_ar: string | null;
  announcement_color: string;
  announcement_en: string | null;
  announcement_fr: string | null;
  announcement_hi: string | null;
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
  /** The school's own domain, or else its address on the platform. */
  domain_url: string;
  id: string;
  /** Language for people who chose none; null: that of their browser. */
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
  /** The announcement above every page, for readers of languages without a text of their own; empty for none. */
  announcement?: string;
  announcement_ar?: string;
  announcement_color?: string;
  announcement_en?: string;
  announcement_fr?: string;
  announcement_hi?: string;
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
  /** The school's address on the platform, or its own domain, which takes effect once a TXT record has
    verified it. */
  domain_url?: string;
  /** Language for people who chose none; empty for that of their browser. */
  language?: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** An empty text removes the logo; a new one is sent as a file, in a form. */
  logo?: '';
  primary_color?: string;
  primary_color_dark?: string;
  primary_color_light?: string;
  school_email?: string;
  school_name?: string;
  /** A suspended school cannot be used until it is restored. */
  status?: 'active' | 'suspended';
  /** First label of the school's address on the platform; without one it is derived from the name. */
  subdomain?: string;
  /** Whether people may choose among modes. */
  switchboard?: boolean;
  text_muted_color?: string;
  text_primary_color?: string;
  text_secondary_color?: string;
};
export type KeptRows = {
  rows: number;
  /** `schema.table` */
  table: string;
  why: string;
};
export type SchoolErasureRow = {
  /** Tables that are empty so far. */
  done: number;
  /** When it begins; until then it can be stopped. */
  due_at: string;
  erased_rows: number;
  finished_at: string | null;
  id: string;
  kept: KeptRows[];
  /** Until when they are kept; null where there are none, and before the end. */
  kept_until: string | null;
  school_id: string;
  /** `ending` and `ended`: what the law kept is erased, too. */
  state: 'done' | 'ended' | 'ending' | 'erasing' | 'stopped' | 'waiting';
  tables: number;
};
export type SchoolErasureList = {
  results: SchoolErasureRow[];
};
export type AgeOfCountry = {
  age: number;
  /** First day on which the rule is used, ISO 8601. */
  since: string;
  source: string;
};
export type FeatureSwitch = {
  name: 'courses' | 'embeds' | 'fundraisers' | 'giving' | 'live' | 'shop';
  on: boolean;
};
export type SchoolSettingsView = {
  /** Whether the platform's team chose the age, which may then be lower than that of the country. */
  age_approved: boolean;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The rule of the country today. */
  country_rule: AgeOfCountry;
  /** Currency of new prices, ISO 4217; null: none chosen. */
  currency: string | null;
  /** Features of this version, each on or off. */
  features: FeatureSwitch[];
  /** Age under which a guardian confirms, as the school set it; null: that of the country. */
  guardian_age: number | null;
  /** Name of the legal entity behind the school; empty: none stated. */
  legal_entity: string;
  /** Whether visitors of the platform find the school by its name and town. */
  listed: boolean;
  /** Its tax number, as written on its papers; empty: none. */
  tax_number: string;
  /** Town that the finder of schools shows; empty: none. */
  town: string;
};
export type SchoolSettingsChange = {
  /** ISO 4217; null: none. */
  currency?: string | null;
  /** The features that are on; the others are off. */
  features?: string[];
  /** Age under which a guardian confirms; null: that of the country. */
  guardian_age?: number | null;
  legal_entity?: string;
  /** Whether visitors of the platform find the school by its name and town. */
  listed?: boolean;
  tax_number?: string;
  /** Town that the finder of schools shows; empty: none. */
  town?: string;
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
  /** `set:<name>` of a drawn avatar, the address of a photo, or null. */
  avatar: string | null;
  classes: PersonClass[];
  /** ISO 3166-1 alpha-2. */
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
  /** `set:<name>` of a drawn avatar, the address of a photo, or null. */
  avatar: string | null;
  birth_month: number | null;
  /** Of a student, as far as the school stated it; used to select books for the age. */
  birth_year: number | null;
  classes: PersonClass[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  created_at: string;
  /** Number of signed-in devices. */
  devices: number;
  email: string | null;
  email_verified: boolean;
  first_name: string;
  /** Whether the account has a password. */
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
  /** Whether the account has codes from an app or passkeys. */
  second_factor: boolean;
  status: 'active' | 'archived';
  username: string;
};
export type CreatedPerson = {
  /** Shown once and stored nowhere; null for people who got a link by e-mail to choose their own. */
  first_password: string | null;
  user: PersonDetail;
};
export type CreatePersonBody = {
  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  avatar?: string | null;
  birth_month?: number | null;
  /** For students only: used to select books for the child's age. Null or empty when the school does not state
    it. */
  birth_year?: number | null;
  /** Id of a class of the school that a new student joins. */
  class_id?: string;
  /** ISO 3166-1 alpha-2. Optional for students. */
  country?: string | null;
  /** Optional for students. */
  email?: string | null;
  first_name: string;
  last_name: string;
  role: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
};
export type BulkPeopleResult = {
  ids: string[];
  remaining: number;
};
export type BulkPeopleFilters = {
  /** Id of a class: its students and teachers. */
  class?: string;
  /** The language that they have chosen. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Search words. */
  search?: string;
  /** Whether they have ever signed in. */
  signed_in?: 'never' | 'once';
  /** Without it, active and archived people. */
  status?: 'active' | 'archived';
};
export type BulkPeopleBody = {
  action: 'archive' | 'restore';
  /** How many people the administrator has agreed to; needed with `filters`. */
  expected?: number;
  filters?: BulkPeopleFilters;
  /** The people, at most 500; without them everybody whom the filters select. */
  ids?: string[];
};
export type BulkPeopleCount = {
  count: number;
};
export type PeopleExportRow = {
  bytes: number | null;
  created_at: string;
  /** When the file is deleted. */
  expires_at: string | null;
  id: string;
  state: 'building' | 'expired' | 'failed' | 'ready';
};
export type PeopleExportList = {
  results: PeopleExportRow[];
};
export type ProposalMade = {
  /** Id of the proposal, and later of the export. */
  id: string;
};
export type ProposePeopleExportBody = {
  /** Six digits from the app. */
  code?: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** Why, in 10 to 300 characters; the second person reads it. */
  reason: string;
  recovery_code?: string;
};
export type MonthCount = {
  /** People added in this month. */
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
  /** Sign-ins, without view-as sessions. */
  count: number;
  /** UTC. */
  day: string;
};
export type NewPeopleWeek = {
  /** People added in this week. */
  count: number;
  /** Monday of the week, UTC. */
  week: string;
};
export type PeopleCounts = {
  archived: number;
  /** The last twelve months, including those without additions. */
  months: MonthCount[];
  roles: RoleCount[];
  /** The fifty largest schools. */
  schools: SchoolCount[];
  /** Seen within the last seven days. */
  seen_lately: number;
  /** The last thirty days. */
  sign_ins: SignInDay[];
  total: number;
  /** The last twelve weeks. */
  weeks: NewPeopleWeek[];
};
export type ChangedPerson = {
  user: PersonDetail;
};
export type ChangePersonBody = {
  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  avatar?: string | null;
  birth_month?: number | null;
  /** For students only: used to select books for the child's age. Null or empty when the school does not state
    it. */
  birth_year?: number | null;
  /** ISO 3166-1 alpha-2. Optional for students. */
  country?: string | null;
  /** Optional for students. */
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
  /** Shown once and stored nowhere. */
  first_password: string;
};
export type ViewAsTicket = {
  /** Web app of the school; null when it is that of this request. */
  origin: string | null;
  /** Opens the view-as session once, within a minute, by POST to the address below. */
  ticket: string;
};
export type ViewAsBody = {
  /** Six digits from the app. */
  code?: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** The reason, in 10 to 300 characters. Shown to the person and in the audit log. */
  reason: string;
  recovery_code?: string;
};
export type CreateUserBody = {
  /** `set:<name>` of a drawn avatar, empty for none, or a picture (multipart). */
  avatar?: string | null;
  birth_month?: number | null;
  /** For students only: used to select books for the child's age. Null or empty when the school does not state
    it. */
  birth_year?: number | null;
  /** Id of a class of the school that a new student joins. */
  class_id?: string;
  /** ISO 3166-1 alpha-2. Optional for students. */
  country?: string | null;
  /** Optional for students. */
  email?: string | null;
  first_name: string;
  last_name: string;
  role?: 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Id of the school. */
  school?: string;
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
export type PaymentState = {
  /** Calls of providers that are not processed. */
  calls_waiting: number;
  failed_refunds: number;
  /** Held, because the facts at the provider differ from ours. */
  held: number;
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
  /** People who read within the last seven days; null: fewer than five, but not zero. */
  readers: number | null;
  students: number;
};
export type PlatformDashboard = {
  days: ReadersOfDay[];
  emails: EmailState;
  /** Messages to the platform's own inbox. */
  inbox: MessageState;
  /** Purchases and gifts, by currency. */
  money: MoneyOfCurrency[];
  months: MonthTotal[];
  payments: PaymentState;
  /** Null when the store of the queues does not answer. */
  queues: QueueState[] | null;
  readers_last_week: number;
  readers_this_week: number;
  /** Unanswered safety reports of every school. */
  safety_reports: number;
  /** The first ten schools by name. */
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
export type LeaderStatusCount = {
  count: number;
  standing:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
};
export type LeaderCounts = {
  /** People who have a mentor now. */
  mentees: number;
  /** Submitted applications of the last twelve months. */
  months: LeaderMonth[];
  standings: LeaderStatusCount[];
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
  /** Current mentees, and the number of recorded meetings. */
  mentees: number;
  nominated: boolean;
  nomination: string;
  /** The nominator; null for an application, or when the nominator no longer exists. */
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
  /** The reason, shown to the person. Required to decline. */
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
  /** Name of the person who archived them. */
  archived_by_name: string | null;
  archived_reason: string | null;
  /** Names of their former classes. */
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
export type ComparedStudentClass = {
  name: string;
  year: string;
};
export type ComparedStudent = {
  archived_at: string | null;
  archived_reason: string | null;
  avatar: string | null;
  /** Books in which it has a reading position. */
  books: number;
  classes: ComparedStudentClass[];
  /** Number of consents in force. */
  consents: number;
  created_at: string;
  first_name: string;
  /** Names of the guardians linked to it. */
  guardians: string[];
  /** Whether it has a valid printed badge. */
  has_badge: boolean;
  id: string;
  last_name: string;
  last_seen_at: string | null;
  status: 'active' | 'archived';
  username: string;
};
export type Comparison = {
  /** Both, in the requested order. */
  students: ComparedStudent[];
};
export type LikelyStudent = {
  avatar: string | null;
  /** Names of the classes, newest year first. */
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
  /** What they have in common besides the name. */
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
  /** The merge, for undoing it; null when it was made before merges could be undone. */
  merge_id: string | null;
  merged_id: string;
  /** Until when it can be undone; null when it cannot. */
  undo_until: string | null;
};
export type MergeBody = {
  /** The account that stays. */
  keep_id: string;
  /** The account that is merged into it. */
  merge_id: string;
};
export type LeftOver = {
  count: number;
  /** e.g. classes, guardians, logins, reading, stories, orders */
  kind: string;
};
export type MergeOfAccount = {
  id: string;
  kept_id: string;
  /** What comes back: account, logins, classes, guardians, consents, requests, reading, books, stories, letters, orders, cart. */
  kinds: string[];
  /** What could not be put back, because it was changed since. */
  left_over: LeftOver[];
  merged_at: string;
  merged_id: string;
  /** Full name of the merged account. */
  merged_name: string;
  /** Why it cannot be undone now; null when it can. */
  refusal:
    | ('erasure_open' | 'expired' | 'later_merge' | null | 'sealed' | 'undone')
    | ('erasure_open' | 'expired' | 'later_merge' | null | 'sealed' | 'undone');
  /** Until when it can be undone. */
  undo_until: string;
};
export type MergeList = {
  results: MergeOfAccount[];
};
export type UndoneMerge = {
  id: string;
  kept_id: string;
  /** The account that is back. */
  merged_id: string;
};
export type UndoMergeBody = {
  /** Why, in 3 to 300 characters; it is in the audit. */
  reason: string;
};
export type StudentsChanged = {
  /** Number of changed students. */
  count: number;
};
export type RestoreStudentsBody = {
  /** The class to which they return; without one, the former classes. */
  class_id?: string;
  student_ids: string[];
};
export type EraseStudentBody = {
  /** The student's username, typed as a confirmation. */
  username: string;
};
export type RequestedWord = {
  asked_at: string;
  book_title: string | null;
  language: string;
  /** A sentence from which one of them asked. */
  sentence: string;
  /** How many students asked. */
  students: number;
  word: string;
};
export type RequestedWordPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: RequestedWord[];
};
export type WorkItemView = {
  kind: 'challenge' | 'course' | 'lesson' | 'live' | 'quiz' | 'story_task';
  looks: 'challenge' | 'course' | 'lesson' | 'live' | 'quiz' | 'story_task';
  /** A teacher marks what is handed in. */
  marked: boolean;
  minutes: number | null;
  part_of: string;
  path: string;
  questions: number;
  ref: string;
  title: string;
};
export type WorkFound = {
  /** Kinds that this school has. */
  kinds: ('challenge' | 'course' | 'lesson' | 'live' | 'quiz' | 'story_task')[];
  results: WorkItemView[];
};
export type CriterionView = {
  levels: string[];
  title: string;
};
export type AssignmentView = {
  audience: 'children' | 'class' | 'group';
  /** Children for whom it is, and how many of them are done. */
  children: number;
  class_id: string;
  class_name: string;
  done: number;
  due_at: string | null;
  group_id: string | null;
  group_name: string | null;
  id: string;
  kind: 'challenge' | 'course' | 'lesson' | 'live' | 'quiz' | 'story_task';
  late_ok: boolean;
  looks: 'challenge' | 'course' | 'lesson' | 'live' | 'quiz' | 'story_task';
  /** Name of the teacher. */
  made_by: string | null;
  note: string;
  opens_at: string;
  part_of: string;
  /** Null: the work is no longer there. */
  path: string | null;
  ref: string;
  rubric: CriterionView[];
  status: 'archived' | 'open';
  /** Ids of the named children. */
  students: string[];
  title: string;
  to_mark: number;
};
export type AssignmentPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: AssignmentView[];
};
export type Assigned = {
  /** Children for whom it is today. */
  children: number;
  id: string;
};
export type CriterionBody = {
  /** Words for each of the four levels, lowest first; they may be empty. */
  levels: string[];
  title: string;
};
export type AssignBody = {
  audience: 'children' | 'class' | 'group';
  class_id: string;
  /** ISO 8601; null: no date. */
  due_at?: string | null;
  /** For the audience `group`. */
  group_id?: string | null;
  kind: 'challenge' | 'course' | 'lesson' | 'live' | 'quiz' | 'story_task';
  late_ok: boolean;
  /** A word to the children. */
  note: string;
  /** ISO 8601; absent: now. */
  opens_at?: string;
  ref: string;
  rubric: CriterionBody[];
  /** For the audience `children`. */
  students?: string[];
};
export type AssignmentChangeBody = {
  /** ISO 8601; null: no date. */
  due_at?: string | null;
  late_ok: boolean;
  /** A word to the children. */
  note: string;
  /** ISO 8601; absent: now. */
  opens_at?: string;
  rubric: CriterionBody[];
};
export type ChildChangeBody = {
  excused: boolean;
  extra_days: number;
};
export type AssignmentMoveBody = {
  status: 'archived' | 'open';
};
export type WorkStarted = {
  /** Path of the page of the work. */
  path: string;
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
  /** Names of the classes and people that the detail refers to, by their ids. */
  names: {
    [key: string]: string;
  };
  reason: string | null;
  /** Id of the tenant in which it happened. */
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
export type AuditBreakView = {
  entry_id: string | null;
  /** Place in the chain. */
  number: number | null;
  /** Name of the school. */
  school: string;
  /** changed, removed, unsealed, order or head */
  what: 'changed' | 'head' | 'order' | 'removed' | 'unsealed';
};
export type AuditCheckView = {
  /** How many entries and links are not as they were written. */
  breaks: number;
  /** Null before the first check; for all schools, when the one longest ago was made. */
  checked_at: string | null;
  /** The first of them. */
  found: AuditBreakView[];
  /** Links of the chain, or of all chains. */
  links: number;
};
export type BadgeStudent = {
  avatar: string | null;
  first_name: string;
  id: string;
  /** Only the initial. */
  last_name: string;
};
export type PresentedBadge = {
  /** `badge`: sending the ticket is sufficient. */
  sign_in_mode: 'badge' | 'password' | 'picture';
  student: BadgeStudent;
  /** For `POST /auth/student/`, valid for five minutes. */
  ticket: string;
};
export type BadgeBody = {
  /** The secret of the badge’s link. */
  badge: string;
};
export type ViewAsSession = {
  /** Name of the member of staff. */
  by: string;
  /** Null while it is active. */
  ended_at: string | null;
  /** Whether they belong to the platform's team, and not to the school. */
  from_platform: boolean;
  id: string;
  /** The given reason; shown to adults only. */
  reason: string | null;
  started_at: string;
};
export type ViewAsSessionPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ViewAsSession[];
};
export type ProfileClass = {
  code: string;
  id: string;
  name: string;
  /** Whether its students sign in without a password, by pictures or a badge, as the youngest do. */
  youngest: boolean;
};
export type ProfileViewing = {
  /** Name of the member of staff. */
  by: string;
  reason: string;
  until: string;
};
export type Profile = {
  avatar: string | null;
  classes: ProfileClass[];
  country: string | null;
  email: string | null;
  /** Whether the e-mail address was verified by a link sent to it. */
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
    | 'book.submit'
    | 'book.upload'
    | 'cart.keep'
    | 'certificate.award'
    | 'charity.manage'
    | 'charity.verify'
    | 'child.guard'
    | 'class.teach'
    | 'code.claim'
    | 'content.manage'
    | 'course.learn'
    | 'course.make'
    | 'data.ask'
    | 'design.make'
    | 'donation.give'
    | 'donation.manage'
    | 'email.monitor'
    | 'fundraiser.write'
    | 'leader.be'
    | 'letter.moderate'
    | 'live.hold'
    | 'live.join'
    | 'live.setup'
    | 'order.manage'
    | 'order.place'
    | 'payment.manage'
    | 'payout.approve'
    | 'platform.people'
    | 'platform.schools'
    | 'project.write'
    | 'proposal.decide'
    | 'reading.record'
    | 'roster.import'
    | 'royalty.manage'
    | 'school.manage'
    | 'story.review'
    | 'story.write'
    | 'system.monitor'
    | 'view.save'
    | 'work.mark'
    | 'world.build'
  )[];
  role: 'community' | 'parent' | 'platform_admin' | 'school_admin' | 'student' | 'teacher';
  /** Id of the school; null for people of the platform. */
  tenant: string | null;
  username: string;
  /** Set in a view-as session of this person: everything can be read and nothing changed. */
  viewing: ProfileViewing | null;
};
export type SignedIn = {
  access: string;
  refresh?: string;
  user: Profile;
};
export type PasskeySignInBody = {
  /** The result of `navigator.credentials.get()`, in the JSON form of WebAuthn. */
  credential: {
    [key: string]: unknown;
  };
  remember?: boolean;
  ticket: string;
};
export type PicturesBody = {
  /** Three pictures in order. */
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
  /** The result of `navigator.credentials.get()`, in the JSON form of WebAuthn. */
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
  /** IP address of the sign-in. */
  address: string | null;
  created_at: string;
  /** Whether it is the device of this request. */
  current: boolean;
  id: string;
  last_used_at: string;
  /** Approximate name, e.g. "Chrome on Windows". */
  name: string;
  /** The sign-in method. */
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
  /** Number of devices that were signed out. */
  ended: number;
};
export type SecondFactorNeeded = {
  /** The second factors that the person can use. */
  methods: ('code' | 'passkey' | 'recovery_code')[];
  /** Whether the account must have a second factor and has none: it must be set up first. */
  setup_required: boolean;
  /** Proves the first factor. Valid for 5 minutes (15 when a factor must be set up), 5 attempts, and one use. */
  ticket: string;
};
export type SecondFactorRequired = {
  second_factor: SecondFactorNeeded;
};
export type StudentIn = {
  access: string;
  /** Whether the class signs in by pictures and this student has none yet. */
  choose_pictures: boolean;
  refresh?: string;
  user: Profile;
};
export type StudentBody = {
  /** Six digits from the teacher. */
  backup_code?: string;
  /** Class code; requires `student`. */
  code?: string;
  password?: string;
  /** Three pictures in order. */
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
  /** In place of code and student: the badge token from `POST /auth/badge/`. */
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
  /** The ticket of the requested view-as session. */
  ticket: string;
};
export type Stopped = {
  /** Web app of the platform for its team; null for a school's own staff. */
  origin: string | null;
  /** Id of the viewed person. */
  person: string;
  /** Whether this browser has a separate session at this address. */
  signed_in: boolean;
};
export type BookAwaitingFile = {
  authors: string[];
  created_at: string;
  id: string;
  isbn: string | null;
  title: string;
};
export type BooksAwaitingFilesPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: BookAwaitingFile[];
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
  /** Slug of its parent. */
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
export type ModerationFinding = {
  /** A finding of the check of the file, or one computed from the book's details. */
  code: string;
  count: number;
  /** `stop` needs a decision, `look` a review, `note` was corrected automatically. */
  tone: 'look' | 'note' | 'stop';
};
export type ModerationOwner = {
  id: string;
  name: string;
};
export type ModerationSchool = {
  id: string;
  name: string;
};
export type ModerationCard = {
  authors: string[];
  cover: Cover | null;
  /** A school asks the platform's team to decide. */
  escalated: boolean;
  findings: ModerationFinding[];
  id: string;
  /** BCP 47. */
  language: string;
  /** The assignee; null without one. */
  owner: ModerationOwner | null;
  /** Progress of the check of its file, 0 to 100. */
  percentage: number;
  /** Reports of readers that nobody has decided on. */
  reports: number;
  school: ModerationSchool;
  /** Since when it has been in its current stage. */
  since: string;
  slug: string;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  student_made: boolean;
  title: string;
};
export type ModerationQueuePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ModerationCard[];
};
export type ModerationColumn = {
  /** The books that have waited longest. */
  cards: ModerationCard[];
  count: number;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
};
export type ModerationBoard = {
  columns: ModerationColumn[];
  /** Books that wait too long and have no assignee: how many, and the one that waits longest. */
  forgotten: number;
  live: number;
  longest: ModerationCard | null;
  platform_hidden: number;
  /** Books of the platform with reports of this school's readers that it has not decided on, and the books that it
    hides. */
  platform_reported: number;
  /** Books with reports that nobody has decided on. */
  reported: number;
  withdrawn: number;
};
export type ModerationStageCount = {
  count: number;
  name: string;
};
export type ModerationCounts = {
  added: {
    count: number;
    day: string;
  }[];
  /** Files that were checked in the last 30 days, those without a finding, and the findings, most frequent first. */
  checked: number;
  clean: number;
  /** Published books that state it: `age_rating`, `reading_level`, `license`, `summary`, `accessibility`, `audio`. */
  coverage: ModerationStageCount[];
  found: ModerationStageCount[];
  /** Uploaded and not yet published. */
  in_moderation: number;
  languages: ModerationStageCount[];
  live: number;
  reported: number;
  /** Published books by school, highest number first, at most 10. The platform’s own are listed under its name. */
  schools: ModerationStageCount[];
  /** Of those, waiting too long. */
  waiting_long: number;
};
export type SkippedBook = {
  book: ModerationCard;
  /** Its stage is not `ready`, readers reported it, or a finding needs a review. */
  why: 'findings' | 'reports' | 'stage';
};
export type PublishedBooks = {
  left: SkippedBook[];
  published: ModerationCard[];
};
export type PublishReadyBody = {
  books: string[];
};
export type ReadyBooks = {
  /** Without reports, and without findings that need a review. */
  clear: ModerationCard[];
  left: SkippedBook[];
  /** How many more there are that did not fit. */
  more: number;
};
export type DuplicateHint = {
  id: string;
  owner: 'platform' | 'school';
  /** What is equal: `file` or `isbn`. */
  same: 'file' | 'isbn';
  slug: string;
  title: string;
};
export type FileDifference = {
  after: string;
  before: string;
  what: string;
};
export type ModerationFile = {
  at: string;
  bytes: number;
  /** How it differs from the file before it. */
  differences: FileDifference[];
  findings: {
    code: string;
    location: string;
    message: string;
  }[];
  id: string;
  name: string;
  /** Why the file was refused. */
  reason: string | null;
  status: string;
};
export type ModerationHiding = {
  at: string;
  note: string;
  /** One of BOOK_REASONS. */
  reason: string;
  school: string;
};
export type BookHistoryItem = {
  at: string;
  by: string;
  /** Fields that an edit changed, with the values before and after. */
  detail: {
    [key: string]: unknown;
  };
  id: string;
  move: string;
  note: string;
  /** One of BOOK_REASONS. */
  reason: string | null;
};
export type ModerationPreview = {
  /** Why they do not find or open it. */
  because:
    | ('age' | 'audience' | null | 'price' | 'sign-in' | 'unrated')
    | ('age' | 'audience' | null | 'price' | 'sign-in' | 'unrated');
  /** They find it in the library, the search and the feeds. */
  finds: boolean;
  opens: boolean;
  who: 'child-12' | 'child-15' | 'child-6' | 'child-9' | 'parent' | 'teacher' | 'visitor';
};
export type ModerationReport = {
  at: string;
  fault: string;
  id: string;
  note: string;
  /** The decision on the report was made. */
  settled: boolean;
};
export type ModerationUsage = {
  finished: number | null;
  /** How many reading lists and libraries contain it. */
  lists: number;
  reactions: number | null;
  /** How many people have begun it; null below five, like all counts of people. */
  readers: number | null;
};
export type ModeratedBook = {
  /** The age from which it is suitable for a child; null while nobody has stated it. */
  age_rating: number | null;
  authors: string[];
  cover: Cover | null;
  created_at: string;
  duplicates: DuplicateHint[];
  /** A school asks the platform's team to decide. */
  escalated: boolean;
  files: ModerationFile[];
  findings: ModerationFinding[];
  /** Schools that hid it, newest first, at most 50; of a book of the platform, for its team. */
  hidden_at: ModerationHiding[];
  id: string;
  /** Thirteen digits. */
  isbn: string | null;
  /** BCP 47. */
  language: string;
  /** SPDX name; null: all rights are its owner's. */
  license: string | null;
  /** Newest first, at most 50. */
  moves: BookHistoryItem[];
  /** The book belongs to the caller's school; only there can its form be opened. */
  own: boolean;
  /** The assignee; null without one. */
  owner: ModerationOwner | null;
  pages: number;
  /** Progress of the check of its file, 0 to 100. */
  percentage: number;
  /** Which readers would find it if it were published. */
  previews: ModerationPreview[];
  /** Newest first, at most 50. */
  reader_reports: ModerationReport[];
  /** 1 to 6. */
  reading_level: number | null;
  refusal: string | null;
  /** Reports of readers that nobody has decided on. */
  reports: number;
  /** The right to publish the book here; null while nobody has stated it. */
  rights: ('licence' | null | 'own' | 'permission') | ('licence' | null | 'own' | 'permission');
  /** Who gave a permission, when and for what. */
  rights_proof: string;
  school: ModerationSchool;
  /** Since when it has been in its current stage. */
  since: string;
  slug: string;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  status: 'archived' | 'draft' | 'in_review' | 'published';
  student_made: boolean;
  summary: string;
  title: string;
  uploaded_by: string;
  usage: ModerationUsage;
  visibility: 'class' | 'platform' | 'private' | 'public' | 'school';
  word_count: number;
};
export type BookTransitioned = {
  id: string;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
};
export type TransitionBookBody = {
  move:
    | 'approve'
    | 'escalate'
    | 'recall'
    | 'release'
    | 'return'
    | 'settle'
    | 'submit'
    | 'take'
    | 'unapprove'
    | 'withdraw';
  /** A free text; the uploader of a returned book reads it. */
  note?: string;
  /** The reason; required to return, to escalate and to withdraw. */
  reason?:
    'broken' | 'details' | 'level' | 'other' | 'personal' | 'pictures' | 'quality' | 'rights' | 'unsuitable';
  /** Details that are missing although the book is approved. */
  without?: ('age' | 'language' | 'rights')[];
};
export type BookImportView = {
  /** The field that each column holds; empty for a column that is not used. */
  column_fields: string[];
  /** Headings of the columns; empty for ONIX and OneRoster. */
  column_names: string[];
  create: number;
  created_at: string;
  created_by_name: string;
  error: string | null;
  finished_at: string | null;
  /** A list, or a zip file of covers that were put on their books. */
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
  /** End of the undo window. */
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
  /** What each column holds, in order; an empty text: not used. Without it the list is checked again unchanged. */
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
  /** The book that it created or changed; null before. */
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
  /** Values of the record as they are written in the list, by member. */
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
  /** True skips the line, false includes it again. */
  skip?: boolean;
  /** Members of the record as they should have been written, e.g. `{ "isbn": "9780306406157" }`. */
  written?: {
    [key: string]: unknown;
  };
};
export type Money = {
  /** Integer minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};
export type KindOffer = {
  kind: 'class_pack' | 'digital' | 'gift' | 'print';
  prices: Money[];
  /** Readers of one class pack; null for other kinds. */
  seats: number | null;
  /** Printed copies that can still be sold, without those that orders have reserved; null: as many as are asked for. */
  stock: number | null;
};
export type BookOffers = {
  book: string;
  /** What it is offered as beside the digital book. */
  kinds: KindOffer[];
  /** The price of the catalogue, which needs no offer; null for a free book. */
  list_price: Money | null;
  /** The lowest price that can be charged, by currency. */
  minimum: Money[];
  /** Kinds that can be offered here beside the digital book. */
  possible_kinds: ('class_pack' | 'digital' | 'gift' | 'print')[];
  /** Prices in other currencies, or in place of the list price in its own. */
  prices: Money[];
  title: string;
};
export type OfferPriceBody = {
  /** Integer minor units. */
  amount: number;
  currency: string;
};
export type KindOfferBody = {
  kind: 'class_pack' | 'gift' | 'print';
  /** None: it is not sold in this kind any more. */
  prices: OfferPriceBody[];
  /** Of class packs: readers of one pack. */
  seats?: number | null;
  /** Of print: copies that can be sold from now on. Absent or null: as many as are asked for. */
  stock?: number | null;
  /** The stock that the caller saw. When it is another one meanwhile, 409 `stock_changed` and nothing is stored. */
  stock_seen?: number | null;
};
export type BookOffersBody = {
  /** Other kinds, each in place of what it was; kinds that are absent stay as they are. */
  kinds?: KindOfferBody[];
  prices: OfferPriceBody[];
};
export type RowSeed = {
  how: 'finished' | 'liked' | 'reading';
  language: string;
  slug: string;
  title: string;
};
export type BookAccess = {
  read: boolean;
  /** `owned`: it was bought for the caller. */
  reason: 'free' | 'owned' | 'purchase_required' | 'sign_in_required' | 'staff';
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
export type BookCharityProject = {
  id: string;
  slug: string;
  title: string;
};
export type BookCharity = {
  id: string;
  name: string;
  /** The project for which the share is meant; null: the charity as a whole. */
  project: BookCharityProject | null;
  slug: string;
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
  /** When it was first read to the end; null before. */
  finished_at: string | null;
  /** How many more times it was read to the end. */
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
  /** The age from which it is suitable for a child; null while nobody has stated it. */
  age_rating: number | null;
  authors: string[];
  categories: CategoryRef[];
  /** Who gets the charity's share; null while none is named. */
  charity: BookCharity | null;
  /** The charity's share of the price, in 1/10,000; null if the book is free or no share is stated. */
  charity_bps: number | null;
  /** The charity that gets this share, and its project; ids. Null: none is named. */
  charity_id: string | null;
  cover: Cover | null;
  created_at: string;
  direction: 'ltr' | 'rtl';
  featured: boolean;
  /** What was written in the story editor; null for all other books. */
  form:
    | ('blog' | 'comic' | 'letter' | null | 'poem' | 'story')
    | ('blog' | 'comic' | 'letter' | null | 'poem' | 'story');
  formats: ('epub' | 'pdf')[];
  has_audio: boolean;
  /** The school hides it from its readers; then only people who manage books see it. */
  hidden: boolean;
  id: string;
  illustrators: string[];
  ingestion: 'processing' | 'ready' | 'refused' | 'waiting';
  /** Thirteen digits. */
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
  project_id: string | null;
  publisher: string | null;
  rating: Rating | null;
  reactions: {
    [key: string]: number;
  };
  /** The caller's reading state of the book; null for visitors, and without one. */
  reading: ReadingStateView | null;
  /** 1 to 6. */
  reading_level: number | null;
  reading_minutes: number;
  /** The rights in the book are stated completely; null for everybody who does not manage books. */
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
  /** Books with the same value are the same work in other languages. */
  work_id: string | null;
};
export type DeviceView = {
  kind: 'computer' | 'phone' | 'tablet';
  system: string;
};
export type RowReason = {
  kind: 'author' | 'category' | 'percentage' | 'readers' | 'series' | 'theme';
  /** The series, the author or the theme; for a category its slug; how many of a class read it; the progress. */
  value: string;
};
export type RowBook = {
  book: Book;
  /** For a book that the reader has begun: the device on which they last read it. */
  device: DeviceView | null;
  why: RowReason | null;
};
export type ReadingListCard = {
  audience: 'child' | 'class' | 'draft' | 'group' | 'school';
  /** Books of the list that the viewer finds. */
  books_count: number;
  class_id: string | null;
  class_name: string | null;
  /** Covers of the first four books. */
  covers: Cover[];
  created_at: string;
  /** A day, e.g. 2026-12-18. */
  due_on: string | null;
  /** How many of them the viewer has read to the end. */
  finished_count: number;
  group_id: string | null;
  group_name: string | null;
  id: string;
  /** First and last name of its author, as far as the viewer may see it. */
  made_by: string | null;
  /** The viewer may change it. */
  may_change: boolean;
  /** The viewer may see who read what. */
  may_follow: boolean;
  note: string;
  /** Path of its public page; null when it is not published. */
  public_path: string | null;
  /** The last day on which a teacher reminded the viewer of the list, e.g. 2026-12-18. */
  reminded_on: string | null;
  student_id: string | null;
  /** First and last name of the child, for those who may change the list. */
  student_name: string | null;
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
  /** Number of one of the United Nations' goals. */
  goal: number | null;
  kind:
    | 'because'
    | 'continue'
    | 'for_age'
    | 'from_teacher'
    | 'goal'
    | 'in_language'
    | 'languages'
    | 'read_by'
    | 'theme'
    | 'want';
  list: ReadingListCard | null;
  people: RowPeople | null;
  /** The theme that the reader's class reads about. */
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
export type DuplicateBook = {
  authors: string[];
  /** It was described, and its file has not been uploaded yet. */
  awaits_file: boolean;
  cover: Cover | null;
  created_at: string;
  id: string;
  isbn: string | null;
  /** Its owner: a book of the platform is in every school's library, and is the one to keep. */
  owner: 'platform' | 'school';
  /** How many people have begun it; null below five. */
  readers: number | null;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'published';
  title: string;
};
export type DuplicateBookGroup = {
  /** The best candidate for keeping comes first. */
  books: DuplicateBook[];
  same: ('file' | 'isbn')[];
  /** For the platform's team: the school whose copies are listed with a book of the platform; null when all books have
    one owner. */
  school: ModerationSchool | null;
};
export type DuplicateBookGroupPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: DuplicateBookGroup[];
};
export type DistinctBooks = {
  books: number;
};
export type DistinctBooksBody = {
  books: string[];
};
export type MergedBooks = {
  id: string;
  merged: number;
};
export type MergeBooksBody = {
  /** The book that stays. */
  keep: string;
  /** The books that are merged into it. */
  others: string[];
};
export type CategoryInList = {
  name: string;
  slug: string;
};
export type CoverInList = {
  color: string;
  medium: string;
};
export type ProgressInList = {
  /** 0 to 100. */
  percentage: number;
};
export type ReadingInList = {
  state: 'abandoned' | 'finished' | 'reading' | 'want';
};
export type BookInList = {
  access: BookAccess;
  age_range: AgeRange | null;
  authors: string[];
  categories: CategoryInList[];
  /** Who gets the charity's share; null while none is named. */
  charity: BookCharity | null;
  cover: CoverInList | null;
  formats: ('epub' | 'pdf')[];
  /** It has a recorded voice. */
  has_audio: boolean;
  id: string;
  illustrators: string[];
  /** BCP 47. */
  language: string;
  pages: number;
  price: Money | null;
  progress: ProgressInList | null;
  /** Ratings and reactions may be a minute old. */
  rating: Rating | null;
  reactions: {
    [key: string]: number;
  };
  /** The caller's reading state of the book; null for visitors, and without one. */
  reading: ReadingInList | null;
  /** 1 to 6. */
  reading_level: number | null;
  reading_minutes: number;
  series_position: number | null;
  slug: string;
  subtitle: string | null;
  /** At most its first 240 characters. */
  summary: string;
  title: string;
};
export type BookPage = {
  count: number;
  next: string | null;
  previous: string | null;
  /** What a card shows; with `mine` or `status`, for tables, all members of a book. */
  results: (BookInList | Book)[];
};
export type BookDetailsView = {
  age_max: number | null;
  age_min: number | null;
  /** The age from which it is suitable for a child; null while nobody has stated it. */
  age_rating: number | null;
  authors: string[];
  /** It was described by a form or a list, and its file has not been uploaded yet. */
  awaits_file: boolean;
  /** Slugs. */
  categories: string[];
  /** Who gets the charity's share; null while none is named. */
  charity: BookCharity | null;
  /** The charity's share of the price, in 1/10,000; null if the book is free or no share is stated. */
  charity_bps: number | null;
  /** The charity that gets this share, and its project; ids. Null: none is named. */
  charity_id: string | null;
  class_id: string | null;
  id: string;
  illustrators: string[];
  ingestion: 'processing' | 'ready' | 'refused' | 'waiting';
  /** Thirteen digits. */
  isbn: string | null;
  /** BCP 47. */
  language: string;
  /** Reading level estimated by readability formulas, 1 to 4; null: unknown. */
  level_guess: number | null;
  /** SPDX name; null: all rights are its owner's. */
  license: string | null;
  /** It was submitted for review, and the caller may take it back, since nobody has begun to review it. */
  may_recall: boolean;
  narrators: string[];
  /** Null: free. */
  price: Money | null;
  project_id: string | null;
  /** A year, a month or a day: `2019`, `2019-04`, `2019-04-23`. */
  published_on: string | null;
  publisher: string | null;
  /** 1 to 6. */
  reading_level: number | null;
  /** What should be corrected, most important first. */
  remarks: (
    | 'age-missing'
    | 'age-order'
    | 'category-missing'
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
    | 'summary-missing'
    | 'title-capitals'
    | 'title-file'
  )[];
  rights: ('licence' | null | 'own' | 'permission') | ('licence' | null | 'own' | 'permission');
  /** Who gave a permission, when and for what. */
  rights_proof: string;
  /** The United Nations' goals, 1 to 17. */
  sdg_goals: number[];
  series: string | null;
  series_position: number | null;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'published';
  subtitle: string | null;
  summary: string;
  title: string;
  translators: string[];
  /** Must be sent with a change; the change is refused if somebody else changed the book meanwhile. */
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
  /** The age from which it is suitable for a child. */
  age_rating?: number | null;
  authors?: string[];
  /** Slugs of categories. */
  categories?: string[];
  /** The charity's share of the price, in 1/10,000; the rest pays for making the book. Null: not stated. */
  charity_bps?: number | null;
  /** The charity that gets this share: one that the school may choose. Null: none is named. */
  charity_id?: string | null;
  /** The class of a book with the visibility `class`. */
  class_id?: string | null;
  illustrators?: string[];
  /** Ten or thirteen digits, with any separators. */
  isbn?: string | null;
  /** BCP 47; `und` when it is unknown. */
  language?: string;
  /** SPDX name; null: all rights are its owner's. */
  license?: string | null;
  narrators?: string[];
  /** Null: free. */
  price?: PriceBody | null;
  /** The project of the charity for which the share is meant; alone it names its charity, too. */
  project_id?: string | null;
  /** A year, a month or a day. */
  published_on?: string | null;
  publisher?: string | null;
  reading_level?: number | null;
  /** The right to publish it here. */
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
  /** The version that the change was made on; without it there is no check for other changes. */
  version?: number;
  /** Who can find it; the choices differ between a school and the platform's own address. */
  visibility?: 'class' | 'platform' | 'private' | 'public' | 'school';
};
export type EditedBooks = {
  changed: number;
  /** Ids with which the edit can be undone for a day. */
  edits: string[];
};
export type BookEditBody = {
  add_categories?: string[];
  /** The age from which it is suitable. */
  age_rating?: number;
  /** The charity's share of the price, in 1/10,000; the rest pays for making the book. Null: not stated. */
  charity_bps?: number | null;
  /** The charity that gets this share: one that the school may choose. Null: none is named. */
  charity_id?: string | null;
  featured?: boolean;
  /** BCP 47. */
  language?: string;
  /** SPDX name. */
  license?: string;
  /** Null: free. */
  price?: PriceBody | null;
  /** The project of the charity for which the share is meant; alone it names its charity, too. */
  project_id?: string | null;
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
  /** Books that match all filters except the category. */
  any_category: number;
  audience: FacetValue[];
  audio: FacetValue[];
  /** A category counts the books of the categories below it, too. */
  category: FacetValue[];
  /** Books that match all filters. */
  count: number;
  feature: FacetValue[];
  featured: FacetValue[];
  /** Books written in the story editor, by form. */
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
  /** Name of its newest file; empty while it has none. */
  file_name: string;
  findings: ModerationFinding[];
  id: string;
  /** BCP 47. */
  language: string;
  /** The assignee; null without one. */
  owner: ModerationOwner | null;
  /** Progress of the check of its file, 0 to 100. */
  percentage: number;
  /** Why its file was refused. */
  refusal: string | null;
  /** Reports of readers that nobody has decided on. */
  reports: number;
  school: ModerationSchool;
  /** Since when it has been in its current stage. */
  since: string;
  slug: string;
  stage: 'changes' | 'checking' | 'live' | 'ready' | 'review' | 'uploaded' | 'withdrawn';
  /** The current step of the check of its file. */
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
export type BookWithFile = {
  id: string;
  /** Whether it is a book of the platform. */
  of_platform: boolean;
  /** Whether the caller uploaded it. */
  own: boolean;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'published';
  title: string;
};
export type BooksWithFile = {
  books: BookWithFile[];
};
export type BookVersionEntry = {
  authors: string[];
  cover: Cover | null;
  /** The nearest book that it is based on and that the viewer may see; null for the first one. */
  from: string | null;
  /** The kind of version relative to `from`; null for the first one. */
  how: ('level' | null | 'remix' | 'translation') | ('level' | null | 'remix' | 'translation');
  id: string;
  /** BCP 47. */
  language: string;
  slug: string;
  title: string;
};
export type BookVersions = {
  books: BookVersionEntry[];
  /** Its licence allows others to make a version. */
  open: boolean;
  /** The families of its authors allow translations. */
  translation: boolean;
};
export type NewVersion = {
  how: 'level' | 'remix' | 'translation';
  /** Of a translation; other versions keep the language of the book. */
  language: string;
};
export type SimilarBooks = {
  books: RowBook[];
};
export type PosterCode = {
  link: string;
  /** The dark modules as one SVG path. */
  path: string;
  /** Number of modules on a side. */
  size: number;
};
export type SamplePicture = {
  /** The book's own description of the picture; empty without one. */
  alt: string;
  url: string;
};
export type SamplePage = {
  paragraphs: string[];
  picture: SamplePicture | null;
};
export type BookSample = {
  /** Empty for books that the caller may not open, and for books without text, such as scans. */
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
  /** When it was written, by the writer's clock; at most a day in the future. A version that is older than the stored
    one changes nothing. */
  client_time: string;
  colour?: 'leaf' | 'rose' | 'sky' | 'sun';
  /** Position in the book: href, CFI, progression. */
  locator: object;
  motivation: 'bookmarking' | 'commenting' | 'highlighting';
  note?: string;
  page: number;
  percentage: number;
  /** The text before and after them, by which they are found again in another edition of the book. */
  prefix?: string;
  /** The marked words. */
  quote?: string;
  suffix?: string;
  /** `class`: visible to its teachers, and to the class once a teacher has approved it. */
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
export type ReplacedCover = {
  id: string;
};
export type CoverBody = {
  /** PNG, JPEG or WebP, as Base64. */
  picture: string;
};
export type RequestedChange = {
  at: string;
  note: string;
  /** One of BOOK_REASONS. */
  reason: string;
};
export type IngestionFinding = {
  code: string;
  location: string;
  message: string;
};
export type Ingestion = {
  /** For the uploader and for those who manage books, while the book waits for the change. */
  asked: RequestedChange | null;
  code: string | null;
  findings: IngestionFinding[];
  id: string;
  location: string | null;
  /** 0 to 100. */
  percentage: number;
  reason: string | null;
  status: 'processing' | 'ready' | 'refused' | 'waiting';
  step: string;
};
export type OfflineBook = {
  /** Size of the book's file, which is about the size of the download. */
  bytes: number;
  /** Id of the book's file; a download of another one is out of date. */
  file_id: string;
  /** Paths below the folder that opening the book names. */
  files: string[];
};
export type OtherDevicePosition = {
  /** When it was there, by its own clock. */
  client_time: string;
  device: DeviceView;
  locator: object;
  percentage: number;
};
export type ReadingPositions = {
  /** The positions of the reader's other devices, newest first; of all devices when the caller names none. */
  devices: OtherDevicePosition[];
  locator: object | null;
  /** 0 to 100. */
  percentage: number;
  updated_at: string;
};
export type ProgressSaved = {
  /** The position of another device since `known_at`, if it is elsewhere in the book; null otherwise. */
  elsewhere: OtherDevicePosition | null;
  /** False when a later position is stored already. */
  saved: boolean;
};
export type DeviceBody = {
  /** Generated by the device once, and stored there. */
  id: string;
  kind: 'computer' | 'phone' | 'tablet';
  system: 'android' | 'chromeos' | 'ios' | 'linux' | 'mac' | 'other' | 'windows';
};
export type ProgressBody = {
  /** When the reader was at this position, by the reader's clock; at most a day in the future. */
  client_time: string;
  /** The device that saves; the position of each device is stored. */
  device?: DeviceBody;
  /** The newest time of another device's position that this device knows; a newer one is in the answer. */
  known_at?: string;
  /** Position in the book: href, CFI, progression. */
  locator: object;
  percentage: number;
};
export type BookReactions = {
  /** The caller's own; null without one. */
  mine: string | null;
  reactions: {
    [key: string]: number;
  };
};
export type ReactionBody = {
  reaction: 'clever' | 'cosy' | 'funny' | 'love' | 'touching' | 'wow';
};
export type ReadingStateSaved = {
  /** Null when the reader neither wants the book nor has read in it. */
  reading: ReadingStateView | null;
};
export type ReadingStateBody = {
  /** When it was chosen, by the reader's clock; at most a day in the future. */
  client_time: string;
  /** Wanted, or put aside; null for neither. */
  state?: ('abandoned' | null | 'want') | ('abandoned' | null | 'want');
};
export type BookReasonBody = {
  note?: string;
  reason:
    'broken' | 'details' | 'level' | 'other' | 'personal' | 'pictures' | 'quality' | 'rights' | 'unsuitable';
};
export type BookReported = {
  reported: boolean;
};
export type BookReportBody = {
  fault: 'broken' | 'copied' | 'other' | 'personal' | 'unsuitable';
  note?: string;
};
export type SavedReview = {
  id: string;
};
export type ReviewBody = {
  rating: number;
  text?: string;
};
export type Review = {
  created_at: string;
  /** Taken down: only its author and those who manage books still see it. */
  hidden: boolean;
  /** Why it was taken down, for the same people. */
  hidden_reason: string | null;
  id: string;
  mine: boolean;
  /** First name and initial of the surname. */
  name: string;
  /** Reports that nobody has decided on; null for people who do not manage books. */
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
  /** False when a longer session with this id is stored already. */
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
export type QuoteCoupon = {
  /** As it is stored: in capital letters. */
  code: string;
  /** What it takes off all lines together. */
  discount: Money;
  /** Why it is not applied, as a sentence; null when it is. */
  reason: string | null;
  /** `applied`, or why it is not. */
  state:
    | 'applied'
    | 'below_minimum'
    | 'not_in_currency'
    | 'not_these'
    | 'not_yet'
    | 'not_your_class'
    | 'over'
    | 'paused'
    | 'unknown'
    | 'used_by_you'
    | 'used_up';
};
export type QuoteExtra = {
  /** Whether `total` includes it: only when it was asked for. */
  chosen: boolean;
  price: Money;
};
export type CharityProjectOfLine = {
  id: string;
  slug: string;
  title: string;
};
export type CharityOfLine = {
  id: string;
  name: string;
  /** The project for which the part is meant; null: the charity as a whole. */
  project: CharityProjectOfLine | null;
  slug: string;
};
export type LineSplit = {
  charity: Money;
  /** The charity's share in basis points. */
  charity_bps: number;
  /** All that is not the charity's: the people who made the book, the school, the platform. */
  making: Money;
};
export type LineTax = {
  amount: Money;
  /** The rate in basis points. */
  bps: number;
};
export type CartLine = {
  authors: string[];
  /** Who gets the charity's part; null while no charity is named. */
  charity: CharityOfLine | null;
  /** Currencies in which this item can be bought. */
  currencies: string[];
  /** What a coupon takes off the line; null without a price. */
  discount: Money | null;
  /** Address of the cover; null without one. */
  image: string | null;
  /** The id of the book for its digital edition, `<book id>:<kind>` for others, `<course id>:course`; for an unknown item what was sent. */
  item: string;
  kind: 'class_pack' | 'course' | 'digital' | 'gift' | 'print';
  /** Price of one when it was put in the cart, if it has changed since. */
  price_before: Money | null;
  /** More than 1 of printed books only, at most 99. */
  quantity: number;
  /** Why it cannot be bought, as a sentence; null when it can. */
  reason: string | null;
  /** Readers of a class pack; null for other kinds. */
  seats: number | null;
  /** Address of the page of the book or course; null for an unknown item. */
  slug: string | null;
  /** How `total` is divided; null without a price. */
  split: LineSplit | null;
  state:
    | 'free'
    | 'not_enough'
    | 'not_for_reader'
    | 'not_in_currency'
    | 'not_offered'
    | 'not_sent'
    | 'ok'
    | 'owned'
    | 'sold_out'
    | 'unknown'
    | 'withdrawn';
  /** Printed copies that are left; null: as many as are asked for. */
  stock: number | null;
  /** Null without a price. */
  tax: LineTax | null;
  /** Empty for an unknown item. */
  title: string;
  /** Of all of the line: `quantity` times `unit_price` without the discount; null without a price. */
  total: Money | null;
  /** Of one. Tax included; null for students, and for an item that cannot be bought in this currency. */
  unit_price: Money | null;
};
export type QuoteRoundUp = {
  /** Who gets it; null while nobody is named. */
  charity: CharityOfLine | null;
  /** The charities of the books: what may be stated as `round_up_for`. */
  choices: CharityOfLine[];
  /** Whether `total` includes it: only when it was asked for. */
  chosen: boolean;
  price: Money;
};
export type QuoteShipping = {
  /** The country of the buyer for which this is the price, ISO 3166-1 alpha-2. */
  country: string | null;
  /** For all of them, tax included. */
  price: Money;
  tax: LineTax;
};
export type CartQuote = {
  /** Whether there is something to pay for, and every line can be bought. */
  can_pay: boolean;
  count: number;
  /** Null without a code, and for students. */
  coupon: QuoteCoupon | null;
  /** Currencies in which all lines that are for sale can be bought. */
  currencies: string[];
  /** Currency of the prices; null for students. */
  currency: string | null;
  /** What the provider is expected to keep; null without a provider whose fee is known, and for students. */
  fee_cover: QuoteExtra | null;
  /** Ids of the items. */
  items: string[];
  lines: CartLine[];
  /** A donation that rounds the total up; null when there is nothing to pay, and for students. */
  round_up: QuoteRoundUp | null;
  /** Null when nothing is sent by post, and for students. */
  shipping: QuoteShipping | null;
  /** Whether something has to be sent by post. */
  ships: boolean;
  /** The tax that `total` includes; null for students. */
  tax_total: Money | null;
  /** Sum of the lines that can be bought, of shipping and of the chosen extras; null for students. */
  total: Money | null;
};
export type QuoteBody = {
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
  /** A code that lowers the price; letters of any case. */
  coupon?: string;
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  currency?: string;
  /** Whether the buyer also pays the fee of the provider; absent: no. */
  fee_cover?: boolean;
  /** The buyer's child who gets the digital books: one of `children` of the options. Not with `request`. */
  for_child?: string;
  items: string[];
  /** How it will be paid, which decides what a fee cover costs; absent: no fee cover is offered. */
  provider?: 'paypal' | 'phonepe' | 'stripe';
  /** How many of each printed book, by its item; absent: 1. */
  quantities?: {
    [key: string]: number;
  };
  /** Secret of a student's request, for whom the prices are then. */
  request?: string;
  /** Whether the total is rounded up with a donation to a charity; absent: no. */
  round_up?: boolean;
  /** The charity to which the round-up goes, among those of the books; absent: the one that gets most from the cart. */
  round_up_for?: string;
};
export type RequestedBook = {
  /** Address of the cover; null without one. */
  image: string | null;
  item: string;
  slug: string | null;
  title: string;
};
export type CodeQr = {
  /** The dark modules as one SVG path. */
  path: string;
  /** Number of modules on a side. */
  size: number;
};
export type CartRequestView = {
  /** First name of the one grown-up who was chosen; null for all of them, and for a code. */
  asked: string | null;
  books: RequestedBook[];
  created_at: string;
  expires_at: string;
  id: string;
  /** The link that the student shows, while it can be answered; null when it went by e-mail. */
  link: string | null;
  /** The same link as a QR code. */
  qr: CodeQr | null;
  /** Who was asked: the family, the teachers of the class, or whoever is shown the code. */
  sent_to: 'code' | 'family' | 'teachers';
  state: 'bought' | 'expired' | 'taken_back' | 'waiting';
};
export type CartRequestPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CartRequestView[];
};
export type CartRequestBody = {
  /** What the student wishes; absent: the cart. */
  items?: string[];
  /** Who is asked: the id of one of `GET /cart-requests/grown-ups/`, or `code` for a link that the student shows. Absent:
    all of them. */
  to?: string;
};
export type GrownUp = {
  /** The address as somebody recognises it who knows it: `n•••@example.org`; null without one. */
  email_hint: string | null;
  id: string;
  name: string;
};
export type GrownUps = {
  results: GrownUp[];
  /** Who they are: the guardians who may buy, or the teachers of the class where there is none. */
  sent_to: 'family' | 'teachers';
};
export type AskedCart = {
  /** First name of the child. */
  child: string;
  created_at: string;
  expires_at: string;
  /** What the child wishes, with its prices. */
  quote: CartQuote;
  state: 'bought' | 'expired' | 'taken_back' | 'waiting';
};
export type CategoryContribution = {
  /** Reactions to books of this category; null: fewer than five, but not zero; only staff see such numbers. */
  contributions: number | null;
  /** The same number under its former name. */
  count: number | null;
  /** Its slug. */
  id: string;
  name: string;
  /** Share of all reactions that count for a category, 0 to 1; null as above. */
  share: number | null;
  slug: string;
};
export type ReactionContributions = {
  categories: CategoryContribution[];
};
export type CategoryNode = {
  /** Books in it, in every state. */
  books: number;
  /** `#rrggbb` */
  color: string | null;
  description: string;
  /** A category of the platform that this school hides. */
  hidden: boolean;
  icon: string | null;
  /** Its slug. */
  id: string;
  name: string;
  /** By language, where it differs. */
  names: {
    [key: string]: string;
  };
  /** It belongs to the caller's tenant; a school cannot change the platform's. */
  own: boolean;
  parent: string | null;
  position: number;
  slug: string;
};
export type CategoryTreeView = {
  results: CategoryNode[];
};
export type SavedCategory = {
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
  /** Slug of its parent. */
  parent?: string | null;
};
export type CategoryVisibility = {
  id: string;
  shown: boolean;
};
export type CategoryVisibilityBody = {
  /** Whether the school shows this category of the platform. */
  shown: boolean;
};
export type MoveCategoryBody = {
  /** Slug of the category that it is placed before; null at the end. */
  before?: string | null;
  /** Slug of its parent; null at the top. */
  parent?: string | null;
};
export type CertificateDesigns = {
  achievement: 'arcs' | 'hills' | 'ribbons' | 'stripes';
  completion: 'arcs' | 'hills' | 'ribbons' | 'stripes';
  contribution: 'arcs' | 'hills' | 'ribbons' | 'stripes';
  training: 'arcs' | 'hills' | 'ribbons' | 'stripes';
};
export type CertificateCounts = {
  achievement: number;
  completion: number;
  contribution: number;
  training: number;
};
export type SignerView = {
  name: string;
  title: string;
};
export type CertificateSettingsView = {
  designs: CertificateDesigns;
  given: CertificateCounts;
  names: 'first' | 'full' | 'initial';
  signers: SignerView[];
};
export type DesignsBody = {
  achievement: 'arcs' | 'hills' | 'ribbons' | 'stripes';
  completion: 'arcs' | 'hills' | 'ribbons' | 'stripes';
  contribution: 'arcs' | 'hills' | 'ribbons' | 'stripes';
  training: 'arcs' | 'hills' | 'ribbons' | 'stripes';
};
export type SignerBody = {
  name: string;
  title: string;
};
export type CertificateSettingsBody = {
  designs: DesignsBody;
  names: 'first' | 'full' | 'initial';
  signers: SignerBody[];
};
export type CertificateSummary = {
  code: string;
  id: string;
  issued_at: string;
  kind: 'achievement' | 'completion' | 'contribution' | 'training';
  minutes: number | null;
  name: string;
  number: string;
  reason: ('family' | 'mistake' | null | 'wrong_data') | ('family' | 'mistake' | null | 'wrong_data');
  state: 'expired' | 'reissued' | 'revoked' | 'valid';
  title: string;
};
export type CertificatePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CertificateSummary[];
};
export type CertificatesAwarded = {
  already: number;
  awarded: number;
};
export type AwardBody = {
  detail?: string;
  kind: 'achievement' | 'contribution';
  people: string[];
  title: string;
};
export type CertificateQr = {
  path: string;
  size: number;
};
export type CertificateView = {
  check_qr: CertificateQr;
  /** Address of the check page, as printed. */
  check_url: string;
  code: string;
  design: 'arcs' | 'hills' | 'ribbons' | 'stripes';
  detail: string;
  issued_at: string;
  kind: 'achievement' | 'completion' | 'contribution' | 'training';
  /** Language of the printed words, BCP 47. */
  language: string;
  lessons: number | null;
  minutes: number | null;
  /** Name of the person: whole for those who may know it, otherwise as the school shows names of children. */
  name: string;
  number: string;
  reason: ('family' | 'mistake' | null | 'wrong_data') | ('family' | 'mistake' | null | 'wrong_data');
  /** When it was taken back or replaced. */
  revoked_at: string | null;
  school: string;
  /** Whole percent. */
  score: number | null;
  signers: SignerView[];
  state: 'expired' | 'reissued' | 'revoked' | 'valid';
  title: string;
  valid_until: string | null;
  /** Whether `name` is the whole name as printed. */
  whole_name: boolean;
};
export type CertificateCheckView = {
  check_qr: CertificateQr;
  /** Address of the check page, as printed. */
  check_url: string;
  code: string;
  design: 'arcs' | 'hills' | 'ribbons' | 'stripes';
  detail: string;
  issued_at: string;
  kind: 'achievement' | 'completion' | 'contribution' | 'training';
  /** Language of the printed words, BCP 47. */
  language: string;
  lessons: number | null;
  minutes: number | null;
  /** Name of the person: whole for those who may know it, otherwise as the school shows names of children. */
  name: string;
  /** Whether the name that was read on paper is the printed one; null: none was given. */
  name_matches: boolean | null;
  number: string;
  reason: ('family' | 'mistake' | null | 'wrong_data') | ('family' | 'mistake' | null | 'wrong_data');
  /** When it was taken back or replaced. */
  revoked_at: string | null;
  school: string;
  /** Whole percent. */
  score: number | null;
  signers: SignerView[];
  state: 'expired' | 'reissued' | 'revoked' | 'valid';
  title: string;
  valid_until: string | null;
  /** Whether `name` is the whole name as printed. */
  whole_name: boolean;
};
export type CertificateReissued = {
  code: string;
};
export type ReissueBody = {
  first_name: string;
  last_name: string;
};
export type RevokeBody = {
  reason: 'family' | 'mistake' | 'wrong_data';
};
export type ChallengeDeskItem = {
  age_from: number | null;
  age_to: number | null;
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  ends_on: string | null;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  intro: string;
  kind: 'action' | 'letter' | 'quiz' | 'reading' | 'sdg' | 'writing';
  /** How long an entry takes. */
  minutes: number;
  /** Whether the school made it, not the platform. */
  own: boolean;
  /** What a letter is written with; else empty. */
  product: string;
  slug: string;
  starts_on: string | null;
  status: 'archived' | 'draft' | 'published';
  time: 'coming' | 'finished' | 'running';
  title: string;
};
export type ChallengeDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ChallengeDeskItem[];
};
export type ChallengeSaved = {
  id: string;
  revision: number;
  slug: string;
};
export type NewChallengeBody = {
  kind: 'action' | 'letter' | 'quiz' | 'reading' | 'sdg' | 'writing';
  title: string;
};
export type ChallengePartView = {
  text: string;
  title: string;
};
export type ChallengeDraft = {
  age_from: number | null;
  age_to: number | null;
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  author_name: string;
  /** Slugs of books that help. */
  books: string[];
  /** Slug of the course with the quizzes; else empty. */
  course: string;
  each_day: boolean;
  ends_on: string | null;
  /** What an entry is: a text, a story, a book that is read to its end, or a course with quizzes. */
  entry_form: 'book' | 'course' | 'story' | 'text';
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  intro: string;
  kind: 'action' | 'letter' | 'quiz' | 'reading' | 'sdg' | 'writing';
  /** What a teacher looks at. */
  looks: ChallengePartView[];
  /** How long an entry takes. */
  minutes: number;
  /** Accepted entries that finish it for a person. */
  needs: number;
  /** Whether the school made it, not the platform. */
  own: boolean;
  /** What is missing before it can be published. */
  problems: string[];
  /** What a letter is written with; else empty. */
  product: string;
  revision: number;
  slug: string;
  starts_on: string | null;
  status: 'archived' | 'draft' | 'published';
  steps: ChallengePartView[];
  /** What a class wants to reach together; null: nothing. */
  target: number | null;
  teams: boolean;
  time: 'coming' | 'finished' | 'running';
  title: string;
  /** What is counted, e.g. buckets. */
  unit: string;
  why: string;
};
export type ChallengePartBody = {
  text: string;
  title: string;
};
export type ChallengeBody = {
  age_from?: number | null;
  age_to?: number | null;
  art: 'animals' | 'feelings' | 'folk-tales' | 'journeys' | 'poems' | 'science' | 'sea' | 'space';
  books: string[];
  course: string;
  each_day: boolean;
  ends_on?: string | null;
  goals: number[];
  intro: string;
  kind: 'action' | 'letter' | 'quiz' | 'reading' | 'sdg' | 'writing';
  looks: ChallengePartBody[];
  minutes: number;
  needs: number;
  /** Small letters, digits and hyphens: it is part of the address. */
  product: string;
  /** As it was read. */
  revision: number;
  starts_on?: string | null;
  steps: ChallengePartBody[];
  target?: number | null;
  teams: boolean;
  title: string;
  unit: string;
  why: string;
};
export type MoveBody = {
  move: 'archive' | 'publish' | 'restore';
};
export type EntryBody = {
  /** How much of what is counted. */
  quantity?: number;
  /** The story or letter that is the entry, of one's own. */
  story_id?: string;
  /** Classmates in the team, besides the author. */
  team?: string[];
  text: string;
  /** Whether the author would like it in the showcase. */
  wants_show: boolean;
};
export type CheckBody = {
  decision: 'accept' | 'return';
  feedback: string;
  /** Whether it may be in the showcase, if the author and the family agree. */
  may_show: boolean;
};
export type ShowcaseWishBody = {
  wants_show: boolean;
};
export type RoundOption = {
  id: string;
  text: string;
};
export type RoundQuestionView = {
  /** The answer of the person; null: none yet. */
  answer: string[] | null;
  id: string;
  kind: 'audio' | 'choice' | 'cloze' | 'drawing' | 'hotspot' | 'match' | 'multiple' | 'order' | 'short';
  lefts: string[];
  options: RoundOption[];
  parts: string[];
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
  text: string;
};
export type RoundCount = {
  answers: number;
  right: number;
};
export type RoundView = {
  /** How many have answered the question. */
  answered: number;
  class_name: string;
  count: number;
  /** Slug of the course with the same questions, for one's own pace. */
  course: string;
  /** What to read after a wrong answer; empty until it is shown. */
  help: string;
  /** Whether the person holds it. */
  holds: boolean;
  id: string;
  /** Null once it has ended. */
  question: RoundQuestionView | null;
  /** Whether the answer of the person was right; null: none, or not shown yet. */
  right: boolean | null;
  /** Whether the answer is shown, and no more are taken. */
  shown: boolean;
  /** What is right; empty until it is shown. */
  solution: string[];
  state: 'ended' | 'open';
  /** Number of the question, from 0. */
  step: number;
  title: string;
  /** The class together, over all questions whose answer was shown; null: too few have answered to tell. */
  together: RoundCount | null;
};
export type RoundAnswerBody = {
  /** As answers to the questions of lessons. */
  answer: string[];
  step: number;
};
export type RoundMoveBody = {
  move: 'end' | 'next' | 'show';
};
export type ChallengeListItem = {
  age_from: number | null;
  age_to: number | null;
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  ends_on: string | null;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  intro: string;
  kind: 'action' | 'letter' | 'quiz' | 'reading' | 'sdg' | 'writing';
  /** How long an entry takes. */
  minutes: number;
  /** Whether the school made it, not the platform. */
  own: boolean;
  /** What a letter is written with; else empty. */
  product: string;
  slug: string;
  starts_on: string | null;
  time: 'coming' | 'finished' | 'running';
  title: string;
};
export type ChallengeWork = {
  challenge: ChallengeListItem;
  /** YYYY-MM-DD */
  day: string;
  /** What the teacher wrote. */
  feedback: string;
  id: string;
  looks: ChallengePartView[];
  may_show: boolean;
  /** Whether the signed-in person handed it in, not somebody of the team. */
  mine: boolean;
  /** Full names of the team. */
  people: string[];
  quantity: number;
  /** Whether it is in the showcase now. */
  shown: boolean;
  state: 'accepted' | 'handed_in' | 'returned';
  /** The story that it follows; null: none. */
  story_id: string | null;
  /** First names of the team. */
  team: string[];
  text: string;
  /** Why it is not shown although author and teacher agree: a family has not consented. */
  waits_for_family: boolean;
  wants_show: boolean;
};
export type ChallengeWorkPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ChallengeWork[];
};
export type ChallengePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ChallengeListItem[];
};
export type ChallengeView = {
  age_from: number | null;
  age_to: number | null;
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  author_name: string;
  /** Slugs of books that help. */
  books: string[];
  /** Slug of the course with the quizzes; else empty. */
  course: string;
  each_day: boolean;
  ends_on: string | null;
  /** What an entry is: a text, a story, a book that is read to its end, or a course with quizzes. */
  entry_form: 'book' | 'course' | 'story' | 'text';
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  intro: string;
  kind: 'action' | 'letter' | 'quiz' | 'reading' | 'sdg' | 'writing';
  /** What a teacher looks at. */
  looks: ChallengePartView[];
  /** How long an entry takes. */
  minutes: number;
  /** Accepted entries that finish it for a person. */
  needs: number;
  /** Whether the school made it, not the platform. */
  own: boolean;
  /** What a letter is written with; else empty. */
  product: string;
  slug: string;
  starts_on: string | null;
  steps: ChallengePartView[];
  /** What a class wants to reach together; null: nothing. */
  target: number | null;
  teams: boolean;
  time: 'coming' | 'finished' | 'running';
  title: string;
  /** What is counted, e.g. buckets. */
  unit: string;
  why: string;
};
export type EntryMade = {
  id: string;
};
export type ClassCount = {
  name: string;
  total: number;
};
export type TeamMate = {
  id: string;
  name: string;
};
export type EntryView = {
  /** YYYY-MM-DD */
  day: string;
  /** What the teacher wrote. */
  feedback: string;
  id: string;
  /** Whether the signed-in person handed it in, not somebody of the team. */
  mine: boolean;
  quantity: number;
  /** Whether it is in the showcase now. */
  shown: boolean;
  state: 'accepted' | 'handed_in' | 'returned';
  /** The story that it follows; null: none. */
  story_id: string | null;
  /** First names of the team. */
  team: string[];
  text: string;
  /** Why it is not shown although author and teacher agree: a family has not consented. */
  waits_for_family: boolean;
  wants_show: boolean;
};
export type OwnChallenge = {
  /** Accepted entries. */
  accepted: number;
  class: ClassCount | null;
  /** Classmates who can be in a team, when the challenge has teams. */
  classmates: TeamMate[];
  done: boolean;
  entries: EntryView[];
  /** Whether something can be handed in now. */
  may_enter: boolean;
  school_total: number;
  /** Today in the calendar of the school, YYYY-MM-DD. */
  today: string;
};
export type RoundClass = {
  id: string;
  name: string;
};
export type OpenRound = {
  class_name: string;
  id: string;
};
export type OwnRounds = {
  /** Classes for which the person can begin one. */
  classes: RoundClass[];
  /** Open rounds of the classes of the person. */
  open: OpenRound[];
};
export type RoundMade = {
  id: string;
};
export type NewRoundBody = {
  class_id: string;
};
export type ShowcaseEntry = {
  /** Id of the published book of the story. */
  book_id: string | null;
  id: string;
  /** First names of those whose families agree; nobody's otherwise. */
  names: string[];
  text: string;
  /** Title of the story; null: the entry is a text. */
  title: string | null;
};
export type Showcase = {
  count: number;
  results: ShowcaseEntry[];
  /** What the school has done together; null while fewer than five people took part. */
  school_total: number | null;
};
export type CharityListItem = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  cover: string | null;
  cover_alt: string;
  /** Invented for demonstrations. */
  demo: boolean;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  /** Path of the picture in this API; null: none. */
  logo: string | null;
  name: string;
  /** Projects that take gifts now. */
  open_projects_count: number;
  /** What was paid out to it, by currency; null while the ledger cannot tell. */
  paid_out: Money[] | null;
  place: string;
  /** Projects that are shown. */
  projects_count: number;
  /** What it got by gifts and sales on the platform, by currency, from the ledger; null while the ledger cannot tell. */
  raised: Money[] | null;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'rejected' | 'suspended' | 'verified';
  /** What it does, in one sentence. */
  summary: string;
  /** Whether the school of this address supports it. */
  supported: boolean;
  verified_at: string | null;
};
export type CharityPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CharityListItem[];
};
export type CharityPaper = {
  added_at: string;
  /** When the platform's team read it; null: not yet. */
  read_at: string | null;
  title: string;
};
export type CharityMoney = {
  /** ISO 4217. */
  currency: string;
  fees: number;
  paid_out: number;
  /** A part of what waits: added by a sponsor who has not paid it yet. */
  promised: number;
  raised: number;
  waiting: number;
};
export type CharityNews = {
  body: string;
  id: string;
  project_slug: string;
  project_title: string;
  published_at: string;
  title: string;
};
export type CharityView = {
  /** Whether gifts are taken now. */
  accepts_gifts: boolean;
  /** When two people agreed on its bank details; null: not yet. */
  bank_checked_at: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  cover: string | null;
  cover_alt: string;
  /** Invented for demonstrations. */
  demo: boolean;
  documents: CharityPaper[];
  /** People who gave; null while it is not counted. */
  donors_count: number | null;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  legal_name: string;
  /** Path of the picture in this API; null: none. */
  logo: string | null;
  mission: string;
  /** Null while the ledger cannot tell. */
  money: CharityMoney[] | null;
  name: string;
  /** Projects that take gifts now. */
  open_projects_count: number;
  /** What was paid out to it, by currency; null while the ledger cannot tell. */
  paid_out: Money[] | null;
  place: string;
  /** Projects that are shown. */
  projects_count: number;
  /** What it got by gifts and sales on the platform, by currency, from the ledger; null while the ledger cannot tell. */
  raised: Money[] | null;
  receipts: '80g' | 'gift_aid' | 'none' | 'us';
  register_url: string | null;
  registration_number: string;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'rejected' | 'suspended' | 'verified';
  /** Why it is suspended or archived; empty otherwise. */
  status_reason: string;
  /** What it does, in one sentence. */
  summary: string;
  /** Whether the school of this address supports it. */
  supported: boolean;
  /** Newest first, at most ten. */
  updates: CharityNews[];
  verified_at: string | null;
  website: string | null;
};
export type CharityDeskItem = {
  bank_hint: string | null;
  /** Checks that are still to do, while it is in review. */
  checks_to_do: ('accounts' | 'bank' | 'protection' | 'register')[];
  country: string;
  demo: boolean;
  id: string;
  /** When the last news of its projects was published. */
  last_news_at: string | null;
  logo: string | null;
  /** Null while the ledger cannot tell. */
  money: CharityMoney[] | null;
  name: string;
  /** Whether it is a row of the platform; otherwise a proposal of a school. */
  of_platform: boolean;
  projects_count: number;
  /** Name of the school that proposed it; null for others. */
  proposed_by: string | null;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'rejected' | 'suspended' | 'verified';
  /** Whether this school supports it. */
  supported: boolean;
  updated_at: string;
  verified_at: string | null;
};
export type CharityStatusCount = {
  count: number;
  status: 'archived' | 'draft' | 'in_review' | 'rejected' | 'suspended' | 'verified';
};
export type CharityDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CharityDeskItem[];
  /** Charities by status, regardless of the filter for the status. */
  statuses: CharityStatusCount[];
};
export type CharitySaved = {
  id: string;
  slug: string;
  version: number;
};
export type CharityBody = {
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
  cover_alt?: string;
  /** Address of its office; staff alone see it. */
  email?: string | null;
  /** At most three goals of the United Nations. */
  goals?: number[];
  /** Name in the register. */
  legal_name?: string;
  /** Paragraphs, separated by blank lines. */
  mission?: string;
  name: string;
  /** Town or region. */
  place?: string;
  /** What its receipts count as. */
  receipts?: '80g' | 'gift_aid' | 'none' | 'us';
  register_url?: string | null;
  registration_number?: string;
  /** What it does, in one sentence. */
  summary?: string;
  /** Reference at HMRC, URN of section 80G, or EIN. */
  tax_reference?: string | null;
  /** Day of the registration under section 80G, `2024-04-01`. */
  tax_reference_on?: string | null;
  website?: string | null;
};
export type CharityCheckView = {
  at: string | null;
  by: string | null;
  done: boolean;
  kind: 'accounts' | 'bank' | 'protection' | 'register';
  note: string;
};
export type CharityDocumentView = {
  added_at: string;
  bytes: number;
  file_kind: string;
  id: string;
  read_at: string | null;
  title: string;
};
export type CharityEventView = {
  at: string;
  by: string;
  id: string;
  reason: string;
  /** A move, or `created`, `changed`, `taken`, `checked`, `bank_changed`, `document_added`, `document_read`. */
  what: string;
};
export type CharityDraft = {
  bank_changed_at: string | null;
  bank_hint: string | null;
  checks: CharityCheckView[];
  /** Checks that are still to do, while it is in review. */
  checks_to_do: ('accounts' | 'bank' | 'protection' | 'register')[];
  country: string;
  cover: string | null;
  cover_alt: string;
  demo: boolean;
  documents: CharityDocumentView[];
  /** Whether the caller can change its texts. */
  editable: boolean;
  email: string | null;
  /** Newest first, at most fifty. */
  events: CharityEventView[];
  goals: number[];
  id: string;
  /** When the last news of its projects was published. */
  last_news_at: string | null;
  legal_name: string;
  logo: string | null;
  mission: string;
  /** Null while the ledger cannot tell. */
  money: CharityMoney[] | null;
  /** Moves that are possible now for the caller. */
  moves: ('archive' | 'reinstate' | 'reject' | 'reopen' | 'submit' | 'suspend' | 'verify')[];
  name: string;
  /** Whether it is a row of the platform; otherwise a proposal of a school. */
  of_platform: boolean;
  /** The only school that shows it; null: every one. */
  only_school: string | null;
  place: string;
  projects_count: number;
  /** Name of the school that proposed it; null for others. */
  proposed_by: string | null;
  receipts: '80g' | 'gift_aid' | 'none' | 'us';
  register_url: string | null;
  registration_number: string;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'rejected' | 'suspended' | 'verified';
  status_reason: string;
  summary: string;
  /** Whether this school supports it. */
  supported: boolean;
  tax_reference: string | null;
  tax_reference_on: string | null;
  updated_at: string;
  verified_at: string | null;
  version: number;
  website: string | null;
};
export type CharityChange = {
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
  cover_alt?: string;
  /** Address of its office; staff alone see it. */
  email?: string | null;
  /** At most three goals of the United Nations. */
  goals?: number[];
  /** Name in the register. */
  legal_name?: string;
  /** Paragraphs, separated by blank lines. */
  mission?: string;
  name: string;
  /** Town or region. */
  place?: string;
  /** What its receipts count as. */
  receipts?: '80g' | 'gift_aid' | 'none' | 'us';
  register_url?: string | null;
  registration_number?: string;
  /** What it does, in one sentence. */
  summary?: string;
  /** Reference at HMRC, URN of section 80G, or EIN. */
  tax_reference?: string | null;
  /** Day of the registration under section 80G, `2024-04-01`. */
  tax_reference_on?: string | null;
  /** The version that the caller saw; 409 `changed_meanwhile` when it is another one. */
  version: number;
  website?: string | null;
};
export type CharityProposal = {
  /** Id of the proposal. */
  id: string;
};
export type CharityBankBody = {
  /** IBAN, or the account number of the country. */
  account: string;
  bank_name: string;
  /** Six digits from the app. */
  code?: string;
  holder: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** Why, for the second person. */
  reason: string;
  recovery_code?: string;
  /** Sort code, IFSC, routing number or BIC. */
  routing?: string;
};
export type CharityBankView = {
  account: string;
  bank_name: string;
  holder: string;
  routing: string;
};
export type CharityCheckBody = {
  /** False takes the check back. */
  done: boolean;
  kind: 'accounts' | 'bank' | 'protection' | 'register';
  note?: string;
};
export type CharityMoveBody = {
  move: 'archive' | 'reinstate' | 'reject' | 'reopen' | 'submit' | 'suspend';
  /** Of `reject`, `suspend` and `archive`: why. That of a suspension is shown to everybody. */
  reason?: string;
};
export type TakeCharityBody = {
  /** `true`: every school will see it; otherwise only the school that proposed it. */
  everybody?: boolean;
};
export type CharityVerifyBody = {
  /** Six digits from the app. */
  code?: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  reason: string;
  recovery_code?: string;
};
export type CharityMoneyRow = {
  country: string;
  id: string;
  money: CharityMoney[];
  name: string;
  slug: string;
  status: string;
};
export type CharityChoice = {
  country: string;
  id: string;
  name: string;
};
export type CharityMonthView = {
  /** Such as `2026-03`. */
  month: string;
  paid_out: number;
  raised: number;
};
export type CharityCurrencyView = {
  /** ISO 4217. */
  currency: string;
  months: CharityMonthView[];
  paid_out: number;
  promised: number;
  /** In the months that are shown. */
  raised: number;
  /** Now: owed to the charities, with what is promised by sponsors. */
  waiting: number;
};
export type CharityMoneyView = {
  /** Charities that fit and have money. */
  charities: CharityMoneyRow[];
  /** All charities with money, to choose from. */
  choices: CharityChoice[];
  /** By currency, the largest sum first. */
  currencies: CharityCurrencyView[];
  /** Charities in review. */
  in_review: number;
  since: string;
};
export type CharityPayoutView = {
  /** Minor units. */
  amount: number;
  approved_by: string;
  changed_at: string;
  charity_id: string;
  charity_name: string;
  created_at: string;
  currency: string;
  id: string;
  /** What may be stated next. */
  next: ('approved' | 'failed' | 'paid' | 'returned')[];
  prepared_by: string;
  project_id: string | null;
  /** Why it failed or came back. */
  reason: string | null;
  /** The bank's reference; null until it is paid. */
  reference: string | null;
  /** Number of its statement (`/invoice/payout/<id>`); null until it is paid. */
  statement_number: string | null;
  status: 'approved' | 'failed' | 'paid' | 'returned';
};
export type CharityPayoutList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CharityPayoutView[];
};
export type CharityPayoutProposed = {
  /** The proposal, which a second person approves. */
  id: string;
};
export type ProposeCharityPayoutBody = {
  /** Minor units. */
  amount: number;
  charity_id: string;
  /** Six digits from the app. */
  code?: string;
  /** ISO 4217. */
  currency: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** What is owed for this project; absent: for the charity as a whole. */
  project_id?: string;
  /** Why; shown to the second person. */
  reason: string;
  recovery_code?: string;
};
export type OwedToCharityView = {
  charity_id: string;
  charity_name: string;
  /** ISO 4217. */
  currency: string;
  /** Kept for refunds (14 days after a gift) and open disputes. */
  held: number;
  owed: number;
  payable: number;
  /** Null: for the charity as a whole. */
  project_id: string | null;
  project_title: string | null;
  /** Whether it may be paid out: the charity is verified. */
  verified: boolean;
};
export type OwedToCharityList = {
  results: OwedToCharityView[];
};
export type SponsorAskedView = {
  created_at: string;
  email: string;
  name: string;
  status: 'asked' | 'charged_back' | 'paid' | 'refunded' | 'withdrawn';
};
export type SponsorPoolView = {
  /** Who was asked last to pay, and what became of it; null: nobody yet. */
  asked: SponsorAskedView | null;
  /** ISO 4217. */
  currency: string;
  /** What was doubled. */
  matched: number;
  /** Held back from payouts to the charity until it is paid. */
  open: number;
  paid: number;
  project_id: string;
  /** Null: not known any more. */
  project_title: string | null;
};
export type SponsorPoolList = {
  results: SponsorPoolView[];
};
export type SponsorPaidBody = {
  /** Minor units. */
  amount: number;
  /** Six digits from the app. */
  code?: string;
  /** ISO 4217. */
  currency: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  project_id: string;
  /** Who paid and for what; shown to the second person. */
  reason: string;
  recovery_code?: string;
  /** Of the bank, by which the second person finds the payment. */
  reference: string;
};
export type UndecidedList = {
  results: Money[];
};
export type CharityStatementLine = {
  /** Negative for what is taken off. */
  amount: number;
  /** How many postings. */
  count: number;
  /** `matched`: added by sponsors; `moved`: from or to another project; `brought_forward`: from earlier books. */
  kind: 'brought_forward' | 'disputes' | 'fees' | 'given' | 'matched' | 'moved' | 'payouts' | 'refunds';
};
export type CharityStatement = {
  closing: number;
  /** When the payout before was approved; null for the first one. */
  from: string | null;
  lines: CharityStatementLine[];
  opening: number;
  payout: CharityPayoutView;
  to: string;
};
export type CharityPayoutStatusBody = {
  /** The bank's reference of a payment, or the reason why it failed or came back. */
  note: string;
  status: 'failed' | 'paid' | 'returned';
};
export type CommunityState = {
  authenticated: boolean;
};
export type CheckoutLine = {
  /** What a coupon takes off the line. */
  discount: Money;
  item: string;
  kind: 'class_pack' | 'course' | 'digital' | 'donation' | 'fee_cover' | 'gift' | 'print' | 'shipping';
  quantity: number;
  title: string;
  total: Money;
  unit_price: Money;
};
export type CheckoutOrder = {
  lines: CheckoutLine[];
  /** As people read it, such as `BG-7K2M-9QXD`. */
  number: string;
  /** `paid` when there is nothing to pay. */
  status: 'paid' | 'pending';
  total: Money;
};
export type CheckoutPlaced = {
  order: CheckoutOrder;
  /** Where to send the browser: an address of ours, which opens the provider's page; the page of an order with nothing to pay. */
  redirect_url: string;
};
export type AddressBody = {
  city?: string;
  /** ISO 3166-1 alpha-2: also the country of the order, which decides tax and shipping. */
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
  /** Street and number. */
  line1?: string;
  line2?: string;
  /** Who receives the parcel. */
  name?: string;
  postcode?: string;
  /** State, county or province. */
  region?: string;
};
export type GiftBody = {
  /** Item of the cart: `<book id>:gift`. */
  item: string;
  /** Without links, numbers and addresses: a child may read it. */
  message?: string;
  recipient_email: string;
  recipient_name: string;
  /** Day on which it is sent, such as `2026-12-24`; absent: as soon as it is paid. */
  send_on?: string;
  /** Name of the donor, as the recipient reads it. */
  sender_name: string;
};
export type CheckoutBody = {
  /** Where printed books are sent; required when there are some. */
  address?: AddressBody;
  /** Number of the order that waits for its payment (409 `order_open`), to pay that one. */
  continue_order?: string;
  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
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
  /** A code that lowers the price; refused with 422 `coupon_refused` when it cannot be used. */
  coupon?: string;
  /** ISO 4217. */
  currency: string;
  /** Where the order is confirmed. Required for a guest; absent: the address of the account. */
  email?: string;
  /** The total that the buyer saw, in minor units of `currency`: another one is refused with the new quote. */
  expected_total?: number;
  /** Adds the fee of the provider; absent: no. `fee_cover` of the quote says how much it is. */
  fee_cover?: boolean;
  /** The buyer's child who gets the digital books: one of `children` of the options. Not with `request`. */
  for_child?: string;
  /** One for each item of kind `gift`. */
  gifts?: GiftBody[];
  /** What is bought. Absent: the cart of the caller, or what the student of `request` wishes. */
  items?: string[];
  /** Language of the order's e-mails. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  /** Name on the order; absent: that of the account. */
  name?: string;
  /** Required when there is something to pay. */
  provider?: 'paypal' | 'phonepe' | 'stripe';
  /** How many of each printed book of `items`, by its item; absent: 1. */
  quantities?: {
    [key: string]: number;
  };
  /** Secret of the student's request that is answered. */
  request?: string;
  /** Rounds the total up with a donation to a charity; absent: no. `round_up` of the quote says how much it is. */
  round_up?: boolean;
  /** The charity to which the round-up goes, among those of the books; absent: the one that gets most from the cart. */
  round_up_for?: string;
  /** Token of the check against robots; required for guests. */
  turnstile_token?: string;
};
export type CheckoutChild = {
  avatar: string | null;
  first_name: string;
  id: string;
};
export type CheckoutHumanCheck = {
  /** Whether this caller must pass it: guests do. */
  needed: boolean;
  /** Public key of the check; null when this installation has none. */
  site_key: string | null;
};
export type CheckoutProvider = {
  available: boolean;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** Why it is not available, as a sentence; null when it is. */
  reason: string | null;
};
export type CheckoutOptions = {
  /** Whether something of the caller's cart has to be sent by post; for a visitor's, `ships` of the quote says it. */
  address_needed: boolean;
  /** For whom the caller may buy besides themselves; a guardian's linked children. */
  children: CheckoutChild[];
  country: string | null;
  currency: string;
  /** Whether the caller must give an e-mail address: guests, and accounts without one. */
  email_needed: boolean;
  human_check: CheckoutHumanCheck;
  providers: CheckoutProvider[];
  /** The rate of tax that prices include, in basis points; 0: none. */
  tax_bps: number;
  /** What the prices say about tax, as a sentence. */
  tax_note: string;
};
export type ClaimableBook = {
  authors: string[];
  book_id: string;
  /** Address of the cover. */
  image: string | null;
  kind: 'class_pack' | 'gift';
  /** May be empty. */
  message: string | null;
  recipient_name: string | null;
  /** Who gives it, and to whom; null for a class pack. */
  sender_name: string | null;
  /** Last segment of the address of its page; null when this reader cannot find it. */
  slug: string | null;
  /** `mine`: the caller got the book with this code; `owned`: in another way. */
  state: 'mine' | 'open' | 'owned' | 'revoked' | 'used_up';
  title: string;
};
export type ClaimCodeBody = {
  /** The code as it was typed, or the last segment of the address of its page. */
  code: string;
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
  /** Flagged words, for those who review it. */
  flags: FlaggedWords[];
  id: string;
  modified: string;
  motivation: 'bookmarking' | 'commenting' | 'highlighting';
  page: number;
  /** 0 to 100. */
  percentage: number;
  /** `waiting` for a review, `shown` to the class or `hidden` from it; `own` for one that is not shared. */
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
  /** IANA time zone. */
  time_zone: string;
};
export type ClassCard = {
  archived: boolean;
  archived_at: string | null;
  /** Whether the school allows sign-in by badge alone, so that the class may choose it. */
  badge_only_allowed: boolean;
  /** Number of students with a valid badge. */
  badges_count: number;
  code: string;
  code_expires_at: string | null;
  code_window: 'always' | 'closed' | 'school_hours';
  grade: string;
  id: string;
  /** When a student of the class last signed in. */
  last_seen_at: string | null;
  name: string;
  /** The class of the next year, after the rollover. */
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
  /** The lead teacher; without one a teacher leads the class they create. */
  lead_id?: string;
  name: string;
  /** e.g. 2026/27 */
  year: string;
};
export type ClassChangeBody = {
  co_teacher_ids?: string[];
  grade?: string;
  /** The lead teacher; without one a teacher leads the class they create. */
  lead_id?: string;
  name?: string;
  /** e.g. 2026/27 */
  year?: string;
};
export type PrintBadgesBody = {
  /** Only for students without a valid badge; existing badges stay valid. */
  only_missing?: boolean;
  /** Ids of students; left out: the whole class. */
  students?: string[];
};
export type BadgesVoided = {
  /** Number of badges that were voided. */
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
  /** Whether the code works now. */
  open_now: boolean;
  sign_in_mode: 'badge' | 'password' | 'picture';
};
export type WaitingDevice = {
  /** When it last asked. */
  asked_at: string;
  /** e.g. Chrome on Android; as the device says, which can be anything. */
  device: string;
  id: string;
  /** Whether it is in the same network as the requester. */
  is_near: boolean;
  /** Who wants to sign in with it. */
  student: string | null;
};
export type WaitingDevices = {
  /** Those that asked last come first; at most 50. */
  results: WaitingDevice[];
};
export type ClassFamilies = {
  /** Number of children of the class. */
  children: number;
  /** Number of guardians with an e-mail address. */
  guardians: number;
  /** Name of the class. */
  name: string;
  /** Number of children without a guardian who can be written to. */
  not_reached: number;
};
export type FamilyMessageSent = {
  /** Number of guardians to whom it is sent. */
  sent: number;
};
export type FamilyMessageBody = {
  /** Plain text; lines are kept. */
  message: string;
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
  /** All members; others are removed. */
  student_ids?: string[];
};
export type GuardianCode = {
  /** Three groups of four characters, e.g. `CDFG-HJKM-NPQR`. */
  code: string;
  expires_at: string;
  first_name: string;
  /** Id of the invitation, to revoke it. */
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
  /** e.g. 2026/27 */
  year: string;
};
export type ClassSignInBody = {
  /** Expiry of the code; null: none. */
  code_expires_at?: string | null;
  /** When the code works. */
  code_window?: 'always' | 'closed' | 'school_hours';
  /** The second step of sign-in. */
  sign_in_mode?: 'badge' | 'password' | 'picture';
};
export type ClassStudent = {
  avatar: string | null;
  /** When the valid badge was printed; null: there is none. */
  badge_printed_at: string | null;
  birth_month: number | null;
  /** As far as the school stated it; used to select books for the child's age. */
  birth_year: number | null;
  first_name: string;
  /** Ids of their groups in this class. */
  groups: string[];
  /** Number of linked guardians. */
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
export type StudentLoginSlip = {
  first_name: string;
  id: string;
  last_name: string;
  password: string;
  username: string;
};
export type NewStudentBody = {
  birth_month?: number | null;
  /** Used to select books for the child's age. */
  birth_year?: number | null;
  first_name: string;
  /** One account that the whole class shares. */
  is_class_account?: boolean;
  last_name?: string;
  /** Without one it is generated from the first name and the class. */
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
  /** Used to select books for the child's age; null when the school does not state it. */
  birth_year?: number | null;
  first_name?: string;
  last_name?: string;
  username?: string;
};
export type BackupCode = {
  /** Six digits, shown only once. */
  code: string;
  expires_at: string;
};
export type SetPicturesBody = {
  /** Three pictures in order; null: the child chooses at the next sign-in. */
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
  /** The field that matched. */
  matched_on: 'author' | 'category' | 'summary' | 'title';
  /** From 0 to 1. */
  score: number;
  slug: string;
  subtitle: string;
  title: string;
  type: 'book' | 'challenge' | 'charity' | 'course' | 'hub' | 'library' | 'project' | 'story';
  /** Path in the web app. */
  url: string;
};
export type FoundGroups = {
  books: FoundItem[];
  challenges: FoundItem[];
  charities: FoundItem[];
  courses: FoundItem[];
  hubs: FoundItem[];
  libraries: FoundItem[];
  projects: FoundItem[];
  stories: FoundItem[];
};
export type Combined = {
  /** Number of results in this response. */
  count: number;
  /** The query with unknown words replaced by the most similar ones of the results, or by words that sound alike; null
    when all words occur in the results. */
  did_you_mean: string | null;
  query: string;
  results: FoundGroups;
};
export type QuizCover = {
  alt: string;
  color: string;
  large: string;
  medium: string;
  small: string;
  xlarge: string;
};
export type QuizBook = {
  authors: string[];
  cover: QuizCover | null;
  id: string;
  /** BCP 47. */
  language: string;
  slug: string;
  title: string;
};
export type AttemptSums = {
  finished_at: string;
  form: 'corner' | 'post' | 'pre';
  id: string;
  questions: number;
  right_first: number;
  right_later: number;
};
export type OwnStanding = {
  attempts: number;
  /** Most questions right at the first try. */
  best: AttemptSums;
  latest: AttemptSums;
};
export type BookQuizItem = {
  /** Whether the signed-in student has an attempt that is not finished. */
  begun: boolean;
  book: QuizBook;
  id: string;
  /** Null for everybody without a finished attempt. */
  own: OwnStanding | null;
  questions_count: number;
  skills: ('facts' | 'inference' | 'order' | 'thinking' | 'words')[];
  /** The slug of the book. */
  slug: string;
};
export type BookQuizPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: BookQuizItem[];
};
export type SkillResultView = {
  /** Right at the first try. */
  first: number;
  /** Right after looking back. */
  later: number;
  level: 'growing' | 'practise' | 'strong';
  questions: number;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
};
export type AttemptView = {
  finished_at: string | null;
  id: string;
  questions: number;
  results: SkillResultView[];
  right_first: number;
  right_later: number;
  /** Answers that wait for a teacher. */
  waiting: number;
};
export type FormComparisonView = {
  change: 'less' | 'more' | 'same';
  post_first: number;
  post_questions: number;
  pre_first: number;
  pre_questions: number;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
};
export type AskedOption = {
  id: string;
  text: string;
  /** `hotspot`: where the place is, in whole percent from the upper left corner of the picture. */
  x?: number;
  y?: number;
};
export type QuizQuestionView = {
  /** The last answer; null: none yet. */
  answer: string[] | null;
  /** Id of the last answer; null: none yet. */
  answer_id: string | null;
  /** What the teacher said. */
  comment: string;
  /** Null without an answer. */
  correct: boolean | null;
  has_picture: boolean;
  has_sound: boolean;
  hint: string;
  id: string;
  kind: 'audio' | 'choice' | 'cloze' | 'drawing' | 'hotspot' | 'match' | 'multiple' | 'order' | 'short';
  /** `match`: what is matched with an option, in the order of the answer. */
  lefts: string[];
  options: AskedOption[];
  /** Page of the book to look at, as the reader counts them. */
  page: number | null;
  /** `cloze`: the texts before, between and after the gaps. */
  parts: string[];
  /** `hotspot`: 0 is the cover of the book, further numbers are its first pictures. */
  picture: number | null;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
  text: string;
  tries: number;
  /** A teacher has not marked it yet. */
  waits: boolean;
};
export type QuizWordView = {
  meaning: string;
  word: string;
};
export type BookQuizView = {
  attempt: AttemptView | null;
  /** Whether the signed-in student has an attempt that is not finished. */
  begun: boolean;
  book: QuizBook;
  /** Both forms compared by skill, once each is finished. */
  comparison: FormComparisonView[];
  form: 'corner' | 'post' | 'pre';
  forms: ('corner' | 'post' | 'pre')[];
  id: string;
  /** Whether the signed-in person may begin an attempt. */
  may_begin: boolean;
  /** Null for everybody without a finished attempt. */
  own: OwnStanding | null;
  predict: string;
  questions: QuizQuestionView[];
  questions_count: number;
  /** What to tell back; null: nothing. It is marked with a comment and not scored. */
  retell: QuizQuestionView | null;
  skills: ('facts' | 'inference' | 'order' | 'thinking' | 'words')[];
  /** The slug of the book. */
  slug: string;
  version: number;
  words: QuizWordView[];
};
export type AttemptStarted = {
  id: string;
  version: number;
};
export type AttemptBody = {
  form?: 'corner' | 'post' | 'pre';
};
export type MessageReceipt = {
  /** Reference that the writer can quote. */
  reference: string;
};
export type ContactBody = {
  email: string;
  name: string;
  text: string;
};
export type CouponView = {
  amounts: Money[];
  /** What it is for: books, all books of categories, courses; all empty: everything of its kinds. */
  book_ids: string[];
  categories: string[];
  /** The classes for which it is; empty: everybody. */
  class_ids: string[];
  code: string;
  course_ids: string[];
  created_at: string;
  ends_at: string | null;
  free_copies: number | null;
  id: string;
  kind: 'amount' | 'free_books' | 'percent';
  kinds: ('class_pack' | 'course' | 'digital' | 'gift' | 'print')[];
  max_per_buyer: number | null;
  max_uses: number | null;
  minimums: Money[];
  note: string;
  percent_bps: number | null;
  /** ISO 8601; null: no beginning, no end. */
  starts_at: string | null;
  state: 'active' | 'archived' | 'draft' | 'exhausted' | 'expired' | 'paused' | 'scheduled';
  /** What can be done next. */
  steps: ('activate' | 'archive' | 'pause')[];
  /** Orders that use it and were not given up or paid back whole. */
  used: number;
};
export type CouponPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CouponView[];
};
export type CouponAmountBody = {
  /** Minor units. */
  amount: number;
  currency: string;
};
export type CouponBody = {
  /** Of `amount`: what is taken off, one for each currency. */
  amounts?: CouponAmountBody[];
  /** Ids of the books that it is for; without books, categories and courses it is for all. */
  book_ids?: string[];
  /** Slugs of the categories all of whose books it is for, those below them too. */
  categories?: string[];
  /** Ids of the classes for which it is: for students, their guardians and teachers. Absent or empty: for everybody. */
  class_ids?: string[];
  /** 4 to 32 letters from A to Z, digits and dashes; small letters are made capital. */
  code: string;
  /** Ids of the courses that it is for, which are bought in the kind `course`. */
  course_ids?: string[];
  /** From then on it is over. */
  ends_at?: string | null;
  /** Of `free_books`: how many copies cost nothing. */
  free_copies?: number;
  kind: 'amount' | 'free_books' | 'percent';
  /** As what is bought; absent: digital and printed books, and courses when `course_ids` names some. */
  kinds?: ('class_pack' | 'course' | 'digital' | 'gift' | 'print')[];
  /** By one buyer (account or e-mail address); absent: as often as they like. */
  max_per_buyer?: number;
  /** By all buyers together; absent: as often as they like. */
  max_uses?: number;
  /** What the books it is for must cost together; a coupon with minimums is for these currencies only. */
  minimums?: CouponAmountBody[];
  /** What it is for; only staff read it. */
  note?: string;
  /** Of `percent`: basis points, 1 to 10,000. */
  percent_bps?: number;
  starts_at?: string | null;
};
export type CouponItem = {
  id: string;
  /** Empty for one that is not sold any more. */
  title: string;
};
export type CouponDetails = {
  amounts: Money[];
  /** What it is for: books, all books of categories, courses; all empty: everything of its kinds. */
  book_ids: string[];
  books: CouponItem[];
  categories: string[];
  /** The classes for which it is; empty: everybody. */
  class_ids: string[];
  code: string;
  course_ids: string[];
  courses: CouponItem[];
  created_at: string;
  ends_at: string | null;
  free_copies: number | null;
  id: string;
  kind: 'amount' | 'free_books' | 'percent';
  kinds: ('class_pack' | 'course' | 'digital' | 'gift' | 'print')[];
  max_per_buyer: number | null;
  max_uses: number | null;
  minimums: Money[];
  note: string;
  percent_bps: number | null;
  /** ISO 8601; null: no beginning, no end. */
  starts_at: string | null;
  state: 'active' | 'archived' | 'draft' | 'exhausted' | 'expired' | 'paused' | 'scheduled';
  /** What can be done next. */
  steps: ('activate' | 'archive' | 'pause')[];
  /** Orders that use it and were not given up or paid back whole. */
  used: number;
};
export type CouponStepBody = {
  step: 'activate' | 'archive' | 'pause';
};
export type CourseDeskItem = {
  art: string;
  audience: 'parent' | 'student' | 'teacher';
  author_name: string;
  id: string;
  lessons_count: number;
  name: string;
  /** 0: none was published. */
  published_version: number;
  slug: string;
  status: 'archived' | 'draft' | 'published';
  updated_at: string;
};
export type CourseDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CourseDeskItem[];
};
export type CourseSaved = {
  id: string;
  revision: number;
  slug: string;
};
export type NewCourseBody = {
  audience: 'parent' | 'student' | 'teacher';
  /** BCP 47. */
  language: string;
  name: string;
};
export type CourseImported = {
  id: string;
  /** Number of films, books, resources and live lessons that this school does not have. Their places are empty. */
  missing: number;
};
export type ImportCourseBody = {
  /** The file, in Base64. */
  bundle: string;
};
export type QuestionOptionBody = {
  correct?: boolean;
  id: string;
  text: string;
  /** `hotspot`: where the place is, in whole percent from the left of the picture. */
  x?: number;
  /** `hotspot`: in whole percent from its top. */
  y?: number;
};
export type QuestionPairBody = {
  id: string;
  left: string;
  match_id: string;
  right: string;
};
export type QuestionBody = {
  /** What to read after a wrong answer. */
  help: string;
  /** The lesson of the course to open after a wrong answer. */
  help_lesson?: string | null;
  /** Shown before an answer, when it is asked for. */
  hint?: string;
  id: string;
  kind: 'audio' | 'choice' | 'cloze' | 'drawing' | 'hotspot' | 'match' | 'multiple' | 'order' | 'short';
  /** The choices; for `order` in the right order; for `short` the accepted answers; for `cloze` further words; for `hotspot` places. */
  options: QuestionOptionBody[];
  /** Page of the book that a wrong answer opens, as the reader counts them. */
  page?: number | null;
  pairs: QuestionPairBody[];
  /** The lines of the book that answer the question. */
  passage?: string;
  /** `hotspot`: 0 is the cover of the book, further numbers are its first pictures. */
  picture?: number | null;
  /** `hotspot` of a lesson: the id of a picture among the resources for lessons. */
  resource?: string | null;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
  /** For `cloze` with the words of the gaps in square brackets. */
  text: string;
};
export type LessonSectionBody = {
  kind: 'book' | 'embed' | 'film' | 'live' | 'resource' | 'steps' | 'words';
  /** `book`: the pages to read, e.g. `2–9`. */
  pages: string;
  /** `film`, `book`: the slug; `resource`, `live`: the id; `embed`: the address of the page. */
  ref: string;
  /** `words`: Markdown; `steps`: one step a line. */
  text: string;
};
export type CourseLessonBody = {
  id: string;
  is_preview: boolean;
  kind:
    | 'act'
    | 'article'
    | 'assignment'
    | 'audio'
    | 'book'
    | 'discussion'
    | 'embed'
    | 'live'
    | 'quiz'
    | 'story'
    | 'survey'
    | 'video';
  minutes: number;
  move_on: 'none' | 'passed' | 'seen' | 'seen_and_passed' | 'seen_or_passed';
  pass_percent: number;
  prompt: string;
  questions: QuestionBody[];
  sections: LessonSectionBody[];
  title: string;
};
export type CourseChapterBody = {
  id: string;
  lessons: CourseLessonBody[];
  /** In a dated course: the days after somebody enrolled. */
  opens_after_days?: number | null;
  /** In a dated course: the day on which it opens. */
  opens_on?: string | null;
  summary: string;
  title: string;
};
export type CourseProblemView = {
  /** Null: the course itself. */
  lesson_id: string | null;
  message: string;
};
export type CourseDraftView = {
  age_from?: number | null;
  age_to?: number | null;
  art: 'animals' | 'feelings' | 'folk-tales' | 'journeys' | 'poems' | 'science' | 'sea' | 'space';
  audience: 'parent' | 'student' | 'teacher';
  /** Parts and lessons that differ from the newest version. */
  changes: number;
  chapters: CourseChapterBody[];
  /** At least 6 symbols with the mode `code`. */
  code: string;
  enrolment_mode: 'class' | 'code' | 'open';
  goals: number[];
  id: string;
  intro: string;
  /** BCP 47. */
  language: string;
  /** Learners of this school who are inside a version and have not finished. */
  learners: number;
  name: string;
  outcomes: string[];
  /** What it costs, one for each currency; none: it is free. */
  prices: Money[];
  /** What must be put right before it is published. */
  problems: CourseProblemView[];
  published_version: number;
  revision: number;
  sequence: 'dated' | 'free' | 'ordered';
  slug: string;
  status: 'archived' | 'draft' | 'published';
  sustainability: string;
  text: string;
};
export type CourseDraftBody = {
  age_from?: number | null;
  age_to?: number | null;
  art: 'animals' | 'feelings' | 'folk-tales' | 'journeys' | 'poems' | 'science' | 'sea' | 'space';
  audience: 'parent' | 'student' | 'teacher';
  chapters: CourseChapterBody[];
  /** At least 6 symbols with the mode `code`. */
  code: string;
  enrolment_mode: 'class' | 'code' | 'open';
  goals: number[];
  intro: string;
  /** BCP 47. */
  language: string;
  name: string;
  outcomes: string[];
  revision: number;
  sequence: 'dated' | 'free' | 'ordered';
  sustainability: string;
  text: string;
};
export type CourseBundle = {
  /** ZIP, in Base64. */
  content: string;
  /** e.g. `rivers-and-people.bookgrove-course.zip` */
  file_name: string;
};
export type LessonChapter = {
  /** From 1. */
  position: number;
  slug: string;
  title: string;
};
export type LessonCourse = {
  audience: 'parent' | 'student' | 'teacher';
  id: string;
  name: string;
  sequence: 'dated' | 'free' | 'ordered';
  slug: string;
};
export type EnrolledCourse = {
  art: string;
  audience: 'parent' | 'student' | 'teacher';
  id: string;
  name: string;
  slug: string;
};
export type LessonPlace = {
  chapter_slug: string;
  id: string;
  minutes: number;
  slug: string;
  title: string;
};
export type LessonInOutline = {
  done_at: string | null;
  id: string;
  /** Everybody may open it before enrolling. */
  is_preview: boolean;
  kind:
    | 'act'
    | 'article'
    | 'assignment'
    | 'audio'
    | 'book'
    | 'discussion'
    | 'embed'
    | 'live'
    | 'quiz'
    | 'story'
    | 'survey'
    | 'video';
  minutes: number;
  move_on: 'none' | 'passed' | 'seen' | 'seen_and_passed' | 'seen_or_passed';
  /** From 1. */
  position: number;
  slug: string;
  state: 'done' | 'locked' | 'new' | 'started';
  title: string;
};
export type ChapterInOutline = {
  id: string;
  lessons: LessonInOutline[];
  lessons_count: number;
  minutes: number;
  /** Title of the chapter that must be finished first; null: none. */
  opens_after: string | null;
  /** The day on which it opens, while it is to come. */
  opens_on: string | null;
  /** From 1. */
  position: number;
  slug: string;
  summary: string;
  title: string;
};
export type EnrolmentView = {
  completed_at: string | null;
  /** Id of the course. */
  course: string;
  course_details: EnrolledCourse;
  enrolled_at: string;
  id: string;
  /** Where they were last. */
  last_lesson: LessonPlace | null;
  /** Lessons that count. */
  lessons_count: number;
  lessons_done: number;
  /** The first open lesson that is not done. */
  next_lesson: LessonPlace | null;
  /** Chapters and lessons of the version; null in a list of all courses. */
  outline: ChapterInOutline[] | null;
  /** Whole percent of the lessons that count. */
  progress: number;
  source: 'bulk' | 'class' | 'code' | 'cohort' | 'grant' | 'invited' | 'self';
  status: 'active' | 'completed' | 'withdrawn';
  /** The version that they began, which they finish. */
  version: number;
};
export type LessonProgressView = {
  done: boolean;
  hand_in: string;
  notes: string;
  /** Seconds into the film. */
  position: number;
  /** The story of a story task. */
  story_id: string | null;
};
export type LessonQuestionView = {
  /** The last answer; null: none yet. */
  answer: string[] | null;
  /** What the teacher said. */
  comment: string;
  /** Null without an answer. */
  correct: boolean | null;
  has_picture: boolean;
  has_sound: boolean;
  id: string;
  kind: 'audio' | 'choice' | 'cloze' | 'drawing' | 'hotspot' | 'match' | 'multiple' | 'order' | 'short';
  /** `match`: what is matched with an option, in the order of the answer. */
  lefts: string[];
  options: AskedOption[];
  /** `cloze`: the texts before, between and after the gaps. */
  parts: string[];
  /** `hotspot`: the id of its picture among the resources for lessons. */
  resource: string | null;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
  text: string;
  tries: number;
  /** A teacher has not marked the answer yet. */
  waits: boolean;
};
export type SectionBook = {
  slug: string;
  title: string;
};
export type SectionEmbed = {
  /** Path of a page of ours that shows it. */
  frame: string;
  host: string;
};
export type SectionLive = {
  /** Whether the signed-in person was in the room, at any time. */
  attended: boolean;
  id: string;
  /** A time is over and has a recording, which counts as well. */
  recording_url: string;
  /** The next time, or the last one; null: no time. */
  starts_at: string | null;
  /** Id of that time, which names its room. */
  time_id: string | null;
  title: string;
};
export type SectionResource = {
  id: string;
  /** Path in the web app. */
  path: string;
  title: string;
};
export type LessonSectionView = {
  book: SectionBook | null;
  /** Null: the school has not switched pages of other sites on. */
  embed: SectionEmbed | null;
  /** Slug of the film. */
  film: string | null;
  /** Clean HTML. */
  html: string;
  kind: 'book' | 'embed' | 'film' | 'live' | 'resource' | 'steps' | 'words';
  /** Null: not in this school. */
  live: SectionLive | null;
  /** Pages to read, e.g. `2–9`; empty: the whole book. */
  pages: string;
  /** Null: not there for this person. */
  resource: SectionResource | null;
  steps: string[];
};
export type LessonTaskView = {
  done: boolean;
  task:
    | 'act'
    | 'attend'
    | 'book'
    | 'discuss'
    | 'hand_in'
    | 'open'
    | 'quiz'
    | 'read'
    | 'story'
    | 'survey'
    | 'watch';
};
export type LessonView = {
  /** Whether what is seen or what is passed is enough. */
  any_task: boolean;
  chapter: LessonChapter;
  course: LessonCourse;
  enrolment: EnrolmentView | null;
  id: string;
  /** Everybody may open it before enrolling. */
  is_preview: boolean;
  kind:
    | 'act'
    | 'article'
    | 'assignment'
    | 'audio'
    | 'book'
    | 'discussion'
    | 'embed'
    | 'live'
    | 'quiz'
    | 'story'
    | 'survey'
    | 'video';
  minutes: number;
  move_on: 'none' | 'passed' | 'seen' | 'seen_and_passed' | 'seen_or_passed';
  next: LessonPlace | null;
  pass_percent: number;
  /** From 1. */
  position: number;
  previous: LessonPlace | null;
  /** Null for somebody who is not enrolled. */
  progress: LessonProgressView | null;
  /** What to hand in or to do. */
  prompt: string;
  questions: LessonQuestionView[];
  /** By skill; empty without a quiz. */
  results: SkillResultView[];
  sections: LessonSectionView[];
  slug: string;
  /** The tasks that tick it; empty for an extra. */
  tasks: LessonTaskView[];
  title: string;
};
export type CourseMoveBody = {
  move: 'archive' | 'restore';
};
export type ModeratedPost = {
  author: string;
  created_at: string;
  id: string;
  lesson_id: string;
  mine: boolean;
  state: 'hidden' | 'shown' | 'waiting';
  /** Null: a teacher took it out, or has not looked at it yet. */
  text: string | null;
};
export type ModeratedPosts = {
  results: ModeratedPost[];
};
export type CoursePriceBody = {
  /** Integer minor units, tax included. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};
export type CoursePricesBody = {
  /** One for each currency, the first of them where nothing else is chosen; none: the course is free. */
  prices: CoursePriceBody[];
};
export type CoursePublished = {
  version: number;
};
export type EnrolmentPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: EnrolmentView[];
};
export type EnrolBody = {
  /** For a course that needs one. */
  code?: string;
  /** Id or slug. */
  course: string;
};
export type ClassEnrolled = {
  /** Students who were before. */
  already: number;
  /** Students who are enrolled now. */
  enrolled: number;
};
export type EnrolClassBody = {
  class_id: string;
  /** Id or slug. */
  course: string;
};
export type PeopleEnrolled = {
  /** People who were before. */
  already: number;
  /** People who are enrolled or invited now. */
  done: number;
};
export type EnrolPeopleBody = {
  /** Id or slug. */
  course: string;
  /** Whether they are asked, and decide themselves. */
  invite: boolean;
  /** Ids of people of the school; of a teacher the own students. */
  people: string[];
};
export type LessonProgressBody = {
  /** What is handed in, or what was done. */
  hand_in?: string;
  /** Notes that nobody else sees. */
  notes?: string;
  /** Seconds into the film. */
  position?: number;
  /** Tasks that are done now. */
  tasks?: (
    | 'act'
    | 'attend'
    | 'book'
    | 'discuss'
    | 'hand_in'
    | 'open'
    | 'quiz'
    | 'read'
    | 'story'
    | 'survey'
    | 'watch'
  )[];
};
export type PostView = {
  author: string;
  created_at: string;
  id: string;
  mine: boolean;
  state: 'hidden' | 'shown' | 'waiting';
  /** Null: a teacher took it out, or has not looked at it yet. */
  text: string | null;
};
export type DiscussionView = {
  /** The oldest first, at most the newest 200. */
  posts: PostView[];
  /** Who reads it. */
  room: 'class' | 'cohort' | 'course' | 'own';
};
export type PostBody = {
  text: string;
};
export type AnswerResult = {
  /** Null: a teacher marks it. */
  correct: boolean | null;
  /** What to read after a wrong answer; empty after a right one. */
  help: string;
  /** The lesson to open after a wrong answer. */
  help_lesson: LessonPlace | null;
  /** Whether the quiz is passed. */
  passed: boolean;
  tries: number;
};
export type AnswerBody = {
  /** `choice`, `multiple`, `hotspot`: ids of the chosen options; `order`: ids in order; `match`: the option of each of `lefts`;
    `cloze`: the word of each gap; `short`: one text; `audio`, `drawing`: one text or none. */
  answer: string[];
  /** A drawing or photo as PNG, JPEG or WebP, in Base64, for kinds that a teacher marks. */
  picture?: string;
  /** A recording as MP3, in Base64, for kinds that a teacher marks. */
  sound?: string;
};
export type LessonMarkBody = {
  /** What the learner reads. */
  comment: string;
  correct: boolean;
};
export type LessonAnswerMedia = {
  /** A `data:` address. */
  content: string;
};
export type StoryTaskState = {
  /** Whether it is handed in or published, which ticks the lesson. */
  done: boolean;
  story_id: string;
};
export type StoryBody = {
  /** A story that the person writes, alone or with others. */
  story_id: string;
};
export type SurveyAnswerOfQuestion = {
  /** Ids of the chosen answers, or one text. */
  answer: string[];
  question_id: string;
};
export type SurveyBody = {
  answers: SurveyAnswerOfQuestion[];
};
export type InvitationOfLink = {
  course: EnrolledCourse;
  /** One sentence about the course. */
  intro: string;
  /** Name of who invites; empty: nobody any more. */
  invited_by: string;
  /** Whether it can be accepted only after signing in: it was sent to an address, and not to an account. */
  needs_account: boolean;
  state: 'accepted' | 'declined' | 'open';
};
export type InvitationAnswerBody = {
  accept: boolean;
};
export type CourseInvitationView = {
  course: EnrolledCourse;
  id: string;
  /** Name of who invites; empty: nobody any more. */
  invited_by: string;
};
export type CourseInvitations = {
  results: CourseInvitationView[];
};
export type InviteToCourseBody = {
  /** Id or slug. */
  course: string;
  /** E-mail addresses, of people with or without an account. */
  emails: string[];
};
export type CourseListItem = {
  age_from: number | null;
  age_to: number | null;
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  audience: 'parent' | 'student' | 'teacher';
  enrolment_mode: 'class' | 'code' | 'open';
  id: string;
  intro: string;
  /** Whether everybody may enrol without paying. What it costs is told by the shop. */
  is_free: boolean;
  /** BCP 47. */
  language: string;
  lessons_count: number;
  minutes: number;
  name: string;
  /** Whether the school made it, not the platform. */
  own: boolean;
  published_at: string | null;
  slug: string;
};
export type CoursePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CourseListItem[];
};
export type ChapterListItem = {
  id: string;
  lessons_count: number;
  minutes: number;
  /** From 1. */
  position: number;
  slug: string;
  summary: string;
  title: string;
};
export type ChapterList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ChapterListItem[];
};
export type LessonListItem = {
  id: string;
  /** Everybody may open it before enrolling. */
  is_preview: boolean;
  kind:
    | 'act'
    | 'article'
    | 'assignment'
    | 'audio'
    | 'book'
    | 'discussion'
    | 'embed'
    | 'live'
    | 'quiz'
    | 'story'
    | 'survey'
    | 'video';
  minutes: number;
  move_on: 'none' | 'passed' | 'seen' | 'seen_and_passed' | 'seen_or_passed';
  /** From 1. */
  position: number;
  slug: string;
  title: string;
};
export type LessonList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LessonListItem[];
};
export type SentInvitation = {
  answered_at: string | null;
  id: string;
  invited_at: string;
  /** Name of the person, or the address. */
  name: string;
  state: 'accepted' | 'declined' | 'open';
};
export type SentInvitations = {
  results: SentInvitation[];
};
export type HandIn = {
  lesson: string;
  lesson_id: string;
  text: string;
};
export type CourseLearner = {
  completed_at: string | null;
  enrolled_at: string;
  hand_ins: HandIn[];
  id: string;
  lessons_count: number;
  lessons_done: number;
  name: string;
  /** Whole percent. */
  progress: number;
  /** Of all quizzes of the course together; questions without an answer are not among them. */
  skills: SkillResultView[];
  status: 'active' | 'completed' | 'withdrawn';
  version: number;
};
export type CourseLearnerPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CourseLearner[];
};
export type SurveyOptionResult = {
  count: number;
  id: string;
  text: string;
};
export type SurveyQuestionResult = {
  id: string;
  options: SurveyOptionResult[];
  text: string;
  /** In alphabetical order. */
  texts: string[];
};
export type SurveyResults = {
  /** Null: fewer than five people have answered. */
  answers: number | null;
  questions: SurveyQuestionResult[];
};
export type ChapterOutline = {
  id: string;
  lessons: LessonListItem[];
  lessons_count: number;
  minutes: number;
  /** From 1. */
  position: number;
  slug: string;
  summary: string;
  title: string;
};
export type SustainabilityDetails = {
  /** Goals of the United Nations, 1 to 17. */
  sdg_goals: number[];
  text: string;
  /** Path of a picture; null: none. */
  thumbnail: string | null;
};
export type CourseDescriptionView = {
  sustainability_details: SustainabilityDetails;
  /** Paragraphs, separated by blank lines. */
  text: string;
};
export type CourseView = {
  age_from: number | null;
  age_to: number | null;
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  audience: 'parent' | 'student' | 'teacher';
  author_name: string;
  chapters: ChapterOutline[];
  description: CourseDescriptionView;
  enrolment_mode: 'class' | 'code' | 'open';
  id: string;
  intro: string;
  /** Whether everybody may enrol without paying. What it costs is told by the shop. */
  is_free: boolean;
  /** BCP 47. */
  language: string;
  lessons_count: number;
  minutes: number;
  name: string;
  outcomes: string[];
  /** Whether the school made it, not the platform. */
  own: boolean;
  published_at: string | null;
  sequence: 'dated' | 'free' | 'ordered';
  slug: string;
  /** The newest version, which everybody who enrols now gets. */
  version: number;
};
export type CurrentTenant = {
  /** For readers of languages without a text of their own. */
  announcement: string | null;
  announcement_ar: string | null;
  announcement_color: string;
  announcement_en: string | null;
  announcement_fr: string | null;
  announcement_hi: string | null;
  bg_primary_color: string;
  bg_secondary_color: string;
  book_button_color: string;
  border_muted_color: string;
  border_primary_color: string;
  button_color: string;
  /** ISO 3166-1 alpha-2; null: not stated. Forms start with it. */
  country: string | null;
  /** Default currency of prices, ISO 4217; null: none chosen. */
  currency: string | null;
  domain_url: string | null;
  features: string[];
  id: string;
  /** Language for people who chose none; null: that of their browser. */
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
  /** Students who opened it, and how many of them finished it. */
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
  /** Number of times it was finished again. */
  reread_count: number;
  since: string;
  slug: string;
  /** Reading state in the child's reading log. */
  state: 'abandoned' | 'finished' | 'reading' | 'want';
  title: string;
};
export type DashboardChild = {
  avatar: string | null;
  classes: string[];
  consents_waiting: number;
  /** Days of this week with reading; null when the guardian may not see them. */
  days: string[] | null;
  first_name: string;
  id: string;
  /** Minutes of reading this week; null when the guardian may not see them. */
  minutes: number | null;
  /** Recently read books, latest first; null when the guardian may not see them. */
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
  id: string;
  name: string;
  teachers: DashboardTeacher[];
  year: string;
};
export type DashboardStudent = {
  avatar: string | null;
  /** Days with reading; ISO dates. */
  days: string[];
  first_name: string;
  id: string;
  last_name: string;
  /** Minutes of reading on each day of `period`; 0 on a day whose reading was not timed. */
  minutes: number[];
  /** Whether they ever signed in. */
  seen: boolean;
};
export type Dashboard = {
  /** Books that the class read within `period`, most read first. */
  books: DashboardBook[];
  children: DashboardChild[];
  /** The class whose students are listed; null without any. */
  class_id: string | null;
  classes: DashboardClass[];
  /** Days of this week on which the viewer read. */
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
export type RetainedData = {
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
  /** Whether the caller requested it and can download it now. */
  can_fetch: boolean;
  cancel_reason: string | null;
  created_at: string;
  due_at: string;
  /** Until when the copy can be downloaded. */
  expires_at: string | null;
  finished_at: string | null;
  id: string;
  /** Retained data after an erasure, with reasons. */
  kept: RetainedData[];
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
export type DataRequestCreated = {
  id: string;
};
export type DataRequestBody = {
  kind: 'erasure' | 'export';
  /** Id of the person whose data are requested; default: the caller. */
  person_id?: string;
  reason?: string;
};
export type ReasonBody = {
  reason: string;
};
export type DownloadDataCopyBody = {
  password: string;
};
export type DroppedItem = {
  /** As it was sent. */
  item: string;
  /** Why, as a sentence. */
  reason: string;
  state:
    | 'free'
    | 'not_enough'
    | 'not_for_reader'
    | 'not_in_currency'
    | 'not_offered'
    | 'not_sent'
    | 'ok'
    | 'owned'
    | 'sold_out'
    | 'unknown'
    | 'withdrawn';
  /** Empty for an unknown item. */
  title: string;
};
export type Cart = {
  /** Whether there is something to pay for, and every line can be bought. */
  can_pay: boolean;
  count: number;
  /** Null without a code, and for students. */
  coupon: QuoteCoupon | null;
  /** Currencies in which all lines that are for sale can be bought. */
  currencies: string[];
  /** Currency of the prices; null for students. */
  currency: string | null;
  /** What this request did not put in the cart; empty after a read. */
  dropped: DroppedItem[];
  /** What the provider is expected to keep; null without a provider whose fee is known, and for students. */
  fee_cover: QuoteExtra | null;
  /** Ids of the items. */
  items: string[];
  /** Kept for later: not in `items`, `count` and `total`. */
  later: CartLine[];
  lines: CartLine[];
  /** A donation that rounds the total up; null when there is nothing to pay, and for students. */
  round_up: QuoteRoundUp | null;
  /** Null when nothing is sent by post, and for students. */
  shipping: QuoteShipping | null;
  /** Whether something has to be sent by post. */
  ships: boolean;
  /** The tax that `total` includes; null for students. */
  tax_total: Money | null;
  /** Sum of the lines that can be bought, of shipping and of the chosen extras; null for students. */
  total: Money | null;
};
export type CartItemBody = {
  /** The id (or slug) of the book for its digital edition, `<book>:print`, `<book>:class_pack` or `<book>:gift` for others, `<course>:course`. */
  item: string;
  /** How many more printed copies; absent: 1. Others are in a cart once. */
  quantity?: number;
};
export type CartItemsBody = {
  items: string[];
  /** How many of each printed book, by its item; absent: 1. */
  quantities?: {
    [key: string]: number;
  };
};
export type MergedCart = {
  /** Ids of items that were put in the cart. */
  added: string[];
  cart: Cart;
  dropped: DroppedItem[];
  /** Ids of items that were in it already. */
  present: string[];
};
export type CartQuantityBody = {
  quantity: number;
};
export type CourseData = {
  data: CourseView;
};
export type WorldLetterCard = {
  /** What the drawing shows. */
  alt: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Number of one of the United Nations' goals; null when it is about none. */
  goal: number | null;
  id: string;
  /** BCP 47. */
  language: string;
  /** Path of its drawing, an SVG. */
  picture: string;
  published_at: string;
  /** How many readers gave each reaction. */
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
  /** The letter that it answers; null or left out for a letter to everybody. */
  answers?: string | null;
  goal?: number | null;
  language: string;
  /** Its stamp: a picture by the rules of `libs/contract/src/stories`. */
  picture: object;
  /** The whole letter, from its greeting to its goodbye. */
  text: string;
  title: string;
};
export type OwnLetter = {
  /** How many letters answer it. */
  answers: number;
  goal: number | null;
  /** It is hidden until somebody has decided on reports of it. */
  held: boolean;
  /** The story that it is written as. */
  id: string;
  reactions: {
    [key: string]: number;
  };
  /** Everybody can read it. */
  shown: boolean;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
  /** It was taken down from the Dear World Book; the author still has it. */
  taken_down: boolean;
  title: string;
  /** The message of the person who took it down; often empty. */
  told: string;
  updated_at: string;
  /** Of an approved letter: what is missing, the consent of a family or the book that is being built. */
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
export type LinkedLetter = {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  id: string;
  /** BCP 47. */
  language: string;
  school_name: string;
  signed_as: string;
  title: string;
};
export type WorldLetterView = {
  /** What the drawing shows. */
  alt: string;
  /** The letters that answer this one, the newest first; at most twenty. */
  answered_by: LinkedLetter[];
  /** The letter that this one answers; null for a letter to everybody, and while that letter is not shown. */
  answers: LinkedLetter | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Number of one of the United Nations' goals; null when it is about none. */
  goal: number | null;
  id: string;
  /** BCP 47. */
  language: string;
  /** The viewer's own reaction; null without one. */
  mine: string | null;
  /** Ids of the letters before and after it in the book. */
  newer: string | null;
  older: string | null;
  /** Path of its drawing, an SVG. */
  picture: string;
  published_at: string;
  /** How many readers gave each reaction. */
  reactions: {
    [key: string]: number;
  };
  school_name: string;
  /** First names, as their families allow it; empty for a young author without a name. */
  signed_as: string;
  /** Slug of its book, which has a recording of it: for people of its school who have signed in; null otherwise. */
  spoken: string | null;
  text: string;
  title: string;
};
export type LetterReactions = {
  /** The requester's own; null without one. */
  mine: string | null;
  reactions: {
    [key: string]: number;
  };
};
export type LetterReactionBody = {
  reaction: 'clever' | 'cosy' | 'funny' | 'love' | 'touching' | 'wow';
};
export type LetterReported = {
  /** It is hidden until somebody has decided. */
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
  /** When it was first reported, or taken down. */
  first_at: string;
  /** Hidden until somebody has decided. */
  held: boolean;
  id: string;
  /** BCP 47. */
  language: string;
  /** Texts of the reports. */
  notes: string[];
  /** Path of its drawing, an SVG; null while nobody else may see it. */
  picture: string | null;
  reports: number;
  school_name: string;
  signed_as: string;
  /** Who took it down; null while nobody did. */
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
  /** True takes the letter down; false keeps it. */
  take_down: boolean;
  /** A message to the author, added to the standard text. */
  words?: string;
};
export type WorldVolumeEntry = {
  countries: number;
  epub_bytes: number;
  languages: number;
  letters: number;
  /** Null until it is built for the first time. */
  made_at: string | null;
  /** Pages of the PDF. */
  pages: number;
  pdf_bytes: number;
  /** `ready` to download, or `making`: never built, or a letter in it was changed or hidden since. */
  state: 'making' | 'ready';
  year: number;
};
export type RequestedVolume = {
  year: number;
};
export type NewVolume = {
  year: number;
};
export type WorldYear = {
  /** The year is over. */
  closed: boolean;
  /** Letters of it that are shown. */
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
export type DemoSignInBody = {
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
  /** Background and elements, by the rules of `libs/contract/src/designs.ts`. */
  body: object;
  id: string;
  size: 'a4' | 'a5' | 'cover' | 'square';
  title: string;
  updated_at: string;
  /** To be sent with the next change. */
  version: number;
};
export type DesignPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Design[];
};
export type NewDesign = {
  /** Background and elements, by the rules of `libs/contract/src/designs.ts`. */
  body: object;
  size: 'a4' | 'a5' | 'cover' | 'square';
  title: string;
};
export type DesignChange = {
  /** Background and elements, by the rules of `libs/contract/src/designs.ts`. */
  body: object;
  title: string;
  /** The version that the change is based on. */
  version: number;
};
export type NamedBeneficiary = {
  id: string;
  name: string;
  slug: string;
};
export type OfflineDetails = {
  /** Day on which it was given, such as `2026-11-20`. */
  day: string;
  note: string;
  /** Two counts differed from the first one: somebody counts it anew, as if it were the first time. */
  recount?: boolean;
  /** Reference of the bank or number of the paying-in slip; empty until it is known. */
  reference: string;
  way: 'bank' | 'cash' | 'jar';
};
export type ManagedReceipt = {
  id: string;
  /** Such as `RCT-2026-000012`. */
  number: string;
  /** Whether it no longer counts. */
  void: boolean;
};
export type TributeView = {
  message: string;
  recipient_email: string | null;
  recipient_name: string;
  /** Day on which the card is sent; null: at once. */
  send_on: string | null;
};
export type ManagedDonation = {
  /** Null while the gift waits for a second count, for everybody but the person who wrote it down: whoever counts again does not
    know the first sum. */
  amount: Money | null;
  anonymity: 'anonymous' | 'first_name' | 'named';
  /** Whether the caller may check the gift that another person wrote down. */
  can_check: boolean;
  /** Null when it no longer exists. */
  charity: NamedBeneficiary | null;
  created_at: string;
  currency: string;
  /** Whether the donor added a tax declaration. */
  declared: boolean;
  donor_email: string | null;
  /** Whether name and address are hidden because the donor wishes so. */
  donor_hidden: boolean;
  /** Null: hidden, or not known. */
  donor_name: string | null;
  /** What the donor added for the provider's fee. */
  fee_cover: Money;
  /** Whether something was declared for the tax on it; absent in lists. */
  has_declaration?: boolean;
  id: string;
  interval: 'month' | 'once';
  message: string;
  /** `none`, `waiting` for the school to read it, `shown` or `hidden`. */
  message_status: string;
  /** Such as `GIFT-7K2M-9QXD`. */
  number: string;
  /** Of a gift outside of the site: `jar`, `cash` or `bank`, and its count. */
  offline: OfflineDetails | null;
  paid_at: string | null;
  /** Null: for the charity as a whole. */
  project: NamedBeneficiary | null;
  provider: string | null;
  /** The newest receipt, of the school's own gifts; null: none. */
  receipt: ManagedReceipt | null;
  refunded: Money;
  school_id: string;
  source: 'offline' | 'online';
  /** `completed` only once the provider has confirmed the payment to the server. */
  status:
    | 'cancelled'
    | 'charged_back'
    | 'completed'
    | 'disputed'
    | 'expired'
    | 'failed'
    | 'partially_refunded'
    | 'pending'
    | 'recorded'
    | 'refunded'
    | 'rejected';
  /** Null where `amount` is. */
  total: Money | null;
  tribute: TributeView | null;
};
export type DonationTotal = {
  currency: string;
  /** Number of these gifts. */
  gifts: number;
  /** Gifts whose money has arrived, after refunds. */
  given: number;
  refunded: number;
  /** Number of gifts that wait for a second count. Their sum is not told: of one gift, it would be the first count. */
  waiting: number;
};
export type ManagedDonationPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ManagedDonation[];
  /** Of the whole filtered set, not of the page. */
  totals: DonationTotal[];
};
export type GiftImportLine = {
  /** Minor units. */
  amount: number;
  currency: string;
  day: string;
  line: number;
  name: string;
  reference: string;
  /** Name of the project or charity. */
  to: string;
  way: 'bank' | 'cash' | 'jar';
};
export type GiftImportSum = {
  /** Minor units. */
  amount: number;
  currency: string;
  gifts: number;
};
export type GiftImportView = {
  /** Whether the caller may decide: not who brought the file in. */
  can_decide: boolean;
  count: number;
  created_at: string;
  file_name: string;
  /** While it waits. */
  gifts: GiftImportLine[];
  id: string;
  status: 'approved' | 'rejected' | 'waiting';
  totals: GiftImportSum[];
};
export type GiftImportCreated = {
  id: string;
};
export type GiftImportBody = {
  /** The file as text: a line of headings, then a gift in each line. */
  csv: string;
  /** Name of the file. */
  file_name: string;
};
export type GiftImportFault = {
  column:
    | 'amount'
    | 'charity'
    | 'currency'
    | 'date'
    | 'email'
    | 'name'
    | 'note'
    | 'project'
    | 'receipt'
    | 'reference'
    | 'way';
  /** 0: the file as a whole. */
  line: number;
  message: string;
};
export type GiftImportPreview = {
  faults: GiftImportFault[];
  gifts: GiftImportLine[];
  totals: GiftImportSum[];
};
export type GiftImportDecisionBody = {
  approve: boolean;
  reason?: string;
};
export type ManagedMonthlyGift = {
  /** Whether there is an address to which a new link can be sent. */
  can_send_link: boolean;
  charity: NamedBeneficiary | null;
  donor_email: string | null;
  donor_hidden: boolean;
  /** Null: hidden, or not known. */
  donor_name: string | null;
  ended_at: string | null;
  id: string;
  next_charge_at: string | null;
  project: NamedBeneficiary | null;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** Name of the school, for the platform's team; null for the staff of the school itself. */
  school: string | null;
  school_id: string;
  since: string | null;
  status: 'abandoned' | 'active' | 'cancelled' | 'incomplete' | 'lapsed' | 'past_due' | 'paused';
  /** Of each month, with what is added for the fee. */
  total: Money;
  /** When the charge failed that is not paid since, or when the link of this month was sent. */
  unpaid_since: string | null;
};
export type ManagedMonthlyGiftPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ManagedMonthlyGift[];
};
export type DonationRecorded = {
  id: string;
};
export type OfflineBody = {
  amount: number;
  charity?: string;
  class?: string;
  currency: string;
  /** Day on which it was given, such as `2026-11-20`. */
  day: string;
  /** From whom, such as `Oak Class`. */
  name?: string;
  note?: string;
  project?: string;
  /** Reference of the bank or number of the paying-in slip. */
  reference?: string;
  way: 'bank' | 'cash' | 'jar';
};
export type OfflineCheckBody = {
  /** What the second person counted, in minor units; required unless it is rejected. */
  amount?: number;
  reason?: string;
  reject?: boolean;
};
export type RecountBody = {
  amount: number;
};
export type TaxBody = {
  /** That the donor agrees to the words. Never assumed. */
  agreed: boolean;
  first_name: string;
  /** Name or number of the house; with `80g` the whole address. */
  house: string;
  last_name: string;
  /** The home of the donor is outside of the United Kingdom: no postcode is asked. */
  outside_uk?: boolean;
  /** Permanent Account Number of India; required with `80g`. Stored encrypted. */
  pan?: string;
  /** Required for Gift Aid, unless the home is outside of the United Kingdom. */
  postcode?: string;
  regime: '80g' | 'gift_aid';
  /** The version of the words that the donor read: `tax.wording_version` of the options. */
  wording_version: string;
};
export type SpokenDeclarationBody = {
  /** Where the written record is sent; absent: the address of the gift. */
  email?: string;
  /** With `post`: day on which the letter was posted. */
  posted_on?: string;
  /** How the written record reaches the donor, without which the declaration does not count. */
  record: 'email' | 'post';
  /** Day on which the donor said it. */
  spoken_on: string;
  tax: TaxBody;
};
export type DonationMessageBody = {
  show: boolean;
};
export type VoidedReceipt = {
  /** Number of the void receipt. */
  number: string;
  /** Id of the receipt that replaces it; null: none. */
  replaced_by: string | null;
};
export type VoidReceiptBody = {
  /** Country of the donor; absent: it stays. */
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
  /** The name of the donor as it should be; absent: it stays. */
  name?: string;
  reason: string;
  /** Whether another receipt replaces it, with what is known of the gift now. */
  replace: boolean;
};
export type GiftRefundProposed = {
  /** The proposal, which a second person approves. */
  id: string;
};
export type DonationRefundProposalBody = {
  /** Minor units; absent: all that is left. */
  amount?: number;
  /** Day on which the donor asked for it, such as `2026-11-20`; absent: today. */
  asked_on?: string;
  /** Six digits from the app. */
  code?: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** Why; the second person reads it. */
  reason: string;
  recovery_code?: string;
};
export type RefundRequested = {
  amount: Money;
  refund_id: string;
};
export type DonationRefundBody = {
  /** Minor units; absent: all that is left. */
  amount?: number;
  /** Day on which the donor asked for it, such as `2026-11-20`; absent: today. */
  asked_on?: string;
  reason: string;
};
export type StartedDonationView = {
  /** Opens the gift without an account (`?key=`). */
  access_token: string;
  amount: Money;
  anonymity: 'anonymous' | 'first_name' | 'named';
  /** Null when it no longer exists. */
  charity: NamedBeneficiary | null;
  created_at: string;
  /** What the donor added for the provider's fee. */
  fee_cover: Money;
  /** Whether something was declared for the tax on it; absent in lists. */
  has_declaration?: boolean;
  id: string;
  interval: 'month' | 'once';
  message: string;
  /** `none`, `waiting` for the school to read it, `shown` or `hidden`. */
  message_status: string;
  /** Such as `GIFT-7K2M-9QXD`. */
  number: string;
  paid_at: string | null;
  /** Null: for the charity as a whole. */
  project: NamedBeneficiary | null;
  refunded: Money;
  /** `completed` only once the provider has confirmed the payment to the server. */
  status:
    | 'cancelled'
    | 'charged_back'
    | 'completed'
    | 'disputed'
    | 'expired'
    | 'failed'
    | 'partially_refunded'
    | 'pending'
    | 'recorded'
    | 'refunded'
    | 'rejected';
  total: Money;
  tribute: TributeView | null;
};
export type DonationStarted = {
  donation: StartedDonationView;
  /** Address of ours that opens the provider's page. */
  redirect_url: string;
};
export type AttributionBody = {
  book?: string;
  campaign?: string;
  class?: string;
  /** Slug or id of the fundraiser page through which it is given: it names the class or student, and its campaign. */
  fundraiser?: string;
  student?: string;
};
export type TributeBody = {
  message?: string;
  /** Where the card is sent; absent: nowhere. */
  recipient_email?: string;
  recipient_name: string;
  /** Day on which the card is sent, such as `2026-12-24`; absent: as soon as the gift is paid. */
  send_on?: string;
};
export type DonationBody = {
  /** What is given, in minor units of `currency`. */
  amount: number;
  /** Who reads the name of the donor; absent: the first name is read. */
  anonymity?: 'anonymous' | 'first_name' | 'named';
  /** Short for the levels `anonymous` (true) and `named` (false). */
  anonymous?: boolean;
  attribution?: AttributionBody;
  charity?: string;
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
  /** Whether the donor pays the provider's fee too. Never assumed. */
  cover_fee?: boolean;
  currency: string;
  /** For the receipt. Required for a guest; absent: the address of the account. */
  email?: string;
  /** `month`: the same gift each month, until the donor stops it. */
  interval?: 'month' | 'once';
  language?: 'ar' | 'en' | 'fr' | 'hi';
  /** Shown with the gift once the school has read it. */
  message?: string;
  /** Of the donor; absent: that of the account. */
  name?: string;
  /** Id or slug. One of `project` and `charity` is required. */
  project?: string;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** What the donor declares for the tax; asked where the options have a `tax`. */
  tax?: TaxBody;
  tribute?: TributeBody;
  /** Token of the check against robots; required for guests. */
  turnstile_token?: string;
  /** Whether the donor wants news of the project by e-mail. Never assumed. */
  wants_news?: boolean;
};
export type DonationView = {
  amount: Money;
  anonymity: 'anonymous' | 'first_name' | 'named';
  /** Null when it no longer exists. */
  charity: NamedBeneficiary | null;
  created_at: string;
  /** What the donor added for the provider's fee. */
  fee_cover: Money;
  /** Whether something was declared for the tax on it; absent in lists. */
  has_declaration?: boolean;
  id: string;
  interval: 'month' | 'once';
  message: string;
  /** `none`, `waiting` for the school to read it, `shown` or `hidden`. */
  message_status: string;
  /** Such as `GIFT-7K2M-9QXD`. */
  number: string;
  paid_at: string | null;
  /** Null: for the charity as a whole. */
  project: NamedBeneficiary | null;
  refunded: Money;
  /** `completed` only once the provider has confirmed the payment to the server. */
  status:
    | 'cancelled'
    | 'charged_back'
    | 'completed'
    | 'disputed'
    | 'expired'
    | 'failed'
    | 'partially_refunded'
    | 'pending'
    | 'recorded'
    | 'refunded'
    | 'rejected';
  total: Money;
  tribute: TributeView | null;
};
export type DonationPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: DonationView[];
};
export type HumanCheckView = {
  needed: boolean;
  site_key: string | null;
};
export type DonationProviderView = {
  available: boolean;
  /** What can be added so that the fee does not come out of the gift, in minor units; null: not known. */
  fee_cover: number | null;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** A sentence; null when it is available. */
  reason: string | null;
};
export type TaxAsked = {
  regime: '80g' | 'gift_aid';
  /** In English, as the law has it. */
  wording: string;
  wording_version: string;
};
export type DonationOptions = {
  /** Whether this charity or project takes gifts now, and why not. */
  accepts_gifts: boolean;
  /** Currencies in which at least one provider takes gifts. */
  currencies: string[];
  currency: string;
  email_needed: boolean;
  human_check: HumanCheckView;
  largest: Money;
  providers: DonationProviderView[];
  reason: string | null;
  smallest: Money;
  /** What the donor may declare for the tax; null: nothing is asked. */
  tax: TaxAsked | null;
};
export type SupporterView = {
  amount: Money;
  given_at: string;
  /** That the school has read; empty otherwise. */
  message: string;
  /** Null: a friend. */
  name: string | null;
};
export type SupporterPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: SupporterView[];
};
export type DonationChangeBody = {
  /** Who reads the name of the donor; absent: the first name is read. */
  anonymity?: 'anonymous' | 'first_name' | 'named';
  /** Shown with the gift once the school has read it. */
  message?: string;
};
export type TaxDeclarationView = {
  /** Null while it holds. */
  cancelled_at: string | null;
  /** `spoken`: said to somebody of the staff, who wrote it down. */
  channel: 'online' | 'spoken';
  declared_at: string;
  /** Name or number of the house; for 80G the whole address. */
  house: string;
  /** The PAN, masked but for its last four signs; null without one. */
  identity: string | null;
  name: string;
  postcode: string;
  /** When the written record of a spoken one was sent. */
  record_sent_at: string | null;
  regime: '80g' | 'gift_aid';
  /** The words that the donor agreed to, in English as the law has them. */
  wording: string;
};
export type EmailSchool = {
  id: string;
  name: string;
};
export type EmailLogRow = {
  created_at: string;
  id: string;
  /** Masked: `n•••@mail.example`. */
  recipient: string;
  school: EmailSchool | null;
  /** When the mail server accepted it. */
  sent_at: string | null;
  state: 'bounced' | 'complained' | 'delivered' | 'discarded' | 'failed' | 'queued' | 'sent' | 'suppressed';
  subject: string;
  template: string;
  tries: number;
};
export type EmailLogPage = {
  /** Position of the next page; null on the last one. */
  next: string | null;
  results: EmailLogRow[];
};
export type EmailEventView = {
  at: string;
  detail: string | null;
  id: string;
  /** A state, `retried` or `delayed`. */
  kind: string;
};
export type EmailDetail = {
  /** What the e-mail was requested for; the same of every e-mail that was resent for it. */
  cause: string;
  created_at: string;
  /** Its link holds a secret, which a new e-mail replaces. */
  has_secret: boolean;
  history: EmailEventView[];
  id: string;
  /** In which it was written; null for e-mails from before it was recorded. */
  language: string | null;
  last_error: string | null;
  message_id: string | null;
  /** Masked: `n•••@mail.example`. */
  recipient: string;
  resend_of: string | null;
  /** Why it cannot be resent; null when it can. */
  resend_refusal:
    | ('already_resent' | 'arrived' | 'body_deleted' | null | 'still_trying' | 'suppressed' | 'too_soon')
    | ('already_resent' | 'arrived' | 'body_deleted' | null | 'still_trying' | 'suppressed' | 'too_soon');
  resent_as: string | null;
  school: EmailSchool | null;
  /** When the mail server accepted it. */
  sent_at: string | null;
  /** Address of the HTML part as it was sent, without secrets, for five minutes; null when there is none. */
  snapshot: string | null;
  state: 'bounced' | 'complained' | 'delivered' | 'discarded' | 'failed' | 'queued' | 'sent' | 'suppressed';
  subject: string;
  template: string;
  /** The plain part, without secrets; empty after its time. */
  text: string;
  /** Its recipient is an account, whose address of now gets it when it is resent. */
  to_account: boolean;
  tries: number;
  /** Version of the school's own wording that it has; null: the standard text alone. */
  wording: number | null;
};
export type EmailResent = {
  /** Id of the new e-mail. */
  id: string;
};
export type ResendBody = {
  /** The address put right; only for somebody without an account, and an e-mail without a secret. */
  address?: string;
  /** Why, for the audit log. */
  reason: string;
};
export type EmailDay = {
  bounced: number;
  day: string;
  /** Accepted by the mail server, or delivered. */
  delivered: number;
  failed: number;
  suppressed: number;
  total: number;
  waiting: number;
};
export type EmailTemplateCounts = {
  bounced: number;
  /** Accepted by the mail server, or delivered. */
  delivered: number;
  failed: number;
  suppressed: number;
  template: string;
  total: number;
  waiting: number;
};
export type EmailCounts = {
  bounced: number;
  /** Accepted by the mail server, or delivered. */
  delivered: number;
  failed: number;
  suppressed: number;
  total: number;
  waiting: number;
};
export type EmailSummary = {
  days: EmailDay[];
  /** Since when the mail server fails. */
  failing_since: string | null;
  /** Since when the oldest waiting e-mail waits. */
  oldest_waiting: string | null;
  /** E-mails that are handed to the mail server at the same time. */
  sent_at_once: number;
  /** More e-mails fail today than usual. */
  spike: boolean;
  /** Entries of the suppression list. */
  suppressed_addresses: number;
  templates: EmailTemplateCounts[];
  total: EmailCounts;
};
export type EmailTemplateRow = {
  /** When it was changed last. */
  changed_at: string | null;
  /** Subject with the data of the sample, in the school's own wording where it has one. */
  subject: string;
  template: string;
  /** Newest version of the school's own wording; null: the standard text alone. */
  version: number | null;
};
export type EmailTemplateList = {
  results: EmailTemplateRow[];
};
export type WordingVersion = {
  above: string;
  at: string;
  below: string;
  by: string;
  reason: string;
  restored_from: number | null;
  subject: string;
  version: number;
};
export type EmailTemplateDetail = {
  /** Names that a wording may have in braces. */
  placeholders: string[];
  school: string;
  /** Subject of the standard text, with the data of the sample. */
  standard_subject: string;
  template: string;
  /** The newest first; empty while the school has the standard text alone. */
  versions: WordingVersion[];
};
export type EmailPreviewView = {
  /** With the data of the sample. */
  subject: string;
  /** Address of the HTML part for a frame, for five minutes. */
  url: string;
};
export type WordingBody = {
  /** After the greeting, in Markdown; may be empty. */
  above: string;
  /** At the end, in Markdown; may be empty. */
  below: string;
  language: 'ar' | 'en' | 'fr' | 'hi';
  /** Id of the school; absent: the platform itself. */
  school?: string;
  /** Replaces the standard subject; may be empty. */
  subject: string;
};
export type WordingSaved = {
  version: number;
};
export type RestoreWordingBody = {
  base_version: number;
  language: 'ar' | 'en' | 'fr' | 'hi';
  reason: string;
  /** Id of the school; absent: the platform itself. */
  school?: string;
  /** The former version whose parts become a new version. */
  version: number;
};
export type TestEmailSent = {
  /** The own address, to which it goes. */
  address: string;
  /** Of the e-mail in the log. */
  id: string;
};
export type NewWordingBody = {
  /** After the greeting, in Markdown; may be empty. */
  above: string;
  /** The newest version that was read; 0: there was none. */
  base_version: number;
  /** At the end, in Markdown; may be empty. */
  below: string;
  language: 'ar' | 'en' | 'fr' | 'hi';
  reason: string;
  /** Id of the school; absent: the platform itself. */
  school?: string;
  /** Replaces the standard subject; may be empty. */
  subject: string;
};
export type ExperimentCard = {
  adult: boolean;
  age_max: number;
  age_min: number;
  days: number;
  goal: number;
  /** Hidden; only editors see such cards. */
  hidden: boolean;
  /** Language of the texts: English where the requested one is missing. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  minutes: number;
  slug: string;
  summary: string;
  title: string;
  topic: 'building' | 'kitchen' | 'light' | 'plants' | 'sound' | 'water';
};
export type ExperimentNoteDrawing = {
  /** As a data: address. */
  picture: string;
};
export type LinkedBook = {
  slug: string;
  title: string;
};
export type ExperimentStep = {
  /** What the step shows, by the rules of `libs/contract/src/stories`; null for a step without a picture. */
  picture: object | null;
  /** Seconds of the timer; 0 without one. */
  seconds: number;
  text: string;
};
export type ExperimentView = {
  adult: boolean;
  age_max: number;
  age_min: number;
  /** A related book of this library. */
  book: LinkedBook | null;
  days: number;
  dir: 'ltr' | 'rtl';
  goal: number;
  /** Hidden; only editors see such cards. */
  hidden: boolean;
  /** Language of the texts: English where the requested one is missing. */
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
export type ExperimentTextsBody = {
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
  /** Slug of a related book. */
  book?: string | null;
  days: number;
  goal: number;
  hidden: boolean;
  minutes: number;
  /** Seconds for each step of the English text; 0 for no timer. */
  timers: number[];
  topic: 'building' | 'kitchen' | 'light' | 'plants' | 'sound' | 'water';
  /** English is required. */
  words: ExperimentTextsBody[];
};
export type ExperimentBody = {
  /** The version that this change is based on; 0 for a new experiment. */
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
  /** Version on which the next change is based; 0 while there is only the built-in one. */
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
export type ExperimentNoteBody = {
  /** A drawing as PNG, JPEG or WebP, in Base64. */
  drawing?: string;
  /** A measured value, in the unit of the experiment. */
  number?: number;
  /** A photo as PNG, JPEG or WebP, in Base64. */
  photo?: string;
  text: string;
};
export type ChildOfFamily = {
  avatar: string | null;
  classes: string[];
  /** Number of purposes whose current wording is not answered. */
  consents_waiting: number;
  first_name: string;
  id: string;
  /** Empty until the school has approved the link. */
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
  /** Number of times it was read to the end again. */
  reread_count: number;
  since: string;
  slug: string;
  /** Reading state in the child's reading log. */
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
  /** The name that its owner gave the app. */
  name: string;
  /** Rounded to the hour; null while it was never used. */
  used_at: string | null;
};
export type NewFeedKey = {
  created_at: string;
  id: string;
  /** It is shown only once. */
  key: string;
  /** The name that its owner gave the app. */
  name: string;
  /** Rounded to the hour; null while it was never used. */
  used_at: string | null;
};
export type FeedKeyBody = {
  /** The name that its owner gave the app. */
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
export type FilmCreated = {
  id: string;
};
export type NewFilm = {
  /** Language of the title. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  slug: string;
  title: string;
};
export type FilmTextsBody = {
  /** Questions for a discussion after the film. */
  cards: string[];
  locale: 'ar' | 'en' | 'fr' | 'hi';
  summary: string;
  title: string;
};
export type FilmDraft = {
  book: string | null;
  captions: ('ar' | 'en' | 'fr' | 'hi')[];
  editor_name: string;
  goals: number[];
  id: string;
  /** As a data: address. */
  poster: string | null;
  published: boolean;
  slug: string;
  title: string;
  updated_at: string;
  version: number;
  video_bytes: number | null;
  /** Name of the uploaded file; null without one. */
  video_name: string | null;
  words: FilmTextsBody[];
};
export type FilmSaved = {
  version: number;
};
export type FilmChange = {
  /** Slug of a related book. */
  book?: string | null;
  /** The United Nations' goals that it is about; absent: unchanged. */
  goals?: number[];
  published: boolean;
  /** The version that the change is based on. */
  version: number;
  words: FilmTextsBody[];
};
export type CaptionsSaved = {
  /** Number of captions. */
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
  /** The United Nations' goals that it is about, 1 to 17. */
  goals: number[];
  /** Language of the texts. */
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
  /** The United Nations' goals that it is about, 1 to 17. */
  goals: number[];
  /** Language of the texts. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  /** Address of the poster. */
  poster: string;
  slug: string;
  summary: string;
  title: string;
  /** Media type: video/mp4 or video/webm. */
  type: string;
  /** Address of the film's file; supports range requests. */
  video: string;
};
export type FilmCue = {
  end: number;
  /** Seconds. */
  start: number;
  text: string;
};
export type WatchedPart = {
  /** How much of the film was played, in percent; parts that were skipped do not count. */
  percent: number;
};
export type Followed = {
  id: string;
  kind: 'charity' | 'project';
};
export type FundraiserReports = {
  count: number;
  faults: ('other' | 'private' | 'unkind' | 'untrue')[];
  /** Hidden until somebody has decided. */
  held: boolean;
  /** Texts of the reports, the oldest first, at most 20. */
  notes: string[];
};
export type FundraiserDeskItem = {
  book_id: string | null;
  class_id: string | null;
  class_name: string | null;
  /** Whether the family agrees to the page of a student now; true for a class. */
  consented: boolean;
  created_at: string;
  /** First name of the student whose page it is. */
  first_name: string | null;
  /** Gifts through the page that have arrived. */
  gifts: number;
  id: string;
  kind: 'class' | 'student';
  message: string;
  moves: ('close' | 'keep' | 'publish' | 'reopen' | 'take_down')[];
  project: {
    id: string;
    slug: string;
    title: string;
  };
  raised: Money;
  reason: string;
  reports: FundraiserReports;
  slug: string;
  status: 'closed' | 'open' | 'taken_down' | 'waiting';
  student_id: string | null;
  target: Money | null;
  title: string;
  version: number;
};
export type FundraiserDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: FundraiserDeskItem[];
};
export type FundraiserSaved = {
  id: string;
  slug: string;
  status: 'closed' | 'open' | 'taken_down' | 'waiting';
  version: number;
};
export type FundraiserBody = {
  book_id?: string;
  /** The class whose page it is, or whose student. */
  class_id: string;
  message: string;
  /** Id or slug of a project that takes gifts. */
  project: string;
  /** A student of the class, for a page of their own: the family has agreed. */
  student_id?: string;
  target: number;
};
export type FundraiserChoices = {
  classes: {
    id: string;
    name: string;
    students?: {
      consented: boolean;
      first_name: string;
      id: string;
    }[];
  }[];
  projects: {
    currency: string;
    id: string;
    slug: string;
    title: string;
  }[];
};
export type FundraiserChange = {
  book_id?: string;
  message: string;
  target: number;
  /** That of the page as it was read. */
  version: number;
};
export type FundraiserMoveBody = {
  move: 'close' | 'keep' | 'publish' | 'reopen' | 'take_down';
  /** Required to take a page down. */
  reason?: string;
};
export type FundraiserPart = {
  amount: Money;
  /** Gifts; 0 for sales. */
  count: number;
  /** Gifts through the page, or the part of the sales of the class's book that goes to charity. */
  kind: 'gifts' | 'sales';
};
export type FundraiserProject = {
  charity: {
    id: string;
    name: string;
    registration_number: string;
    slug: string;
  };
  country: string;
  cover: string | null;
  goals: number[];
  id: string;
  slug: string;
  title: string;
};
export type FundraiserView = {
  accepts_gifts: boolean;
  book: {
    cover: string | null;
    id: string;
    summary: string;
    title: string;
  };
  /** How many students the class has; null for a page of a student. */
  children: number | null;
  /** The class; null once it is closed. */
  class_name: string | null;
  code: {
    path: string;
    size: number;
  };
  /** First name of the student whose page it is. */
  first_name: string | null;
  id: string;
  kind: 'class' | 'student';
  /** Absolute address, as the QR code of the poster has it. */
  link: string;
  message: string;
  opened_at: string | null;
  parts: FundraiserPart[];
  /** Whole percent of the target; null without one. */
  percentage: number | null;
  project: FundraiserProject;
  /** From the books of account, after refunds. */
  raised: Money;
  slug: string;
  status: 'closed' | 'open' | 'taken_down' | 'waiting';
  /** What the page wants to reach; null for none. */
  target: Money | null;
  title: string;
  units: {
    done: number;
    label: string;
    left: number | null;
  };
};
export type FundraiserReported = {
  /** It is hidden until somebody has decided. */
  held: boolean;
  reported: boolean;
};
export type FundraiserReportBody = {
  fault: 'other' | 'private' | 'unkind' | 'untrue';
  note?: string;
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
export type GivingYearView = {
  currency: string;
  /** Number of gifts whose money arrived and was not all paid back. */
  gifts: number;
  /** Whether the year is over: the statement can be asked for. */
  ready: boolean;
  /** What the donor paid, after what was paid back, in minor units. */
  total: number;
  year: number;
};
export type StatementIssued = {
  /** `/invoice/statement/{id}`. */
  id: string;
};
export type StatementBody = {
  currency: string;
  year: number;
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
  /** Countries whose number of readers is too small to be shown. */
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
export type BoardClass = {
  id: string;
  name: string;
};
export type MarkedLevel = {
  level: 'good' | 'on_the_way' | 'started' | 'very_good';
  title: string;
};
export type Grade = {
  answered: number;
  assignment_id: string;
  /** It came after its day. */
  came_late: boolean;
  /** The levels of a mark that was given back. */
  levels: MarkedLevel[];
  /** Questions that are right, of those that were answered. */
  right: number;
  state: 'done' | 'excused' | 'late' | 'new' | 'not_open' | 'redo' | 'started' | 'to_mark';
};
export type GradedStudent = {
  avatar: string | null;
  first_name: string;
  grades: Grade[];
  id: string;
  last_name: string;
};
export type GradedWork = {
  due_at: string | null;
  id: string;
  looks: 'challenge' | 'course' | 'lesson' | 'live' | 'quiz' | 'story_task';
  marked: boolean;
  title: string;
};
export type Gradebook = {
  class_id: string | null;
  classes: BoardClass[];
  late: number;
  not_handed_in: number;
  students: GradedStudent[];
  to_mark: number;
  works: GradedWork[];
};
export type WorkPart = {
  alt: string;
  kind: 'picture' | 'sound' | 'text';
  /** Of a picture or a sound; null for a text. */
  path: string | null;
  /** Of a text. */
  text: string;
};
export type WorkToMark = {
  assignment_id: string;
  avatar: string | null;
  due_at: string | null;
  excused: boolean;
  extra_days: number;
  first_name: string;
  handed_in_at: string | null;
  last_name: string;
  levels: MarkedLevel[];
  mark: ('draft' | 'given_back' | null | 'redo') | ('draft' | 'given_back' | null | 'redo');
  /** Whether the teacher marks what is handed in. */
  marked: boolean;
  note: string;
  parts: WorkPart[];
  path: string | null;
  rubric: CriterionView[];
  state: 'done' | 'excused' | 'late' | 'new' | 'not_open' | 'redo' | 'started' | 'to_mark';
  student_id: string;
  title: string;
};
export type LevelBody = {
  level: 'good' | 'on_the_way' | 'started' | 'very_good';
  title: string;
};
export type WorkMarkBody = {
  levels: LevelBody[];
  /** A word to the child. */
  note: string;
  state: 'draft' | 'given_back' | 'redo';
};
export type GuardianName = {
  /** For administrators only. */
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
  /** Null while the code is unused. */
  guardian: GuardianName | null;
  id: string;
  /** The person who created the code. */
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
  /** Whether a guardian who used a code needs the school's approval. */
  approve_guardians: boolean;
};
export type GuardianPolicyBody = {
  approve_guardians: boolean;
};
export type Redeemed = {
  first_name: string;
  id: string;
  /** `pending_school`: the school checks the link first. */
  state: 'active' | 'pending_school';
  student_id: string;
};
export type RedeemBody = {
  /** As printed; case, spaces and dashes are ignored. */
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
export type BoardGroup = {
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
  students: string[];
};
export type BoardSkill = {
  first: number;
  later: number;
  /** Null: not tried. */
  level: ('growing' | null | 'practise' | 'strong') | ('growing' | null | 'practise' | 'strong');
  questions: number;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
};
export type BoardStudent = {
  avatar: string | null;
  first_name: string;
  id: string;
  last_name: string;
  /** Assignments that are late, that are to be done again, and that are due within two days and not begun. */
  late: number;
  not_begun: number;
  /** The most urgent first; empty: no help is needed. */
  reasons: ('late' | 'not_begun' | 'practise' | 'redo')[];
  redo: number;
  /** Whether they ever signed in. */
  seen: boolean;
  skills: BoardSkill[];
};
export type HelpBoard = {
  /** Students who answered something. */
  answered: number;
  /** Null: the viewer has no class. */
  class_id: string | null;
  classes: BoardClass[];
  /** The largest first, at most three. */
  groups: BoardGroup[];
  skills: ('facts' | 'inference' | 'order' | 'thinking' | 'words')[];
  /** Those who need most help first. */
  students: BoardStudent[];
};
export type ChildAssignment = {
  due_at: string | null;
  excused: boolean;
  extra_days: number;
  id: string;
  /** Null: the work is no longer there. */
  path: string | null;
  state: string;
  title: string;
};
export type MissedAnswer = {
  /** Their last answer in words. */
  answer: string;
  at: string;
  /** Whether it is right by now. */
  correct: boolean;
  path: string;
  question: string;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
  title: string;
  tries: number;
};
export type ChildWork = {
  assignments: ChildAssignment[];
  avatar: string | null;
  first_name: string;
  id: string;
  last_name: string;
  /** What was not right at the first try in the last four weeks, newest first. */
  missed: MissedAnswer[];
  skills: BoardSkill[];
};
export type HelpedStudent = {
  avatar: string | null;
  first_name: string;
  id: string;
  last_name: string;
};
export type HelpRequestView = {
  /** ISO 8601. */
  asked_at: string;
  id: string;
  path: string;
  student: HelpedStudent;
  /** Title and path of the work; empty: something else. */
  title: string;
  words: string;
};
export type HelpRequestList = {
  /** The newest first, at most 100. */
  results: HelpRequestView[];
};
export type HelpRequestBody = {
  /** A class of the student, whose teachers are asked. */
  class_id: string;
  /** What the student is stuck on, at most 300 characters; may be empty. */
  words: string;
  /** An assignment or reading list that the student has; null: something else. */
  work_id?: string | null;
};
export type HelpClass = {
  id: string;
  name: string;
  /** Names, the lead first; at least one. */
  teachers: string[];
};
export type OwnHelpRequest = {
  /** ISO 8601. */
  asked_at: string;
  class_id: string;
  id: string;
  /** Title of the work; empty: something else. */
  title: string;
  words: string;
  /** Null: something else. */
  work_id: string | null;
};
export type OwnHelp = {
  /** Empty: nobody can be asked. */
  classes: HelpClass[];
  /** Open ones, the newest first. */
  requests: OwnHelpRequest[];
};
export type HubDeskItem = {
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  intro: string;
  /** Whether the school made it, not the platform. */
  own: boolean;
  routes_count: number;
  slug: string;
  status: 'archived' | 'draft' | 'published';
  stops_count: number;
  title: string;
};
export type HubDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: HubDeskItem[];
};
export type HubSaved = {
  id: string;
  revision: number;
  slug: string;
};
export type NewHubBody = {
  title: string;
};
export type HubStopView = {
  id: string;
  kind: 'book' | 'challenge' | 'course' | 'film';
  /** Path of its page in the web app. */
  path: string;
  /** Slug of the course, book, film or challenge. */
  ref: string;
  title: string;
};
export type HubRouteView = {
  age_from: number | null;
  age_to: number | null;
  id: string;
  stops: HubStopView[];
  title: string;
};
export type HubDraft = {
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  author_name: string;
  /** What waits at the end; empty: nothing. */
  finish: string;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  intro: string;
  /** Whether the school made it, not the platform. */
  own: boolean;
  /** What is missing before it can be published. */
  problems: string[];
  revision: number;
  routes: HubRouteView[];
  routes_count: number;
  slug: string;
  status: 'archived' | 'draft' | 'published';
  stops_count: number;
  title: string;
};
export type HubStopBody = {
  id: string;
  kind: 'book' | 'challenge' | 'course' | 'film';
  /** Slug of the course, book, film or challenge. */
  ref: string;
  title: string;
};
export type HubRouteBody = {
  age_from?: number | null;
  age_to?: number | null;
  id: string;
  stops: HubStopBody[];
  title: string;
};
export type HubBody = {
  art: 'animals' | 'feelings' | 'folk-tales' | 'journeys' | 'poems' | 'science' | 'sea' | 'space';
  finish: string;
  goals: number[];
  intro: string;
  /** As it was read. */
  revision: number;
  routes: HubRouteBody[];
  title: string;
};
export type HubMoveBody = {
  move: 'archive' | 'publish' | 'restore';
};
export type HubListItem = {
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  intro: string;
  /** Whether the school made it, not the platform. */
  own: boolean;
  routes_count: number;
  slug: string;
  stops_count: number;
  title: string;
};
export type HubPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: HubListItem[];
};
export type HubView = {
  /** Name of a drawing in `/art/categories.svg`. */
  art: string;
  author_name: string;
  /** What waits at the end; empty: nothing. */
  finish: string;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  intro: string;
  /** Whether the school made it, not the platform. */
  own: boolean;
  routes: HubRouteView[];
  routes_count: number;
  slug: string;
  stops_count: number;
  title: string;
};
export type ClassOnWay = {
  /** Students who have a way now. */
  students: number;
};
export type ClassOnWayBody = {
  class_id: string;
  route_id: string;
};
export type OwnHubStop = {
  id: string;
  /** Where to go on; null: the page of the stop. */
  path: string | null;
  state: 'done' | 'next' | 'open' | 'started';
};
export type OwnHub = {
  /** Id of the chosen way; null: none. */
  route_id: string | null;
  stops: OwnHubStop[];
};
export type OwnHubBody = {
  /** Whether the stop is ticked. */
  done?: boolean;
  route_id?: string;
  /** A film, or a book that was read on paper. */
  stop_id?: string;
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
  /** Whether the writer was signed in. */
  signed_in: boolean;
  status: 'answered' | 'closed' | 'in_progress' | 'new';
  text: string;
  tour: InboxTour | null;
  urgent: boolean;
};
export type MessageChangeBody = {
  /** True assigns the message to the requester, false unassigns it. */
  mine?: boolean;
  /** Shows or hides a testimonial. */
  shown?: boolean;
  status?: 'answered' | 'closed' | 'in_progress' | 'new';
};
export type MessageEntryBody = {
  /** A note is internal; a reply is sent by e-mail. */
  kind: 'note' | 'reply';
  /** Number of replies when the writer started this one. */
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
  /** A short text of the school for the e-mail. */
  message?: string;
  role: 'parent' | 'school_admin' | 'student' | 'teacher';
};
export type WaitingForGuardian = {
  guardian_email: string;
  /** With it the e-mail to the guardian can be sent again. */
  ticket: string;
  /** Until then the guardian may answer; afterwards the registration is deleted. */
  until: string;
};
export type SignedUp = {
  success: boolean;
  user: Profile;
  /** Set when a guardian has to confirm first: until then nobody can sign in. */
  waiting?: WaitingForGuardian;
};
export type AcceptBody = {
  agreeToTerms: boolean;
  first_name: string;
  /** Language of the acceptance; e-mails are sent in it. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  last_name: string;
  password: string;
  password2: string;
  /** Token of the link in the e-mail. */
  token: string;
};
export type Done = {
  success: boolean;
};
export type LinkBody = {
  /** Token of the link in the e-mail. */
  token: string;
};
export type InvitationLinked = {
  /** Whether all sessions ended and the person must sign in again. */
  role_changed: boolean;
  success: boolean;
};
export type InvitationView = {
  class_name: string | null;
  email: string;
  expires_at: string;
  first_name: string;
  /** Whether the invited address has an account at the school, so that the person must sign in. */
  has_account: boolean;
  inviter: string;
  last_name: string;
  message: string;
  role: 'parent' | 'school_admin' | 'student' | 'teacher';
  school: string;
  state: 'accepted' | 'expired' | 'revoked' | 'waiting';
};
export type DocumentRow = {
  currency: string;
  id: string;
  issued_at: string;
  number: string;
  order_number: string;
  recipient_name: string | null;
  total: number;
  type: 'creditnote' | 'donation' | 'order' | 'payout' | 'statement';
};
export type DocumentList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: DocumentRow[];
};
export type DocumentIssuer = {
  /** ISO 3166-1 alpha-2; null when unknown. */
  country: string | null;
  email: string;
  /** Null where the school has stated none. */
  legal_entity: string | null;
  /** Name of the school. */
  name: string;
  /** Sentences on the receipt of a gift, as they were worded on the day; absent on other documents. */
  statement?: string[];
  tax_number: string | null;
};
export type DocumentCheckView = {
  /** Sum of the credit notes of an invoice; zero for a credit note. */
  credited: number;
  currency: string;
  issued_at: string;
  issuer: DocumentIssuer;
  number: string;
  /** SHA-256 of the PDF in hexadecimal; null while it is being drawn. */
  sha256: string | null;
  tax: number;
  total: number;
  type: 'creditnote' | 'donation' | 'order' | 'payout' | 'statement';
  /** Whether it no longer counts. */
  void: boolean;
};
export type DocumentQr = {
  path: string;
  size: number;
};
export type DocumentLine = {
  authors: string[];
  /** What was taken off `quantity` times `unit_price`; absent without a discount. */
  discount?: number;
  quantity: number;
  /** The part of `total` that is tax. */
  tax: number;
  /** Basis points. */
  tax_bps: number;
  title: string;
  /** Tax included. */
  total: number;
  /** Price of one, tax included. */
  unit_price: number;
};
export type DocumentRecipient = {
  /** ISO 3166-1 alpha-2; null when unknown. */
  country: string | null;
  email: string | null;
  name: string | null;
  /** Lines of the address to which it is sent; absent when nothing is sent. */
  ship_to?: string[];
};
export type RelatedDocument = {
  id: string;
  number: string;
  type: 'creditnote' | 'donation' | 'order' | 'payout' | 'statement';
};
export type DocumentTax = {
  /** Without tax. */
  net: number;
  tax: number;
  /** Basis points. */
  tax_bps: number;
};
export type VoidNote = {
  reason: string;
  /** Number of the receipt that replaces it; null: none. */
  replaced_by: string | null;
  voided_at: string;
};
export type DocumentView = {
  /** Code with which anybody can check the document, and the address of the page that does it. */
  check_code: string;
  /** The QR code of the address. */
  check_qr: DocumentQr;
  check_url: string;
  /** ISO 4217. */
  currency: string;
  id: string;
  issued_at: string;
  issuer: DocumentIssuer;
  language: string;
  lines: DocumentLine[];
  net: number;
  /** Without gaps within school, type and fiscal year, such as `INV-2026-000012`. */
  number: string;
  order_number: string;
  /** Address of the PDF, with the key of the request. */
  pdf: string;
  recipient: DocumentRecipient;
  /** An invoice names its credit notes, a credit note its invoice, a receipt the one that it replaces. */
  related: RelatedDocument[];
  tax: number;
  taxes: DocumentTax[];
  total: number;
  type: 'creditnote' | 'donation' | 'order' | 'payout' | 'statement';
  /** Why it no longer counts; null: it counts. */
  void: VoidNote | null;
};
export type BadgeView = {
  /** Address of this page, as printed on the badge. */
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
  /** Id of the leader, for a request. */
  id: string;
  person: LeaderPerson;
  statement: string;
};
export type MeetingView = {
  id: string;
  /** A date, as 2026-11-20. */
  met_on: string;
  /** Written by the requester. */
  mine: boolean;
  notes: string;
};
export type MentorshipView = {
  /** The requester's role in it. */
  as: 'mentee' | 'mentor';
  created_at: string;
  ended_at: string | null;
  id: string;
  /** The latest twenty. */
  meetings: MeetingView[];
  meetings_count: number;
  message: string;
  /** The other person. */
  person: LeaderPerson;
  started_at: string | null;
  state: 'active' | 'asked' | 'ended' | 'offered';
  /** Whether the requester has to answer. */
  to_answer: boolean;
};
export type Mentoring = {
  /** Available mentors, at most fifty; those with an open request or mentorship are left out. */
  mentors: MentorView[];
  /** Open ones first, then ended ones; at most fifty. */
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
  /** A date, as 2026-11-20. */
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
  /** Current mentees, and the number of recorded meetings. */
  mentees: number;
  nominated: boolean;
  nomination: string;
  /** The nominator; null for an application, or when the nominator no longer exists. */
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
  /** The open one; null when there is none. */
  current: LeaderStory | null;
  kind: 'parent' | 'teacher';
  /** When a new application is possible after a decline; null: now. */
  may_apply_at: string | null;
  /** Ended ones, newest first. */
  past: LeaderStory[];
};
export type DraftBody = {
  evidence?: string;
  statement: string;
};
export type MenteeLimitBody = {
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
export type RequestMentorBody = {
  message?: string;
};
export type LedgerAccountView = {
  /** On the normal side; negative when the account stands on the other side. */
  balance: number;
  class: 'asset' | 'expense' | 'income' | 'liability';
  /** Such as `sales_income`; see ADR 0054. */
  code: string;
  /** Sum of all credits. */
  credits: number;
  /** ISO 4217. */
  currency: string;
  /** Sum of all debits. */
  debits: number;
  entries: number;
  id: string;
  last_entry_at: string | null;
  /** Side on which the account normally stands. */
  normal_side: 'credit' | 'debit';
  /** Name of the school whose account it is; null for any other. */
  owner_name: string | null;
  /** Whom or what the account is for, such as the id of a payment; empty for an account of the whole books. */
  owner_ref: string;
};
export type LedgerAccountList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LedgerAccountView[];
};
export type AccountEntryView = {
  /** Balance after this entry, on the account's normal side. */
  balance: number;
  created_at: string;
  credit: number;
  debit: number;
  effective_at: string;
  /** What was posted for the source, such as `sale`. */
  kind: string;
  source_id: string;
  /** Such as `payment`, and its id. */
  source_type: string;
  transaction_id: string;
};
export type AccountEntryList = {
  account: LedgerAccountView;
  count: number;
  next: string | null;
  previous: string | null;
  results: AccountEntryView[];
};
export type BalanceView = {
  /** How many accounts have this code. */
  accounts: number;
  /** On the normal side. */
  balance: number;
  class: 'asset' | 'expense' | 'income' | 'liability';
  /** Such as `sales_income`. */
  code: string;
  /** ISO 4217. */
  currency: string;
  normal_side: 'credit' | 'debit';
};
export type BalanceList = {
  results: BalanceView[];
};
export type LastCheckRun = {
  at: string;
  /** How many rows it found. */
  found: number;
  /** Since when each run has found something; null when the last one found nothing. */
  red_since: string | null;
};
export type LedgerCheckView = {
  /** What the check looks for, as a sentence. */
  description: string;
  /** How many rows were found, and the first hundred of them: each a discrepancy. */
  found: number;
  /** Null before the first run. */
  last_run: LastCheckRun | null;
  /** Why that matters, in plain words. */
  meaning: string;
  name: string;
  ok: boolean;
  /** The question of the audit that it answers. */
  question: 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'Q5' | 'Q6' | 'Q7' | 'Q8' | 'Q9';
  rows: object[];
};
export type LedgerChecksView = {
  checked_at: string;
  checks: LedgerCheckView[];
  /** Whether every check found nothing. */
  ok: boolean;
};
export type CheckRowList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: object[];
};
export type TransactionEntryView = {
  account_id: string;
  code: string;
  credit: number;
  currency: string;
  debit: number;
  owner_ref: string;
};
export type JournalEntryView = {
  created_at: string;
  effective_at: string;
  entries: TransactionEntryView[];
  id: string;
  kind: string;
  /** Null when no order of this school caused it. */
  order_number: string | null;
  /** Whether it takes back an earlier transaction. */
  reverse: boolean;
  source_id: string;
  source_type: string;
};
export type JournalView = {
  count: number;
  next: string | null;
  previous: string | null;
  results: JournalEntryView[];
};
export type RelatedTransaction = {
  created_at: string;
  effective_at: string;
  id: string;
  kind: string;
  /** Whether it takes back an earlier transaction. */
  reverse: boolean;
  source_id: string;
  source_type: string;
};
export type LedgerTransactionView = {
  created_at: string;
  effective_at: string;
  entries: TransactionEntryView[];
  id: string;
  kind: string;
  /** Null when no order of this school caused it. */
  order_number: string | null;
  /** Oldest first, at most 50. */
  related: RelatedTransaction[];
  /** Whether it takes back an earlier transaction. */
  reverse: boolean;
  source_id: string;
  source_type: string;
};
export type LessonAnswerToMark = {
  /** Name of the course. */
  course: string;
  enrolment_id: string;
  given_at: string;
  has_picture: boolean;
  has_sound: boolean;
  kind: 'audio' | 'choice' | 'cloze' | 'drawing' | 'hotspot' | 'match' | 'multiple' | 'order' | 'short';
  lesson_id: string;
  question: string;
  question_id: string;
  student_id: string;
  student_name: string;
  text: string;
  /** Title of the lesson. */
  title: string;
};
export type LessonAnswersToMarkPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LessonAnswerToMark[];
};
export type PostMoveBody = {
  move: 'hide' | 'show';
};
export type LibraryCard = {
  /** Books of the library that anybody can find here. */
  books: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  id: string;
  kind: 'community' | 'donated' | 'school';
  /** BCP 47. */
  languages: string[];
  name: string;
  /** How many needed things it has not received. */
  needs: number;
  /** Number of printed books in it, as stated by those who manage it. */
  paper_books: number;
  /** Town or village. */
  place: string;
  /** Readers in the last year; null: fewer than five. */
  readers: number | null;
  scene: 'boat' | 'bus' | 'house' | 'tent' | 'tower' | 'tree';
  /** The school that it belongs to; null for the platform's. */
  school_name: string | null;
  slug: string;
  summary: string;
  /** Address of its page: a path at the current address, or the address at the school that owns it. */
  url: string;
};
export type LibraryPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LibraryCard[];
};
export type LibrariesOfCountry = {
  /** Digital and printed books together. */
  books: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  libraries: number;
};
export type LibraryNumbers = {
  community: number;
  /** Sorted by the number of libraries. */
  countries: LibrariesOfCountry[];
  donated: number;
  /** Languages that are read in them, BCP 47. */
  languages: string[];
  school: number;
  total: number;
};
export type LibraryWish = {
  /** How many were received. */
  received?: number;
  /** How many are needed. */
  wanted: number;
  what: string;
  why?: string;
};
export type LibraryView = {
  /** Books of the library that anybody can find here. */
  books: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  id: string;
  kind: 'community' | 'donated' | 'school';
  /** BCP 47. */
  languages: string[];
  name: string;
  /** How many needed things it has not received. */
  needs: number;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds: string;
  /** Number of printed books in it, as stated by those who manage it. */
  paper_books: number;
  /** Town or village. */
  place: string;
  /** Readers in the last year; null: fewer than five. */
  readers: number | null;
  /** Books that its readers opened in the last year; null when `readers` is null. */
  readings: number | null;
  scene: 'boat' | 'bus' | 'house' | 'tent' | 'tower' | 'tree';
  /** The school that it belongs to; null for the platform's. */
  school_name: string | null;
  slug: string;
  story: string;
  summary: string;
  /** Address of its page: a path at the current address, or the address at the school that owns it. */
  url: string;
  wishes: LibraryWish[];
};
export type PublicListCard = {
  /** Books of the list that the viewer finds. */
  books_count: number;
  /** Covers of the first four books. */
  covers: Cover[];
  note: string;
  /** The last part of its address; `/books/?list=` lists its books. */
  slug: string;
  title: string;
  /** Path of its page. */
  url: string;
};
export type ListedBook = {
  book: Book;
  /** What to pay attention to in the book. */
  note: string;
};
export type PublicListSchool = {
  name: string;
  slug: string;
};
export type PublicListView = {
  books: ListedBook[];
  /** The library in which it is published. */
  library: PublicListSchool;
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
  /** Books of the library that anybody can find here. */
  books: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  id: string;
  kind: 'community' | 'donated' | 'school';
  /** BCP 47. */
  languages: string[];
  name: string;
  /** How many needed things it has not received. */
  needs: number;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds: string;
  /** Number of printed books in it, as stated by those who manage it. */
  paper_books: number;
  /** Picked books, in their order. */
  picked: PickedBook[];
  /** Town or village. */
  place: string;
  /** Readers in the last year; null: fewer than five. */
  readers: number | null;
  /** Books that its readers opened in the last year; null when `readers` is null. */
  readings: number | null;
  scene: 'boat' | 'bus' | 'house' | 'tent' | 'tower' | 'tree';
  /** The school that it belongs to; null for the platform's. */
  school_name: string | null;
  selection: 'own' | 'picked';
  shown: boolean;
  slug: string;
  story: string;
  summary: string;
  updated_at: string;
  /** Address of its page: a path at the current address, or the address at the school that owns it. */
  url: string;
  version: number;
  wishes: LibraryWish[];
};
export type SavedLibrary = {
  id: string;
  slug: string;
  version: number;
};
export type LibraryBody = {
  /** Ids, in their order. */
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
  /** Number of printed books in it. */
  paper_books?: number;
  /** Town or village. */
  place?: string;
  scene: 'boat' | 'bus' | 'house' | 'tent' | 'tower' | 'tree';
  /** `own`: all published books of the school; `picked`: those of `books`. */
  selection: 'own' | 'picked';
  /** It is open: everybody finds it, at every school. */
  shown: boolean;
  /** The last part of its address. */
  slug: string;
  /** The library's story; an empty line begins a new paragraph. */
  story?: string;
  summary?: string;
  /** The version that the change was made on; absent for a new library. */
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
  /** Only the initial, unless the school set otherwise: this list is shown without a sign-in. */
  last_name: string;
  /** The second step of sign-in. */
  sign_in_mode: 'badge' | 'password' | 'picture';
  /** Sent in place of a username, which is not shown before the sign-in. */
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
export type CalendarFeedView = {
  /** Only in the answer that made it: path of the calendar, which is a secret. */
  path: string | null;
  /** When it was made; null: there is none. */
  since: string | null;
};
export type LivePlanItem = {
  audience: string;
  id: string;
  minutes: number;
  /** ISO 8601 of the next time; null: none is to come. */
  next_at: string | null;
  repeats: string;
  status: 'cancelled' | 'draft' | 'published';
  title: string;
};
export type LivePlanPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LivePlanItem[];
};
export type LiveSaved = {
  id: string;
  revision: number;
  slug: string;
};
export type LiveSlideBody = {
  /** The page of the PDF, from 1. */
  page?: number | null;
  /** A PDF among the resources, one page of which is shown above the text. */
  resource_id?: string | null;
  /** Markdown */
  text: string;
  title: string;
};
export type LivePlanBody = {
  audience: 'adults' | 'class' | 'school' | 'webinar';
  cameras: boolean;
  class_id?: string | null;
  guest_name: string;
  /** BCP 47 */
  language: string;
  leader_id: string;
  min_adults: number;
  minutes: number;
  recorded: boolean;
  repeats: 'fortnightly' | 'once' | 'weekly';
  room: 'bigbluebutton' | 'built_in' | 'jitsi' | 'link' | 'livekit';
  /** The address of the room `link`. */
  room_url?: string;
  /** 0: as many as come. */
  seats: number;
  second_id?: string | null;
  slides: LiveSlideBody[];
  /** Minutes since midnight. */
  starts_minute: number;
  /** `YYYY-MM-DD` */
  starts_on: string;
  summary: string;
  /** IANA, such as `Europe/London`. */
  time_zone: string;
  title: string;
  /** `YYYY-MM-DD`; null for a single time. */
  until?: string | null;
};
export type LiveChoice = {
  id: string;
  name: string;
};
export type LiveSlideFile = {
  id: string;
  /** Addresses of its pages as pictures. */
  pictures: string[];
  title: string;
};
export type LiveChoices = {
  /** Adults of the school who may hold one: whoever asks, and at most 50 others. */
  adults: LiveChoice[];
  classes: LiveChoice[];
  /** Services that the school has set up. */
  services: ('bigbluebutton' | 'jitsi' | 'livekit')[];
  /** PDFs among the resources that they may use, the newest first. */
  slide_files: LiveSlideFile[];
};
export type RoomServiceView = {
  base_url: string;
  key_id: string;
  service: 'bigbluebutton' | 'jitsi' | 'livekit';
  updated_at: string;
};
export type RoomServiceBody = {
  /** `https://` */
  base_url: string;
  /** API key or app id; empty with BigBlueButton. */
  key_id: string;
  secret: string;
};
export type LiveTimeView = {
  audience: 'adults' | 'class' | 'school' | 'webinar';
  /** Null without a class. */
  class_name: string | null;
  guest_name: string;
  has_transcript: boolean;
  /** Of the time, not of the lesson. */
  id: string;
  /** BCP 47 */
  language: string;
  leader_name: string;
  lesson_id: string;
  /** Whether the person may come to the door of the room now. */
  may_come: boolean;
  /** Whether the person may hold the lesson. */
  may_hold: boolean;
  minutes: number;
  /** Where it was moved: the time by the plan; null otherwise. */
  moved_from: string | null;
  /** Places that are free; null when they are not counted. */
  places_left: number | null;
  /** Why it was cancelled or moved; may be empty. */
  reason: string;
  recorded: boolean;
  /** Address of the recording; empty: none, or not for this person. */
  recording_url: string;
  /** Whether the person has a place. */
  registered: boolean;
  repeats: 'fortnightly' | 'once' | 'weekly';
  second_name: string | null;
  /** Names the page of a webinar. */
  slug: string;
  /** ISO 8601, UTC. */
  starts_at: string;
  state: 'cancelled' | 'ended' | 'open' | 'planned';
  summary: string;
  /** IANA zone in which the lesson was planned. */
  time_zone: string;
  title: string;
  /** `YYYY-MM-DD` of the last day; null for a single time. */
  until: string | null;
};
export type LivePlanView = {
  audience: 'adults' | 'class' | 'school' | 'webinar';
  cameras: boolean;
  class_id?: string | null;
  guest_name: string;
  id: string;
  /** BCP 47 */
  language: string;
  leader_id: string;
  min_adults: number;
  minutes: number;
  recorded: boolean;
  repeats: 'fortnightly' | 'once' | 'weekly';
  revision: number;
  room: 'bigbluebutton' | 'built_in' | 'jitsi' | 'link' | 'livekit';
  /** The address of the room `link`. */
  room_url?: string;
  /** 0: as many as come. */
  seats: number;
  second_id?: string | null;
  slides: LiveSlideBody[];
  slug: string;
  /** Minutes since midnight. */
  starts_minute: number;
  /** `YYYY-MM-DD` */
  starts_on: string;
  status: 'cancelled' | 'draft' | 'published';
  students: number;
  summary: string;
  /** IANA, such as `Europe/London`. */
  time_zone: string;
  /** Its times, in order; empty for a draft. */
  times: LiveTimeView[];
  title: string;
  /** `YYYY-MM-DD`; null for a single time. */
  until?: string | null;
  /** Students of its class whose families have not agreed to recordings, and how many there are. */
  without_consent: number;
};
export type LiveChangeBody = {
  audience: 'adults' | 'class' | 'school' | 'webinar';
  cameras: boolean;
  class_id?: string | null;
  guest_name: string;
  /** BCP 47 */
  language: string;
  leader_id: string;
  min_adults: number;
  minutes: number;
  recorded: boolean;
  repeats: 'fortnightly' | 'once' | 'weekly';
  revision: number;
  room: 'bigbluebutton' | 'built_in' | 'jitsi' | 'link' | 'livekit';
  /** The address of the room `link`. */
  room_url?: string;
  /** 0: as many as come. */
  seats: number;
  second_id?: string | null;
  slides: LiveSlideBody[];
  /** Minutes since midnight. */
  starts_minute: number;
  /** `YYYY-MM-DD` */
  starts_on: string;
  summary: string;
  /** IANA, such as `Europe/London`. */
  time_zone: string;
  title: string;
  /** `YYYY-MM-DD`; null for a single time. */
  until?: string | null;
};
export type LiveMoveBody = {
  move: 'cancel' | 'publish';
};
export type LiveTimeBody = {
  change: 'cancel' | 'put_back' | 'reschedule';
  /** `YYYY-MM-DD`; for `reschedule`. */
  day?: string;
  minute?: number;
  minutes?: number;
  /** Shown to those who would come. */
  reason: string;
};
export type LiveAfterBody = {
  /** Where the recording is; empty: nowhere. */
  recording_url?: string;
  /** Absent: it stays as the captions made it. */
  transcript?: string;
};
export type LiveTimePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: LiveTimeView[];
};
export type LiveTimeDetails = {
  audience: 'adults' | 'class' | 'school' | 'webinar';
  /** Null without a class. */
  class_name: string | null;
  /** The other times of the lesson that are still to come. */
  further: LiveTimeView[];
  guest_name: string;
  has_transcript: boolean;
  /** Of the time, not of the lesson. */
  id: string;
  /** BCP 47 */
  language: string;
  leader_name: string;
  lesson_id: string;
  /** Whether the person may come to the door of the room now. */
  may_come: boolean;
  /** Whether the person may hold the lesson. */
  may_hold: boolean;
  minutes: number;
  /** Where it was moved: the time by the plan; null otherwise. */
  moved_from: string | null;
  /** Places that are free; null when they are not counted. */
  places_left: number | null;
  /** Why it was cancelled or moved; may be empty. */
  reason: string;
  recorded: boolean;
  /** Address of the recording; empty: none, or not for this person. */
  recording_url: string;
  /** Whether the person has a place. */
  registered: boolean;
  repeats: 'fortnightly' | 'once' | 'weekly';
  room: 'bigbluebutton' | 'built_in' | 'jitsi' | 'link' | 'livekit';
  second_name: string | null;
  /** Names the page of a webinar. */
  slug: string;
  /** ISO 8601, UTC. */
  starts_at: string;
  state: 'cancelled' | 'ended' | 'open' | 'planned';
  summary: string;
  /** IANA zone in which the lesson was planned. */
  time_zone: string;
  title: string;
  transcript: string;
  /** `YYYY-MM-DD` of the last day; null for a single time. */
  until: string | null;
};
export type RoomPersonView = {
  /** An adult of the school. */
  adult: boolean;
  answer: '' | 'no' | 'no_sound' | 'slower' | 'yes';
  came_at: string;
  /** When they first were in the room; null: they were not. */
  entered_at: string | null;
  /** Somebody from outside, without an account. */
  guest: boolean;
  /** When the hand went up; null while it is down. */
  hand_at: string | null;
  id: string;
  name: string;
  place: 'door' | 'gone' | 'room';
};
export type RoomElsewhereView = {
  /** Opens the room for a short time. */
  url: string;
};
export type RoomMessageView = {
  id: string;
  name: string;
  own: boolean;
  sent_at: string;
  text: string;
  /** By an adult to all; otherwise only its writer and the adults see it. */
  to_all: boolean;
};
export type RoomSlideView = {
  /** Sanitised HTML. */
  html: string;
  /** Address of a picture of the page of a PDF; null without one, and when its resource is not there any more. */
  picture: string | null;
  title: string;
};
export type RoomView = {
  /** The person is an adult of the school. */
  adult: boolean;
  /** Names of adults of the school who are in the room. */
  adults: string[];
  answer: '' | 'no' | 'no_sound' | 'slower' | 'yes';
  caption: string;
  class_name: string | null;
  /** People in the room. */
  count: number;
  hand: boolean;
  id: string;
  messages: RoomMessageView[];
  /** How many of them must be there. */
  min_adults: number;
  minutes: number;
  /** Everybody who came; empty for all but adults of the school. */
  people: RoomPersonView[];
  /** Who sees it. */
  person_id: string;
  place: 'door' | 'gone' | 'room';
  recorded: boolean;
  /** The slide that is shown; null at the door, or without slides. */
  shown: RoomSlideView | null;
  shut: boolean;
  /** Number of the slide that is shown, from 0. */
  slide: number;
  slides_count: number;
  /** Name of who may be heard; null: nobody. */
  speaker: string | null;
  /** It is the person. */
  speaking: boolean;
  starts_at: string;
  state: 'cancelled' | 'ended' | 'open' | 'planned';
  title: string;
  /** Titles of the slides, for adults of the school. */
  titles: string[];
};
export type RoomActBody = {
  /** `hand` (`on`), `answer` (`answer`), `say` (`text`); only for adults of the school: `open`, `end`, `shut` (`on`),
    `slide` (`number`), `caption` (`text`), `let_in` (`person`), `lower_hand` (`person`), `speaker` (`person`; none: nobody). */
  act:
    | 'answer'
    | 'caption'
    | 'end'
    | 'hand'
    | 'let_in'
    | 'lower_hand'
    | 'open'
    | 'say'
    | 'shut'
    | 'slide'
    | 'speaker';
  answer?: '' | 'no' | 'no_sound' | 'slower' | 'yes';
  number?: number;
  on?: boolean;
  person?: string;
  text?: string;
};
export type CreatedLiveTicket = {
  /** Seconds in which it can be used, once. */
  expires_in: number;
  ticket: string;
};
export type LiveTicketBody = {
  /** The kind of screen. */
  purpose: string;
  /** Id of what the screen shows. */
  subject: string;
};
export type ContentRequest = {
  /** Whether it takes more than one link. */
  many: boolean;
  platform: string;
};
export type ContentAnswer = {
  /** Path of ours whose form takes the answer to the platform, once. */
  path: string;
};
export type ContentItemBody = {
  kind: 'course' | 'lesson' | 'quiz';
  ref: string;
};
export type ContentAnswerBody = {
  items: ContentItemBody[];
};
export type LtiContextView = {
  /** Its id at the platform. */
  context: string;
  launched_at: string;
  title: string;
};
export type LtiRegistrationView = {
  auth_url: string;
  client_id: string;
  /** Courses whose lists of people the platform opens, those of the last launch first. */
  contexts: LtiContextView[];
  deployments: string[];
  id: string;
  issuer: string;
  jwks_url: string;
  name: string;
  token_url: string;
};
export type LtiRegistrations = {
  jwks_url: string;
  launch_url: string;
  login_url: string;
  results: LtiRegistrationView[];
};
export type LtiRegistrationAdded = {
  id: string;
};
export type LtiRegistrationBody = {
  /** Address of the platform's authorization endpoint. */
  auth_url: string;
  client_id: string;
  deployments: string[];
  issuer: string;
  /** Address of the platform's public keys. */
  jwks_url: string;
  name: string;
  token_url: string;
};
export type PlatformMemberView = {
  /** Empty when the platform does not tell it. */
  email: string;
  /** Whether they have come here from the platform. */
  known: boolean;
  name: string;
  teaches: boolean;
};
export type PlatformRoster = {
  members: PlatformMemberView[];
  title: string;
};
export type RegistrationTest = {
  keys: string | null;
  token: string | null;
};
export type KeySet = {
  keys: {
    [key: string]: unknown;
  }[];
};
export type Mode = {
  active: boolean;
  /** Slugs of the categories that come first, in this order. */
  categories: string[];
  description: string;
  id: string;
  image: string | null;
  /** Start screen of the mode, and of `/` while it is chosen; always a screen that this person may open. */
  landing_path: string;
  /** Why it is locked, to be shown; null when it is not. */
  lock_reason: string | null;
  locked: boolean;
  name: string;
  status: 'ACTIVE' | 'DRAFT' | 'RETIRED';
  view: 'create' | 'give' | 'learn' | 'library' | 'quiet' | 'stories';
};
export type ModePage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: Mode[];
};
export type RaisedChange = {
  /** Minor units; negative for refunds and disputes. */
  amount: number;
  /** How many there were. */
  count: number;
  currency: string;
  /** Such as `2026-11-20`, UTC. */
  day: string;
  /** A gift: `title` says to whom. */
  gift: boolean;
  kind: 'dispute' | 'refund' | 'reversal' | 'sale';
  title: string;
};
export type RaisedForCharity = {
  /** Null while no charity is named. */
  charity_id: string | null;
  currency: string;
  name: string | null;
  raised: number;
  slug: string | null;
};
export type RaisedByGifts = {
  confirmed: number;
  currency: string;
  /** Gifts that were not paid back whole. */
  gifts: number;
  /** Title of the page, or words of the campaign; null for others. */
  label: string | null;
  pending: number;
  raised: number;
  /** Id of the page, book, student or class, the words of a campaign; null for `other`. */
  ref: string | null;
  refunded: number;
  /** `other`: gifts that name nobody who raised them, and sums that buyers rounded up; of the whole school alone. */
  source: 'book' | 'campaign' | 'class' | 'fundraiser' | 'other' | 'student';
};
export type RaisedInMonth = {
  currency: string;
  /** Such as `2026-11`, UTC. */
  month: string;
  raised: number;
};
export type RaisedByWork = {
  book_id: string;
  confirmed: number;
  /** Copies sold, without those that were paid back in full. */
  copies: number;
  currency: string;
  pending: number;
  raised: number;
  refunded: number;
  /** When the first copy was sold. */
  since: string;
  title: string;
};
export type RaisedSubject = {
  /** Id of the class or child; null for oneself and for the school. */
  id: string | null;
  name: string | null;
  of: 'child' | 'class' | 'me' | 'school';
};
export type RaisedTotal = {
  /** Owed to the charity. */
  confirmed: number;
  /** ISO 4217. */
  currency: string;
  /** Part of `confirmed` that was paid out to its charity. A gift counts whole, with the fee that the provider kept. */
  delivered: number;
  /** Paid by a reader; not yet in the books of the platform as owed to the charity. */
  pending: number;
  /** `pending` and `confirmed` together. */
  raised: number;
  /** What refunds took back. */
  refunded: number;
};
export type MoneyRaisedView = {
  /** The last 30 changes, newest first. */
  changes: RaisedChange[];
  /** By charity; their sum is that of the totals. */
  charities: RaisedForCharity[];
  count: number;
  gifts: RaisedByGifts[];
  /** The last 24 months with a change, oldest first. */
  months: RaisedInMonth[];
  next: string | null;
  previous: string | null;
  results: RaisedByWork[];
  subject: RaisedSubject;
  totals: RaisedTotal[];
};
export type MonthlyChargeView = {
  at: string;
  /** Of the donation. */
  id: string;
  number: string;
  status: string;
  total: Money;
};
export type MonthlyGiftView = {
  /** What can be done now. */
  acts: ('agree' | 'amount' | 'cancel' | 'card' | 'pause' | 'pay' | 'restart' | 'resume' | 'skip')[];
  amount: Money;
  /** Last digits and end, such as `4242, 12/2030`; null when the provider does not say. */
  card: string | null;
  /** Newest first. */
  charges: MonthlyChargeView[];
  charity: NamedBeneficiary | null;
  ended_at: string | null;
  /** Why the last charge failed; null when nothing failed. */
  failure: string | null;
  fee_cover: Money;
  /** Sum of what was paid and not paid back. */
  given: Money;
  id: string;
  largest: Money;
  next_charge_at: string | null;
  paused_until: string | null;
  project: NamedBeneficiary | null;
  provider: 'paypal' | 'phonepe' | 'stripe';
  since: string | null;
  /** What the next gift may be, in minor units. */
  smallest: Money;
  /** `incomplete`: the first payment is not made yet; `past_due`: a charge failed and is tried again; `lapsed`: all tries failed;
    `abandoned`: the first payment was never made. */
  status: 'abandoned' | 'active' | 'cancelled' | 'incomplete' | 'lapsed' | 'past_due' | 'paused';
  total: Money;
  /** An amount that waits for the donor's approval on the provider's page. */
  wished: Money | null;
};
export type MonthlyGiftList = {
  results: MonthlyGiftView[];
};
export type ChangedMonthlyGift = {
  gift: MonthlyGiftView;
  /** The provider's page to go to, where the donor approves or chooses; null: it is done. */
  redirect_url: string | null;
};
export type MonthlyAmountBody = {
  /** The donor confirmed an amount of more than twice as much as before. */
  agreed?: boolean;
  /** What is given each month from the next time on, in minor units of the currency of the gift. */
  amount: number;
  /** Whether the donor pays the provider's fee too. Never assumed. */
  cover_fee?: boolean;
};
export type CancelMonthlyBody = {
  /** In the words of the donor; may be left out. */
  reason?: string;
};
export type MonthlyCardBody = {
  /** The donor has returned from the provider's page. */
  returned?: boolean;
};
export type PauseBody = {
  /** How many months are left out, from the next one on. */
  months: number;
};
export type MonthlyGiftRedirect = {
  redirect_url: string;
};
export type OwnCertificate = {
  /** First name of the child; null: the own. */
  child: string | null;
  code: string;
  id: string;
  issued_at: string;
  kind: 'achievement' | 'completion' | 'contribution' | 'training';
  minutes: number | null;
  name: string;
  number: string;
  reason: ('family' | 'mistake' | null | 'wrong_data') | ('family' | 'mistake' | null | 'wrong_data');
  state: 'expired' | 'reissued' | 'revoked' | 'valid';
  title: string;
};
export type OwnCertificates = {
  results: OwnCertificate[];
};
export type OwnResourceItem = {
  age_max: number | null;
  age_min: number | null;
  /** Text alternative of a picture; empty for other kinds. */
  alt: string;
  check: 'none' | 'ready' | 'refused' | 'waiting';
  file_bytes: number | null;
  /** File name extension. */
  file_kind: string;
  goals: number[];
  id: string;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** Whether it belongs to the platform, so that every school sees it. */
  of_platform: boolean;
  owner_name: string;
  pages: number | null;
  /** Address of a preview picture; null without one. */
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
  /** The decision of the platform's team, when it is proposed to every school. */
  wide: ('approved' | 'asked' | 'declined' | null) | ('approved' | 'asked' | 'declined' | null);
};
export type ResourceCreated = {
  id: string;
};
export type NewResource = {
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
};
export type ResourceLimits = {
  /** Largest film that this installation accepts, in megabytes. */
  film_megabytes: number;
};
export type ResourceTexts = {
  exact: string;
  kind: 'address' | 'email' | 'handle' | 'link' | 'phone' | 'rude';
};
export type ResourceStatusChangeView = {
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
  /** Text alternative of a picture; empty for other kinds. */
  alt: string;
  audience: 'everybody' | 'school';
  captions: ('ar' | 'en' | 'fr' | 'hi')[];
  check: 'none' | 'ready' | 'refused' | 'waiting';
  credit: string;
  /** Address of the file, to download. */
  download: string | null;
  /** Address of the file, to view or play. */
  file: string | null;
  file_bytes: number | null;
  /** File name extension. */
  file_kind: string;
  /** Language stated in the file, as BCP 47. */
  file_language: string | null;
  file_name: string;
  /** Changes that the check made to the file, as sentences. */
  findings: string[];
  /** Flagged words in its title, its summary, and the text alternative of a picture. */
  flags: ResourceTexts[];
  goals: number[];
  id: string;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** Reading level, 1 to 4, by formula. */
  level: number | null;
  /** SPDX name; null for own work, or with a permission. */
  license: string | null;
  moves: ResourceStatusChangeView[];
  /** Whether it belongs to the platform, so that every school sees it. */
  of_platform: boolean;
  owner_name: string;
  /** Addresses of its pages as pictures; there may be more pages than pictures. */
  page_pictures: string[];
  pages: number | null;
  /** Lists the members of each response explicitly, so that no others are sent. */
  path: string | null;
  /** A film's poster, as a data: address. */
  poster: string | null;
  /** Address of a preview picture; null without one. */
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
  /** Text alternative of a picture. */
  alt: string;
  audience: 'everybody' | 'school';
  credit: string;
  /** Sustainable Development Goals that it is about. */
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
  /** Parts of a lesson. */
  uses: string[];
  /** The version that the change is based on. */
  version: number;
};
export type ResourceFileBody = {
  name: string;
  /** A file that was uploaded in parts (`/api/uploads`). */
  upload_id: string;
  upload_parts: number;
};
export type ResourcePosterBody = {
  /** PNG, JPEG or WebP, as base64. */
  picture: string;
};
export type TrainingCourse = {
  art: string;
  id: string;
  name: string;
  slug: string;
};
export type TrainingPerson = {
  id: string;
  name: string;
};
export type CohortListItem = {
  course: TrainingCourse;
  ends_on: string;
  id: string;
  led_by: TrainingPerson | null;
  /** Whether the signed-in person may change it, and sees the hours of its members. */
  may_lead: boolean;
  members_count: number;
  name: string;
  /** Whether the signed-in person is a member. */
  own: boolean;
  /** The first day, in the calendar of the school. */
  starts_on: string;
  state: 'coming' | 'over' | 'running';
};
export type LeaderTraining = {
  minutes: number;
  minutes_all: number;
  standing:
    'declined' | 'draft' | 'lapsed' | 'recognised' | 'renewal_due' | 'submitted' | 'training' | 'withdrawn';
  steps_all: number;
  steps_done: number;
};
export type TrainingLogEntry = {
  /** Code of the certificate of hours; null: none yet. */
  certificate: string | null;
  completed_at: string | null;
  course: TrainingCourse;
  minutes: number;
  minutes_all: number;
  /** Whole percent of the lessons. */
  progress: number;
  status: 'active' | 'completed' | 'withdrawn';
};
export type SchoolTraining = {
  /** Teachers and administrators who have begun a course for teachers. */
  on_the_way: number;
  staff: number;
};
export type OwnTraining = {
  cohorts: CohortListItem[];
  /** Null: no application. */
  leader: LeaderTraining | null;
  log: TrainingLogEntry[];
  /** Of all courses and of the programme of leading teachers together. */
  minutes: number;
  /** Null for those who do not administer the school. */
  school: SchoolTraining | null;
};
export type LogPerson = {
  first_name: string;
  id: string;
};
export type SavedWordView = {
  asked: boolean;
  book_slug: string | null;
  /** Null where it is from no book, and when the book is no longer in the library. */
  book_title: string | null;
  example: string | null;
  /** A teacher of this school explained it. */
  from_school: boolean;
  id: string;
  kept_at: string;
  language: string;
  /** A teacher's explanation where there is one, otherwise the meaning that was shown. */
  meaning: string;
  /** The sentence that it is from. */
  sentence: string;
  word: string;
};
export type SavedWordPage = {
  count: number;
  next: string | null;
  person: LogPerson;
  previous: string | null;
  results: SavedWordView[];
};
export type SavedWordId = {
  /** Another id than was sent, when the word was saved before. */
  id: string;
};
export type SavedWordBody = {
  /** True to ask the teacher; ignored for everybody but students. */
  asked?: boolean;
  book_id?: string;
  /** BCP 47 tag of the text that it is from. */
  language: string;
  /** The meaning that was shown. */
  meaning?: string;
  /** The sentence that it is from. */
  sentence?: string;
  word: string;
};
export type NotificationChoice = {
  channel: 'app' | 'both' | 'digest' | 'email' | 'none';
  kind:
    | 'approvals'
    | 'books'
    | 'giving'
    | 'leadership'
    | 'lessons'
    | 'orders'
    | 'reading'
    | 'resources'
    | 'stories';
};
export type NotificationPreferences = {
  /** The channels from which they choose: without an e-mail address only `app` and `none`. */
  channels: ('app' | 'both' | 'digest' | 'email' | 'none')[];
  /** The kinds of the person's role. */
  choices: NotificationChoice[];
  /** Hour of the day from which on the digest is sent. */
  digest_hour: number;
  /** Minutes since midnight; both null: e-mails come at any time. */
  quiet_from: number | null;
  quiet_until: number | null;
  /** False until the person saves: the values above, also the time zone, are defaults. */
  saved: boolean;
  /** E-mails that the person stopped by a link in one: they are not sent, whatever is chosen above. */
  stopped: ('news' | 'reminders')[];
  time_zone: string;
};
export type NotificationPreferencesBody = {
  /** Channels by kind, such as `{ "stories": "app" }`; kinds that are not named stay as they are. */
  channels: {
    [key: string]: 'app' | 'both' | 'digest' | 'email' | 'none';
  };
  digest_hour: number;
  quiet_from?: number | null;
  quiet_until?: number | null;
  /** The e-mails that stay stopped; those that are left out are sent again. */
  stopped: ('news' | 'reminders')[];
  time_zone: string;
};
export type NotificationRow = {
  created_at: string;
  id: string;
  kind:
    | 'account'
    | 'approvals'
    | 'books'
    | 'giving'
    | 'leadership'
    | 'lessons'
    | 'orders'
    | 'reading'
    | 'resources'
    | 'stories';
  /** Path of the page in the web app. */
  path: string;
  read: boolean;
  /** What a person wrote; may be empty. */
  text: string;
  title: string;
};
export type NotificationPage = {
  /** `after` of the next page; null on the last. */
  next: string | null;
  results: NotificationRow[];
};
export type UnreadNotifications = {
  /** At most 100: so many or more. */
  unread: number;
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
  /** References to files of the book, e.g. `chapter1.html#par36`. */
  references?: string[];
  title?: string;
};
export type ManagedOrderInList = {
  dispute: ('lost' | null | 'open' | 'won') | ('lost' | null | 'open' | 'won');
  email: string | null;
  id: string;
  /** A payment of it is held, because the provider reported another amount: two people decide about it. */
  in_review: boolean;
  name: string | null;
  /** Such as `BG-7K2M-9QXD`. */
  number: string;
  paid_at: string | null;
  placed_at: string;
  provider: string | null;
  refunded: Money;
  /** The school that sold. */
  school_id: string;
  status: 'cancelled' | 'failed' | 'fulfilled' | 'paid' | 'partially_refunded' | 'pending' | 'refunded';
  /** Titles of its lines. */
  titles: string[];
  total: Money;
};
export type ManagedOrderPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ManagedOrderInList[];
};
export type OrderLineSplit = {
  charity: Money;
  making: Money;
};
export type OrderLineAnswer = {
  /** `none` while unpaid; `waiting` until a guest's purchase is claimed; `revoked` after it was paid back. */
  access: 'active' | 'none' | 'revoked' | 'waiting';
  authors: string[];
  /** Null for a line that is no book. */
  book_id: string | null;
  charity_bps: number;
  /** Null while no charity is named. */
  charity_id: string | null;
  /** Null for a line that is no course. */
  course_id: string | null;
  id: string;
  /** Address of the cover; null without one, for a line that is no book, and in the management of orders. */
  image: string | null;
  /** Item of the cart. */
  item: string;
  /** As what a book was sold, or what was paid beside: `shipping`, `donation` or `fee_cover`. */
  kind: string;
  /** The project of the charity for which its part is meant; null: the charity as a whole. */
  project_id: string | null;
  quantity: number;
  refunded: Money;
  split: OrderLineSplit;
  tax: Money;
  /** Rate of the tax in basis points. */
  tax_bps: number;
  title: string;
  /** Tax included. */
  total: Money;
  unit_price: Money;
};
export type ParcelLineAnswer = {
  line_id: string;
  quantity: number;
  title: string;
};
export type OrderParcel = {
  carrier: string | null;
  delivered_at: string | null;
  id: string;
  lines: ParcelLineAnswer[];
  /** 1 for the first parcel of the order. */
  number: number;
  shipped_at: string | null;
  status:
    | 'attempt_failed'
    | 'cancelled'
    | 'delayed'
    | 'delivered'
    | 'in_transit'
    | 'lost'
    | 'out_for_delivery'
    | 'packed'
    | 'pending'
    | 'returned'
    | 'shipped';
  tracking_number: string | null;
  /** Page of the carrier. */
  tracking_url: string | null;
};
export type OrderParts = {
  /** Attributed to those who wrote and drew the books. */
  authors: Money;
  charity: Money;
  /** What the platform and the provider of the payment get. */
  fees: Money;
  school: Money;
  /** Postage and packing. */
  shipping: Money;
  tax: Money;
};
export type ManagedRefund = {
  amount: Money;
  id: string;
  reason: string;
  requested_at: string;
  settled_at: string | null;
  status: 'failed' | 'requested' | 'succeeded';
};
export type ShippingAddressAnswer = {
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  line1: string;
  line2: string | null;
  name: string;
  postcode: string | null;
  region: string | null;
};
export type OrderActorAnswer = {
  kind: 'buyer' | 'provider' | 'staff' | 'system';
  /** Name of the member of staff, for staff only. */
  name: string | null;
};
export type TimelineParcel = {
  number: number;
  status:
    | 'attempt_failed'
    | 'cancelled'
    | 'delayed'
    | 'delivered'
    | 'in_transit'
    | 'lost'
    | 'out_for_delivery'
    | 'packed'
    | 'pending'
    | 'returned'
    | 'shipped';
};
export type TimelineEntry = {
  actor: OrderActorAnswer;
  /** Of refunds and disputes. */
  amount: Money | null;
  at: string;
  event:
    | 'cancelled'
    | 'claimed'
    | 'delivered'
    | 'dispute_lost'
    | 'dispute_opened'
    | 'dispute_won'
    | 'expired'
    | 'paid'
    | 'parcel_changed'
    | 'payment_failed'
    | 'placed'
    | 'refund_failed'
    | 'refund_requested'
    | 'refund_reversed'
    | 'refunded'
    | 'surplus_paid'
    | 'surplus_refunded';
  /** Of an event of a parcel. */
  parcel: TimelineParcel | null;
  /** What the actor gave as reason; for staff and, of refunds, for the buyer. */
  reason: string | null;
  status: 'cancelled' | 'failed' | 'fulfilled' | 'paid' | 'partially_refunded' | 'pending' | 'refunded';
};
export type ManagedOrder = {
  /** The account it belongs to; null for a guest's. */
  buyer_id: string | null;
  /** ISO 3166-1 alpha-2, which decided the tax. */
  country: string | null;
  /** State of the newest dispute about its payment. */
  dispute: ('lost' | null | 'open' | 'won') | ('lost' | null | 'open' | 'won');
  email: string | null;
  /** Until when it waits for its payment; null once paid. */
  expires_at: string | null;
  /** The part of `total` with which the buyer covers the fee of the provider; it is a line too. */
  fee_cover: Money;
  /** When everything had reached the buyer. */
  fulfilled_at: string | null;
  id: string;
  /** A payment of it is held, because the provider reported another amount: two people decide about it. */
  in_review: boolean;
  lines: OrderLineAnswer[];
  name: string | null;
  /** What the buyer can do next. */
  next: ('cancel' | 'claim' | 'pay')[];
  /** Such as `BG-7K2M-9QXD`. */
  number: string;
  paid_at: string | null;
  parcels: OrderParcel[];
  /** Null while it is not paid, when nothing was paid, and in the management of orders. */
  parts: OrderParts | null;
  payment_id: string | null;
  placed_at: string;
  /** Provider of the payment that paid it. */
  provider: string | null;
  /** Neither paid back nor requested. */
  refundable: Money;
  refunded: Money;
  refunds: ManagedRefund[];
  /** The school that sold. */
  school_id: string;
  /** Where printed books are sent; null when nothing is sent. */
  ship_to: ShippingAddressAnswer | null;
  status: 'cancelled' | 'failed' | 'fulfilled' | 'paid' | 'partially_refunded' | 'pending' | 'refunded';
  /** What staff can do next. */
  steps: ('cancel' | 'refund' | 'send')[];
  tax: Money;
  timeline: TimelineEntry[];
  /** Titles of its lines. */
  titles: string[];
  /** Printed copies that no parcel has. */
  to_send: ParcelLineAnswer[];
  total: Money;
};
export type CancelBody = {
  reason: string;
};
export type ParcelLineBody = {
  line_id: string;
  quantity: number;
};
export type ParcelBody = {
  /** What is in the parcel; absent: all that is left to send. */
  lines?: ParcelLineBody[];
};
export type ParcelMoveBody = {
  carrier?: string;
  /** Why; the buyer reads it. Required where something went wrong. */
  reason?: string;
  status:
    | 'attempt_failed'
    | 'cancelled'
    | 'delayed'
    | 'delivered'
    | 'in_transit'
    | 'lost'
    | 'out_for_delivery'
    | 'packed'
    | 'pending'
    | 'returned'
    | 'shipped';
  tracking_number?: string;
  /** Page of the carrier that shows where the parcel is. */
  tracking_url?: string;
};
export type RefundEffect = {
  /** Code of the account: `sales_income`, `shipping`, `tax_payable`, `receivable_from_platform`. */
  account: string;
  after: Money;
  /** Negative where the account loses. */
  change: Money;
  now: Money;
};
export type RefundPreviewLine = {
  amount: Money;
  line_id: string;
  title: string;
};
export type RefundParts = {
  charity: Money;
  platform: Money;
  provider: Money;
  school: Money;
  tax: Money;
};
export type RefundPreview = {
  /** Sum of the lines: what the buyer gets back. */
  amount: Money;
  effects: RefundEffect[];
  /** The part of the provider's fee that is not recovered. */
  fee_lost: Money;
  lines: RefundPreviewLine[];
  parts: RefundParts;
  /** How many people lose a book: buyers, and those who got it with the code of a class pack or a gift. */
  readers: number;
  /** Whether the refund has to be proposed to a second person. */
  second_person: boolean;
  /** From this sum of all refunds of an order on a second person must agree; null: always. */
  threshold: Money | null;
};
export type RefundLineBody = {
  /** Minor units; absent: all that is left of the line. */
  amount?: number;
  line_id: string;
  /** Printed copies that go back into the stock once it is paid back; absent: none. */
  restock?: number;
};
export type RefundLinesBody = {
  lines: RefundLineBody[];
};
export type TeamRefundLine = {
  amount: Money;
  title: string;
};
export type TeamRefundView = {
  amount: Money;
  /** Who of the platform's team proposes it. */
  by: string;
  expires_at: string;
  /** Id of the proposal. */
  id: string;
  lines: TeamRefundLine[];
  proposed_at: string;
  reason: string;
};
export type TeamRefundList = {
  results: TeamRefundView[];
};
export type RefundProposalMade = {
  /** Id of the proposal. */
  id: string;
};
export type RefundProposalBody = {
  /** Six digits from the app. */
  code?: string;
  lines: RefundLineBody[];
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** Why; the second person and the buyer read it. */
  reason: string;
  recovery_code?: string;
};
export type RefundBody = {
  lines: RefundLineBody[];
  /** Why; the buyer reads it in the timeline. */
  reason: string;
};
export type OrderInList = {
  id: string;
  /** A payment of it is held, because the provider reported another amount: two people decide about it. */
  in_review: boolean;
  /** Such as `BG-7K2M-9QXD`. */
  number: string;
  paid_at: string | null;
  placed_at: string;
  refunded: Money;
  status: 'cancelled' | 'failed' | 'fulfilled' | 'paid' | 'partially_refunded' | 'pending' | 'refunded';
  /** Titles of its lines. */
  titles: string[];
  total: Money;
};
export type OrderPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: OrderInList[];
};
export type Order = {
  /** The account it belongs to; null for a guest's. */
  buyer_id: string | null;
  /** ISO 3166-1 alpha-2, which decided the tax. */
  country: string | null;
  /** State of the newest dispute about its payment. */
  dispute: ('lost' | null | 'open' | 'won') | ('lost' | null | 'open' | 'won');
  email: string | null;
  /** Until when it waits for its payment; null once paid. */
  expires_at: string | null;
  /** The part of `total` with which the buyer covers the fee of the provider; it is a line too. */
  fee_cover: Money;
  /** When everything had reached the buyer. */
  fulfilled_at: string | null;
  id: string;
  /** A payment of it is held, because the provider reported another amount: two people decide about it. */
  in_review: boolean;
  lines: OrderLineAnswer[];
  name: string | null;
  /** What the buyer can do next. */
  next: ('cancel' | 'claim' | 'pay')[];
  /** Such as `BG-7K2M-9QXD`. */
  number: string;
  paid_at: string | null;
  parcels: OrderParcel[];
  /** Null while it is not paid, when nothing was paid, and in the management of orders. */
  parts: OrderParts | null;
  placed_at: string;
  /** Provider of the payment that paid it. */
  provider: string | null;
  refunded: Money;
  /** Where printed books are sent; null when nothing is sent. */
  ship_to: ShippingAddressAnswer | null;
  status: 'cancelled' | 'failed' | 'fulfilled' | 'paid' | 'partially_refunded' | 'pending' | 'refunded';
  tax: Money;
  timeline: TimelineEntry[];
  /** Titles of its lines. */
  titles: string[];
  total: Money;
};
export type OrderKeyBody = {
  /** The key of the order; needed without an account. */
  key?: string;
};
export type ClaimOrderBody = {
  key: string;
};
export type OrderGift = {
  claimed_at: string | null;
  message: string;
  recipient_email: string;
  recipient_name: string;
  /** When it is sent; null: as soon as it is paid. */
  send_at: string | null;
  sender_name: string;
  sent_at: string | null;
};
export type CodeReader = {
  at: string;
  id: string;
  name: string;
};
export type OrderCode = {
  /** Such as `7K2M-9QXD`. A gift's is for its buyer only: null for staff. */
  code: string | null;
  gift: OrderGift | null;
  id: string;
  kind: 'class_pack' | 'gift';
  line_id: string;
  /** Address of the page where it is used, and its QR code. */
  link: string | null;
  qr: CodeQr | null;
  /** Who used it, newest first; null for those who do not teach, and for gifts. */
  readers: CodeReader[] | null;
  /** Its price was paid back. */
  revoked: boolean;
  seats: number;
  title: string;
  used: number;
};
export type OrderCodes = {
  results: OrderCode[];
};
export type GivenToClass = {
  /** How many had it before. */
  already: number;
  code: OrderCode;
  /** How many students have it now through this. */
  given: number;
  /** Names of those for whom no seat was left. */
  left_out: string[];
};
export type GiveToClassBody = {
  class_id: string;
};
export type SendGiftBody = {
  /** The key of the order; needed without an account. */
  key?: string;
  recipient_email?: string;
  /** Another name and address of the recipient; absent: as they are. */
  recipient_name?: string;
};
export type OrderKeyAnswer = {
  key: string;
  number: string;
};
export type OrderCodeBody = {
  /** The six digits of the e-mail. */
  code: string;
};
export type TrackOrderBody = {
  email: string;
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
  /** Languages in which this tenant has its own text. */
  own_locales: string[];
  slug: string;
  title: string;
  updated_at: string | null;
};
export type ContentPage = {
  dir: 'ltr' | 'rtl';
  /** Clean HTML before the first heading. */
  intro: string;
  /** Language of the text: English when the requested one is missing. */
  locale: 'ar' | 'en' | 'fr' | 'hi';
  /** Languages in which the page is available. */
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
  /** The version that the text is based on. */
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
  /** Language of the text below: English when there is no translation. */
  from: 'ar' | 'en' | 'fr' | 'hi';
  /** Newest first, at most thirty. */
  history: PageHistoryEntry[];
  locale: 'ar' | 'en' | 'fr' | 'hi';
  slug: string;
  summary: string;
  title: string;
  /** Version on which the next change is based; 0 while this tenant has no text of its own. */
  version: number;
};
export type ResetBody = {
  password: string;
  password2: string;
  /** Token of the link in the e-mail. */
  token: string;
};
export type DisputeView = {
  amount: number;
  created_at: string;
  currency: string;
  evidence_due_at: string | null;
  fee: number;
  id: string;
  provider_ref: string;
  reason: string | null;
  status: 'lost' | 'open' | 'won';
};
export type ProviderEventView = {
  /** The call as it came, at most 20000 characters. */
  body: string;
  id: string;
  processed_at: string | null;
  /** The provider's id of the event. */
  provider_event_id: string;
  received_at: string;
  signature: 'valid';
  /** e.g. `checkout.session.completed` */
  type: string;
};
export type RefundView = {
  amount: number;
  /** Whether the system requested it, because what was bought could not be delivered. */
  automatic: boolean;
  completed_at: string | null;
  created_at: string;
  currency: string;
  failure: string | null;
  id: string;
  provider_ref: string | null;
  reason: string;
  requested_by: string | null;
  status: 'failed' | 'pending' | 'requested' | 'submitted' | 'succeeded';
};
export type PaymentSchool = {
  id: string;
  name: string;
};
export type PaymentTimelineEntry = {
  /** Id of the member of staff; null for everything else. */
  actor_id: string | null;
  at: string;
  /** Further facts, such as the provider's code or an amount. */
  detail: string | null;
  from:
    | (
        | 'cancelled'
        | 'charged_back'
        | 'created'
        | 'disputed'
        | 'expired'
        | 'failed'
        | 'mismatch'
        | null
        | 'partially_refunded'
        | 'processing'
        | 'redirected'
        | 'refunded'
        | 'succeeded'
      )
    | (
        | 'cancelled'
        | 'charged_back'
        | 'created'
        | 'disputed'
        | 'expired'
        | 'failed'
        | 'mismatch'
        | null
        | 'partially_refunded'
        | 'processing'
        | 'redirected'
        | 'refunded'
        | 'succeeded'
      );
  id: string;
  /** e.g. `created`, `opened`, `moved`, `read`, `refund_succeeded`, `dispute_opened`. */
  kind: string;
  provider_event_id: string | null;
  /** What caused it. */
  source: 'payer' | 'read' | 'refund' | 'return' | 'staff' | 'sweeper' | 'webhook';
  to:
    | (
        | 'cancelled'
        | 'charged_back'
        | 'created'
        | 'disputed'
        | 'expired'
        | 'failed'
        | 'mismatch'
        | null
        | 'partially_refunded'
        | 'processing'
        | 'redirected'
        | 'refunded'
        | 'succeeded'
      )
    | (
        | 'cancelled'
        | 'charged_back'
        | 'created'
        | 'disputed'
        | 'expired'
        | 'failed'
        | 'mismatch'
        | null
        | 'partially_refunded'
        | 'processing'
        | 'redirected'
        | 'refunded'
        | 'succeeded'
      );
};
export type PaymentDetail = {
  actions: ('accept' | 'read' | 'refund')[];
  /** Minor units. */
  amount: number;
  attempt: number;
  capture_ref: string | null;
  created_at: string;
  currency: string;
  /** Message of the provider about a decline. */
  decline_message: string | null;
  decline_reason:
    | (
        | 'card_declined'
        | 'card_expired'
        | 'insufficient_funds'
        | 'limit_exceeded'
        | 'not_accepted'
        | 'not_authenticated'
        | null
        | 'other'
        | 'unavailable'
        | 'wrong_details'
      )
    | (
        | 'card_declined'
        | 'card_expired'
        | 'insufficient_funds'
        | 'limit_exceeded'
        | 'not_accepted'
        | 'not_authenticated'
        | null
        | 'other'
        | 'unavailable'
        | 'wrong_details'
      );
  description: string;
  disputes: DisputeView[];
  email: string | null;
  events: ProviderEventView[];
  /** The provider's fee in minor units; null until the provider has told it. */
  fee: number | null;
  id: string;
  last_read_at: string | null;
  /** When the provider is asked again; null when nothing is open. */
  next_read_at: string | null;
  /** Number of the order; null without one. */
  number: string | null;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** The provider's reference of the charge, or of its session; null before. */
  provider_ref: string | null;
  /** `order`, and the id of what is paid for. */
  purpose: string;
  /** Not yet paid back and not requested to be, in minor units. */
  refundable: number;
  /** Paid back so far, in minor units. */
  refunded: number;
  refunds: RefundView[];
  /** What the provider reported for a payment in `mismatch`; null otherwise. */
  reported: Money | null;
  /** The school; null at a school's own address. */
  school: PaymentSchool | null;
  session_ref: string | null;
  status:
    | 'cancelled'
    | 'charged_back'
    | 'created'
    | 'disputed'
    | 'expired'
    | 'failed'
    | 'mismatch'
    | 'partially_refunded'
    | 'processing'
    | 'redirected'
    | 'refunded'
    | 'succeeded';
  subject_id: string;
  timeline: PaymentTimelineEntry[];
  updated_at: string;
};
export type HeldDecisionProposed = {
  /** Id of the proposal. */
  id: string;
};
export type HeldDecisionBody = {
  /** Six digits from the app. */
  code?: string;
  /** `accept`: it counts as paid; `pay_back`: the payer gets back what the provider took. */
  decision: 'accept' | 'pay_back';
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** Why, in 10 to 300 characters; the second person reads it. */
  reason: string;
  recovery_code?: string;
};
export type ProviderHealth = {
  attempts: number;
  /** Whether its keys are set. */
  configured: boolean;
  failed: number;
  /** Refunds that failed and need a decision. */
  failed_refunds: number;
  last_webhook_at: string | null;
  /** Held, because the provider reported another amount, currency or merchant. */
  mismatches: number;
  /** Still waiting for a result. */
  open: number;
  provider: 'paypal' | 'phonepe' | 'stripe';
  succeeded: number;
  /** Share of the finished attempts that succeeded, in basis points; null without any. */
  success_bps: number | null;
  /** Calls of the provider that were received, and of those the ones not processed yet. */
  webhooks: number;
  /** Calls that were refused, because they were not the provider's. Only for the platform's team. */
  webhooks_refused: number | null;
  webhooks_waiting: number;
};
export type PaymentHealth = {
  providers: ProviderHealth[];
};
export type PaymentRow = {
  /** Minor units. */
  amount: number;
  attempt: number;
  created_at: string;
  currency: string;
  decline_reason:
    | (
        | 'card_declined'
        | 'card_expired'
        | 'insufficient_funds'
        | 'limit_exceeded'
        | 'not_accepted'
        | 'not_authenticated'
        | null
        | 'other'
        | 'unavailable'
        | 'wrong_details'
      )
    | (
        | 'card_declined'
        | 'card_expired'
        | 'insufficient_funds'
        | 'limit_exceeded'
        | 'not_accepted'
        | 'not_authenticated'
        | null
        | 'other'
        | 'unavailable'
        | 'wrong_details'
      );
  email: string | null;
  /** The provider's fee in minor units; null until the provider has told it. */
  fee: number | null;
  id: string;
  /** Number of the order; null without one. */
  number: string | null;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** The provider's reference of the charge, or of its session; null before. */
  provider_ref: string | null;
  /** `order`, and the id of what is paid for. */
  purpose: string;
  /** Paid back so far, in minor units. */
  refunded: number;
  /** The school; null at a school's own address. */
  school: PaymentSchool | null;
  status:
    | 'cancelled'
    | 'charged_back'
    | 'created'
    | 'disputed'
    | 'expired'
    | 'failed'
    | 'mismatch'
    | 'partially_refunded'
    | 'processing'
    | 'redirected'
    | 'refunded'
    | 'succeeded';
  subject_id: string;
  updated_at: string;
};
export type PaymentTotals = {
  count: number;
  currency: string;
  fees: number;
  /** Received, after what was paid back, in minor units. */
  received: number;
  refunded: number;
};
export type PaymentPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: PaymentRow[];
  /** Totals of the filtered payments by currency; null when there are more than 100000. */
  totals: PaymentTotals[] | null;
};
export type PaidLine = {
  /** Of an order: as what it was bought, or what was paid beside. */
  kind?: string;
  quantity: number;
  title: string;
  total: Money;
};
export type PaidOrder = {
  /** Opens the order without an account (`/trackorder/{number}?key=…`); absent where it is not known. */
  access_token?: string;
  /** Id of a donation or of a sponsor's payment; absent for an order. */
  id?: string;
  lines: PaidLine[];
  number: string;
  /** What it is: an order of the shop (absent), a donation, or what a sponsor owes for gifts that it doubled. */
  purpose?: 'donation' | 'order' | 'sponsor';
  /** `pending`, `paid`, `fulfilled`, `partially_refunded`, `refunded`, `cancelled` or `failed`. */
  status: string;
  total: Money;
};
export type PaymentView = {
  amount: Money;
  /** Whether money was taken: null while that is not known, false only when the provider has said so. */
  charged: boolean | null;
  /** What is paid for; null when it no longer exists. */
  order: PaidOrder | null;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** Why it was declined; null otherwise. */
  reason:
    | (
        | 'card_declined'
        | 'card_expired'
        | 'insufficient_funds'
        | 'limit_exceeded'
        | 'not_accepted'
        | 'not_authenticated'
        | null
        | 'other'
        | 'unavailable'
        | 'wrong_details'
      )
    | (
        | 'card_declined'
        | 'card_expired'
        | 'insufficient_funds'
        | 'limit_exceeded'
        | 'not_accepted'
        | 'not_authenticated'
        | null
        | 'other'
        | 'unavailable'
        | 'wrong_details'
      );
  /** Providers with which the same order can be paid now; empty once it is paid. */
  retry: ('paypal' | 'phonepe' | 'stripe')[];
  /** What the page says. It is `paid` only once the provider has confirmed the payment to the server. */
  status: 'cancelled' | 'confirming' | 'declined' | 'expired' | 'paid' | 'refunded' | 'review';
};
export type PaymentRedirect = {
  /** Address of ours, which opens the provider's page in the browser. */
  redirect_url: string;
};
export type RetryPaymentBody = {
  /** One of `retry` of the payment. */
  provider: 'paypal' | 'phonepe' | 'stripe';
};
export type PayoutView = {
  /** Minor units. */
  amount: number;
  approved_by: string;
  approved_by_name: string | null;
  changed_at: string;
  created_at: string;
  currency: string;
  id: string;
  /** What may be stated next. */
  next: ('approved' | 'failed' | 'paid' | 'returned')[];
  prepared_by: string;
  /** Null when the account is gone. */
  prepared_by_name: string | null;
  /** Why it failed or came back. */
  reason: string | null;
  /** The bank's reference; null until it is paid. */
  reference: string | null;
  school_id: string;
  school_name: string;
  status: 'approved' | 'failed' | 'paid' | 'returned';
};
export type PayoutList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: PayoutView[];
};
export type PayoutProposed = {
  /** The proposal, which a second person approves. */
  id: string;
};
export type ProposePayoutBody = {
  /** Minor units. */
  amount: number;
  /** Six digits from the app. */
  code?: string;
  /** ISO 4217. */
  currency: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** Why; shown to the second person. */
  reason: string;
  recovery_code?: string;
  school_id: string;
};
export type OwedView = {
  /** ISO 4217. */
  currency: string;
  /** Kept for refunds (14 days) and open disputes. */
  held: number;
  /** Negative when refunds exceeded sales: it is deducted from the next sales. */
  owed: number;
  payable: number;
  school_id: string;
  school_name: string;
};
export type OwedList = {
  results: OwedView[];
};
export type ReceivableView = {
  amount: number;
  currency: string;
};
export type ReceivedPayout = {
  /** Minor units. */
  amount: number;
  changed_at: string;
  created_at: string;
  currency: string;
  id: string;
  status: 'approved' | 'failed' | 'paid' | 'returned';
};
export type ReceivedPayoutList = {
  count: number;
  next: string | null;
  previous: string | null;
  receivable: ReceivableView[];
  results: ReceivedPayout[];
};
export type RunPayout = {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  school_id: string;
};
export type ProposeRunBody = {
  /** Six digits from the app. */
  code?: string;
  /** Password; for accounts without codes from an app. */
  password?: string;
  /** At most one for each school and currency. */
  payouts: RunPayout[];
  /** Why; shown to the second person. */
  reason: string;
  recovery_code?: string;
};
export type StatementLine = {
  /** Negative for what is taken off. */
  amount: number;
  /** How many postings. */
  count: number;
  kind: 'disputes' | 'other' | 'payouts' | 'refunds' | 'sales';
};
export type PayoutStatement = {
  closing: number;
  /** When the payout before was approved; null for the first one. */
  from: string | null;
  lines: StatementLine[];
  opening: number;
  payout: PayoutView;
  to: string;
};
export type PayoutStatusBody = {
  /** The bank's reference of a payment, or the reason why it failed or came back. */
  note: string;
  status: 'failed' | 'paid' | 'returned';
};
export type SchoolHiding = {
  at: string;
  by: string;
  note: string;
  /** One of BOOK_REASONS. */
  reason: string;
};
export type PlatformBookReport = {
  at: string;
  fault: string;
  note: string;
};
export type PlatformBookCard = {
  authors: string[];
  cover: Cover | null;
  /** Null while this school shows it. */
  hidden: SchoolHiding | null;
  id: string;
  /** BCP 47. */
  language: string;
  /** The newest of them, at most 10. */
  reader_reports: PlatformBookReport[];
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
export type BookInSchoolLibrary = {
  hidden: boolean;
  id: string;
};
export type ProblemBody = {
  /** `safety` and `bullying` come first in the inbox. */
  category: 'account' | 'broken' | 'bullying' | 'content' | 'money' | 'other' | 'safety';
  /** Browser and window size. */
  device?: string;
  email?: string;
  /** Optional: reports may be anonymous. */
  name?: string;
  /** Path of the screen that the message is about. */
  page?: string;
  /** A screenshot: PNG, JPEG or WebP, as Base64. */
  picture?: string;
  text: string;
};
export type ProjectCharity = {
  id: string;
  logo: string | null;
  name: string;
  receipts: '80g' | 'gift_aid' | 'none' | 'us';
  registration_number: string;
  slug: string;
  status: 'archived' | 'draft' | 'in_review' | 'rejected' | 'suspended' | 'verified';
  verified_at: string | null;
};
export type ProjectDeskItem = {
  charity: ProjectCharity;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Path of the picture in this API; null: none. */
  cover: string | null;
  cover_alt: string;
  /** With this day; null without an end, 0 when it is over. */
  days_left: number | null;
  /** Invented for demonstrations. */
  demo: boolean;
  /** People who gave; null while it is not counted. */
  donors_count: number | null;
  /** Last day of the fundraising, `2026-12-31`. */
  ends_on: string | null;
  goal: Money;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  /** Degrees, for the map; null: not on it. */
  latitude: number | null;
  longitude: number | null;
  of_platform: boolean;
  /** Whole percent of the goal; null while the ledger cannot tell. */
  percentage: number | null;
  place: string;
  published_at: string | null;
  /** From the ledger; null while it cannot tell. */
  raised: Money | null;
  slug: string;
  started_by_students: boolean;
  status:
    'cancelled' | 'completed' | 'delivering' | 'draft' | 'funded' | 'fundraising' | 'in_review' | 'paused';
  /** The need in one sentence. */
  summary: string;
  title: string;
  /** When its last news were published. */
  updated_at: string | null;
  /** News that wait for a second reader. */
  updates_waiting: number;
  version: number;
};
export type ProjectStatusCount = {
  count: number;
  status:
    'cancelled' | 'completed' | 'delivering' | 'draft' | 'funded' | 'fundraising' | 'in_review' | 'paused';
};
export type ProjectDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ProjectDeskItem[];
  /** Projects by status, regardless of the filter for the status. */
  statuses: ProjectStatusCount[];
};
export type ProjectSaved = {
  id: string;
  slug: string;
  version: number;
};
export type BudgetLineBody = {
  /** Minor units. */
  each: number;
  label: string;
  note?: string;
  pieces: number;
};
export type MilestoneBody = {
  done_on?: string | null;
  due_on: string;
  title: string;
};
export type OutcomeUnitBody = {
  /** Minor units. */
  cost: number;
  /** `One sun lamp` */
  label: string;
};
export type ProjectQuestionBody = {
  answer: string;
  question: string;
};
export type ProjectBody = {
  /** Its lines add up to the goal. */
  budget?: BudgetLineBody[];
  charity_id: string;
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
  cover_alt?: string;
  currency: string;
  /** Last day of the fundraising. */
  ends_on?: string | null;
  /** Slug of the film of the final report. */
  film?: string | null;
  /** What it needs, in minor units. */
  goal: number;
  goals?: number[];
  /** Degrees, for the map. */
  latitude?: number | null;
  longitude?: number | null;
  /** What the sponsor adds at most, in minor units; 0: none. */
  matching_pool?: number;
  milestones?: MilestoneBody[];
  outcome_units?: OutcomeUnitBody[];
  overflow?: 'continue' | 'redirect' | 'stop';
  place?: string;
  questions?: ProjectQuestionBody[];
  /** The project that gets what is more than the goal, with `redirect`. */
  redirect_to?: string | null;
  /** The final report: paragraphs. */
  report?: string;
  /** Who doubles gifts. */
  sponsor?: string;
  started_by_students?: boolean;
  starts_on?: string | null;
  /** Paragraphs, separated by blank lines. */
  story?: string;
  /** The need in one sentence. */
  summary?: string;
  title: string;
};
export type ProjectBudgetLine = {
  /** `pieces` times `each`. */
  amount: number;
  /** Minor units. */
  each: number;
  label: string;
  note: string;
  pieces: number;
};
export type ProjectEventView = {
  at: string;
  by: string;
  id: string;
  reason: string;
  what: string;
};
export type FundraiserCard = {
  kind: 'class' | 'student';
  slug: string;
  title: string;
};
export type ProjectMatching = {
  /** What is left of it; null while the ledger cannot tell. */
  left: Money | null;
  pool: Money;
  sponsor: string;
};
export type ProjectMilestone = {
  done_on: string | null;
  due_on: string;
  title: string;
};
export type ProjectUpdateView = {
  body: string;
  created_at: string;
  /** Whether the caller can decide on it: whoever wrote it cannot. */
  decidable: boolean;
  /** Whether it has a picture. */
  has_picture: boolean;
  id: string;
  /** Address of its picture; null for none, and while it is not published. */
  picture: string | null;
  published_at: string | null;
  reason: string;
  status: 'published' | 'rejected' | 'waiting';
  title: string;
};
export type ProjectOutcome = {
  /** Minor units. */
  cost: number;
  /** `One sun lamp` */
  label: string;
};
export type ProjectQuestionView = {
  answer: string;
  question: string;
};
export type ProjectReference = {
  id: string;
  slug: string;
  title: string;
};
export type ProjectNews = {
  /** Paragraphs, separated by blank lines. */
  body: string;
  id: string;
  /** Address of its picture; null for none. */
  picture: string | null;
  published_at: string;
  title: string;
};
export type ProjectDraft = {
  accepts_gifts: boolean;
  /** The lines add up to the goal. */
  budget: ProjectBudgetLine[];
  charity: ProjectCharity;
  charity_id: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Path of the picture in this API; null: none. */
  cover: string | null;
  cover_alt: string;
  /** With this day; null without an end, 0 when it is over. */
  days_left: number | null;
  /** Invented for demonstrations. */
  demo: boolean;
  /** People who gave; null while it is not counted. */
  donors_count: number | null;
  editable: boolean;
  /** Last day of the fundraising, `2026-12-31`. */
  ends_on: string | null;
  /** Newest first, at most fifty. */
  events: ProjectEventView[];
  /** Slug of the film of the report. */
  film: string | null;
  /** Pages of this school, while giving is on. */
  fundraisers: FundraiserCard[];
  goal: Money;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  /** Degrees, for the map; null: not on it. */
  latitude: number | null;
  longitude: number | null;
  matching: ProjectMatching | null;
  milestones: ProjectMilestone[];
  /** By currency; null while the ledger cannot tell. */
  money: CharityMoney[] | null;
  moves: ('cancel' | 'close' | 'complete' | 'deliver' | 'pause' | 'resume' | 'return' | 'start' | 'submit')[];
  news: ProjectUpdateView[];
  of_platform: boolean;
  outcome_units: ProjectOutcome[];
  overflow: 'continue' | 'redirect' | 'stop';
  /** Whole percent of the goal; null while the ledger cannot tell. */
  percentage: number | null;
  place: string;
  published_at: string | null;
  questions: ProjectQuestionView[];
  /** From the ledger; null while it cannot tell. */
  raised: Money | null;
  /** Gets what is beyond the goal, or what a cancelled project had raised. */
  redirect_to: ProjectReference | null;
  /** Why no gift is taken now; null when it is. */
  refusal:
    | (
        | 'archived'
        | 'ended'
        | 'goal_reached'
        | 'not_fundraising'
        | 'not_verified'
        | null
        | 'paused'
        | 'suspended'
      )
    | (
        | 'archived'
        | 'ended'
        | 'goal_reached'
        | 'not_fundraising'
        | 'not_verified'
        | null
        | 'paused'
        | 'suspended'
      );
  /** The final report; empty before. */
  report: string;
  reported_at: string | null;
  slug: string;
  started_by_students: boolean;
  starts_on: string | null;
  status:
    'cancelled' | 'completed' | 'delivering' | 'draft' | 'funded' | 'fundraising' | 'in_review' | 'paused';
  /** Why it was paused or cancelled; empty otherwise. */
  status_reason: string;
  /** Paragraphs, separated by blank lines. */
  story: string;
  /** The need in one sentence. */
  summary: string;
  title: string;
  /** When its last news were published. */
  updated_at: string | null;
  /** Newest first, at most fifty. */
  updates: ProjectNews[];
  version: number;
};
export type ProjectChange = {
  /** Its lines add up to the goal. */
  budget?: BudgetLineBody[];
  charity_id: string;
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
  cover_alt?: string;
  currency: string;
  /** Last day of the fundraising. */
  ends_on?: string | null;
  /** Slug of the film of the final report. */
  film?: string | null;
  /** What it needs, in minor units. */
  goal: number;
  goals?: number[];
  /** Degrees, for the map. */
  latitude?: number | null;
  longitude?: number | null;
  /** What the sponsor adds at most, in minor units; 0: none. */
  matching_pool?: number;
  milestones?: MilestoneBody[];
  outcome_units?: OutcomeUnitBody[];
  overflow?: 'continue' | 'redirect' | 'stop';
  place?: string;
  questions?: ProjectQuestionBody[];
  /** The project that gets what is more than the goal, with `redirect`. */
  redirect_to?: string | null;
  /** The final report: paragraphs. */
  report?: string;
  /** Who doubles gifts. */
  sponsor?: string;
  started_by_students?: boolean;
  starts_on?: string | null;
  /** Paragraphs, separated by blank lines. */
  story?: string;
  /** The need in one sentence. */
  summary?: string;
  title: string;
  /** The version that the caller saw; 409 `changed_meanwhile` when it is another one. */
  version: number;
};
export type ProjectMoveBody = {
  move: 'cancel' | 'close' | 'complete' | 'deliver' | 'pause' | 'resume' | 'return' | 'start' | 'submit';
  /** Of `return`, `pause` and `cancel`: why. Those of a pause and a cancellation are shown to everybody. */
  reason?: string;
  /** Of `cancel`, when money was raised: the project of the same charity that gets it. Donors are told. */
  redirect_to?: string;
};
export type ProjectUpdateWritten = {
  id: string;
};
export type ProjectUpdateBody = {
  body: string;
  title: string;
};
export type ProjectUpdateDecisionBody = {
  decision: 'publish' | 'reject';
  reason?: string;
};
export type ProjectListItem = {
  charity: ProjectCharity;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Path of the picture in this API; null: none. */
  cover: string | null;
  cover_alt: string;
  /** With this day; null without an end, 0 when it is over. */
  days_left: number | null;
  /** Invented for demonstrations. */
  demo: boolean;
  /** People who gave; null while it is not counted. */
  donors_count: number | null;
  /** Last day of the fundraising, `2026-12-31`. */
  ends_on: string | null;
  goal: Money;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  /** Degrees, for the map; null: not on it. */
  latitude: number | null;
  longitude: number | null;
  /** Whole percent of the goal; null while the ledger cannot tell. */
  percentage: number | null;
  place: string;
  published_at: string | null;
  /** From the ledger; null while it cannot tell. */
  raised: Money | null;
  slug: string;
  started_by_students: boolean;
  status:
    'cancelled' | 'completed' | 'delivering' | 'draft' | 'funded' | 'fundraising' | 'in_review' | 'paused';
  /** The need in one sentence. */
  summary: string;
  title: string;
  /** When its last news were published. */
  updated_at: string | null;
};
export type ProjectPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ProjectListItem[];
};
export type ProjectView = {
  accepts_gifts: boolean;
  /** The lines add up to the goal. */
  budget: ProjectBudgetLine[];
  charity: ProjectCharity;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Path of the picture in this API; null: none. */
  cover: string | null;
  cover_alt: string;
  /** With this day; null without an end, 0 when it is over. */
  days_left: number | null;
  /** Invented for demonstrations. */
  demo: boolean;
  /** People who gave; null while it is not counted. */
  donors_count: number | null;
  /** Last day of the fundraising, `2026-12-31`. */
  ends_on: string | null;
  /** Slug of the film of the report. */
  film: string | null;
  /** Pages of this school, while giving is on. */
  fundraisers: FundraiserCard[];
  goal: Money;
  /** Goals of the United Nations, 1 to 17. */
  goals: number[];
  id: string;
  /** Degrees, for the map; null: not on it. */
  latitude: number | null;
  longitude: number | null;
  matching: ProjectMatching | null;
  milestones: ProjectMilestone[];
  /** By currency; null while the ledger cannot tell. */
  money: CharityMoney[] | null;
  outcome_units: ProjectOutcome[];
  overflow: 'continue' | 'redirect' | 'stop';
  /** Whole percent of the goal; null while the ledger cannot tell. */
  percentage: number | null;
  place: string;
  published_at: string | null;
  questions: ProjectQuestionView[];
  /** From the ledger; null while it cannot tell. */
  raised: Money | null;
  /** Gets what is beyond the goal, or what a cancelled project had raised. */
  redirect_to: ProjectReference | null;
  /** Why no gift is taken now; null when it is. */
  refusal:
    | (
        | 'archived'
        | 'ended'
        | 'goal_reached'
        | 'not_fundraising'
        | 'not_verified'
        | null
        | 'paused'
        | 'suspended'
      )
    | (
        | 'archived'
        | 'ended'
        | 'goal_reached'
        | 'not_fundraising'
        | 'not_verified'
        | null
        | 'paused'
        | 'suspended'
      );
  /** The final report; empty before. */
  report: string;
  reported_at: string | null;
  slug: string;
  started_by_students: boolean;
  starts_on: string | null;
  status:
    'cancelled' | 'completed' | 'delivering' | 'draft' | 'funded' | 'fundraising' | 'in_review' | 'paused';
  /** Why it was paused or cancelled; empty otherwise. */
  status_reason: string;
  /** Paragraphs, separated by blank lines. */
  story: string;
  /** The need in one sentence. */
  summary: string;
  title: string;
  /** When its last news were published. */
  updated_at: string | null;
  /** Newest first, at most fifty. */
  updates: ProjectNews[];
};
export type TextInLanguages = {
  ar: string;
  en: string;
  fr: string;
  hi: string;
};
export type ProposalRow = {
  expires_at: string;
  id: string;
  /** e.g. people.export */
  kind: string;
  /** Whether the caller can approve or refuse it now. */
  may_decide: boolean;
  /** Whether the caller proposed it. */
  own: boolean;
  proposed_at: string;
  /** Name of the proposer. */
  proposed_by: string;
  state: 'approved' | 'expired' | 'outdated' | 'refused' | 'waiting' | 'withdrawn';
  title: TextInLanguages;
};
export type ProposalPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ProposalRow[];
};
export type ProposalFact = {
  label: TextInLanguages;
  value: TextInLanguages;
};
export type ProposalDetail = {
  decided_at: string | null;
  /** Name of the person who decided; empty before, and when the time ran out. */
  decided_by: string;
  /** Why it was refused. */
  decision_note: string | null;
  expires_at: string;
  /** What will be done. */
  facts: ProposalFact[];
  id: string;
  /** e.g. people.export */
  kind: string;
  /** Whether the caller can approve or refuse it now. */
  may_decide: boolean;
  /** Whether the caller proposed it. */
  own: boolean;
  /** Page where the proposer finds the result. */
  path: string;
  proposed_at: string;
  /** Name of the proposer. */
  proposed_by: string;
  /** Why, by the proposer. */
  reason: string;
  state: 'approved' | 'expired' | 'outdated' | 'refused' | 'waiting' | 'withdrawn';
  title: TextInLanguages;
};
export type RefuseProposalBody = {
  /** Why, in 10 to 300 characters; the proposer reads it. */
  reason: string;
};
export type BankQuestionView = {
  id: string;
  kind: 'audio' | 'choice' | 'cloze' | 'drawing' | 'hotspot' | 'match' | 'multiple' | 'order' | 'short';
  question: QuestionBody;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
  text: string;
};
export type BankPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: BankQuestionView[];
};
export type QuestionKept = {
  id: string;
};
export type JobSchool = {
  id: string;
  name: string;
};
export type QueueJobRow = {
  added_at: string;
  attempts: number;
  correlation_id: string | null;
  /** Without addresses and names. */
  error: string | null;
  event_type: string | null;
  failed_at: string | null;
  id: string;
  /** Name of the consumer or the scheduled job. */
  name: string;
  next_at: string | null;
  queue:
    | 'emails'
    | 'impact'
    | 'imports'
    | 'ingestion'
    | 'learning'
    | 'maintenance'
    | 'payments'
    | 'privacy'
    | 'rosters'
    | 'webhooks';
  school: JobSchool | null;
  state: 'active' | 'delayed' | 'discarded' | 'failed' | 'retrying' | 'waiting';
};
export type QueueJobList = {
  results: QueueJobRow[];
};
export type QueueJobDetail = {
  added_at: string;
  attempts: number;
  correlation_id: string | null;
  /** Without addresses and names. */
  error: string | null;
  event_type: string | null;
  failed_at: string | null;
  id: string;
  /** Name of the consumer or the scheduled job. */
  name: string;
  next_at: string | null;
  /** What it carries, with every text of a person hidden. */
  payload: {
    [key: string]: unknown;
  };
  queue:
    | 'emails'
    | 'impact'
    | 'imports'
    | 'ingestion'
    | 'learning'
    | 'maintenance'
    | 'payments'
    | 'privacy'
    | 'rosters'
    | 'webhooks';
  /** Why it was discarded. */
  reason: string | null;
  school: JobSchool | null;
  state: 'active' | 'delayed' | 'discarded' | 'failed' | 'retrying' | 'waiting';
};
export type DiscardJobBody = {
  /** Why, for the audit log. */
  reason: string;
};
export type FlowView = {
  due_later: number;
  outbox_oldest_seconds: number;
  outbox_waiting: number;
  unsettled_consumer: string | null;
  unsettled_seconds: number;
  webhooks_oldest_seconds: number;
  webhooks_waiting: number;
};
export type ProcessView = {
  id: string;
  /** When its relay last finished the outbox; null without a relay. */
  relayed_at: string | null;
  role: 'all' | 'api' | 'worker';
  /** Whether it renewed its row lately. */
  running: boolean;
  seen_at: string;
  started_at: string;
  version: string;
};
export type QueueView = {
  active: number;
  /** Jobs that one worker process runs at once. */
  concurrency: number;
  /** To be tried again, or put back for a moment. */
  delayed: number;
  /** Given up: they wait for a decision. */
  failed: number;
  name:
    | 'emails'
    | 'impact'
    | 'imports'
    | 'ingestion'
    | 'learning'
    | 'maintenance'
    | 'payments'
    | 'privacy'
    | 'rosters'
    | 'webhooks';
  /** Age of the oldest job that waits, in seconds. */
  oldest_seconds: number;
  /** Jobs that ended in a minute, over the last quarter of an hour. */
  per_minute: number;
  waiting: number;
};
export type QueueOverview = {
  backend: 'postgres' | 'redis';
  flow: FlowView;
  processes: ProcessView[];
  /** Null when the store of the queues does not answer. */
  queues: QueueView[] | null;
  /** When any relay last finished the outbox; null when none did within the hour. */
  relayed_at: string | null;
};
export type MarkBody = {
  /** What the student reads. */
  comment: string;
  /** Left out for what is told back. */
  correct?: boolean;
};
export type AnswerMedia = {
  /** A `data:` address. */
  content: string;
};
export type QuizAnswerResult = {
  /** Null: a teacher marks it. */
  correct: boolean | null;
  /** What to read after a wrong answer; empty after others. */
  help: string;
  /** The page of the book to open after a wrong answer. */
  page: number | null;
  /** The lines that answer the question; empty unless the answer was wrong. */
  passage: string;
  tries: number;
};
export type QuizAnswerBody = {
  /** `choice`, `multiple`, `hotspot`: ids of the chosen options; `order`: ids in order; `match`: the option of each of `lefts`;
    `cloze`: the word of each gap; `short`: one text; `audio`, `drawing`: one text or none. */
  answer: string[];
  /** A drawing or photo as PNG, JPEG or WebP, in Base64, for kinds that a teacher marks. */
  picture?: string;
  /** A recording as MP3, in Base64, for kinds that a teacher marks. */
  sound?: string;
};
export type QuizDeskItem = {
  id: string;
  /** 0: none was published. */
  published_version: number;
  questions_count: number;
  slug: string;
  status: 'archived' | 'draft' | 'published';
  /** Students of the school who finished an attempt; null: too few to show. */
  students: number | null;
  /** Title of the book. */
  title: string;
  updated_at: string;
};
export type QuizDeskPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: QuizDeskItem[];
};
export type BookQuizSaved = {
  id: string;
  revision: number;
};
export type NewBookQuizBody = {
  /** Id of the book. */
  book_id: string;
};
export type QuizProblemView = {
  message: string;
  /** Null: the quiz itself. */
  question_id: string | null;
};
export type QuizWordBody = {
  meaning: string;
  word: string;
};
export type BookQuizDraftView = {
  book_id: string;
  /** Whether the draft differs from the newest version. */
  changed: boolean;
  id: string;
  /** BCP 47, of the book. */
  language: string;
  /** Attempts that are not finished; each keeps the version in which it began. */
  open_attempts: number;
  /** The form after it. */
  post: QuestionBody[];
  /** The form before a time of practice. */
  pre: QuestionBody[];
  /** What readers think about before they read. */
  predict: string;
  problems: QuizProblemView[];
  published_version: number;
  questions: QuestionBody[];
  /** What to tell back by voice, drawing or writing. */
  retell: string;
  revision: number;
  slug: string;
  status: 'archived' | 'draft' | 'published';
  /** Title of the book. */
  title: string;
  /** Words to know. */
  words: QuizWordBody[];
};
export type BookQuizDraftBody = {
  /** The form after it. */
  post: QuestionBody[];
  /** The form before a time of practice. */
  pre: QuestionBody[];
  /** What readers think about before they read. */
  predict: string;
  questions: QuestionBody[];
  /** What to tell back by voice, drawing or writing. */
  retell: string;
  revision: number;
  /** Words to know. */
  words: QuizWordBody[];
};
export type DraftAnswerResult = {
  /** Null: a teacher marks it. */
  correct: boolean | null;
  help: string;
};
export type DraftAnswerBody = {
  answer: string[];
  question_id: string;
};
export type QuizMoveBody = {
  move: 'archive' | 'restore';
};
export type QuizPreview = {
  questions: QuizQuestionView[];
};
export type BookQuizPublished = {
  version: number;
};
export type ClassFacility = {
  class_name: string;
  /** Whole percent right at the first try; null: fewer than five students. */
  first: number | null;
  question_id: string;
};
export type PickView = {
  /** Id of an option, or an answer as it was written. */
  option: string;
  /** Whole percent of the first answers. */
  percent: number;
};
export type ItemStatisticsView = {
  /** -1 to 1: how well it tells who understands; null: too few, or everybody did the same. */
  discrimination: number | null;
  /** Whole percent right at the first try; null: fewer than five students. */
  first: number | null;
  /** Whole percent right in the end. */
  later: number | null;
  picks: PickView[];
  question_id: string;
  students: number;
};
export type QuizStatistics = {
  classes: ClassFacility[];
  questions: ItemStatisticsView[];
  students: number;
};
export type AnswerToMark = {
  given_at: string;
  has_picture: boolean;
  has_sound: boolean;
  id: string;
  kind: 'audio' | 'choice' | 'cloze' | 'drawing' | 'hotspot' | 'match' | 'multiple' | 'order' | 'short';
  question: string;
  /** What is told back is marked with a comment and not scored. */
  scored: boolean;
  slug: string;
  student_id: string;
  student_name: string;
  text: string;
  /** Title of the book. */
  title: string;
};
export type AnswersToMarkPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: AnswerToMark[];
};
export type ReactionCount = {
  /** Null: fewer than five, but not zero; only staff see such numbers. */
  count: number | null;
  /** In English. */
  label: string;
  reaction: string;
  /** In the last thirty days; null as above. */
  trend_30d: number | null;
};
export type ReactionStats = {
  results: ReactionCount[];
};
export type FinishedQuiz = {
  finished_at: string;
  questions: number;
  right_first: number;
  right_later: number;
  slug: string;
  /** Title of the book. */
  title: string;
};
export type ReaderSkills = {
  /** The newest first, at most 20. */
  quizzes: FinishedQuiz[];
  skills: SkillResultView[];
};
export type ReadingListPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: ReadingListCard[];
};
export type SavedReadingList = {
  id: string;
};
export type ListedBookBody = {
  id: string;
  /** What to pay attention to in the book. */
  note?: string;
};
export type ReadingListBody = {
  audience: 'child' | 'class' | 'draft' | 'group' | 'school';
  /** In the order in which they are shown. */
  books: ListedBookBody[];
  class_id?: string | null;
  /** A day, e.g. 2026-12-18. */
  due_on?: string | null;
  group_id?: string | null;
  note?: string;
  /** The only reader of a list for one child. */
  student_id?: string | null;
  title: string;
};
export type ReadingListView = {
  audience: 'child' | 'class' | 'draft' | 'group' | 'school';
  books: ListedBook[];
  /** Books of the list that the viewer finds. */
  books_count: number;
  class_id: string | null;
  class_name: string | null;
  /** Covers of the first four books. */
  covers: Cover[];
  created_at: string;
  /** A day, e.g. 2026-12-18. */
  due_on: string | null;
  /** How many of them the viewer has read to the end. */
  finished_count: number;
  group_id: string | null;
  group_name: string | null;
  id: string;
  /** First and last name of its author, as far as the viewer may see it. */
  made_by: string | null;
  /** The viewer may change it. */
  may_change: boolean;
  /** The viewer may see who read what. */
  may_follow: boolean;
  note: string;
  /** Path of its public page; null when it is not published. */
  public_path: string | null;
  /** The last day on which a teacher reminded the viewer of the list, e.g. 2026-12-18. */
  reminded_on: string | null;
  student_id: string | null;
  /** First and last name of the child, for those who may change the list. */
  student_name: string | null;
  title: string;
};
export type ReadingListBooksAdded = {
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
  /** Progress in each book, 0 to 100, in the order of the books; null: not begun. */
  progress: (number | null)[];
  /** The last day on which the child was reminded of the list, e.g. 2026-12-18. */
  reminded_on: string | null;
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
export type ListPublicationEntry = {
  library_id: string;
  library_name: string;
  /** Path of its catalogue for other reading apps (OPDS 2.0). */
  opds: string;
  /** The library is open, so the page exists. */
  seen: boolean;
  /** Path of its page. */
  url: string;
};
export type ListPublication = {
  audience: 'child' | 'class' | 'draft' | 'group' | 'school';
  books_count: number;
  /** How many of its books a visitor finds. */
  books_for_all: number;
  /** Open libraries of the school. */
  libraries: LibraryForList[];
  /** Null: it is not published. */
  open: ListPublicationEntry | null;
  title: string;
};
export type PublishListBody = {
  library_id: string;
};
export type RemindedOfList = {
  /** Ids of the children who were reminded now. */
  reminded: string[];
};
export type RemindOfListBody = {
  /** Absent: everybody who has not read the whole list. */
  student_ids?: string[];
};
export type LogEntry = {
  /** A time for reading on a screen, a day for a printed book; ISO 8601. */
  at: string;
  id: string;
  kind: 'paper' | 'screen';
  mode:
    | ('listen' | null | 'offline' | 'silent' | 'together')
    | ('listen' | null | 'offline' | 'silent' | 'together');
  /** The viewer may remove it. */
  removable: boolean;
  seconds: number;
  slug: string | null;
  /** Null when the book is no longer in the library. */
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
  /** Null when the book is no longer in the library. */
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
  /** Of all sessions, without idle time. */
  seconds: number;
};
export type PageAppearanceBody = {
  colour: 'night' | 'paper' | 'sepia' | 'sharp';
  flow: 'pages' | 'scroll';
  /** The previous version of the web app sends it as `letters`. */
  font: 'book' | 'clear' | 'dyslexia' | 'own';
  guide: 'line' | 'none' | 'ruler';
  /** Previous name of `font`, for the previous version of the web app. */
  letters?: 'book' | 'clear' | 'dyslexia' | 'own';
  lines: 'close' | 'normal' | 'wide';
  size: number;
  spacing: 'close' | 'normal' | 'wide';
  words: 'close' | 'normal' | 'wide';
  /** How large the pages of a PDF are. Older clients do not send it. */
  zoom?: number;
};
export type ReadingOptions = {
  /** When the text is read aloud: by the level of the book, or as the reader chose. */
  help?: 'level' | 'tap' | 'voice' | 'words';
  look: PageAppearanceBody;
  voice: 'quick' | 'slow' | 'steady';
};
export type ReadingSettingsView = {
  client_time: string | null;
  settings: ReadingOptions | null;
};
export type ReadingSettingsBody = {
  /** When it was chosen, by the reader's clock; at most a day in the future. */
  client_time: string;
  settings: ReadingOptions;
};
export type BreakSide = {
  amount: number;
  currency: string;
  /** Null while it is not known. */
  fee: number | null;
  state: string;
};
export type BreakView = {
  changed_at: string;
  changed_by: string | null;
  day: string;
  found_at: string;
  id: string;
  kind: 'amount' | 'duplicate' | 'fee' | 'missing_here' | 'missing_there' | 'state' | 'unsettled';
  /** `payment` or `refund`. */
  movement: string;
  /** Why it is resolved or explained. */
  note: string | null;
  ours: BreakSide | null;
  payment_id: string | null;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** The provider's reference, or our id where it has none. */
  reference: string;
  refund_id: string | null;
  school_id: string | null;
  seen_at: string;
  state: 'explained' | 'open' | 'resolved';
  theirs: BreakSide | null;
};
export type BreakList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: BreakView[];
};
export type BreakStateBody = {
  /** Why; kept with the break and in the audit log. */
  reason: string;
  state: 'explained' | 'open' | 'resolved';
};
export type RunView = {
  breaks: number;
  created_at: string;
  /** Of UTC: `2026-11-20`. */
  day: string;
  error: string | null;
  finished_at: string | null;
  id: string;
  /** Rows of the provider. */
  listed: number;
  /** Payments and refunds of the day without a difference. */
  matched: number;
  /** `list`: the provider's own list. `reads`: it has none, and each of our payments of the day was read. */
  method: 'list' | 'reads';
  /** Breaks that no earlier run had found. */
  opened: number;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** Null for the schedule. */
  requested_by: string | null;
  started_at: string | null;
  state: 'done' | 'failed' | 'queued' | 'running';
};
export type RunList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: RunView[];
};
export type RunBody = {
  /** Of UTC. */
  day: string;
  provider: 'paypal' | 'phonepe' | 'stripe';
};
export type TransfersEntered = {
  /** How many were in the books already, or never arrived. */
  known: number;
  /** How many postings were made. */
  posted: number;
};
export type TransferBody = {
  /** Minor units. */
  amount: number;
  /** When the bank had it; of UTC. */
  day: string;
  /** The reference of the settlement: each is posted once. */
  ref: string;
  /** Whether the bank had it, or sent it back afterwards; absent: it arrived. */
  state?: 'arrived' | 'returned';
};
export type TransfersBody = {
  currency: string;
  provider: 'paypal' | 'phonepe' | 'stripe';
  transfers: TransferBody[];
};
export type ReportedReview = {
  book: {
    slug: string;
    title: string;
  };
  created_at: string;
  /** Flagged words, which may be private or hurtful; empty for a review that was only reported by people. */
  flags: FlaggedWords[];
  /** Taken down: only its author and those who manage books still see it. */
  hidden: boolean;
  /** Why it was taken down, for the same people. */
  hidden_reason: string | null;
  id: string;
  mine: boolean;
  /** First name and initial of the surname. */
  name: string;
  /** Reports that nobody has decided on; null for people who do not manage books. */
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
export type PasswordResetRequestBody = {
  email: string;
};
export type ResourceModerationPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: OwnResourceItem[];
};
export type ResourceDecisionBody = {
  decision: 'approve' | 'decline' | 'return' | 'widen' | 'withdraw';
  /** A note to its owner. */
  note?: string;
  /** The reason; required when it is returned, withdrawn or declined. */
  reason?: 'access' | 'details' | 'other' | 'personal' | 'quality' | 'rights' | 'unsuitable';
};
export type ResourceKindCount = {
  count: number;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
};
export type ResourceListItem = {
  age_max: number | null;
  age_min: number | null;
  /** Text alternative of a picture; empty for other kinds. */
  alt: string;
  file_bytes: number | null;
  /** File name extension. */
  file_kind: string;
  goals: number[];
  id: string;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** Whether it belongs to the platform, so that every school sees it. */
  of_platform: boolean;
  pages: number | null;
  /** Address of a preview picture; null without one. */
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
  /** Text alternative of a picture; empty for other kinds. */
  alt: string;
  credit: string;
  /** Address of the file, to download. */
  download: string | null;
  /** Address of the file, to view or play. */
  file: string | null;
  file_bytes: number | null;
  /** File name extension. */
  file_kind: string;
  goals: number[];
  id: string;
  kind: 'film' | 'picture' | 'sheet' | 'slides' | 'sound';
  language: '' | 'ar' | 'en' | 'fr' | 'hi';
  /** Reading level, 1 to 4, by formula. */
  level: number | null;
  /** SPDX name; null for own work, or with a permission. */
  license: string | null;
  /** Whether it belongs to the platform, so that every school sees it. */
  of_platform: boolean;
  /** Addresses of its pages as pictures; there may be more pages than pictures. */
  page_pictures: string[];
  pages: number | null;
  /** Address of a preview picture; null without one. */
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
  /** Why it is taken down; its author can read it. */
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
  /** The field that each column holds; empty for a column that is not used. */
  column_fields: string[];
  /** Headings of the columns; empty for ONIX and OneRoster. */
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
  /** Until when its first passwords can be shown; null: no longer. */
  sheet_until: string | null;
  skip: number;
  status: 'checked' | 'checking' | 'done' | 'failed' | 'running' | 'undone';
  /** End of the undo window. */
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
  /** Create the classes that lines name and that do not exist. */
  make_classes?: boolean;
  /** Lines as copied from a spreadsheet or a list: with tabs, commas, semicolons, or only names. */
  text: string;
};
export type RosterChangeBody = {
  /** The class of all lines; null: each line names its own. */
  class_id?: string | null;
  /** The field of each column, in order; empty: not used. */
  fields?: string[];
  make_classes?: boolean;
  /** Swap first and last names of all lines. */
  swap_names?: true;
};
export type RosterLineBefore = {
  /** Year and month, e.g. 2016-09, or empty. */
  birth: string;
  first_name: string;
  last_name: string;
};
export type RosterLineProblem = {
  /** `same_name`: a question, whether two equal names are one child. */
  field: 'birth' | 'class' | 'first_name' | 'last_name' | 'line' | 'same_name' | 'username';
  message: string;
  /** The student of another class who has the same name. */
  student_id?: string;
  suggestion?: string;
};
export type RosterLineView = {
  /** The previous values of an existing student. */
  before: RosterLineBefore | null;
  /** Year and month of birth as in the list, e.g. 2016-09; empty: not stated. */
  birth: string;
  classes: string[];
  done: boolean;
  first_name: string;
  last_name: string;
  /** Line number in the file. */
  line: number;
  problems: RosterLineProblem[];
  /** As in the list; empty: generated. */
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
  /** The answer to `same_name`: `new` for another child, or the id of the student who is the same child. */
  same_as?: string;
  /** Skip the line, or include it again. */
  skip?: boolean;
  username?: string;
};
export type RosterSheetSlip = {
  class_code: string;
  class_name: string;
  first_name: string;
  last_name: string;
  /** Null when the student has another password now. */
  password: string | null;
  username: string;
};
export type RosterSheet = {
  /** Address at which the school's people sign in, without its protocol. */
  address: string;
  school: string;
  /** By class, then in the order of the list. */
  slips: RosterSheetSlip[];
};
export type RoyaltyRuleView = {
  activated_at: string | null;
  activated_by: string | null;
  /** Part of what remains for the school that is attributed to the authors. */
  author_bps: number;
  book_id: string | null;
  /** Null without a book, and for one that is not shown any more. */
  book_title: string | null;
  created_at: string;
  created_by: string | null;
  /** ISO 8601; never before the activation. */
  effective_from: string;
  id: string;
  /** Whether sales use it now. */
  in_force: boolean;
  note: string;
  /** The platform's part of the price. */
  platform_bps: number;
  school_id: string | null;
  school_name: string | null;
  scope: 'book' | 'platform' | 'school';
  status: 'active' | 'discarded' | 'draft' | 'superseded';
  version: number;
};
export type RoyaltyRuleList = {
  count: number;
  next: string | null;
  previous: string | null;
  results: RoyaltyRuleView[];
};
export type RoyaltyDraftBody = {
  /** Part of what remains for the school that is attributed to the authors. */
  author_bps: number;
  /** With the scope `book`. */
  book_id?: string;
  /** ISO 8601. A time that is over counts as that of the activation. */
  effective_from: string;
  /** What was agreed; the second person reads it. */
  note: string;
  /** The platform's part of the price. */
  platform_bps: number;
  /** With the scopes `school` and `book`. */
  school_id?: string;
  scope: 'book' | 'platform' | 'school';
};
export type RuleBook = {
  authors: string[];
  id: string;
  title: string;
};
export type RuleBookList = {
  results: RuleBook[];
};
export type ExamplePart = {
  /** Minor units. */
  amount: number;
  party: 'author' | 'charity' | 'platform' | 'provider' | 'school' | 'tax';
};
export type RoyaltyPreview = {
  /** ISO 4217. */
  currency: string;
  parts: ExamplePart[];
  /** Minor units. */
  price: number;
  /** Sum of the parts: the price. */
  sum: number;
};
export type RoyaltyProposal = {
  /** The proposal, which a second person approves. */
  id: string;
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
  /** Query string of the table's address, e.g. role=teacher&status=archived. */
  query: string;
};
export type SavedViewList = {
  results: SavedView[];
};
export type SavedViewBody = {
  name: string;
  /** The query string of the table's address. */
  query: string;
  /** The table of the view. */
  table: 'books' | 'inbox' | 'journal' | 'payments' | 'people';
};
export type SchoolBranding = {
  /** For readers of languages without a text of their own. */
  announcement: string | null;
  announcement_ar: string | null;
  announcement_color: string;
  announcement_en: string | null;
  announcement_fr: string | null;
  announcement_hi: string | null;
  bg_primary_color: string;
  bg_secondary_color: string;
  book_button_color: string;
  border_muted_color: string;
  border_primary_color: string;
  button_color: string;
  /** Path of the picture; null: none. */
  logo: string | null;
  primary_color: string;
  primary_color_dark: string;
  primary_color_light: string;
  school_name: string;
  text_muted_color: string;
  text_primary_color: string;
  text_secondary_color: string;
};
export type SchoolBrandingChange = {
  /** The announcement above every page, for readers of languages without a text of their own; empty for none. */
  announcement?: string;
  announcement_ar?: string;
  announcement_color?: string;
  announcement_en?: string;
  announcement_fr?: string;
  announcement_hi?: string;
  bg_primary_color?: string;
  bg_secondary_color?: string;
  book_button_color?: string;
  border_muted_color?: string;
  border_primary_color?: string;
  button_color?: string;
  /** An empty text removes the logo; a new one is sent as a file, in a form. */
  logo?: '';
  primary_color?: string;
  primary_color_dark?: string;
  primary_color_light?: string;
  text_muted_color?: string;
  text_primary_color?: string;
  text_secondary_color?: string;
};
export type FoundSchool = {
  /** ISO 3166-1 alpha-2; null when unknown. */
  country: string | null;
  /** Address of its sign-in page. */
  login_url: string;
  logo: string | null;
  name: string;
  town: string | null;
};
export type FoundSchools = {
  results: FoundSchool[];
};
export type SchoolModeChoice = {
  /** Slugs of the categories that come first here, in this order; null: those of the platform. */
  categories: string[] | null;
  description: string;
  id: string;
  image: string | null;
  /** Who may choose it, as a sentence; null when everybody may. */
  lock_reason: string | null;
  name: string;
  offered: boolean;
  /** The platform's choice. */
  platform_categories: string[];
};
export type SchoolModeChoices = {
  results: SchoolModeChoice[];
};
export type OfferedMode = {
  /** Slugs of the categories that come first, in this order; null: the platform's. Left out, it stays
    unchanged. */
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
export type GoalCard = {
  /** 1 to 17 */
  goal: number;
  short: string;
  /** The whole sentence. */
  title: string;
};
export type GoalTarget = {
  /** Its number: `4.1`, `4.a`. */
  number: string;
  text: string;
};
export type Goal = {
  /** What has to happen, in our own words for children. */
  child_texts: string[];
  dir: 'ltr' | 'rtl';
  /** 1 to 17 */
  goal: number;
  locale: 'ar' | 'en' | 'fr' | 'hi';
  /** The texts are our own translation, because the United Nations publish none in this language. */
  own_wording: boolean;
  short: string;
  /** Address of the official texts. */
  source: string;
  targets: GoalTarget[];
  /** The whole sentence. */
  title: string;
};
export type ShippingRateAnswer = {
  amount: number;
  country: string;
  currency: string;
};
export type ShippingRatesAnswer = {
  /** Of today. Printed books are sent only to countries, and sold only in currencies, that have a rate. */
  rates: ShippingRateAnswer[];
};
export type ShippingRateBody = {
  /** For a whole order: integer minor units, tax included. 0: sending is free. */
  amount: number;
  /** ISO 3166-1 alpha-2; `*`: every country that is not named. */
  country:
    | '*'
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
  currency: string;
};
export type ShippingRatesBody = {
  rates: ShippingRateBody[];
};
export type SignUpBody = {
  agreeToTerms: boolean;
  /** Month of birth, 1 to 12. */
  birth_month?: number;
  /** Year of birth. A web page has to send it with the month; a program that sends neither registers an adult. */
  birth_year?: number;
  /** Whether the person would like a Canva account. */
  canvaAccount?: 'false' | 'true';
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
  email: string;
  first_name: string;
  /** E-mail address of a guardian, for somebody under the age of consent. */
  guardian_email?: string;
  /** Language of the registration; e-mails are sent in it. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  last_name: string;
  password: string;
  password2: string;
  role: 'student' | 'teacher';
  /** Token of the check against robots. */
  turnstile_token: string;
};
export type SignUpAge = {
  /** Whether the form has to ask for the e-mail address of a guardian. */
  guardian: boolean;
};
export type SignUpAgeBody = {
  birth_month: number;
  birth_year: number;
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
};
export type GuardianSignedUp = {
  /** First name of the child. */
  child: string;
  /** `pending_school`: the school checks the link first. */
  state: 'active' | 'pending_school';
  success: boolean;
  user: Profile;
  /** Set when a guardian has to confirm first: until then nobody can sign in. */
  waiting?: WaitingForGuardian;
};
export type GuardianSignUpBody = {
  agreeToTerms: boolean;
  /** Month of birth, 1 to 12. */
  birth_month?: number;
  /** Year of birth. A web page has to send it with the month; a program that sends neither registers an adult. */
  birth_year?: number;
  /** As printed; case, spaces and dashes are ignored. */
  code: string;
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
  email: string;
  first_name: string;
  /** E-mail address of a guardian, for somebody under the age of consent. */
  guardian_email?: string;
  /** Language of the registration; e-mails are sent in it. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  last_name: string;
  password: string;
  password2: string;
  /** Token of the check against robots. */
  turnstile_token: string;
};
export type WaitingBody = {
  /** `ticket` of the registration's response. */
  ticket: string;
};
export type RegistrationToConfirm = {
  birth_month: number;
  birth_year: number;
  country: string;
  email: string;
  first_name: string;
  last_name: string;
  until: string;
};
export type SignUpOptions = {
  /** Whether registration is open. */
  open: boolean;
  /** Roles that need no invitation. */
  roles: ('student' | 'teacher')[];
  /** Public key of the check against robots; null when this installation has none. */
  site_key: string | null;
};
export type GridClass = {
  id: string;
  name: string;
};
export type GridCell = {
  /** Right at the first try. */
  first: number;
  /** Right after looking back. */
  later: number;
  level: 'growing' | 'practise' | 'strong';
  questions: number;
  skill: 'facts' | 'inference' | 'order' | 'thinking' | 'words';
};
export type GridStudent = {
  /** Skills that were not tried are left out. */
  cells: GridCell[];
  id: string;
  name: string;
};
export type SkillGrid = {
  /** The class that is shown; null: there is none. */
  class_id: string | null;
  /** Classes to choose from. */
  classes: GridClass[];
  students: GridStudent[];
};
export type SponsorAsked = {
  id: string;
  /** Page on which the sponsor pays, with its key; also sent by e-mail. */
  link: string;
  number: string;
};
export type AskSponsorBody = {
  /** ISO 4217. */
  currency: string;
  /** Where the link is sent. */
  email: string;
  /** Of the e-mail. */
  language?: 'ar' | 'en' | 'fr' | 'hi';
  /** Who pays: a person or a firm. */
  name: string;
  project_id: string;
};
export type SponsorProvider = {
  available: boolean;
  provider: 'paypal' | 'phonepe' | 'stripe';
  /** Why it cannot be chosen, for the payer; null when it is available. */
  reason: string | null;
};
export type SponsorPaymentView = {
  id: string;
  /** All that the sponsor's gifts have doubled in this currency, from the books of account. */
  matched: Money;
  /** Who was asked. */
  name: string;
  number: string;
  /** What is still owed; it is paid in one sum. */
  open: Money;
  /** What the sponsor has paid of that so far. */
  paid: Money;
  paid_at: string | null;
  project: {
    slug: string | null;
    title: string;
  };
  providers: SponsorProvider[];
  status: 'asked' | 'charged_back' | 'paid' | 'refunded' | 'withdrawn';
};
export type SponsorRedirect = {
  /** Address of ours, which opens the provider's page in the browser. */
  redirect_url: string;
};
export type PaySponsorBody = {
  provider: 'paypal' | 'phonepe' | 'stripe';
};
export type SsoMethod = {
  id: string;
  /** Display name, e.g. “Google”. */
  name: string;
};
export type SsoMethods = {
  providers: SsoMethod[];
};
export type StatementStoreView = {
  delivered: number;
  delivered_at: string | null;
  enabled: boolean;
  endpoint: string;
  /** Statements that were tried for a day and not taken. */
  failed: number;
  /** What the endpoint said to the last statement that it did not take; empty: it took the last one. */
  last_error: string;
  username: string;
};
export type StatementStoreAnswer = {
  store: StatementStoreView | null;
};
export type StatementStoreBody = {
  enabled: boolean;
  /** Base address of the learning record store, without `/statements`. */
  endpoint: string;
  /** Empty: the one that is there stays. */
  secret: string;
  username: string;
};
export type StatementStoreTest = {
  problem: string | null;
};
export type StoryAuthor = {
  id: string;
  name: string;
};
export type StoryFamily = {
  /** `no_guardian`: nobody at home has an account here, so that nobody was asked. */
  answer: 'agreed' | 'asked' | 'no_guardian';
  id: string;
  name: string;
};
export type StoryFile = {
  /** The book in which authors, their teachers and guardians read it before it is published. */
  book_id: string;
  name: string;
  /** Why the check refused it; empty otherwise. */
  reason: string;
  state: 'processing' | 'ready' | 'refused' | 'waiting';
};
export type StoryEntry = {
  /** The viewer is invited as a co-author and has not joined. */
  asked: boolean;
  author: StoryAuthor;
  /** Slug of its book in the library. */
  book: string | null;
  /** Co-authors who have joined. */
  co_authors: StoryAuthor[];
  /** Comments that are not marked as done. */
  comments: number;
  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  cover: object;
  /** For reviewers of a story that waits for a decision of theirs or of a family; empty for others. */
  families: StoryFamily[];
  /** The file that it was put in as; null for a story with pages. */
  file: StoryFile | null;
  id: string;
  kind: 'blog' | 'comic' | 'letter' | 'poem' | 'story';
  pages: number;
  /** Raised for charity by these sales, after refunds, in each currency. */
  raised: Money[];
  /** How many reactions it has, of all kinds. */
  reactions: number;
  /** How many people have opened the book, its authors left out. */
  readers: number;
  sent_at: string | null;
  /** Copies sold and not paid back whole. */
  sold: number;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
  /** Of a book that was put in as a file. */
  summary: string;
  title: string;
  updated_at: string;
  /** Of an approved story: what is missing, the consent of a family or the book that is being built. */
  waits_for: ('book' | 'family' | null) | ('book' | 'family' | null);
  /** Since when an approved story waits; null for any other. */
  waits_since: string | null;
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
export type PictureText = {
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
  /** The name of the actor; empty for an automatic change. */
  by: string;
  reason: string;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
};
export type StoryView = {
  /** The viewer is invited as a co-author and has not joined. */
  asked: boolean;
  author: StoryAuthor;
  /** Pages, by the rules of `libs/contract/src/stories`. */
  body: object[];
  /** Slug of its book in the library. */
  book: string | null;
  /** The charity that its book names, and the project of it; null while none is chosen. */
  charity: BookCharity | null;
  /** For reviewers: names of the open classes of who began it; empty for others. */
  classes: string[];
  /** Co-authors who have joined. */
  co_authors: StoryAuthor[];
  /** Comments that are not marked as done. */
  comments: number;
  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  cover: object;
  /** Lines that name the works it is based on, as they are printed. */
  credits: string[];
  /** Texts on pictures of the story. */
  drawn_words: PictureText[];
  /** For reviewers of a story that waits for a decision of theirs or of a family; empty for others. */
  families: StoryFamily[];
  /** The file that it was put in as; null for a story with pages. */
  file: StoryFile | null;
  /** For reviewers; empty for others. */
  flags: StoryFlag[];
  id: string;
  kind: 'blog' | 'comic' | 'letter' | 'poem' | 'story';
  /** BCP 47. */
  language: string;
  /** Others may make their own version under this licence (SPDX); null: nobody may. */
  license: string | null;
  /** It is a version of a book and keeps the licence of that book. */
  license_kept: boolean;
  /** What the viewer may do now. */
  may: ('approve' | 'comment' | 'return' | 'submit' | 'take_back' | 'withdraw' | 'write')[];
  /** The viewer may choose that charity now. */
  may_choose_charity: boolean;
  mine: boolean;
  /** The consents that the families of its authors have to give before it is published. */
  needs: (
    | 'fundraise'
    | 'live_camera'
    | 'live_recording'
    | 'photo'
    | 'public_name'
    | 'publish'
    | 'sale'
    | 'translate'
  )[];
  notes: StoryNote[];
  /** The viewer began it: may invite co-authors and delete it. */
  owned: boolean;
  pages: number;
  /** Raised for charity by these sales, after refunds, in each currency. */
  raised: Money[];
  /** How many reactions it has, of all kinds. */
  reactions: number;
  /** How many people have opened the book, its authors left out. */
  readers: number;
  sent_at: string | null;
  /** Copies sold and not paid back whole. */
  sold: number;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
  /** What happened to it, oldest first. */
  steps: StoryStep[];
  /** Of a book that was put in as a file. */
  summary: string;
  title: string;
  updated_at: string;
  /** Must be sent with the next change. */
  version: number;
  /** Who is invited and has not joined; for the one who began the story. */
  waiting: StoryAuthor[];
  /** Of an approved story: what is missing, the consent of a family or the book that is being built. */
  waits_for: ('book' | 'family' | null) | ('book' | 'family' | null);
  /** Since when an approved story waits; null for any other. */
  waits_since: string | null;
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
export type StoryFileAbout = {
  language: string;
  summary: string;
  title: string;
  /** The version that the change was made on. */
  version: number;
};
export type TransitionedStory = {
  id: string;
  state: 'approved' | 'changes_requested' | 'draft' | 'published' | 'submitted' | 'withdrawn';
};
export type StoryVersionBody = {
  version: number;
};
export type StoryCharityBody = {
  /** Id of the charity that the book names; null for none. */
  charity_id?: string | null;
  /** Id of a project of it; null for the charity as a whole. */
  project_id?: string | null;
};
export type CoAuthorBody = {
  user_id: string;
};
export type NewStoryNote = {
  end?: number;
  page_id: string;
  /** Start and end offset of the words in the text of the page; absent for a comment on the whole page. */
  start?: number;
  text: string;
};
export type ResolveStoryNoteBody = {
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
  /** The text on a drawing, because the text in a picture cannot be searched. */
  words?: string;
};
export type StoryMediaContent = {
  /** A `data:` address. */
  content: string;
};
export type TransitionStoryBody = {
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
  /** Version of the wording that was answered. */
  title: string;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
};
export type ConsentView = {
  /** The same, worded for the child. */
  child_text: string;
  /** Newest first, at most twenty. */
  history: ConsentEntry[];
  purpose:
    | 'fundraise'
    | 'live_camera'
    | 'live_recording'
    | 'photo'
    | 'public_name'
    | 'publish'
    | 'sale'
    | 'translate';
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
  /** Whether the caller may grant and withdraw. */
  may_answer: boolean;
  /** Whether the caller may withdraw for the family, e.g. after a letter. */
  may_withdraw: boolean;
  student: ConsentStudent;
};
export type ConsentBody = {
  /** Version of the wording that was read. */
  version: string;
};
export type GuardianCodeBody = {
  relationship?: 'guardian' | 'parent' | 'relative';
};
export type GuardiansOfStudent = {
  links: GuardianLinkView[];
  student: ChildName;
};
export type SuppressedAddressView = {
  address: string;
  created_at: string;
  detail: string | null;
  /** The e-mail that was refused. */
  email_id: string | null;
  /** Names the entry when it is removed. */
  key: string;
  /** The kind that was stopped; null for all that are not about safety. */
  kind: string | null;
  reason: 'asked' | 'bounced' | 'complained';
  school: EmailSchool | null;
};
export type SuppressionPage = {
  /** The newest 200. */
  results: SuppressedAddressView[];
};
export type RemoveSuppressionBody = {
  key: string;
  /** Why, for the audit log. */
  reason: string;
};
export type DatabaseHealth = {
  /** Time of one short request, in milliseconds; null when it did not answer. */
  answer_ms: number | null;
  bytes: number | null;
  connections: number | null;
  most_connections: number | null;
  oldest_transaction_seconds: number | null;
  state: 'down' | 'off' | 'ok' | 'slow';
  version: string | null;
};
export type ErrorCount = {
  code: string;
  count: number;
};
export type ErrorView = {
  at: string;
  code: string;
  /** The reference that the person was shown, and that every line of the log has. */
  correlation_id: string;
  id: string;
  message: string;
  /** Method and template of the route, or the name of the job. */
  place: string;
  school: JobSchool | null;
};
export type MailHealth = {
  /** Time of one short request, in milliseconds; null when it did not answer. */
  answer_ms: number | null;
  failed: number;
  failing_since: string | null;
  last_error: string | null;
  oldest_seconds: number;
  sent: number;
  state: 'down' | 'off' | 'ok' | 'slow';
  waiting: number;
};
export type ProviderHealthView = {
  attempts: number;
  configured: boolean;
  failed_refunds: number;
  last_webhook_at: string | null;
  mismatches: number;
  provider: string;
  succeeded: number;
  webhooks_waiting: number;
};
export type PartState = {
  /** Time of one short request, in milliseconds; null when it did not answer. */
  answer_ms: number | null;
  state: 'down' | 'off' | 'ok' | 'slow';
};
export type SlowStatementView = {
  calls: number;
  max_ms: number;
  mean_ms: number;
  /** The statement without values, or names of prepared statements. */
  text: string;
  total_ms: number;
};
export type SlowStatementList = {
  /** `pg_stat_statements` counts every process since its last reset, `process` the one that answered since it started. */
  source: 'pg_stat_statements' | 'process';
  statements: SlowStatementView[];
};
export type SystemHealth = {
  database: DatabaseHealth;
  /** Unexpected errors of the last 24 hours. */
  error_counts: ErrorCount[];
  errors: ErrorView[];
  mail: MailHealth;
  node: string;
  processes: ProcessView[];
  providers: ProviderHealthView[];
  queue: PartState;
  slow: SlowStatementList;
  storage: PartState;
  version: string;
};
export type TaxAdjustment = {
  /** Of the gift, in minor units. */
  amount: number;
  given_on: string;
  number: string;
};
export type TaxClaimView = {
  /** Of gifts claimed before: to be entered as an adjustment of the claim. */
  adjusted: number;
  adjustments: TaxAdjustment[];
  charity: string;
  charity_id: string;
  count: number;
  currency: string;
  gifts: number;
  id: string;
  made_at: string;
  regime: '80g' | 'gift_aid';
  tax: number;
};
export type TaxClaimBody = {
  charity: string;
  /** The file has names and addresses: whoever makes it says that they need it for the claim. */
  for_claim: boolean;
  regime: '80g' | 'gift_aid';
  /** Of 80G: the fiscal year, from April. */
  year?: number;
};
export type OpenTaxClaim = {
  adjusted: number;
  /** Number of gifts that were claimed and are not the charity's any more, and the tax to be taken off. */
  adjustments: number;
  charity: string;
  charity_id: string;
  /** Number of gifts that no file has yet. */
  count: number;
  currency: string;
  /** Their sum. */
  gifts: number;
  /** Gifts with a declaration whose donor wishes to be unknown to the school: the platform's team claims for them. */
  hidden: number;
  /** What the tax office adds, for Gift Aid. */
  tax: number;
};
export type ClassOfReaders = {
  class_id: string;
  minutes: number;
  name: string;
  /** Books: those that only this class can find. Stories: those that somebody of the class wrote. */
  published: number;
  /** Students of the class who opened one of the works, and the minutes that they read in them. */
  readers: number;
};
export type MonthOfReading = {
  /** `2026-11` */
  month: string;
  /** Readers whose latest reading of one of these books was in this month. */
  reads: number;
  /** Copies that were paid in this month and not paid back whole. */
  sold: number;
};
export type TopWork = {
  id: string;
  language: string;
  reads: number;
  slug: string;
  title: string;
};
export type WorkTotals = {
  /** Only the file, or the consent of a family, is missing. */
  approved: number;
  changes_requested: number;
  draft: number;
  published: number;
  submitted: number;
};
export type WorkStats = {
  /** The caller's classes that are not archived, or all of the school for those who manage books; by name. */
  by_class: ClassOfReaders[];
  /** The last twelve months, oldest first. */
  by_month: MonthOfReading[];
  in_review: number;
  published: number;
  /** Raised for charity by their sales, after refunds, in each currency. */
  raised: Money[];
  reactions: number;
  /** Sum of the readers of each book. */
  reads: number;
  /** Copies sold and not paid back whole. */
  sold: number;
  /** At most five, most read first. */
  top: TopWork[];
  total: number;
  totals: WorkTotals;
  /** Full days for which the oldest waiting work has waited for a review; null if none waits. */
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
export type TodayThing = {
  books: number;
  /** ISO 8601; null for a reading list, and without a day. */
  due_at: string | null;
  /** ISO date of its day in the time zone; null: none. */
  due_on: string | null;
  /** Books of a list: finished, and all. */
  finished: number;
  /** Name of the teacher. */
  from: string | null;
  /** Id of the assignment or the reading list. */
  id: string;
  kind: 'challenge' | 'course' | 'lesson' | 'list' | 'live' | 'quiz' | 'story_task';
  /** The kind as which it is drawn. */
  looks: 'challenge' | 'course' | 'lesson' | 'list' | 'live' | 'quiz' | 'story_task';
  minutes: number | null;
  /** A word of the teacher. */
  note: string;
  /** Name of what it belongs to, or of the teacher. */
  part_of: string;
  /** Path of its page. Work is begun by `POST /assignments/{id}/start/` first. */
  path: string;
  questions: number;
  /** A day on which the teacher reminded of it. */
  reminded_on: string | null;
  state: 'done' | 'handed_in' | 'late' | 'new' | 'redo' | 'started';
  title: string;
};
export type GivenBack = {
  /** The teacher asks for another try. */
  again: boolean;
  from: string | null;
  given_back_at: string;
  /** Id of the assignment. */
  id: string;
  levels: MarkedLevel[];
  note: string;
  path: string | null;
  title: string;
};
export type TodayDay = {
  /** ISO date. */
  day: string;
  done: number;
  open: number;
};
export type TodayView = {
  /** First name of the child; empty: the viewer's own. */
  child: string;
  /** Due later, the next first. */
  coming: TodayThing[];
  /** Done this week, the last first. */
  done_this_week: TodayThing[];
  given_back: GivenBack[];
  /** A guardian who may not see the work of the child gets empty lists. */
  may_view: boolean;
  /** Due today or before, without a day, and done today. */
  things: TodayThing[];
  /** ISO date. */
  today: string;
  /** Monday to Sunday. */
  week: TodayDay[];
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
  /** Token of the booking, for its page and its calendar file. */
  token: string;
};
export type TourBody = {
  email: string;
  name: string;
  /** Number of visitors. */
  people: number;
  /** Start of a free slot. */
  starts_at: string;
  /** What the visitors would like to see. */
  text?: string;
};
export type Tour = {
  cancelled: boolean;
  ends_at: string;
  people: number;
  starts_at: string;
  time_zone: string;
};
export type CohortPage = {
  count: number;
  next: string | null;
  previous: string | null;
  results: CohortListItem[];
};
export type CohortSaved = {
  /** Members who were not enrolled before. */
  enrolled: number;
  id: string;
};
export type CohortBody = {
  /** Id or slug of a course for teachers. It stays as long as the cohort exists. */
  course: string;
  /** The last day. */
  ends_on: string;
  /** Who leads it: of a teacher always themselves. */
  led_by?: string | null;
  /** Ids of teachers of the school, who are enrolled in the course. Those who are taken out stay enrolled. */
  members: string[];
  name: string;
  /** The first day, in the calendar of the school. */
  starts_on: string;
};
export type TrainingProgress = {
  completed_at: string | null;
  minutes: number;
  minutes_all: number;
  /** Whole percent of the lessons. */
  progress: number;
  status: 'active' | 'completed' | 'withdrawn';
};
export type CohortMember = {
  /** Null: not for the signed-in person, who sees their own and, leading the cohort, everybody's. */
  hours: TrainingProgress | null;
  id: string;
  name: string;
};
export type CohortView = {
  course: TrainingCourse;
  ends_on: string;
  id: string;
  led_by: TrainingPerson | null;
  /** Whether the signed-in person may change it, and sees the hours of its members. */
  may_lead: boolean;
  members: CohortMember[];
  members_count: number;
  name: string;
  /** Whether the signed-in person is a member. */
  own: boolean;
  /** The first day, in the calendar of the school. */
  starts_on: string;
  state: 'coming' | 'over' | 'running';
};
export type TrainingStaff = {
  results: TrainingPerson[];
};
export type Subscription = {
  kind: 'news' | 'reminders';
  subscribed: boolean;
};
export type SubscriptionBody = {
  /** Whether e-mails of this kind are sent. */
  subscribed: boolean;
};
export type BegunUpload = {
  /** Id of the upload: sent with every part, and with the request that uses the file. */
  id: string;
  /** Size in bytes of each part but the last. */
  part_bytes: number;
};
export type ArrivedParts = {
  /** Numbers of the parts that have arrived. */
  parts: number[];
};
export type ChangeEmailBody = {
  email: string;
  /** The person's current password. */
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
  /** ISO 3166-1 alpha-2. */
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
export type ImpactByKind = {
  /** Books of others than the story editor that were published for the first time. */
  books_published: number;
  /** Books that were read to their end. */
  books_read: number;
  challenges_done: number;
  donations: number;
  /** Films of which somebody watched at least 80 %. */
  films_watched: number;
  stories_published: number;
};
export type ImpactAmount = {
  amount: number;
  /** ISO 4217. */
  currency: string;
};
export type ImpactCount = {
  by_kind: ImpactByKind;
  /** Most raised first. */
  raised: ImpactAmount[];
  /** All kinds together, without money. */
  total_impacts: number;
};
export type ClassImpact = {
  by_kind: ImpactByKind;
  id: string;
  name: string;
  /** Most raised first. */
  raised: ImpactAmount[];
  /** All kinds together, without money. */
  total_impacts: number;
};
export type OwnImpact = {
  classes: ClassImpact[];
  me: ImpactCount;
};
export type ImpactMonth = {
  /** `2026-11`, UTC. */
  month: string;
  /** Null where fewer than five people had a part in it, or where it would give such a month away. Of everyone: without such months of
    a school. */
  value: number | null;
};
export type ImpactRows = {
  kind:
    | 'books_published'
    | 'books_read'
    | 'challenges_done'
    | 'donations'
    | 'films_watched'
    | 'stories_published';
  /** Oldest first. */
  months: ImpactMonth[];
  total: number;
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
  /** True when the address replaced another one. */
  changed: boolean;
  email: string;
  success: boolean;
};
export type WebinarPlaceView = {
  /** Whether the door of the built-in room is there now. */
  door: boolean;
  name: string;
  /** Where the room is, while it is open; null otherwise, and for the built-in room. */
  room_url: string | null;
  slug: string;
  state: 'cancelled' | 'confirmed' | 'unconfirmed';
  title: string;
};
export type WebinarGuestBody = {
  email: string;
  name: string;
};
export type WeekQuestion = {
  question: string;
  title: string;
};
export type WeekBook = {
  finished: boolean;
  /** 0 to 100. */
  percentage: number;
  title: string;
};
export type WeekComing = {
  /** ISO date. */
  day: string;
  title: string;
};
export type WeekBack = {
  from: string;
  note: string;
  title: string;
};
export type WeekWork = {
  /** What it belongs to; empty: nothing. */
  part_of: string;
  title: string;
};
export type WeekOfChild = {
  all: number;
  /** What to ask the child; null: nothing in particular. */
  ask: WeekQuestion | null;
  books: WeekBook[];
  child: string;
  coming: WeekComing[];
  /** Days with reading, and minutes of it. */
  days: number;
  /** Things that a teacher gave: done this week, and open or done together. */
  done: number;
  given_back: WeekBack[];
  minutes: number;
  /** ISO date of its Monday. */
  week: string;
  works: WeekWork[];
};
export type WordMeaning = {
  example: string | null;
  /** The source: a teacher of this school, our picture-book words, or WordNet. */
  from: 'first_words' | 'school' | 'wordnet';
  /** The basic form: `leaf` for `leaves`. */
  headword: string;
  /** Synonyms. */
  like: string[];
  meaning: string;
  /** Null where it is not known. */
  part: ('adj' | 'adv' | 'noun' | null | 'verb') | ('adj' | 'adv' | 'noun' | null | 'verb');
};
export type WordEntry = {
  /** The viewer has asked their teachers about it. */
  asked: boolean;
  /** Whether a dictionary of this language ships with the product. */
  has_dictionary: boolean;
  /** Id of the word as the viewer saved it; null where they did not. */
  kept_id: string | null;
  language: string;
  /** The best one first; empty where no source has the word. */
  meanings: WordMeaning[];
  word: string;
};
