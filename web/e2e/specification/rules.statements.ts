import type { Statements } from './statement.js';

const CONFORMANCE = 'api/rest/conformance.test.ts';
const RULES = 'api/rest/rules.test.ts';
const REST = 'api/rest/rest.test.ts';
const UPLOADS = 'api/rest/uploads.test.ts';
const CLIENT = 'api/test/documentedClient.test.ts';
const LOGIN = 'web/routes/login/LoginPage.test.tsx';
const SIGN_IN = 'web/entry/signIn.test.ts';
const PROJECTS = 'web/routes/projects/ProjectsPage.test.tsx';
const PROJECT = 'web/routes/project/ProjectPage.test.tsx';
const PROJECT_FORM = 'web/projects/project.rules.test.ts';
const STAGING = 'web/staging/CreateStagingJobDialog.test.tsx';
const REVIEW = 'web/routes/review/ReviewPage.test.tsx';
const MEDIA = 'web/routes/media/MediaPage.test.tsx';
const UPLOAD_WIDGET = 'web/media/uppy.test.ts';
const BILLING = 'web/routes/billing/BillingPage.test.tsx';
const INVOICE_DIALOG = 'web/billing/CreateInvoiceDialog.test.tsx';
const INVOICE_FORM = 'web/billing/invoice.rules.test.ts';
const TOASTER = 'web/components/Toaster.test.tsx';

const CREATED = 'asks for a first project, checks and creates it, and leads to the upload of its photos';
const REFUSED = 'refuses %j with a plain sentence';
const ANSWERED = 'answers what is documented';
const BEFORE_SENT = 'refuses %s with %s before anything is sent: %s';
const FORM_REFUSED = 'refuses an invoice whose %s is %j: %s';
const INVOICE_MISSES = 'names what an empty form lacks, sends nothing and focuses the first field';
const BY_STATUS = 'announces a job that is created as %s with "%s"';

/** Statements about rules of input, errors and messages. */
export const ruleStatements = {
  'emails: required': {
    section: 5,
    states: 'an email is required',
    says: ['Email is required'],
    shownBy: { [CONFORMANCE]: [REFUSED], [LOGIN]: ['requires both fields, and says so at each'] },
  },
  'emails: valid': {
    section: 5,
    states: 'an email is a valid address',
    says: ['Enter a valid email address'],
    shownBy: { [CONFORMANCE]: [REFUSED], [LOGIN]: [BEFORE_SENT] },
  },
  'emails: as sent': {
    section: 5,
    states: 'an email is sent trimmed and in lower case',
    shownBy: {
      [RULES]: ['has its email without space around it and in lower case, in both calls'],
      [LOGIN]: ['sends the address trimmed and in lower case, then leads to the dashboard'],
    },
  },
  'passwords: required': {
    section: 5,
    states: 'a password is required',
    says: ['Password is required'],
    shownBy: { [CONFORMANCE]: [REFUSED], [LOGIN]: ['requires both fields, and says so at each'] },
  },
  'passwords: length': {
    section: 5,
    states: 'a password has at least 8 characters',
    says: ['Password must be at least 8 characters long'],
    shownBy: { [RULES]: ['has a password of at least 8 characters, unchanged'], [LOGIN]: [BEFORE_SENT] },
  },
  'projects: address': {
    section: 5,
    states: 'a project needs an address of at least one character, when it is made and when it is changed',
    says: ['Address is required'],
    shownBy: {
      [CONFORMANCE]: [REFUSED],
      [RULES]: ['needs an address of one character, and nothing else'],
      [PROJECTS]: [CREATED],
      [PROJECT_FORM]: ['requires an address of at least one character'],
    },
  },
  'projects: optional fields': {
    section: 5,
    states: 'MLS id, notes and tags of a project may be left out',
    shownBy: {
      [RULES]: ['needs an address of one character, and nothing else'],
      [REST]: ['drops empty tags and trims text'],
    },
  },
  'projects: status': {
    section: 5,
    states: 'a project’s status is one of four, active where none is given',
    shownBy: {
      [CONFORMANCE]: [REFUSED],
      [RULES]: ['has one of four statuses, and can change from each to each'],
    },
  },
  'projects: tags as typed': {
    section: 5,
    states: 'tags are typed as text, split at commas, trimmed, the empty ones dropped',
    shownBy: {
      [REST]: ['drops empty tags and trims text'],
      [PROJECTS]: [CREATED],
      [PROJECT_FORM]: ['leaves out of a new project what is empty, also the tags'],
    },
  },
  'projects: tags as sent': {
    section: 5,
    states: 'a new project’s tags are sent only where there are any, a changed one’s always, as a list',
    shownBy: {
      [RULES]: ['has the tags of the sent list, none for an empty list, and the same ones without a list'],
      [PROJECT_FORM]: [
        'leaves out of a new project what is empty, also the tags',
        'sends a changed project with all of its tags, and removes what was emptied',
      ],
      [PROJECT]: ['changes a project, says so and closes the dialog'],
    },
  },
  'projects: search by part': {
    section: 5,
    states: 'a search looks for a part of address or MLS id in either case, together with the status',
    shownBy: {
      'api/projects/projects.test.ts': [
        'finds a part of an address or MLS id, ignoring case and taking wildcards literally',
      ],
      [PROJECTS]: ['sends a search to the address and the server, and offers no button without a match'],
    },
  },
  'invoices: project': {
    section: 5,
    states: 'an invoice needs a project',
    says: ['Project is required'],
    shownBy: { [CONFORMANCE]: [REFUSED], [INVOICE_FORM]: [FORM_REFUSED], [INVOICE_DIALOG]: [INVOICE_MISSES] },
  },
  'invoices: items': {
    section: 5,
    states: 'an invoice needs items',
    says: ['Items are required'],
    shownBy: { [CONFORMANCE]: [REFUSED], [INVOICE_FORM]: [FORM_REFUSED], [INVOICE_DIALOG]: [INVOICE_MISSES] },
  },
  'invoices: lines': {
    section: 5,
    states: 'a line that is not empty has exactly one colon, between a description and an amount of at least 0',
    says: ["Each line must be in format 'Description: Amount' with valid positive numbers"],
    shownBy: {
      [CONFORMANCE]: [REFUSED],
      [RULES]: ['may be 0, and its subtotal must be the sum of its lines'],
      [INVOICE_FORM]: [
        FORM_REFUSED,
        'accepts an amount of 0, and an empty tax and due date',
        'reads the lines around their colons, without the empty lines',
      ],
    },
  },
  'invoices: subtotal': {
    section: 5,
    states: 'an invoice needs a subtotal of at least 0',
    says: ['Subtotal is required', 'Subtotal must be a valid positive number'],
    shownBy: {
      [CONFORMANCE]: [REFUSED],
      [RULES]: ['may be 0, and its subtotal must be the sum of its lines'],
      [INVOICE_FORM]: [FORM_REFUSED],
    },
  },
  'invoices: tax': {
    section: 5,
    states: 'a tax may be left out, is then 0, and is at least 0',
    says: ['Tax must be a valid positive number'],
    shownBy: {
      [CONFORMANCE]: [REFUSED],
      [RULES]: ['needs neither tax nor due date nor total: the tax is 0, the total the subtotal and the tax'],
      [REST]: ['accepts a due date with a time or empty, and an empty tax'],
      [INVOICE_FORM]: [FORM_REFUSED, 'accepts an amount of 0, and an empty tax and due date'],
    },
  },
  'invoices: due date': {
    section: 5,
    states: 'a due date may be left out',
    shownBy: {
      [RULES]: ['needs neither tax nor due date nor total: the tax is 0, the total the subtotal and the tax'],
      [REST]: ['accepts a due date with a time or empty, and an empty tax'],
      [INVOICE_FORM]: ['names all that an empty form lacks, but neither tax nor due date'],
    },
  },
  'invoices: total': {
    section: 5,
    states: 'the total is the subtotal plus the tax',
    shownBy: {
      [CONFORMANCE]: [ANSWERED, REFUSED],
      [RULES]: ['needs neither tax nor due date nor total: the tax is 0, the total the subtotal and the tax'],
      'web/billing/amounts.test.ts': ['adds the tax to the subtotal, also when it is left empty'],
      'api/billing/amounts.test.ts': [
        'have a total of exactly subtotal plus tax, in integers of a cent, however the amounts are spelled',
      ],
    },
  },
  'staging: what is needed': {
    section: 5,
    states: 'staging needs a project and at least one image',
    shownBy: {
      [CONFORMANCE]: [REFUSED],
      [STAGING]: ['enables the order once a project and an image are chosen, and says what is missing until then'],
    },
  },
  'staging: notes': {
    section: 5,
    states: 'staging notes are trimmed, and left out where nothing is left of them',
    shownBy: {
      [CONFORMANCE]: [ANSWERED],
      [REST]: ['joins the person’s notes and the system’s messages'],
      [STAGING]: [BY_STATUS],
    },
  },
  'uploads: number': {
    section: 5,
    states: 'at most 10 files can be picked at a time',
    shownBy: { [UPLOAD_WIDGET]: ['takes ten files at a time, and refuses an eleventh with a message'] },
  },
  'uploads: size': {
    section: 5,
    states: 'a file has at most 100 MB',
    shownBy: {
      [RULES]: ['an upload may have 100 MB, and no byte more'],
      [UPLOADS]: ['of more than 100 MB is refused by the link'],
      [UPLOAD_WIDGET]: ['takes a file of 100 MB, and refuses one that is a byte larger'],
    },
  },
  'uploads: kind': {
    section: 5,
    states: 'what has a mime type of image/... is an image, anything else a video',
    shownBy: {
      [CONFORMANCE]: [ANSWERED],
      [UPLOADS]: ['may have any type and size, and its bytes are checked'],
    },
  },
  'uploads: project': {
    section: 5,
    states: 'an upload goes to a project that was chosen',
    shownBy: {
      [CONFORMANCE]: ['%s gives the same answer for a foreign, a missing and a malformed id'],
      [MEDIA]: [
        'counts the files of all projects, and asks to select a project before an upload',
        'counts the files of a chosen project and takes uploads',
      ],
    },
  },
  'revisions: without a word': {
    section: 5,
    states: 'a revision of which nothing is said is asked for with a fixed reason and comment',
    shownBy: {
      [CONFORMANCE]: [ANSWERED],
      [REVIEW]: ['sends a fixed reason and comment for a revision without words'],
    },
  },
  'errors: form': {
    section: 8,
    states: 'an answer that is no success is the error "STATUS: BODY"',
    shownBy: {
      [CLIENT]: ['turns the answer %s with the body %j into the error "%s"'],
      [RULES]: ['refusals have a status and a specific sentence: %s %s'],
      [SIGN_IN]: ['throws for an answer of 401 with the body %j the error "%s"'],
    },
  },
  'errors: empty body': {
    section: 8,
    states: 'it is "STATUS: STATUS TEXT" where the body is empty',
    shownBy: {
      [CLIENT]: ['turns the answer %s with the body %j into the error "%s"'],
      [SIGN_IN]: ['throws for an answer of 401 with the body %j the error "%s"'],
    },
  },
  'errors: nobody signed in': {
    section: 8,
    states: 'that nobody is signed in is read as null, at 401 alone',
    shownBy: {
      [CONFORMANCE]: ['reads null as the user without a session'],
      [CLIENT]: ['reads 401 as "nobody signed in" for the user only, and no other status'],
    },
  },
  'errors: sign-in': {
    section: 8,
    states: 'of a sign-in that failed, the text after the first colon is shown',
    says: ['Unable to complete the request', 'Something went wrong'],
    shownBy: {
      [RULES]: [
        'that cannot %s with %j gets the reason in the text after the first colon',
        'that exists already gives its reason in the same way',
      ],
      [LOGIN]: ['shows the words after the status of a refusal, and clears them in the other mode'],
      [SIGN_IN]: ['for the failure %s the form shows "%s"'],
    },
  },
  'messages: project created': {
    section: 8,
    states: 'a project that was created: a message, and the dialog closes',
    says: ['Project created successfully'],
    shownBy: { [PROJECTS]: [CREATED] },
  },
  'messages: project not created': {
    section: 8,
    states: 'a project that was not created',
    says: ['Failed to create project'],
    shownBy: { [PROJECTS]: ['keeps the dialog open when the project is not created'] },
  },
  'messages: project changed': {
    section: 8,
    states: 'a project that was changed',
    says: ['Success', 'Project updated successfully'],
    shownBy: { [PROJECT]: ['changes a project, says so and closes the dialog'] },
  },
  'messages: project not changed': {
    section: 8,
    states: 'a project that was not changed: the server’s words, or our own where it has none',
    says: ['Error', 'Failed to update project'],
    shownBy: { [PROJECT]: ['for a change refused with %j says "%s" and keeps the dialog'] },
  },
  'messages: project deleted': {
    section: 8,
    states: 'a project that was deleted, or was not: the question closes either way',
    says: ['Project deleted successfully', 'Failed to delete project'],
    shownBy: {
      [PROJECTS]: [
        'asks before it deletes, then removes the card',
        'keeps a project that cannot be deleted, and closes the question',
      ],
    },
  },
  'messages: staging not ordered': {
    section: 8,
    states: 'staging that was not ordered: the server’s words, or our own where it has none',
    says: ['Failed to create staging job'],
    shownBy: { [STAGING]: ['for a %s with the words %j shows "%s" and keeps the dialog'] },
  },
  'messages: staging ordered': {
    section: 8,
    states: 'staging that was ordered: the message goes by the status of the job that is answered',
    says: [
      'Processing Failed',
      'Job created but processing failed. Check job notes for details',
      'Success',
      'Staging job processed successfully! Check the results below.',
      'Processing',
      'Staging job submitted for processing...',
      'Job Created',
      'Staging job created and queued for processing',
    ],
    shownBy: { [CONFORMANCE]: [ANSWERED], [STAGING]: [BY_STATUS] },
  },
  'messages: job approved': {
    section: 8,
    states: 'a job that was approved, or was not',
    says: ['Staging job approved successfully', 'Failed to approve staging job'],
    shownBy: {
      [REVIEW]: [
        'says that a job is approved, and no longer offers the decision',
        'refuses in words a decision that another tab has made',
      ],
    },
  },
  'messages: revision': {
    section: 8,
    states: 'a revision that was asked for, or was not',
    says: ['Revision request submitted successfully', 'Failed to request revision'],
    shownBy: {
      [REVIEW]: [
        'sends a fixed reason and comment for a revision without words',
        'says that a revision was refused, and still offers the decision',
      ],
    },
  },
  'messages: invoices': {
    section: 8,
    states: 'the seven messages about invoices, their payment and their files',
    says: [
      'Invoice created successfully',
      'Failed to create invoice',
      'Failed to initiate payment',
      'Invoice downloaded successfully',
      'Failed to download invoice',
      'Receipt downloaded successfully',
      'Failed to download receipt',
    ],
    shownBy: {
      [INVOICE_DIALOG]: [
        'creates the invoice as typed, says so, closes the dialog and shows it first in the table',
        'keeps what was typed when the server refuses, with the server’s words at the field',
      ],
      [BILLING]: [
        'says that a payment cannot begin, and stays',
        'for an invoice that is %s, %s saves the answer of /%s as %s: %s',
        'for an invoice that is %s, %s saves nothing when /%s refuses: %s',
      ],
    },
  },
  'messages: file refused': {
    section: 8,
    states: 'that a file was not taken in is logged',
    differs: 'the widget also shows the server’s sentence at the file: else it would look as if all had gone well',
    shownBy: {
      [UPLOADS]: ['that %s is refused, and nothing of it stays'],
      [UPLOAD_WIDGET]: ['logs a file that the server refuses, and shows the refusal at the file'],
    },
  },
  'messages: download': {
    section: 8,
    states: 'no message tells of a download that failed or had no link',
    differs: 'the media carry their links, and the browser follows them by itself and tells of failures',
    shownBy: { [REVIEW]: ['offers finals as JPEG and as PNG'] },
  },
  'messages: upload widget': {
    section: 8,
    states: 'the upload widget tells by itself of limits, duplicates, a network that is gone and a failed upload',
    says: [
      'You can only upload 10 files',
      'exceeds maximum allowed size of 100 MB',
      'Cannot add the duplicate file',
      'No Internet connection',
      'Failed to upload',
    ],
    shownBy: {
      [UPLOAD_WIDGET]: [
        'takes ten files at a time, and refuses an eleventh with a message',
        'takes a file of 100 MB, and refuses one that is a byte larger',
        'refuses a file that is there already with a message',
        'says that the network is gone',
        'names a file that does not arrive',
      ],
    },
  },
  'messages: variants': {
    section: 8,
    states: 'messages are usual or destructive',
    shownBy: { [TOASTER]: ['marks a failure differently from a success'] },
  },
} satisfies Statements;
