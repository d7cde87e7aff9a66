import * as yup from 'yup';
import type { FeatureName } from './feature-names.ts';
import type { FlagName } from './flag-names.ts';
import type { Changes, Reads } from './entities.ts';
import { MAX_PAGE } from './max-page.ts';

export type Unit =
  | 'placemaker'
  | 'sites'
  | 'site-lists'
  | 'consultations'
  | 'representations'
  | 'originals'
  | 'authorisation'
  | 'features-in-development';
export type Action = 'read' | 'write' | 'delete';

/** Who may call: anybody, anybody signed in, or anybody who holds every one of these unit.action grants. */
export type AccessRule = 'public' | 'signed-in' | { unit: Unit; actions: readonly Action[] }[];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Fields = yup.ObjectSchema<yup.AnyObject> | undefined;

/**
 * As much of a yup schema as types need. Asking for a `yup.Schema` here compares each contract's schemas with it member
 * by member, which made the type check of the server four times as long.
 */
interface Typed {
  /** A yup.Lazy has none: what it reads is not known before it is given. */
  readonly tests: unknown;
  readonly __outputType: unknown;
  readonly __default: unknown;
}
interface TypedFields extends Typed {
  readonly fields: unknown;
}

/** What a handler receives and what a caller sends: properties with a default may be left out. */
type Parsed<S> = S extends Typed ? S['__outputType'] : unknown;
type Sent<S> = S extends TypedFields
  ? OptionalKeys<S['__outputType'], DefaultedKeys<S['__outputType'], S['__default']>>
  : Parsed<S>;

/**
 * Keys whose default is a value of their own type. In yup nested objects have a default of their own, which decoding
 * does not fill in (decode.ts), and yup's types give lists the default ''.
 */
type DefaultedKeys<T, Defaults> = {
  [Key in keyof T & keyof Defaults]-?: Defaults[Key] extends Extract<
    T[Key],
    string | number | boolean | readonly unknown[]
  >
    ? Key
    : never;
}[keyof T & keyof Defaults];
type OptionalKeys<T, Keys> = Omit<T, Keys & keyof T> & Partial<Pick<T, Keys & keyof T>>;

interface ContractDefinition<
  P extends TypedFields | undefined,
  Q extends TypedFields | undefined,
  B extends Typed | undefined,
  R extends Typed,
  F extends TypedFields | undefined,
> {
  method: Method;
  /** Under /api/v1, with {placeholders}. */
  path: `/${string}`;
  summary: string;
  feature: FeatureName;
  access: AccessRule;
  /** Feature flag; without it the endpoint answers 404, as if it did not exist. */
  flag?: FlagName;
  params?: P;
  query?: Q;
  body?: B;
  /** The most bytes of JSON accepted, where the schema of the body does not say it (body-limit.ts). */
  maxBytes?: number;
  /** Multipart form data, which the handler reads itself; declared for the published document. */
  form?: F;
  response: R;
  /** Media type, if the answer is bytes. */
  bytes?: string;
  status?: 200 | 201 | 202 | 204;
  /** 'result' wraps the answer as {result: …}; 'bare' if the specification names another shape. */
  envelope?: 'result' | 'bare';
  /** Accepts an Idempotency-Key: a repeat gets the stored answer. */
  idempotent?: boolean;
  /** What the answer shows; open pages request it again when that changes. */
  reads?: readonly Reads[];
  /** What a call changes; the caller's page reloads it, and the server may announce nothing else. */
  changes?: readonly Changes[];
  /** Stays available during the council's maintenance although it writes: signing in and out. */
  duringMaintenance?: boolean;
}

/** What a caller may send (In), what the handler gets of it (Parsed) and what comes back (Out). */
export interface Contract<In = unknown, Parsed = unknown, Out = unknown> {
  method: Method;
  path: `/${string}`;
  summary: string;
  feature: FeatureName;
  access: AccessRule;
  flag?: FlagName | undefined;
  params?: Fields;
  query?: Fields;
  body?: yup.Schema | undefined;
  maxBytes?: number | undefined;
  form?: Fields;
  response: yup.Schema;
  bytes?: string | undefined;
  status: 200 | 201 | 202 | 204;
  envelope: 'result' | 'bare';
  idempotent: boolean;
  reads?: readonly Reads[] | undefined;
  changes?: readonly Changes[] | undefined;
  duringMaintenance?: boolean | undefined;
  /** Types only; never present at run time. */
  readonly sent?: In;
  readonly parsed?: Parsed;
  readonly answered?: Out;
}

export type InputOf<C> = C extends Contract<infer In> ? In : never;
export type ParsedOf<C> = C extends Contract<unknown, infer Parsed> ? Parsed : never;
export type OutputOf<C> = C extends Contract<unknown, unknown, infer Out> ? Out : never;

/**
 * The single description of an endpoint: it validates on the server, types the client and yields the OpenAPI document.
 */
export function endpoint<
  R extends Typed,
  P extends TypedFields | undefined = undefined,
  Q extends TypedFields | undefined = undefined,
  B extends Typed | undefined = undefined,
  F extends TypedFields | undefined = undefined,
>(
  definition: ContractDefinition<P, Q, B, R, F>,
): Contract<Sent<P> & Sent<Q> & Sent<B> & Sent<F>, Parsed<P> & Parsed<Q> & Parsed<B>, Parsed<R>>;
export function endpoint(
  definition: ContractDefinition<Fields, Fields, yup.Schema | undefined, yup.Schema, Fields>,
): Contract {
  return { status: 200, envelope: 'result', idempotent: false, ...definition };
}

/** Shorthand for an access rule: `needs('sites', 'read', 'write')`. */
export function needs(unit: Unit, ...actions: Action[]): { unit: Unit; actions: Action[] }[] {
  return [{ unit, actions }];
}

/** An object that rejects unknown keys; use `closed` for nested objects too. */
export function closed<Shape extends yup.ObjectShape>(shape: Shape) {
  return yup
    .object(shape)
    .noUnknown(true, ({ unknown }) => `Unknown field: ${String(unknown)}`)
    .strict(true);
}

/** Offset and limit of a page; a JSON answer has at most 500 rows. */
export const pageShape = {
  limit: yup.number().integer().min(1).max(MAX_PAGE).default(20),
  offset: yup.number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
};

/** The id of a record, up to the largest integer that JavaScript represents exactly. */
export const recordId = yup.number().integer().min(1).max(Number.MAX_SAFE_INTEGER);

/** What a column of PostgreSQL's type integer holds at most. */
export const MAX_INTEGER = 2_147_483_647;

/** A version, revision, edition, page or place, counted from 1; `.min(0)` where 0 stands for none yet or the first. */
export const ordinal = yup.number().integer().min(1).max(MAX_INTEGER);

export { yup };
