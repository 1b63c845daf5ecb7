import { css } from '#styled/css';

/** What is wrong and is about no field of its own; read out when it comes. */
export function FormRefusal({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className={words}>
      {text}
    </p>
  );
}

const words = css({ color: 'danger.text', textStyle: 'small', maxW: 'measure' });
