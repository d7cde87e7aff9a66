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
  unsubscribe: (link: string) =>
    `You receive this because you asked for emails about this council’s consultations. To end them, open this link:\n${link}\n\n`,
} as const;
