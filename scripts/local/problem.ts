/** A problem the person at the keyboard can solve: shown as its one line, without a stack. */
export class Problem extends Error {}
