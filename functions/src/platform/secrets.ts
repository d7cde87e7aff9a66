/**
 * Names of what the functions are given from Secret Manager, as this environment needs them. None on a
 * demo project: the emulator would look for them there.
 */
export function secretsOf(env: NodeJS.ProcessEnv): string[] {
  if ((env.GCLOUD_PROJECT ?? '').startsWith('demo-')) return [];
  const mail = { smtp: ['SMTP_URL'], notify: ['NOTIFY_API_KEY'] }[env.MAIL ?? ''] ?? [];
  return ['ENCRYPTION_KEY', ...mail];
}
