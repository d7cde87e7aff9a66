/** A page of a letter: what was read on it and how it looks (JPEG). */
export interface ReadPage {
  text: string;
  /** Of recognised text, in percent; null where the file itself holds the text. */
  confidence: number | null;
  picture: Uint8Array | null;
}

export interface NamedAttachment {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
}

/** An e-mail or a letter as a reader gives it. */
export interface ReadItem {
  /** The Message-ID where there is one. */
  messageId: string | null;
  senderName: string | null;
  senderEmail: string | null;
  subject: string;
  /** ISO 8601. */
  sentAt: string | null;
  text: string;
  attachments: NamedAttachment[];
  pages: ReadPage[];
  /** Why it is not to be relied on. */
  problem: string | null;
  /** Nothing of it could be read. */
  isUnreadable: boolean;
}

export const nothingRead: ReadItem = {
  messageId: null,
  senderName: null,
  senderEmail: null,
  subject: '',
  sentAt: null,
  text: '',
  attachments: [],
  pages: [],
  problem: null,
  isUnreadable: false,
};
