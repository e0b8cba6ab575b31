/** A message in the inbox's list. */
export class InboxMessage {
  id!: string;
  reference!: string;
  kind!: 'contact' | 'problem' | 'tour' | 'testimonial';
  category!: string;
  urgent!: boolean;
  name!: string;
  email!: string | null;
  text!: string;
  status!: 'new' | 'in_progress' | 'answered' | 'closed';
  assignee_name!: string | null;
  created_at!: string;
}

export class InboxEntry {
  id!: string;
  kind!: 'note' | 'reply' | 'change';
  author_name!: string;
  text!: string;
  created_at!: string;
}

export class InboxTour {
  starts_at!: string;
  ends_at!: string;
  time_zone!: string;
  people!: number;
  cancelled_at!: string | null;
}

/** A message with its details and history. */
export class InboxThread extends InboxMessage {
  page!: string | null;
  device!: string | null;
  /** Whether the writer was signed in. */
  signed_in!: boolean;
  assigned_to_me!: boolean;
  shown!: boolean;
  has_picture!: boolean;
  tour!: InboxTour | null;
  /** Oldest first. */
  entries!: InboxEntry[];
}

export interface MessageRow extends Omit<InboxMessage, 'created_at'> {
  created_at: Date;
}

export const MESSAGE_COLUMNS =
  'id, reference, kind, category, urgent, name, email, text, status, assignee_name, created_at';

export const toMessage = ({
  id,
  reference,
  kind,
  category,
  urgent,
  name,
  email,
  text,
  status,
  assignee_name,
  created_at,
}: MessageRow): InboxMessage => ({
  id,
  reference,
  kind,
  category,
  urgent,
  name,
  email,
  text,
  status,
  assignee_name,
  created_at: created_at.toISOString(),
});
