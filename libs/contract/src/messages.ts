/** The specification's exact words (§5, §8); both sides show these and no others. */
export const MESSAGES = {
  passwordRequired: 'Please enter your password.',
  loginFailed: 'Login failed',
  loginSucceeded: 'Logged in successfully',
  communityLoginSucceeded: 'Community login successful! Welcome back.',
  invalidClassCode: 'Invalid class code.',
  unknownBadge: 'This badge does not work here. Ask your teacher for a new one.',
  tokenExpired: 'Your token is expired, please relogin!',
  somethingWrong: 'Something went wrong',
  modesNeedLogin: 'You need to log in to load the categories.',
  invalidGuardianCode: 'This code does not work. Check the letters, or ask the school for a new one.',
  /** The form of a person that administrators fill in. */
  userForm: {
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    emailInvalid: 'Invalid email',
    emailRequired: 'Email is required',
    countryRequired: 'Country is required',
    tooLong: 'Characters too long',
    emailTaken: 'A user with that email already exists.',
    updated: 'User updated successfully!',
    added: 'User added successfully!',
    failed: 'Error saving user. Please try again.',
  },
} as const;
