/** What people read who leave feedback. */
export const feedbackMessages = {
  title: 'Leave feedback',
  cancel: 'Cancel',
  intro: 'Tell us what works and what does not. Your message goes to the council.',
  message: 'Your feedback',
  email: 'Your email, if you would like an answer',
  send: 'Send feedback',
  backToPage: 'Back to the page',
  sent: 'Thank you, your feedback has been sent',
} as const;
