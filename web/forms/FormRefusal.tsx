import { css } from '#styled/css';

/** A problem that belongs to no field; read out when it appears. */
export function FormRefusal({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className={words}>
      {text}
    </p>
  );
}

const words = css({ color: 'danger.text', textStyle: 'small', maxW: 'measure' });
