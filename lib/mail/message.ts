import type { Language } from "@/lib/domain/language/languages";

/** The content of a mail, from which HTML and plain text are rendered. */
export interface MailContent {
  subject: string;
  /** The preview that inboxes show next to the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Further paragraphs with their own formatting. */
  body?: { html: string; text: string };
  facts?: [label: string, value: string][];
  /** The amount due, followed by the ways to pay. */
  payment?: string[];
  /** Links to pay, in the same box. */
  payLinks?: { label: string; url: string }[];
  button?: { label: string; url: string };
  /** A secondary action, less prominent than the button. */
  link?: { label: string; url: string };
  codes?: MailCode[];
  /** A secret to type in, shown large. Masked in the copy stored for the panel. */
  secret?: string;
  /** In small print, after the button. */
  notes?: string[];
  replyTo?: string;
  /** The address with which a mail program unsubscribes the reader (RFC 8058). */
  unsubscribe?: string;
  calendar?: { filename: string; content: string };
  document?: MailDocument;
}

/** Shown as a QR code, and as text if people may have to read it. */
export interface MailCode {
  label: string;
  text: string;
  isPictureOnly?: boolean;
  /** Shown small at the end, so that it is not mistaken for the check-in code. */
  isAside?: boolean;
}

interface MailDocument {
  filename: string;
  bytes: Uint8Array;
}

/** A rendered mail, ready for delivery. */
export interface Message {
  template: string;
  language: Language;
  to: string;
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** A secret in subject and body, which must not be stored. */
  secret: string | undefined;
  /** The pictures of the QR codes in the HTML, in order. */
  codePictures: readonly Uint8Array[];
  /** For newsletters only. */
  unsubscribe?: string | undefined;
  calendar: MailContent["calendar"];
  document: MailDocument | undefined;
}
