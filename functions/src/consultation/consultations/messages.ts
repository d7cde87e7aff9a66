/** What people read about consultations. */
export const consultationMessages = {
  nameRequired: 'Please enter the name',
  nameTooLong: 'Must be at most 200 characters',
  nameTaken: 'There is a consultation of this name already',
  kindRequired: 'Please select what it is held for',
  notATime: 'Must be a day and a time, such as 30 November 2026, 17:00',
  opensRequired: 'Please enter when it opens',
  closesRequired: 'Please enter when it closes',
  closesFirst: 'It must close after it opens',
  consultation: 'Consultation',
  /** In mails */
  details: ({
    references,
    unsent,
    link,
  }: {
    references: readonly string[];
    unsent: number;
    link: string;
  }) =>
    [
      references.length > 0 &&
        `Your reference is ${references.join(', ')}. Quote it when you write to us about your answers.`,
      unsent === 1 &&
        'Not sent yet: you have typed 1 answer. The council does not see it until you send it.',
      unsent > 1 &&
        `Not sent yet: you have typed ${unsent} answers. The council does not see them until you send them.`,
      `Open it here:\n${link}`,
    ]
      .filter(Boolean)
      .map((each) => `${String(each)}\n\n`)
      .join(''),
  unsubscribe: (link: string) =>
    `You receive this because you asked for emails about this council’s consultations. To end them, open this link:\n${link}\n\n`,
} as const;
