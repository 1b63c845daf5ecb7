import { css } from '#styled/css';

interface FormHeadProps {
  readonly title: string;
  readonly subtitle: string;
  /** announces the subtitle when it appears */
  readonly status?: boolean;
}

/** The title of a visitors' page, and the sentence under it. */
export function FormHead({ title, subtitle, status = false }: FormHeadProps) {
  return (
    <>
      <h1 className={heading}>{title}</h1>
      <p role={status ? 'status' : undefined} className={sentence}>
        {subtitle}
      </p>
    </>
  );
}

const heading = css({ textStyle: 'h1', fontSize: { sm: '[30px]' }, lineHeight: { sm: '[36px]' } });
const sentence = css({ color: 'ink.muted', mt: '6', mb: '24' });
