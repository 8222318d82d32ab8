/** A picture of a space. */
export interface Picture {
  src: string;
  /** The alternative text. */
  alt: string;
}
