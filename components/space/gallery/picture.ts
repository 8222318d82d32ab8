export interface Picture {
  src: string;
  alt: string;
}
