// A form of a lead: its definition, and what renders it
export { CONTACT_FIELDS, presetLocation, type FormSubject, type LeadFormDefinition } from './definition/leadForm';
export { FIELD_TYPES, OPT_IN_WORDING, PHOTOS_NOT_SENT } from './definition/fieldTypes';
export { LeadForm } from './form/LeadForm';
export { FormInSlot } from './form/FormInSlot';

// Forms of more than one module
export { carMessage } from './forms/carMessage';
export { financeEnquiry } from './forms/financeEnquiry';

// A form of one step with rules of its own
export { StepForm } from './step-form/StepForm';
export { StepTextField } from './step-form/StepTextField';
export { stepErrors } from './step-form/stepErrors';
export { StepFormId, useStepField } from './step-form/useStepField';
export type { StepProblem } from './step-form/useStepForm';

// A journey: steps, state and requests
export { useJourney, useJourneyState, type Journey } from './journey/useJourney';
export { journeyStore, type JourneyDefinition } from './journey/journeyStore';
export { requestOf, type PendingRequest } from './journey/journeyState';
export { requestFailure } from './journey/requestFailure';
export { leadJourney } from './form/leadJourney';

// Fields of leads in another form
export { formFields, type FormField } from './definition/formFields';
export { tidyValues } from './definition/formSchema';
export type { FormValues } from './definition/formValues';
export { initialValues } from './definition/initialValues';
export { FormFieldView } from './fields/FormFieldView';
export { Honeypot } from './fields/Honeypot';
export { locationOf } from './fields/locationControl';
export { useFillTime } from './form/useFillTime';
export { useValidation } from './form/useValidation';
export { useCustomerProfile } from './profile/useCustomerProfile';
export { selectSignedInNumber } from './profile/signedInNumber';
export { SignedInNumber } from './step-form/SignedInNumber';

// Times and photos
export { AppointmentPicker } from './appointments/AppointmentPicker';
export { useAppointmentSlots } from './appointments/useAppointmentSlots';
export { Photos } from './photos/Photos';
export { isStored } from './photos/photoId';

// What became of a lead
export { lastEnquiry } from './lead/lastEnquiry';
export { forgetSentLead } from './lead/sentLeads';
export { termsWording } from './lead/termsWording';

// Layout
export { FormStack } from './layout/FormStack';
export { FieldGrid } from './layout/FieldGrid';
export { FormButtons } from './layout/FormButtons';
export { Announcement, Note } from './layout/Note';
export { Done } from './layout/Done';
export { StepHeading } from './form/StepHeading';
export { useIsHydrated } from './form/useIsHydrated';
export { useIsSlow } from './form/useIsSlow';
