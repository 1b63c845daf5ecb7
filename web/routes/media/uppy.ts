import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';

const mostFiles = 10;
const largestFile = 100 * 1024 * 1024; // bytes
const atOnce = 6;
const retryDelays = [0, 1000, 3000, 5000]; // ms

export interface FileToSign {
  readonly originalName: string;
  readonly mimeType: string;
  readonly fileSize: number;
}

export interface SignedLink {
  readonly uploadUrl: string;
  /** what the link takes a file with, by name */
  readonly headers: Record<string, string>;
}

export interface SentFile {
  readonly originalName: string;
  /** the signed link that took the file */
  readonly uploadUrl: string;
}

interface UploadOptions {
  readonly target: HTMLElement;
  /** resolves to a signed link that takes the file by PUT */
  readonly sign: (file: FileToSign) => Promise<SignedLink>;
  /** called once for each file that arrived; rejects with a sentence when the server will not have it */
  readonly uploaded: (file: SentFile) => Promise<void>;
  /** called when everything that was picked has arrived and was accepted */
  readonly done: () => void;
}

/** An Uppy with its dashboard inside `target`. Each file is sent whole, with one PUT to a link of its own. */
export function startUppy({ target, sign, uploaded, done }: UploadOptions): Uppy {
  const links = new Map<string, string>();
  const failures = new Map<string, number>();
  const uppy = new Uppy({
    autoProceed: true,
    infoTimeout: 5000,
    restrictions: { maxNumberOfFiles: mostFiles, maxFileSize: largestFile, allowedFileTypes: ['image/*', 'video/*'] },
  });

  uppy.use(Dashboard, {
    target,
    inline: true,
    width: '100%',
    height: 260,
    theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    note: `Up to ${mostFiles} files at a time, 100 MB each.`,
    thumbnailWidth: 200,
    thumbnailType: 'image/jpeg',
    singleFileFullScreen: false,
    proudlyDisplayPoweredByUppy: false,
    hideProgressAfterFinish: true,
  });
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    limit: atOnce,
    generateObjectKey: (file) => file.id,
    signRequest: async ({ key }) => {
      const file = uppy.getFile(key);
      const { uploadUrl, headers } = await sign({
        originalName: file.name,
        mimeType: file.type || 'application/octet-stream',
        fileSize: file.size ?? 0,
      });
      links.set(key, uploadUrl);
      return { url: new URL(uploadUrl, location.origin).href, headers };
    },
  });

  uppy.on('upload-error', (file) => {
    if (!file) return;
    const failed = failures.get(file.id) ?? 0;
    failures.set(file.id, failed + 1);
    if (failed >= retryDelays.length) return;
    setTimeout(() => uppy.getFile(file.id) && uppy.retryUpload(file.id), retryDelays[failed]);
  });
  const accepted = new Map<string, Promise<boolean>>();
  uppy.on('upload-success', (file) => {
    const uploadUrl = file && links.get(file.id);
    if (!uploadUrl) return;
    const answer = uploaded({ originalName: file.name, uploadUrl }).then(
      () => true,
      (problem: Error) => {
        console.error(problem);
        uppy.setFileState(file.id, { error: problem.message });
        uppy.info(`${file.name}: ${problem.message}`, 'error');
        return false;
      },
    );
    accepted.set(file.id, answer);
  });
  uppy.on('complete', async () => {
    const answers = await Promise.all(uppy.getFiles().map(({ id }) => accepted.get(id) ?? false));
    if (answers.length > 0 && answers.every(Boolean)) done();
  });
  return uppy;
}
