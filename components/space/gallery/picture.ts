export interface Picture {
  src: string;
  /** The alternative text. */
  alt: string;
}
