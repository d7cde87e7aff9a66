import type { AttachmentBox } from '../contract/parts.ts';

/** A page of a copy: JPEG, with the size of the page in points. */
export interface CopiedPage {
  picture: Uint8Array;
  width: number;
  height: number;
}

/** What the process of its own is asked. */
export interface RedactorTask {
  contentType: string;
  bytes: Uint8Array;
  /** Absent: only how many pages there are. */
  boxes?: readonly AttachmentBox[];
}
export interface RedactorAnswer {
  pages: number;
  /** Of a PDF. */
  drawn?: CopiedPage[];
  /** Of a picture, of the same type. */
  picture?: Uint8Array;
}
