/** What people read in any flow (specification 001 section 4). */
export const flowMessages = {
  leaveTitle: 'Progress will be lost',
  leaveText: 'Are you sure you want to leave this form?',
  leave: 'Leave form',
  stay: 'Continue with form',
  done: 'Operation successful',
  step: (at: number, of: number, title: string) => `Step ${at} of ${of}: ${title}`,
  next: 'Next',
  save: 'Save',
  back: 'Back',
} as const;
