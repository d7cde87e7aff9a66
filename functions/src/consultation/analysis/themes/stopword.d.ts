declare module 'stopword' {
  /** English words that stand in every text. */
  export const eng: readonly string[];
}
