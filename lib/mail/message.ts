import type { Language } from "@/lib/domain/language/languages";

/** The content of a mail, from which both HTML and plain text are made. */
export interface MailContent {
  subject: string;
  /** The preview that inboxes show beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Further paragraphs, with a form of their own. */
  body?: { html: string; text: string };
  /** Lines of label and value. */
  facts?: [label: string, value: string][];
  /** What is still to be paid, then the ways to pay. */
  payment?: string[];
  /** Where that is paid, in the same box. */
  payLinks?: { label: string; url: string }[];
  button?: { label: string; url: string };
  /** A second answer, less prominent than the button. */
  link?: { label: string; url: string };
  codes?: MailCode[];
  /** A secret to type in, shown large. The copy that the panel keeps does not have it. */
  secret?: string;
  /** In small print, after the button. */
  notes?: string[];
  replyTo?: string;
  /** Where a mail program ends the reader's subscription (RFC 8058). */
  unsubscribe?: string;
  calendar?: { filename: string; content: string };
  document?: MailDocument;
}

/** Shown as a QR code, and as text where people may have to read it. */
export interface MailCode {
  label: string;
  text: string;
  isPictureOnly?: boolean;
  /** Shown small at the end, so that nobody confuses it with the check-in code. */
  isAside?: boolean;
}

/** An attached PDF. */
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
  /** A secret in subject and body, which is not kept. */
  secret: string | undefined;
  /** The pictures of the QR codes in the HTML, in order. */
  codePictures: readonly Uint8Array[];
  /** Of newsletters alone. */
  unsubscribe?: string | undefined;
  calendar: MailContent["calendar"];
  document: MailDocument | undefined;
}
