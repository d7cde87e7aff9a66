import { sql, type TenantScope, withPlatform } from '../db.ts';

/** Uses up what is left of a limit to everybody who has been counted: for this window of a minute, and for the next. */
export const spendLimit = ({ shortName }: TenantScope, what: string) =>
  withPlatform((tx) =>
    sql`
      insert into rate_limits (bucket, window_start, count)
      select distinct bucket, window_start + after * interval '1 minute', 10000
        from rate_limits cross join generate_series(0, 1) as after
       where starts_with(bucket, ${`${shortName}:${what}:`})
      on conflict (bucket, window_start) do update set count = excluded.count`.execute(tx),
  );
