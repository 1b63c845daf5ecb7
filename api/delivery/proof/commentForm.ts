/** The form of a proof's page; it works without script. */
import type { FieldProblem } from '../../domain/errors.js';
import { field, markup, type Markup } from '../../typesetting/markup.js';
import type { Piece, ProofPhoto } from './readProof.js';
import { LONGEST_COMMENT, LONGEST_NAME } from './sellerComment.rules.js';

/** The form's fields as they were sent. */
export interface SentForm {
  readonly itemId: string;
  readonly resultId: string;
  readonly name: string;
  readonly text: string;
  readonly verdict: string;
  readonly x: string;
  readonly y: string;
  readonly piece: string;
}

/** What became of a form. */
export interface Answered {
  /** it was kept */
  readonly kept?: boolean;
  /** it was refused: its words are shown again */
  readonly sent?: SentForm;
  readonly problems?: readonly FieldProblem[];
}

interface CommentForm {
  readonly photo: ProofPhoto;
  readonly path: string;
  readonly name: string | null;
  readonly sellerApproves: boolean;
  readonly answered: Answered;
}

const APPROVES = 'This approves the picture: it is delivered as it is, and can no longer be changed.';

export function commentForm({ photo, path, name, sellerApproves, answered }: CommentForm): Markup {
  const { itemId, resultId, place, pieces } = photo;
  const { sent } = answered;
  const problemOf = (...paths: readonly string[]) => answered.problems?.find((each) => paths.includes(each.path));
  // A pin and a piece belong to the picture that was on show.
  const about = sent?.resultId === resultId ? sent : null;
  const chosen = sent?.verdict ?? '';
  const textProblem = problemOf('text');
  return markup`<form method="post" action="${`${path}?photo=${place}#say`}" id="say" data-say>
<h2>What do you think?</h2>
${answered.kept ? markup`<p class="kept" role="status">Thank you. Your answer has been sent.</p>` : ''}
${summary(answered)}
<input type="hidden" name="itemId" value="${itemId}">
<input type="hidden" name="resultId" value="${resultId}">
<input type="hidden" name="x" value="${about?.x ?? ''}">
<input type="hidden" name="y" value="${about?.y ?? ''}">
<fieldset><legend>Your answer</legend>
${answer({ value: 'looks_good', label: 'Looks good', chosen, hint: sellerApproves ? APPROVES : null })}
${answer({ value: 'please_change', label: 'Please change', chosen, hint: null })}
${answer({ value: '', label: 'Only a comment', chosen, hint: null })}
</fieldset>
<p class="field"><label for="words">Your words</label>
<textarea id="words" name="text" rows="4" dir="auto" data-longest="${String(LONGEST_COMMENT)}" aria-describedby="longest"
${invalid(textProblem)}>${`\n${sent?.text ?? ''}`}</textarea>
<span class="hint" id="longest">At most ${LONGEST_COMMENT.toLocaleString('en-US')} characters.</span></p>
${pieces.length === 0 ? '' : pieceField(pieces, about?.piece ?? '')}
<div data-pin></div>
${nameField({ name: sent?.name ?? name ?? '', known: name !== null, problem: problemOf('name') })}
<p><button type="submit">Send</button></p>
</form>`;
}

/** What was written on a photo that can no longer be commented on. */
export function lostWords(answered: Answered): Markup {
  const { sent } = answered;
  if (!sent) return markup``;
  const words = markup`<p class="field"><label for="words">What you wrote</label>
<textarea id="words" rows="4" dir="auto" readonly>${`\n${sent.text}`}</textarea></p>`;
  return markup`<div class="form" id="say">${summary(answered)}${sent.text === '' ? '' : words}</div>`;
}

function summary({ problems = [] }: Answered): Markup {
  if (problems.length === 0) return markup``;
  const sentences = problems.map(({ message }) => markup`<p>${message.replace(/[^.!?]$/, '$&.')}</p>`);
  return markup`<div class="problem" role="alert" id="problem">
<p><strong>This was not sent.</strong></p>${sentences}</div>`;
}

const invalid = (problem: FieldProblem | undefined) =>
  problem ? markup` aria-invalid="true" aria-errormessage="problem"` : markup``;

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly chosen: string;
  readonly hint: string | null;
}

function answer({ value, label, chosen, hint }: Choice): Markup {
  const checked = value === chosen ? markup` checked` : '';
  const described = hint === null ? '' : markup` aria-describedby="approves"`;
  return markup`<p class="choice"><label><input type="radio" name="verdict" value="${value}"${checked}${described}>
${label}</label>${hint === null ? '' : markup`<span class="hint" id="approves">${hint}</span>`}</p>`;
}

function pieceField(pieces: readonly Piece[], chosen: string): Markup {
  const options = pieces.map(({ id, label }) => {
    const selected = id === chosen ? markup` selected` : '';
    return markup`<option value="${id}"${selected}>${label}</option>`;
  });
  return markup`<p class="field"><label for="piece">About</label>
<select id="piece" name="piece"><option value="">The whole picture</option>${options}</select></p>`;
}

interface NameField {
  readonly name: string;
  /** it was asked before: it is shown, and can be changed on demand */
  readonly known: boolean;
  readonly problem: FieldProblem | undefined;
}

function nameField({ name, known, problem }: NameField): Markup {
  const input = markup`<p class="field"><label for="name">Your first name</label>
<input id="name" name="name" value="${name}" maxlength="${String(LONGEST_NAME)}" autocomplete="given-name" dir="auto"
required${invalid(problem)}></p>`;
  if (!known || problem) return input;
  return markup`<details><summary>You write as ${field(name)}</summary>${input}</details>`;
}
