import type { Box } from './picture/grey.ts';

export type PhotoFault =
  /** This browser cannot run the reader, or not under the policy that holds it. */
  | 'noSupport'
  /** The reader or what it needs did not come, or it ended of itself. */
  | 'noReader'
  /** This browser has no worker to read in. */
  | 'noWorker'
  | 'tooManyPhotos'
  | 'tooLarge'
  /** Not a picture, or of a kind that this browser does not know (HEIC). */
  | 'notAPicture'
  /** It has more dots than a phone can hold at once. */
  | 'tooManyDots'
  /** There is writing, and too little of it can be read. */
  | 'tooDarkOrBlurred'
  /** No writing at all. */
  | 'blank'
  | 'tooSlow';

/** A place in one of the photographs, in the dots of the picture as a browser shows it. */
export interface Place {
  /** From 0, in the order in which they were handed in. */
  readonly photo: number;
  readonly box: Box;
}

interface ReadLine extends Place {
  readonly text: string;
  /** From 0 to 1: how sure the engine is of its words. It knows nothing of what it did not see. */
  readonly confidence: number;
}

export interface PhotoText {
  readonly text: string;
  readonly lines: readonly ReadLine[];
  /** How much of the ink that looks like writing lies in words that were read, from 0 to 1; of the worst page. */
  readonly coverage: number;
  /** Where there is writing, or something over it, that was not read. */
  readonly unreadRegions: readonly Place[];
  readonly pages: readonly { readonly width: number; readonly height: number }[];
}

/** What was read, and the places that were not, cut out of the photographs to be looked at. */
interface ReadPhotos extends PhotoText {
  readonly unreadPictures: readonly ImageBitmap[];
}

export type PhotoOutcome = ReadPhotos | { readonly fault: PhotoFault; readonly photo?: number };

export type PhotoProgress =
  /** The reader comes. */
  | { readonly kind: 'engine'; readonly part: number }
  /** A photograph is read, counted from 1. Parts go from 0 to 1. */
  | {
      readonly kind: 'photo';
      readonly photo: number;
      readonly photos: number;
      readonly part: number;
    };

/** From the reader to the page. */
export type ReaderMessage =
  /** What it can run: nothing, or the engine with or without SIMD. */
  | { readonly kind: 'support'; readonly engine: 'none' | 'plain' | 'simd' }
  | { readonly kind: 'progress'; readonly progress: PhotoProgress }
  | { readonly kind: 'outcome'; readonly outcome: PhotoOutcome };

/** From the page to the reader, once it has said what it can run. */
export interface ReaderOrder {
  readonly engine: ArrayBuffer;
  readonly model: ArrayBuffer;
  readonly photos: readonly Blob[];
}
