import * as yup from 'yup';

export interface Config {
  projectId: string;
  /** A `demo-` project on the emulators, which uses no Google services. */
  local: boolean;
  databaseUrl: string;
  cloudSql: { instance: string; user: string; database: string } | undefined;
  poolSize: number;
  /** How long a call waits for a connection, and for the first sign of life on one, before it is told to come again. */
  databasePatienceMs: number;
  /** How long the calls that wait for a connection may take to serve; further ones are told to come again at once. */
  databaseQueueMs: number;
  /** Of one account; the results of 100,000 sites take 200. */
  callsPerMinute: number;
  /** Domains whose first label is the council: `<tenant>.<domain>`. */
  hostedDomains: string[];
  mail:
    | { kind: 'notify'; apiKey: string; templateId: string }
    | { kind: 'smtp'; url: string; from: string }
    | { kind: 'mailbox' };
  /** How many proxies of ours append to X-Forwarded-For: Hosting and Google's front end. */
  trustedProxyHops: number;
  sentryDsn: string | undefined;
  /** The public address of the functions, such as https://plan.example; used in e-mails. */
  publicOrigin: string;
  jobsTopic: string;
  /** How long until an unfinished event is published again; longer than the longest step. */
  redeliverSeconds: number;
  buckets: { unscanned: string; clean: string; quarantined: string };
  /** The virus scanner; without one (only locally), files get just the built-in inspection. */
  clamd: { host: string; port: number } | undefined;
  /** Key pair for signing the addresses of files where there are no Google credentials. */
  signingKeyFile: string | undefined;
  /** Hosts that are asked whether links to them are alive though they are not public: servers of tests, only locally. */
  linkCheckHosts: string[];
  tileBudgetBytes: number;
  /** Encoded tiles kept in the process; 0 keeps none. */
  tileCacheBytes: number;
  /** 32 bytes for AES-256, with which the councils' API keys are encrypted. */
  encryptionKey: Buffer;
}

const LOCAL_DATABASE = 'postgres://app@127.0.0.1:5433/postgres';
const CLAMD_PORT = 3310;
/** Not a secret: a demo project holds nothing worth protecting. */
const LOCAL_ENCRYPTION_KEY = Buffer.alloc(32, 'local demo project').toString('base64');

const environment = yup.object({
  GCLOUD_PROJECT: yup.string().required('GCLOUD_PROJECT: the Firebase project id is missing'),
  DATABASE_URL: yup.string().matches(/^postgres(ql)?:\/\//, {
    message: 'DATABASE_URL: must begin with postgres://',
    excludeEmptyString: true,
  }),
  CLOUD_SQL_INSTANCE: yup.string().matches(/^[^:]+:[^:]+:[^:]+$/, {
    message: 'CLOUD_SQL_INSTANCE: must be project:region:instance',
    excludeEmptyString: true,
  }),
  CLOUD_SQL_USER: yup.string(),
  CLOUD_SQL_DATABASE: yup.string(),
  DB_POOL_SIZE: yup.number().typeError('DB_POOL_SIZE: must be a number').integer().min(1).max(100),
  DB_PATIENCE_MS: yup.number().typeError('DB_PATIENCE_MS: must be a number').integer().min(100),
  DB_QUEUE_MS: yup.number().typeError('DB_QUEUE_MS: must be a number').integer().min(1),
  CALLS_PER_MINUTE: yup.number().typeError('CALLS_PER_MINUTE: must be a number').integer().min(60),
  HOSTED_DOMAINS: yup.string(),
  LINK_CHECK_HOSTS: yup.string(),
  PUBLIC_ORIGIN: yup.string().matches(/^https?:\/\//, {
    message: 'PUBLIC_ORIGIN: must begin with http:// or https://',
    excludeEmptyString: true,
  }),
  MAIL: yup
    .string()
    .oneOf(['notify', 'smtp', 'mailbox', ''], 'MAIL: must be notify, smtp or mailbox'),
  SMTP_URL: yup.string(),
  MAIL_FROM: yup.string(),
  TRUSTED_PROXY_HOPS: yup
    .number()
    .typeError('TRUSTED_PROXY_HOPS: must be a number')
    .integer()
    .min(0)
    .max(5),
  CLAMD_PORT: yup.number().typeError('CLAMD_PORT: must be a number').integer().min(1).max(65_535),
  SENTRY_DSN: yup.string().url('SENTRY_DSN: must be an address'),
  TILE_BUDGET_MB: yup.number().typeError('TILE_BUDGET_MB: must be a number').min(1),
  TILE_CACHE_MB: yup.number().typeError('TILE_CACHE_MB: must be a number').min(0),
  ENCRYPTION_KEY: yup.string().matches(/^[A-Za-z0-9+/]{43}=$/, {
    message: 'ENCRYPTION_KEY: must be 32 bytes in base64',
    excludeEmptyString: true,
  }),
});

let loaded: Config | undefined;

/** The validated environment. Throws at start-up, listing every problem at once. */
export function config(): Config {
  loaded ??= readConfig(process.env);
  return loaded;
}

/** Reads and checks an environment; pure, for tests and start-up. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  try {
    environment.validateSync(env, { abortEarly: false });
  } catch (error) {
    faults.push(...(error as yup.ValidationError).errors);
  }
  const local = (env.GCLOUD_PROJECT ?? '').startsWith('demo-');
  const mail = env.MAIL || (local ? 'mailbox' : undefined);
  if (!local && !env.DATABASE_URL && !env.CLOUD_SQL_INSTANCE) {
    faults.push('DATABASE_URL or CLOUD_SQL_INSTANCE: one of them must be set');
  }
  if (env.CLOUD_SQL_INSTANCE && !env.CLOUD_SQL_USER) faults.push('CLOUD_SQL_USER: is missing');
  if (!local && !env.PUBLIC_ORIGIN) faults.push('PUBLIC_ORIGIN: is missing');
  if (!local && !env.ENCRYPTION_KEY) faults.push('ENCRYPTION_KEY: is missing');
  if (!local && !env.CLAMD_HOST) faults.push('CLAMD_HOST: is missing');
  if (!mail) faults.push('MAIL: must be notify, smtp or mailbox');
  if (mail === 'smtp' && !(env.SMTP_URL && env.MAIL_FROM))
    faults.push('SMTP_URL and MAIL_FROM: are missing');
  if (mail === 'notify' && !(env.NOTIFY_API_KEY && env.NOTIFY_TEMPLATE_ID)) {
    faults.push('NOTIFY_API_KEY and NOTIFY_TEMPLATE_ID: are missing');
  }
  if (mail === 'mailbox' && !local) faults.push('MAIL: mailbox is for local demo projects only');
  if (faults.length > 0) throw new Error(`The environment has faults:\n- ${faults.join('\n- ')}`);

  const project = env.GCLOUD_PROJECT as string;
  const patience = Number(env.DB_PATIENCE_MS || 2000);
  return {
    projectId: project,
    local,
    databaseUrl: env.DATABASE_URL || LOCAL_DATABASE,
    cloudSql: env.CLOUD_SQL_INSTANCE
      ? {
          instance: env.CLOUD_SQL_INSTANCE,
          user: env.CLOUD_SQL_USER as string,
          database: env.CLOUD_SQL_DATABASE || 'placemaker',
        }
      : undefined,
    poolSize: Number(env.DB_POOL_SIZE || 5),
    databasePatienceMs: patience,
    databaseQueueMs: Number(env.DB_QUEUE_MS || patience / 2),
    callsPerMinute: Number(env.CALLS_PER_MINUTE || 1200),
    hostedDomains: (env.HOSTED_DOMAINS || '').split(',').filter(Boolean),
    mail:
      mail === 'smtp'
        ? { kind: 'smtp', url: env.SMTP_URL as string, from: env.MAIL_FROM as string }
        : mail === 'notify'
          ? {
              kind: 'notify',
              apiKey: env.NOTIFY_API_KEY as string,
              templateId: env.NOTIFY_TEMPLATE_ID as string,
            }
          : { kind: 'mailbox' },
    trustedProxyHops: Number(env.TRUSTED_PROXY_HOPS || (local ? 0 : 2)),
    sentryDsn: env.SENTRY_DSN || undefined,
    publicOrigin: env.PUBLIC_ORIGIN || 'http://localhost:5000',
    jobsTopic: env.JOBS_TOPIC || 'jobs',
    redeliverSeconds: Number(env.REDELIVER_SECONDS || 360),
    buckets: {
      unscanned: env.BUCKET_UNSCANNED || `${project}-unscanned`,
      clean: env.BUCKET_CLEAN || `${project}-clean`,
      quarantined: env.BUCKET_QUARANTINED || `${project}-quarantined`,
    },
    clamd: env.CLAMD_HOST
      ? { host: env.CLAMD_HOST, port: Number(env.CLAMD_PORT || CLAMD_PORT) }
      : undefined,
    signingKeyFile: env.SIGNING_KEY_FILE || undefined,
    linkCheckHosts: local ? (env.LINK_CHECK_HOSTS || '').split(',').filter(Boolean) : [],
    tileBudgetBytes: Number(env.TILE_BUDGET_MB || 256) * 1024 * 1024,
    tileCacheBytes: Number(env.TILE_CACHE_MB || 64) * 1024 * 1024,
    encryptionKey: Buffer.from(env.ENCRYPTION_KEY || LOCAL_ENCRYPTION_KEY, 'base64'),
  };
}
