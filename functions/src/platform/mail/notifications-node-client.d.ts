declare module 'notifications-node-client' {
  export class NotifyClient {
    constructor(apiKeyOrUrl: string, apiKey?: string);
    sendEmail(
      templateId: string,
      to: string,
      options: { personalisation: Record<string, string>; reference: string },
    ): Promise<unknown>;
  }
}
