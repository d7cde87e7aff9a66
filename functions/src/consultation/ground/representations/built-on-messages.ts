/** What stands in the way of taking back that a representation was registered, and where. */
export const builtOnMessages = {
  deleted: 'Deleted since',
  published: (edition: string) => `It was published, last in edition ${edition}`,
  onItsWay: (state: string) => `It is on its way to the public (${state})`,
  answered: (response: string) => `Response ${response} answers it`,
  parts: (part: string) => `It has parts, such as ${part}`,
  written: 'Its text was worked on in the editor',
  assigned: (name: string) => (name ? `It is assigned to ${name}` : 'It is assigned to somebody'),
  inCampaign: (name: string) => `It is in the campaign “${name}”`,
  inTheme: (name: string) => `The theme “${name}” rests on it`,
  attachments: 'Its attachments were worked on',
  changed: (field: string) => `Changed since: ${field}`,
} as const;
