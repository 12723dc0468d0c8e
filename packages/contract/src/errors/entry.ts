export interface ErrorEntry {
  status: number;
  message: string;
  /** For what passes by itself: after how many seconds to ask again. */
  retryAfter?: number;
}
