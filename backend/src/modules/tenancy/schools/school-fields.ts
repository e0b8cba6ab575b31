import type { AnnouncementField, ColorField, Language } from '@bookgrove/contract';

/** The columns of a school that people can change, without its addresses. */
export interface SchoolFields
  extends Partial<Record<ColorField, string>>, Partial<Record<AnnouncementField, string | null>> {
  school_name?: string;
  school_email?: string;
  switchboard?: boolean;
  announcement?: string | null;
  language?: Language | null;
  country?: string | null;
  status?: 'active' | 'suspended';
  logo?: string | null;
}
