/** A picture of a space as it is shown. */
export interface Picture {
  src: string;
  /** What it shows. */
  alt: string;
}
