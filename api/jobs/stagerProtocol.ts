/** The messages between the worker and its stager process. Pictures are passed in files. */
import type { Plan, RefusalCode, Report, Room, StageProgress, StageRequest } from '../stager/contract.js';

/** Paths in a folder that the worker made and removes. */
export interface StagerFiles {
  /** the clean picture at the photo's own size, PNG */
  readonly clean: string;
  /** its mask, PNG: 0 where the photo's pixels are untouched */
  readonly mask: string;
  /** the mask by piece, PNG: see StageResult.pieces */
  readonly pieces: string;
  /** the picture that may be shown before approval: at most 1600 px, with the PREVIEW mark, JPEG */
  readonly proof: string;
  /** the newest coarse picture, marked like the proof; rewritten at every pass */
  readonly firstPass: string;
}

export interface StagerOrder {
  readonly request: StageRequest & { readonly photo: string };
  readonly files: StagerFiles;
  /** the folder of kept lights: see keptLights.ts */
  readonly lights: string;
}

export type StagerMessage =
  | { readonly kind: 'progress'; readonly share: number; readonly step: StageProgress['step'] }
  | { readonly kind: 'firstPass' }
  | { readonly kind: 'done'; readonly plan: Plan; readonly room: Room; readonly report: Report }
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      readonly message: string;
      readonly room?: Room | undefined;
    };
