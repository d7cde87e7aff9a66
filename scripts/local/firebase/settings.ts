/** The emulators that the local stack can start. */
export const EMULATORS = [
  'auth',
  'functions',
  'firestore',
  'hosting',
  'pubsub',
  'storage',
] as const;
export type Emulator = (typeof EMULATORS)[number];

/** The settings for the process that runs firebase-tools. */
export interface FirebaseSettings {
  ports: Partial<Record<Emulator, number>>;
  /** Folder where Auth, Firestore and Storage save their content between runs; without it, nothing is saved. */
  keepIn?: string;
  /** Folder with the built functions (its `package.json`), instead of `functions/`. */
  functionsFolder?: string;
}

/** What that process sends its parent. */
export type FirebaseNews =
  | { kind: 'ready'; scheduledTopics: string[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'note'; text: string }
  | { kind: 'program'; name: string; pid: number }
  | { kind: 'worker'; trigger: string; pid: number };
