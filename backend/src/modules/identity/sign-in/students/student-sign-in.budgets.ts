import { budget } from '../../../../platform/http/budgets.ts';

/**
 * Wrong secrets of the students of one class. Once used up, it refuses addresses from which nobody of the
 * school signed in recently.
 */
export const SIGN_IN_CLASS_BUDGET = budget('sign-in-class', { points: 60, duration: 900 });

/** Marks that a wrong secret was tried on a student, to count each student once. */
export const SPRAY_STUDENT_BUDGET = budget('spray-student', { points: 1, duration: 900 });

/** Different students of a class on whom one IP address tried wrong secrets. */
export const SPRAY_ADDRESS_BUDGET = budget('spray-address', { points: 9, duration: 900 });

/** Different students of a class on whom wrong secrets were tried, from all addresses. */
export const SPRAY_CLASS_BUDGET = budget('spray-class', { points: 14, duration: 900 });

/** Alerts about password spraying to the teachers of one class. */
export const SPRAY_ALERT_BUDGET = budget('spray-alert', { points: 1, duration: 3_600 });

/** Wrong picture passwords of one student in a short time: there are few possibilities. */
export const PICTURE_ACCOUNT_BUDGET = budget('picture-account', { points: 5, duration: 900 });

/** Wrong picture passwords of one student in a day. */
export const PICTURE_ACCOUNT_DAY_BUDGET = budget('picture-account-day', { points: 20, duration: 86_400 });

/**
 * Wrong picture passwords of all students of one class in a day, whoever tries: the probability to guess one is
 * this divided by the 4,096 possibilities. Nothing is returned to it but the right tries. A new class code
 * begins it anew.
 */
export const PICTURE_CLASS_DAY_BUDGET = budget('picture-class-day', { points: 40, duration: 86_400 });

/**
 * Wrong picture passwords of a class that no right ones of the same students followed; the one after these
 * alerts the teachers.
 */
export const PICTURE_MISS_BUDGET = budget('picture-misses', { points: 4, duration: 86_400 });

/** Alerts about wrong picture passwords to the teachers of one class. */
export const PICTURE_ALERT_BUDGET = budget('picture-alert', { points: 1, duration: 86_400 });

/** Devices from one IP address that ask a class to let them in. */
export const CLASS_DEVICE_ADDRESS_BUDGET = budget('class-device-address', { points: 60, duration: 3_600 });

/** Devices that ask one class to let them in. */
export const CLASS_DEVICE_CLASS_BUDGET = budget('class-device-class', { points: 200, duration: 3_600 });

/** Attempts with one backup code; the code does not live longer than this. */
export const BACKUP_CODE_BUDGET = budget('backup-code', { points: 5, duration: 900 });

/** Invalid badges presented from one IP address. */
export const BADGE_ADDRESS_BUDGET = budget('badge-address', { points: 20, duration: 600 });

/** Marks that an IP address tried this class code recently. */
export const CLASS_CODE_TRY_BUDGET = budget('class-code-try', { points: 1, duration: 600 });

/** Wrong class codes from one IP address. */
export const CLASS_CODE_ADDRESS_BUDGET = budget('class-code-address', { points: 20, duration: 600 });

/** Wrong class codes at one school. */
export const CLASS_CODE_SCHOOL_BUDGET = budget('class-code-school', { points: 300, duration: 600 });

/** Wrong class codes at all schools together. */
export const CLASS_CODE_GLOBAL_BUDGET = budget('class-code-global', { points: 3_000, duration: 600 });
