/** What people read about their account (specification 000 sections 5 and 8), spelt as there. */
export const accountMessages = {
  emailInvalid: 'Email must be valid',
  emailTooLong: 'Email length must be less than 100 characters',
  emailRequired: 'Please enter your email',
  passwordTooShort: 'Password must contain at least 6 characters',
  passwordRequired: 'Please enter your password',
  passwordsDiffer: 'Passwords do not match',
  phoneInvalid: 'Must be a valid phone number',
  nameTooLong: 'Name must be at most 128 characters',
  nameShape: 'Name must be capitalised words separated by a space or a hyphen',
  nameRequired: 'Please enter your name',
  postcodeInvalid: 'Please enter a valid postcode',
  linkInvalid: 'Must be a link that begins with http or https',
  tooLong: 'Must be at most {max} characters',

  somethingWentWrong: 'Something went wrong',
  tooManyRequests: 'Too many requests, Please try again later',
  wrongCredentials: 'Email or password is incorrect',
  emailInUse: 'User with email you provided already exists',
  mailedNewPassword:
    'You had an account with this email. We have sent you a link to set a new password for it',
  anyOther: 'Please, Try again later',
  requestFailed: 'Request failed',
  currentProviderAbsent: 'Current provider is absent',
  isAuthFailed: 'Failed to get isAuth info',
  loginFailed: 'Failed to login with credentials',

  confirmed: 'Confirmed',
  verificationSent: 'We have sent you a link to confirm your email',
  resetSent: 'If there is an account with this email, we have sent a link to reset its password',
  staffUnknown: 'Your account has no access to this council. Please contact your administrator.',
} as const;

/**
 * The text for one of Identity Platform's error codes, as named by the browser's SDK or its REST calls. An unknown
 * address and a wrong password read the same, so that nobody learns who has an account.
 */
export function authFailureMessage(code: string): string {
  return (
    authFailures[
      code
        .replace(/^auth\//, '')
        .toLowerCase()
        .replaceAll('_', '-')
    ] ?? accountMessages.anyOther
  );
}

const authFailures: Record<string, string> = {
  'too-many-requests': accountMessages.tooManyRequests,
  'too-many-attempts-try-later': accountMessages.tooManyRequests,
  'invalid-credential': accountMessages.wrongCredentials,
  'invalid-login-credentials': accountMessages.wrongCredentials,
  'email-already-in-use': accountMessages.emailInUse,
  'email-in-use': accountMessages.emailInUse,
  'email-exists': accountMessages.emailInUse,
  'user-not-found': accountMessages.wrongCredentials,
  'email-not-found': accountMessages.wrongCredentials,
  'wrong-password': accountMessages.wrongCredentials,
  'invalid-password': accountMessages.wrongCredentials,
  'wrong-credentials': accountMessages.wrongCredentials,
};
