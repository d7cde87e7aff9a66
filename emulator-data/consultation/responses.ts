/** A response as a council keeps it: a template, or one that answers what has this status. */
export interface DemoResponse {
  description: string;
  /** HTML. */
  text: string;
  useAsTemplate: boolean;
  summary: string;
  councilResponse: string;
  /** What it answers; null: nothing yet. */
  answers: 'Response drafted' | 'Response approved' | 'Response sent' | null;
}

const opening =
  '<p>Dear {salutation},</p><p>Thank you for your representation of {received} on {consultation}.</p>';
const ending =
  '<p>Our reference for it is {reference}. You will hear from us when the plan is submitted.</p><p>Yours faithfully,<br />Planning policy, {council}</p>';

/** Made-up responses of every council: a few templates, and one for each step of the work. */
export const demoResponses: readonly DemoResponse[] = [
  {
    description: 'Acknowledgement with next steps',
    text: `${opening}<p>{if late}It reached us after {closed}. We have recorded it, but the inspector need not consider it.{else}It was made in time and will be considered with all others.{end}</p>${ending}`,
    useAsTemplate: true,
    summary: '',
    councilResponse: '',
    answers: null,
  },
  {
    description: 'Objection: thank you and reasons',
    text: `${opening}<p>{if oppose}We understand that you object{if topics} on {topics}{end}.{end}</p><h2>What happens next</h2><ul><li>Your words are published without personal details.</li><li>The council decides on changes to {document}.</li></ul>${ending}`,
    useAsTemplate: true,
    summary: '',
    councilResponse: '',
    answers: null,
  },
  {
    description: 'Flood risk: sequential test',
    text: `${opening}<p>The site was tested against others of lower risk, and the policy now asks for a drainage strategy.</p>${ending}`,
    useAsTemplate: false,
    summary: 'Concern that homes are allocated where surface water gathers.',
    councilResponse: 'The policy is amended to require a drainage strategy with every application.',
    answers: 'Response drafted',
  },
  {
    description: 'Transport: junction capacity',
    text: `${opening}<p>The transport assessment covers the junction. Works to it are in the infrastructure delivery plan.</p>${ending}`,
    useAsTemplate: false,
    summary: 'Traffic at the junction is thought to be beyond what it can carry.',
    councilResponse: 'No change. The assessment shows that the planned works are enough.',
    answers: 'Response approved',
  },
  {
    description: 'Support noted',
    text: `${opening}<p>{if support}We note your support.{else}We note what you say.{end}</p>${ending}`,
    useAsTemplate: false,
    summary: 'Support for the policy as it stands.',
    councilResponse: 'Noted.',
    answers: 'Response sent',
  },
];
