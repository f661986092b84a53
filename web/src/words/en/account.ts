/** Coming in, staying, coming back. */
export const account = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  login: 'Handle or mail address',
  password: 'Password',
  wrong: 'The name or the password is wrong.',
  wrongHint: 'Which of the two is not told.',
  forgotten: 'Forgotten password',
  haveAccount: 'I have an account',
  asGuest: 'Go on as a guest',
  noAccount: 'No account?',
  noAccountHint: 'You need none to play. Make one later and keep everything.',
  expired: 'Your sign-in has ended.',
  expiredHint: 'Sign in here; you stay where you are.',
  expiredHome: 'Sign in to see your games.',

  keepSeat: 'Keep your seat',
  keepSeatShort: 'As a guest you play on this device only.',
  keepSeatHint:
    'With a handle and a password you find your games on every device. Your name, your seats and your results stay.',
  newAccount: 'New account',
  newAccountHint: 'With a handle and a password you find your games on every device.',
  handle: 'Handle',
  handleHint: 'Others invite you by it: 3 to 24 letters a–z or digits, with . _ or - between them.',
  email: 'Mail address',
  emailHint: 'For reminders and for a forgotten password. Nobody sees it; it may be left out.',
  newPassword: 'Password',
  passwordHint: 'At least 10 characters of any kind.',
  makeAccount: 'Make the account',
  made: (handle: string) => `The account ${handle} is yours.`,
  madeHint: 'Nothing else has changed: your games go on where they were.',
  letterSent: (email: string) =>
    `A letter is on its way to ${email}. Confirm the address with the link in it.`,

  forgottenHint: 'We send a link with which you set a new password, to the mail address you have confirmed.',
  sendLink: 'Send the link',
  linkSent: 'A letter is on its way, if there is such an account.',
  linkSentHint: 'It goes to the confirmed mail address. The link in it works once.',
  backToSignIn: 'Back to signing in',

  taken: {
    handle: 'Somebody else has this handle.',
    email: 'Another account has this mail address.',
  },
  bad: {
    name: 'A name has 1 to 40 characters.',
    handle: 'A handle has 3 to 24 letters a–z or digits, with single . _ or - between them.',
    email: 'This is no mail address.',
    password: 'A password has 10 to 200 characters.',
  },
};
