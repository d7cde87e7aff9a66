/**
 * Names of the secrets that the functions need from Secret Manager in this environment. None for a demo project: the
 * emulator would look for them there.
 */
export function secretsOf(env: NodeJS.ProcessEnv): string[] {
  if ((env.GCLOUD_PROJECT ?? '').startsWith('demo-')) return [];
  const mail = { smtp: ['SMTP_URL'], notify: ['NOTIFY_API_KEY'] }[env.MAIL ?? ''] ?? [];
  return ['ENCRYPTION_KEY', ...mail];
}
