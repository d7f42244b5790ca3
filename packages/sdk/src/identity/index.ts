/** Who the buyer is: logging in, registration, password reset, profile, addresses, payment password. */

export { isLoginNeeded } from '../base/http/errors.ts';
export type { AccountPage } from './account/account-pages.ts';
export { ACCOUNT_PAGES, accountMenu, lacksPayPassword } from './account/account-pages.ts';
export type { Addressee } from './account/permissions.ts';
export { mayCertify } from './account/permissions.ts';
export type {
  Place,
  Province,
  RegionChoice,
  RegionCodes,
  RegionLevel,
} from './account/region-rules.ts';
export {
  choosePlace,
  nextLevel,
  placeName,
  placesAt,
  REGION_LEVELS,
  regionCodes,
  regionLine,
} from './account/region-rules.ts';
export type {
  BuyerReason,
  BuyerStanding,
  Certification,
  CertificationCodes,
} from './account/rules.ts';
export { DEFAULT_CERTIFICATION_CODES, refuseBuyer, standingOf } from './account/rules.ts';
export type { AccountSummary } from './account/store.ts';
export type { ClinicAccount, Region, RegionName } from './account/types.ts';
export type { AddressEntry, DeliveryAddress } from './address/contract.ts';
export { addressDomain } from './address/domain.ts';
export type { AddressField, AddressForm } from './address/rules.ts';
export {
  ADDRESS_FIELDS,
  addressFormOf,
  addressLine,
  checkAddress,
  EMPTY_ADDRESS,
  refuseAddress,
} from './address/rules.ts';
export type { AddressDraft, AddressOutcome } from './address/store.ts';
export { handoverDomain } from './handover/domain.ts';
export type { Arrival } from './handover/rules.ts';
export { arrivalOf, withArrival } from './handover/rules.ts';
export type { Arrived, HandoverStore } from './handover/store.ts';
export { recoveryDomain } from './password-reset/domain.ts';
export type { RecoveryProof, ResetForm } from './password-reset/rules.ts';
export { checkReset, cleanedQuery, phoneOrEmailOf, recoveryBy } from './password-reset/rules.ts';
export type { ResetOutcome } from './password-reset/store.ts';
export type { PayPasswordChange } from './payment-password/contract.ts';
export { payPasswordDomain } from './payment-password/domain.ts';
export type { PayPasswordForm, PayPasswordReason } from './payment-password/rules.ts';
export {
  checkPayPasswordForm,
  PAY_PASSWORD_LENGTH,
  payPasswordContact,
} from './payment-password/rules.ts';
export type { PayPasswordOutcome } from './payment-password/store.ts';
export type { ContactKind, Contacts } from './profile/contact-change.ts';
export {
  checkNewContact,
  contactToBind,
  isProofGone,
  isSamePerson,
  maskContact,
  newPurpose,
  proofPurpose,
  proofsFor,
} from './profile/contact-change.ts';
export type { ClinicAddress } from './profile/contract.ts';
export { profileDomain } from './profile/domain.ts';
export type { ProfileDoneReason, ProfileOutcome } from './profile/outcome.ts';
export { LOG_OUT_MS } from './profile/password-change.ts';
export type {
  CertificationField,
  CertificationForm,
  CertificationStep,
  ClinicAddressField,
  ClinicAddressForm,
  ClinicField,
  ClinicForm,
  PasswordForm,
  ProfileForm,
} from './profile/rules.ts';
export {
  certificationStep,
  checkCertification,
  checkClinic,
  checkClinicAddress,
  checkName,
  checkPasswordChange,
  formFor,
  offersSubmit,
  refuseClinic,
} from './profile/rules.ts';
export type { ShownAccount } from './profile/store.ts';
export { MOST_INVITATION } from './registration/contract.ts';
export { registrationDomain } from './registration/domain.ts';
export type {
  RegistrationComplaints,
  RegistrationField,
  RegistrationForm,
  RegistrationStep,
} from './registration/rules.ts';
export {
  checkRegistration,
  invitationOf,
  mayVerify,
  REGISTRATION_STEPS,
  registrationFields,
} from './registration/rules.ts';
export type {
  RegistrationOutcome,
  RegistrationRefusal,
  RegistrationState,
} from './registration/state.ts';
export type { CaptchaCipher } from './session/captcha-encryption.ts';
export type { ContactFields } from './session/contact.ts';
export { contactOf } from './session/contact.ts';
export type { Complaint, ContactFlow, PhoneFields } from './session/contact-rules.ts';
export {
  checkContactFields,
  contactLine,
  DEFAULT_AREA_CODE,
  emptyContact,
  moveAreaCode,
  offeredAreaCodes,
} from './session/contact-rules.ts';
export type { AreaCode, CodePurpose, CodeRequest, Contact, Identity } from './session/contract.ts';
export type { PasswordFlow } from './session/password-rules.ts';
export { passwordEnd } from './session/password-rules.ts';
export { phoneText } from './session/phone-text.ts';
export type { LoginField, LoginForm } from './session/rules.ts';
export { CAPTCHA_LENGTH, checkLogin } from './session/rules.ts';
export { signInSentences } from './session/sign-in-messages.ts';
export type { LoginRequest } from './session/store.ts';
export type { VerificationCode } from './session/verification-code.ts';
export { createVerificationCode } from './session/verification-code.ts';
export type {
  CodeCaptcha,
  CodeFieldName,
  CodeTarget,
  CodeView,
} from './session/verification-code-view.ts';
