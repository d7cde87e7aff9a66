/** A problem that the person at the keyboard can solve: shown as its one line, without a stack trace. */
export class Problem extends Error {}
